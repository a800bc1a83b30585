export * from "./tools-0001.js";
