/**
 * The script of the documentation page: search, filters by tag, and expanding everything. It is put into
 * the page as it is built, so it imports nothing.
 */
const form = find("form.controls", HTMLFormElement);
const search = find("#search", HTMLInputElement);
const count = find(".count", HTMLElement);
const none = find(".none", HTMLElement);
const tags = [...document.querySelectorAll<HTMLButtonElement>("button[data-tag]")];
const expanders = [...document.querySelectorAll<HTMLButtonElement>("button[data-expand]")];
const articles = [...document.querySelectorAll<HTMLElement>("main > article")];

function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
}

function readTags(article: HTMLElement): readonly unknown[] {
  const held: unknown = JSON.parse(article.dataset.tags ?? "[]");
  return Array.isArray(held) ? held : [];
}

/** Shows the tools that have every word of the search and every tag that is pressed. */
function filter(): void {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const pressed = tags.filter((tag) => tag.ariaPressed === "true").map((tag) => tag.dataset.tag);
  let shown = 0;
  for (const article of articles) {
    const text = article.dataset.words ?? "";
    const own = readTags(article);
    const fits =
      words.every((word) => text.includes(word)) && pressed.every((tag) => own.includes(tag));
    article.hidden = !fits;
    const entry = document.querySelector<HTMLElement>(`nav [data-for="${CSS.escape(article.id)}"]`);
    if (entry !== null) entry.hidden = !fits;
    if (fits) shown += 1;
  }
  none.hidden = shown > 0;
  count.textContent = `${String(shown)} of ${String(articles.length)} shown`;
}

function showAll(): void {
  search.value = "";
  for (const tag of tags) tag.ariaPressed = "false";
  filter();
}

/** A link to a tool that the filter hides shows all of them again. */
function showTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.hidden !== true) return;
  showAll();
  target.scrollIntoView();
}

search.addEventListener("input", filter);
form.addEventListener("submit", (event) => {
  event.preventDefault();
});
for (const tag of tags) {
  tag.addEventListener("click", () => {
    tag.ariaPressed = String(tag.ariaPressed !== "true");
    filter();
  });
}
for (const button of expanders) {
  button.addEventListener("click", () => {
    for (const article of articles) {
      if (article.hidden) continue;
      for (const details of article.querySelectorAll("details")) {
        details.open = button.dataset.expand === "true";
      }
    }
  });
}
document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    search.focus();
  }
  if (event.key === "Escape") showAll();
});
addEventListener("hashchange", showTarget);

form.hidden = false;
filter();
