import { ToolmetaError } from "../errors/toolmeta-error.js";

/** A class that can be made, in the form that dependency injection containers take. */
export type ToolClass = new (...args: unknown[]) => object;

/** Makes the instance of a class, for instance by asking a dependency injection container. */
export type ResolveInstance = (type: ToolClass) => object | Promise<object>;

/**
 * Makes an instance with `new Class()`.
 *
 * @throws ToolmetaError (`no_instance`) when the constructor takes arguments.
 */
export function createInstance(type: ToolClass): object {
  if (type.length > 0) {
    throw new ToolmetaError(
      "no_instance",
      `${type.name} cannot be made with new ${type.name}(): its constructor takes ` +
        `${String(type.length)} argument(s). Register an instance, or say how to make one with the ` +
        "option `resolve: (Class) => instance`.",
    );
  }
  return Reflect.construct(type, []);
}
