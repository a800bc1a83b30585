import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const RUNTIME_HAS_SDK_IN_SERVER = {
  group: ["@modelcontextprotocol/*"],
  message:
    "Only runtime/src/server/ and server-v2/ import an SDK, so that the rest starts without it.",
};
const NO_SECOND_GENERATION = {
  regex: "^@modelcontextprotocol/(?!sdk(/|$))|^(\\.\\./)+server-v2/",
  message:
    "This is the binding for @modelcontextprotocol/sdk; what both need is in runtime/src/binding/.",
};
const NO_FIRST_GENERATION = {
  regex: "^@modelcontextprotocol/sdk(/|$)|^(\\.\\./)+server/",
  message:
    "This is the binding for @modelcontextprotocol/server; what both need is in runtime/src/binding/.",
};
const RUNTIME_HAS_REFLECT_IN_METADATA = {
  group: ["reflect-metadata"],
  message: "Only runtime/src/metadata/ touches Reflect's metadata.",
};
const NO_TRANSFORMER = {
  group: ["@toolmeta/transformer", "**/transformer/**"],
  message: "The runtime never imports the transformer; what both need is in the contract.",
};
const NO_RUNTIME = {
  group: ["@toolmeta/runtime", "@toolmeta/runtime/*", "**/runtime/**"],
  message: "The transformer never imports the runtime; what both need is in the contract.",
};
const NO_TYPESCRIPT = {
  group: ["typescript"],
  message: "The compiler is no part of what runs in a server.",
};
const NO_BARREL = {
  regex: "^(\\./|(\\.\\./)+)(index\\.js)?$",
  message: "Import the file that defines it; a package's index is for those outside.",
};

/**
 * The stages of the transformer, and which others each may import. What none of them lists stands above all
 * of them: the entries and the analysis that calls one stage after the other.
 */
const STAGES = {
  checker: [],
  diagnostics: [],
  jsdoc: ["checker", "diagnostics"],
  schema: ["checker"],
  signature: ["checker", "jsdoc", "schema"],
  discovery: ["checker", "diagnostics"],
  compile: ["diagnostics", "discovery", "jsdoc", "schema", "signature"],
  checks: ["compile", "diagnostics", "discovery", "jsdoc", "schema"],
  emit: ["checker", "compile", "schema", "validators"],
  validators: ["schema"],
  render: ["compile", "schema"],
  settings: ["diagnostics"],
  hosts: ["diagnostics", "emit"],
  editor: ["diagnostics", "hosts", "settings"],
};

/** Import boundaries of one part of the source; a later block for the same file replaces the rule. */
function boundaries(files, ...patterns) {
  return { files, rules: { "no-restricted-imports": ["error", { patterns }] } };
}

/** The boundaries of each stage of the transformer. */
function stageBoundaries() {
  return Object.entries(STAGES).map(([stage, known]) => {
    const others = Object.keys(STAGES).filter((name) => name !== stage && !known.includes(name));
    const group = others.map((name) => `**/${name}/**`);
    const message = `The stage ${stage} imports ${known.join(", ") || "no other"}; see STAGES.`;
    const files = [`transformer/src/${stage}/**/*.ts`];
    return boundaries(files, NO_RUNTIME, NO_BARREL, { group, message });
  });
}

export default defineConfig(
  {
    ignores: [
      "**/dist/",
      "runtime/bundle/",
      "runtime/cjs/",
      "coverage/",
      "**/.*/",
      // Source that is compiled to see what comes of it, and not to run.
      "**/fixtures/",
      "transformer/conformity/types/",
      "packages/cli/template/",
    ],
  },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          "packages/*/{,browser/}tsconfig.json",
          "{benchmarks,transformer,runtime}/{,*/}tsconfig.json",
          "samples/*/tsconfig.json",
          "tsconfig.test.json",
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // A tool may be async for its callers' sake, and a number reads well in a template.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A class of static tools is this project's subject.
      "@typescript-eslint/no-extraneous-class": "off",
    },
  },
  {
    files: ["{runtime,transformer}/src/**/*.ts", "packages/*/src/**/*.{ts,tsx}"],
    rules: {
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 50, skipBlankLines: true, skipComments: true }],
    },
  },
  boundaries(["packages/contract/src/**/*.ts"], NO_TRANSFORMER, NO_RUNTIME, NO_BARREL),
  boundaries(["packages/cli/src/**/*.{ts,tsx}"], NO_BARREL),
  boundaries(["transformer/src/**/*.ts"], NO_RUNTIME, NO_BARREL),
  ...stageBoundaries(),
  boundaries(
    ["runtime/src/**/*.ts"],
    NO_TRANSFORMER,
    NO_TYPESCRIPT,
    NO_BARREL,
    RUNTIME_HAS_SDK_IN_SERVER,
    RUNTIME_HAS_REFLECT_IN_METADATA,
  ),
  ...[
    { folder: "server", stranger: NO_SECOND_GENERATION },
    { folder: "server-v2", stranger: NO_FIRST_GENERATION },
  ].map(({ folder, stranger }) =>
    boundaries(
      [`runtime/src/${folder}/**/*.ts`],
      NO_TRANSFORMER,
      NO_TYPESCRIPT,
      NO_BARREL,
      RUNTIME_HAS_REFLECT_IN_METADATA,
      stranger,
    ),
  ),
  boundaries(
    ["runtime/src/metadata/**/*.ts"],
    NO_TRANSFORMER,
    NO_TYPESCRIPT,
    NO_BARREL,
    RUNTIME_HAS_SDK_IN_SERVER,
  ),
  {
    // Tests call what a user calls, with values whose types the compiler cannot know.
    files: ["**/test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["**/*.mjs", "**/*.cjs"],
    languageOptions: {
      globals: { console: "readonly", process: "readonly", URL: "readonly", module: "writable" },
    },
  },
  prettier,
);
