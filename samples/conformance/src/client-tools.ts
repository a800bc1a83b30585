import { toolMeta, type ElicitAnswer, type ToolContext } from "@toolmeta/runtime";
import { ENUM_FORM, DEFAULTS_FORM, USER_FORM } from "./forms.js";

/** Tools that ask the client's model or its user. */
export class ClientTools {
  /**
   * Ask the client's model.
   *
   * @param prompt - What to ask.
   */
  @toolMeta({ readOnly: true })
  async testSampling(prompt: string, context: ToolContext): Promise<string> {
    const { content } = await context.sample({
      messages: [{ role: "user", content: { type: "text", text: prompt } }],
      maxTokens: 100,
    });
    return `LLM response: ${JSON.stringify(content)}`;
  }

  /**
   * Ask the user for a name and an email address.
   *
   * @param message - What to say to the user.
   */
  @toolMeta({ readOnly: true })
  async testElicitation(message: string, context: ToolContext): Promise<string> {
    return describe(await context.elicit({ message, requestedSchema: USER_FORM }));
  }

  /** Ask the user with a form of which every member has a default. */
  @toolMeta({ readOnly: true })
  async testElicitationSep1034Defaults(context: ToolContext): Promise<string> {
    const message = "Please check these values.";
    return describe(await context.elicit({ message, requestedSchema: DEFAULTS_FORM }));
  }

  /** Ask the user with a form that has every kind of choice. */
  @toolMeta({ readOnly: true })
  async testElicitationSep1330Enums(context: ToolContext): Promise<string> {
    const message = "Please choose.";
    return describe(await context.elicit({ message, requestedSchema: ENUM_FORM }));
  }

  /** Ask the user after a first report of progress, so that the answer is already a stream. */
  @toolMeta({ readOnly: true })
  async testStreamingElicitation(context: ToolContext): Promise<string> {
    await context.progress(0, 1, "Asking the user");
    return describe(await context.elicit({ message: "Who are you?", requestedSchema: USER_FORM }));
  }

  /** Need the client's model, whether or not the client has one to offer. */
  @toolMeta({ readOnly: true })
  async testMissingCapability(context: ToolContext): Promise<string> {
    const { model } = await context.sample({
      messages: [{ role: "user", content: { type: "text", text: "Say hello." } }],
      maxTokens: 10,
    });
    return `The client's model is ${model}.`;
  }
}

function describe({ action, content }: ElicitAnswer): string {
  return `Elicitation completed: action=${action}, content=${JSON.stringify(content ?? {})}`;
}
