// The search dialog: the index is loaded when the dialog is first opened.
import { openByKey } from "./search-key.ts";

interface Excerpt {
  readonly url: string;
  readonly title: string;
  /** HTML that pagefind makes from the site's own text; its only tag is `<mark>`. */
  readonly excerpt: string;
}
interface PageResult extends Excerpt {
  readonly meta: { readonly title: string };
  readonly sub_results: readonly Excerpt[];
}
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  debouncedSearch(
    query: string,
  ): Promise<{ results: { data(): Promise<PageResult> }[] } | null>;
}

const MAX_RESULTS = 8;

const dialog = document.querySelector<HTMLDialogElement>("#search")!;
const input = dialog.querySelector("input")!;
const status = dialog.querySelector(".search-status")!;
const list = dialog.querySelector(".search-results")!;

let index: Promise<Pagefind> | undefined;

async function loadIndex(): Promise<Pagefind> {
  // Rewritten at build to a path relative to this page.
  const address = new URL(dialog.dataset["index"]!, document.baseURI);
  const pagefind = (await import(/* @vite-ignore */ address.href)) as Pagefind;
  await pagefind.options({ baseUrl: new URL("../", address).pathname });
  return pagefind;
}

function open(): void {
  index ??= loadIndex();
  dialog.showModal();
  input.select();
}

function resultItem({ url, title, excerpt }: Excerpt): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = url;
  const heading = document.createElement("b");
  heading.textContent = title;
  const text = document.createElement("span");
  text.innerHTML = excerpt;
  link.append(heading, text);
  link.addEventListener("click", () => dialog.close());
  item.append(link);
  return item;
}

async function search(): Promise<void> {
  const query = input.value.trim();
  if (query === "") {
    list.replaceChildren();
    status.textContent = "";
    return;
  }
  try {
    const found = await (await index!).debouncedSearch(query);
    if (found === null) return; // superseded by a later keystroke
    const pages = await Promise.all(found.results.map((result) => result.data()));
    const parts = pages.flatMap((page) =>
      page.sub_results.map((part) => ({ part, page: page.meta.title })),
    );
    // Pages with the words in their title come first.
    const isCalled = ({ title }: Excerpt) =>
      title.toLowerCase().startsWith(query.toLowerCase());
    parts.sort((a, b) => Number(isCalled(b.part)) - Number(isCalled(a.part)));
    const excerpts = parts.map(({ part, page }) =>
      part.title === page ? part : { ...part, title: `${page}: ${part.title}` },
    );
    const shown = excerpts.slice(0, MAX_RESULTS);
    list.replaceChildren(...shown.map(resultItem));
    status.textContent =
      excerpts.length === 0
        ? `Nothing found for “${query}”.`
        : `${excerpts.length} ${excerpts.length === 1 ? "place" : "places"} found`;
  } catch {
    status.textContent = "The search index could not be loaded.";
    index = undefined;
  }
}

document.querySelector("[data-search-open]")?.addEventListener("click", open);
openByKey(open, dialog.querySelector("[data-search-key]")!);
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
input.addEventListener("input", () => void search());
input.form!.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click(); // Enter opens the first result
});
dialog.querySelector("[data-close]")!.addEventListener("click", () => dialog.close());
