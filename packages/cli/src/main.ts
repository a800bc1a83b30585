#!/usr/bin/env node
import { announceEarlyExit, finishProcess } from "./command-line/finish-process.js";
import { runCommandLine } from "./command-line/run-command-line.js";

announceEarlyExit();
await finishProcess(await runCommandLine(process.argv.slice(2)));
