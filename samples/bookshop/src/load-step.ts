/** The modules that the server can serve: the finished catalog, and each step on the way to it. */
const steps = {
  catalog: () => import("./catalog.js"),
  "first-tool": () => import("./steps/first-tool.js"),
  "optional-argument": () => import("./steps/optional-argument.js"),
  "richer-schema": () => import("./steps/richer-schema.js"),
  "model-parameter": () => import("./steps/model-parameter.js"),
  "async-tool": () => import("./steps/async-tool.js"),
  "title-and-annotations": () => import("./steps/title-and-annotations.js"),
} as const;

function isStep(name: string): name is keyof typeof steps {
  return Object.hasOwn(steps, name);
}

/**
 * Loads the module of one step.
 *
 * @throws Error naming all steps when there is none of that name.
 */
export async function loadStep(name: string): Promise<object> {
  if (!isStep(name)) {
    throw new Error(`There is no step "${name}". Choose one of: ${Object.keys(steps).join(", ")}.`);
  }
  return steps[name]();
}
