import { VALIDATOR_OPTIONS } from "@toolmeta/contract/validation";
import type { Ajv2020, Options } from "ajv/dist/2020.js";
import { uniqueItems } from "./unique-items.js";

/** Two readings of one schema. */
export interface Validators {
  /** Stops at the first error, so that a union does not look into branches that are out of the question. */
  readonly fast: Ajv2020;
  /** Reports every error of a schema. */
  readonly thorough: Ajv2020;
}

let loading: Promise<Validators> | undefined;

/** The validators, loaded on first use: a server that was only asked for its list never pays for them. */
export function loadAjv(): Promise<Validators> {
  loading ??= createValidators();
  return loading;
}

/** Two validators of their own, for schemas that are not to be kept for good. */
export async function createValidators(): Promise<Validators> {
  const [{ Ajv2020 }, fullFormats] = await Promise.all([import("ajv/dist/2020.js"), loadFormats()]);
  const options: Options = { ...VALIDATOR_OPTIONS, formats: fullFormats };
  const fast = new Ajv2020(options);
  const thorough = new Ajv2020({ ...options, allErrors: true, verbose: true });
  for (const ajv of [fast, thorough]) ajv.removeKeyword("uniqueItems").addKeyword(uniqueItems);
  return { fast, thorough };
}

/** The formats that strings and numbers can be checked for, by name. */
export async function loadFormats(): Promise<NonNullable<Options["formats"]>> {
  const { fullFormats } = await import("ajv-formats/dist/formats.js");
  return fullFormats;
}
