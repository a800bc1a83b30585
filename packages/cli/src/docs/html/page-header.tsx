import type { ToolPage } from "../tool-page.js";

/** The head of the page: its title, what all tools cost, the search and the tags to filter by. */
export function PageHeader({
  title,
  tools,
}: {
  readonly title: string;
  readonly tools: readonly ToolPage[];
}) {
  const tags = [...new Set(tools.flatMap((tool) => tool.tags))].sort();
  const total = tools.reduce((sum, { tokens }) => sum + tokens.total, 0);
  return (
    <header class="page">
      <h1>{title}</h1>
      <p>
        {tools.length === 1 ? "1 tool" : `${tools.length} tools`}, {total} tokens with each request
        that offers them all.
      </p>
      <form class="controls" role="search" hidden>
        <div class="search">
          <label for="search">Search</label>
          <input
            id="search"
            type="search"
            autocomplete="off"
            spellcheck={false}
            aria-describedby="search-hint"
          />
          <span id="search-hint" class="hint">
            <kbd>/</kbd> to search, <kbd>Esc</kbd> for all
          </span>
        </div>
        {tags.length > 0 && <TagFilters tags={tags} />}
        <div class="expand">
          <button type="button" data-expand="true">
            Expand all
          </button>
          <button type="button" data-expand="false">
            Collapse all
          </button>
          <span class="count" role="status"></span>
        </div>
      </form>
    </header>
  );
}

function TagFilters({ tags }: { readonly tags: readonly string[] }) {
  return (
    <div class="tags" role="group" aria-label="Tags">
      {tags.map((tag) => (
        <button type="button" data-tag={tag} aria-pressed="false">
          {tag}
        </button>
      ))}
    </div>
  );
}
