import { VALIDATOR_OPTIONS } from "@toolmeta/contract/validation";
import type * as Library from "ajv";
import type * as Formats from "ajv-formats/dist/formats.js";

/** A compiler of schemas whose code can be written down, reading them as the runtime's does. */
export function createValidatorCompiler(): Library.Ajv {
  // It is loaded with the first schema: most projects want no ready-made validators.
  /* eslint-disable @typescript-eslint/no-require-imports */
  const { Ajv, _ } = require("ajv") as typeof Library;
  const { fullFormats } = require("ajv-formats/dist/formats.js") as typeof Formats;
  /* eslint-enable @typescript-eslint/no-require-imports */
  const compiler = new Ajv({
    ...VALIDATOR_OPTIONS,
    messages: false,
    // Schemas that were made here need no schema to check them, and share what they refer to.
    meta: false,
    validateSchema: false,
    inlineRefs: false,
    formats: fullFormats,
    code: { source: true, formats: _`require("ajv-formats/dist/formats").fullFormats` },
  });
  compiler.removeKeyword("uniqueItems").addKeyword(writeUniqueItems(_));
  forgetFacts(compiler, _);
  return compiler;
}

/** The runtime has a faster way of its own, which is used by its name. */
function writeUniqueItems(_: typeof Library._): Library.CodeKeywordDefinition {
  return {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    code(context) {
      if (context.schema !== true) return;
      const code = _`require("@toolmeta/runtime").hasUniqueItems`;
      const hasUniqueItems = context.gen.scopeValue("func", { ref: isNeverCalled, code });
      context.pass(_`${hasUniqueItems}(${context.data})`);
    },
  };
}

/** Stands for the runtime's function while code is made, which is not run here. */
function isNeverCalled(): boolean {
  return true;
}

/** Only yes or no is asked of these validators; what each error tells would be most of their code. */
function forgetFacts(compiler: Library.Ajv, _: typeof Library._): void {
  const definitions = Object.keys(compiler.RULES.all)
    .map((keyword) => compiler.getKeyword(keyword))
    .filter((definition) => typeof definition === "object");
  for (const definition of new Set(definitions)) {
    if (!("error" in definition)) continue;
    [definition.keyword].flat().forEach((keyword) => compiler.removeKeyword(keyword));
    compiler.addKeyword({ ...definition, error: { message: "", params: _`{}` } });
  }
}
