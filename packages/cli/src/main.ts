#!/usr/bin/env node
import { finishProcess } from "./command-line/finish-process.js";
import { runCommandLine } from "./command-line/run-command-line.js";

await finishProcess(await runCommandLine(process.argv.slice(2)));
