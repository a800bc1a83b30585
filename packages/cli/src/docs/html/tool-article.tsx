import type { ToolPage } from "../tool-page.js";
import { FieldTable } from "./field-table.js";
import { TokenBar } from "./token-bar.js";

const HINT_STYLES: Readonly<Record<string, string>> = {
  "read only": "safe",
  "not destructive": "safe",
  destructive: "danger",
};

/** One tool. */
export function ToolArticle({ tool, most }: { readonly tool: ToolPage; readonly most: number }) {
  const { id, name, title, description, hints, tags } = tool;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      data-tags={JSON.stringify(tags)}
      data-words={listWords(tool)}
    >
      <header>
        <h2 id={`${id}-name`}>
          <a href={`#${id}`}>{name}</a>
        </h2>
        {title !== undefined && <p class="title">{title}</p>}
      </header>
      <Badges hints={hints} tags={tags} />
      <p class="description">{description === "" ? "No description." : description}</p>
      <TokenBar tokens={tool.tokens} most={most} />
      <FieldTable title="Arguments" fields={tool.inputFields} />
      {tool.call !== undefined && <Code title="Example call" text={printCall(tool)} open />}
      {tool.result !== undefined && (
        <Code
          title={tool.result.real ? "Example result" : "Example result, made up from its schema"}
          text={tool.result.text}
        />
      )}
      {tool.outputSchema !== undefined && (
        <details>
          <summary>Fields of the result</summary>
          <FieldTable title="Result" fields={tool.outputFields} />
        </details>
      )}
      <Code title="Input schema" text={JSON.stringify(tool.inputSchema, null, 2)} />
      {tool.outputSchema !== undefined && (
        <Code title="Output schema" text={JSON.stringify(tool.outputSchema, null, 2)} />
      )}
    </article>
  );
}

function Badges({ hints, tags }: Pick<ToolPage, "hints" | "tags">) {
  if (hints.length + tags.length === 0) return null;
  return (
    <ul class="badges" aria-label="Hints and tags">
      {hints.map((hint) => (
        <li class={HINT_STYLES[hint] ?? "hint"}>{hint}</li>
      ))}
      {tags.map((tag) => (
        <li class="tag">#{tag}</li>
      ))}
    </ul>
  );
}

function Code({ title, text, open = false }: { title: string; text: string; open?: boolean }) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {/* It scrolls sideways, so the keyboard has to reach it. */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{text}</code>
      </pre>
    </details>
  );
}

function printCall({ name, call }: ToolPage): string {
  return JSON.stringify({ name, arguments: call }, null, 2);
}

/** What the search looks through. */
function listWords({
  name,
  title = "",
  description,
  tags,
  inputFields,
  outputFields,
}: ToolPage): string {
  const fields = [...inputFields, ...outputFields].flatMap((field) => [
    field.path,
    field.description,
  ]);
  return [name, title, description, ...tags, ...fields]
    .join(" ")
    .toLowerCase()
    .replaceAll(/\s+/g, " ");
}
