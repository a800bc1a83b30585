import { toolMeta, type SampleRequest, type ToolContext } from "@toolmeta/runtime";
import { readAnswer } from "./read-answer.js";

const NAME_FORM = {
  type: "object",
  properties: { name: { type: "string" } },
  required: ["name"],
} as const;
const COLOR_FORM = {
  type: "object",
  properties: { color: { type: "string" } },
  required: ["color"],
} as const;
const CONFIRM_FORM = {
  type: "object",
  properties: { ok: { type: "boolean" } },
  required: ["ok"],
} as const;

/**
 * Tools that ask for input on the way. Up to revision 2025-11-25 the server asks the client in a request
 * of its own; from 2026-07-28 on it answers what input it needs, and the client calls again.
 */
export class InputTools {
  /** Greet the user by name. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultElicitation(context: ToolContext): Promise<string> {
    const answer = await context.elicit({
      key: "user_name",
      message: "What is your name?",
      requestedSchema: NAME_FORM,
    });
    return `Hello, ${readAnswer(answer, "name")}!`;
  }

  /** Ask the client's model for a capital. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultSampling(context: ToolContext): Promise<string> {
    const { content } = await context.sample(question("What is the capital of France?", 100));
    return JSON.stringify(content);
  }

  /** List what the client has opened to the server. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultListRoots(context: ToolContext): Promise<string[]> {
    const roots = await context.listRoots();
    return roots.map(({ uri }) => uri);
  }

  /** Ask for a confirmation. What comes back with it has been checked before the tool goes on. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultRequestState(context: ToolContext): Promise<string> {
    return `state-ok, confirmed: ${await confirm(context)}`;
  }

  /** Ask for a confirmation, and never hear of one whose state was tampered with. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultTamperedState(context: ToolContext): Promise<string> {
    return `confirmed: ${await confirm(context)}`;
  }

  /** Ask the user, the client's model and the client itself at once. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultMultipleInputs(context: ToolContext): Promise<string> {
    const [name, greeting, roots] = await Promise.all([
      context.elicit({ message: "What is your name?", requestedSchema: NAME_FORM }),
      context.sample(question("Generate a greeting", 50)),
      context.listRoots(),
    ]);
    const text = JSON.stringify(greeting.content);
    return `${readAnswer(name, "name")}, ${text}, ${roots.length} roots`;
  }

  /** Ask the user twice, one question after the other. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultMultiRound(context: ToolContext): Promise<string> {
    const name = await context.elicit({
      message: "Step 1: What is your name?",
      requestedSchema: NAME_FORM,
    });
    const color = await context.elicit({
      message: "Step 2: What is your favorite color?",
      requestedSchema: COLOR_FORM,
    });
    return `${readAnswer(name, "name")} likes ${readAnswer(color, "color")}.`;
  }

  /** Ask the client only for what it has declared that it can do. */
  @toolMeta({ readOnly: true })
  async testInputRequiredResultCapabilities(context: ToolContext): Promise<string> {
    const { elicitation, sampling } = context.client?.capabilities ?? {};
    const answers = await Promise.all([
      elicitation && context.elicit({ message: "Who are you?", requestedSchema: NAME_FORM }),
      sampling && context.sample(question("Who are you?", 50)),
    ]);
    return `${answers.filter(Boolean).length} of 2 answered.`;
  }
}

function question(text: string, maxTokens: number): SampleRequest {
  return { messages: [{ role: "user", content: { type: "text", text } }], maxTokens };
}

async function confirm(context: ToolContext): Promise<string> {
  const form = { message: "Please confirm", requestedSchema: CONFIRM_FORM };
  return readAnswer(await context.elicit(form), "ok");
}
