import { setTimeout as wait } from "node:timers/promises";
import { toolMeta, type ToolContext } from "@toolmeta/runtime";

/** The suite wants to see that messages arrive while the tool runs, and not all at its end. */
const PAUSE = 50;

/** Tools that tell the client of their work on the way. */
export class ReportTools {
  /** Send three log messages while running. */
  @toolMeta({ readOnly: true })
  async testToolWithLogging(context: ToolContext): Promise<string> {
    await context.log("info", "Tool execution started");
    await wait(PAUSE);
    await context.log("info", "Tool processing data");
    await wait(PAUSE);
    await context.log("info", "Tool execution completed");
    return "Three messages were logged.";
  }

  /** Send one log message, which only a client that has asked for messages may receive. */
  @toolMeta({ readOnly: true })
  async testLoggingTool(context: ToolContext): Promise<string> {
    await context.log("info", "The logging tool runs");
    return "One message was logged.";
  }

  /** Report progress from 0 to 100. */
  @toolMeta({ readOnly: true })
  async testToolWithProgress(context: ToolContext): Promise<string> {
    await context.progress(0, 100);
    await wait(PAUSE);
    await context.progress(50, 100);
    await wait(PAUSE);
    await context.progress(100, 100);
    return "All of it is done.";
  }
}
