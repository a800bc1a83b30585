import type { Ajv2020 } from "ajv/dist/2020.js";

let loading: Promise<Ajv2020> | undefined;

/** The validator, loaded on first use: a server that was only asked for its list never pays for it. */
export function loadAjv(): Promise<Ajv2020> {
  loading ??= createAjv();
  return loading;
}

async function createAjv(): Promise<Ajv2020> {
  const [{ Ajv2020 }, { fullFormats }] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("ajv-formats/dist/formats.js"),
  ]);
  return new Ajv2020({
    // All errors: one round trip tells a model everything that is wrong.
    allErrors: true,
    verbose: true,
    strict: false,
    // `constructor` and the like are arguments only when they are given.
    ownProperties: true,
    formats: fullFormats,
    logger: false,
  });
}
