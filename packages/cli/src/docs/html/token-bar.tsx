import type { ToolCost } from "../../tokens/measure-tools.js";

const WIDTH = 1000;

/** What a tool costs, beside the dearest one: its description, its schema, and its name with the rest. */
export function TokenBar({ tokens, most }: { readonly tokens: ToolCost; readonly most: number }) {
  const { description, inputSchema, total } = tokens;
  const scale = WIDTH / most;
  const parts = [
    { name: "description", size: description },
    { name: "schema", size: inputSchema },
    { name: "rest", size: Math.max(0, total - description - inputSchema) },
  ];
  let from = 0;
  return (
    <div class="tokens">
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width={WIDTH} height="10" />
        {parts.map(({ name, size }) => {
          const x = from;
          from += size * scale;
          return (
            <rect class={name} x={x.toFixed(1)} width={(size * scale).toFixed(1)} height="10" />
          );
        })}
      </svg>
      <p>
        <strong>{total} tokens</strong> with each request:{" "}
        <span class="description">{description} description</span>,{" "}
        <span class="schema">{inputSchema} input schema</span>
      </p>
    </div>
  );
}
