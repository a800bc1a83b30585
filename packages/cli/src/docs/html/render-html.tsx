import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { renderToString } from "preact-render-to-string";
import type { DocsPage } from "../docs-page.js";
import { PageHeader } from "./page-header.js";
import { ToolArticle } from "./tool-article.js";

/**
 * Renders one HTML page that needs nothing else: no other file, no network. All that comes from tools is
 * text to it, and a content policy lets no other script or style run than its own.
 */
export function renderHtml({ title, tools }: DocsPage): string {
  const style = readText("../../../assets/page.css");
  const script = readText("../../browser/filter-tools.js");
  const most = Math.max(1, ...tools.map(({ tokens }) => tokens.total));
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content={describePolicy(style, script)} />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a class="skip" href="#tools">
          Skip to the tools
        </a>
        <PageHeader title={title} tools={tools} />
        <div class="columns">
          <nav aria-label="Tools">
            <ul>
              {tools.map(({ id, name }) => (
                <li data-for={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <main id="tools" tabIndex={-1}>
            {tools.map((tool) => (
              <ToolArticle tool={tool} most={most} />
            ))}
            <p class="none" hidden>
              No tool has these words. Escape brings back all of them.
            </p>
          </main>
        </div>
        <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8").replaceAll("\r\n", "\n");
}

function describePolicy(style: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src '${hash(style)}'`,
    `script-src '${hash(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
