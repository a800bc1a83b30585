/**
 * Node 20 cannot read a TypeScript configuration by itself; later versions do and ignore these lines.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "skipProject": true, "compilerOptions": {"module": "commonjs", "moduleResolution": "bundler"}}
 */
import type { Config } from "jest";

const config: Config = {
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/test/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/", "/dist/", "/cjs/", "/fixtures/", "/\\.tmp/"],
  modulePathIgnorePatterns: ["/fixtures/", "/\\.tmp/"],
  transform: { "\\.ts$": ["ts-jest", { tsconfig: "<rootDir>/tsconfig.test.json" }] },
  maxWorkers: 2,
  // A test that compiles a program or starts a server takes seconds on a busy machine.
  testTimeout: 60_000,
};

export default config;
