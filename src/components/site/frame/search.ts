// The search dialog: the index is loaded when the dialog is first opened.
import { trustedMarkup } from "#kit/text/trusted-markup.ts";
import { openByKey } from "./search-key.ts";
import { compareMatches, significantWords, trimExcerpt } from "./search-words.ts";

/** A part of a page, as build/plugins/search-index.ts recorded it. */
interface Place {
  readonly url: string;
  readonly meta: { readonly title: string; readonly page: string };
  /** HTML that pagefind makes from the site's own text; its only tag is `<mark>`. */
  readonly excerpt: string;
  /** All of the text. */
  readonly content: string;
}
interface Found {
  readonly results: { readonly id: string; data(): Promise<Place> }[];
}
interface Pagefind {
  options(options: object): Promise<void>;
  debouncedSearch(query: string): Promise<Found | null>;
  search(query: string, options: object): Promise<Found>;
}

const MAX_RESULTS = 8;
/** The best title match is among these results, though perhaps not first. */
const MAX_LOADED = 16;
/** A common word may be the name of a term, though many places speak of it more. */
const TERMS = { filters: { page: "Glossary" } };
const MAX_TERMS = 3;
const RANKING = { metaWeights: { title: 10, page: 5, about: 5 } };

const dialog = document.querySelector<HTMLDialogElement>("#search")!;
const input = dialog.querySelector("input")!;
const status = dialog.querySelector(".search-status")!;
const list = dialog.querySelector(".search-results")!;

let index: Promise<Pagefind> | undefined;
let loads = 0;

async function loadIndex(): Promise<Pagefind> {
  // Rewritten at build to a path relative to this page.
  const address = new URL(dialog.dataset["index"]!, document.baseURI);
  // Browsers keep it in mind that a module could not be loaded.
  if (loads > 0) address.search = `?${loads}`;
  loads += 1;
  const pagefind = (await import(/* @vite-ignore */ address.href)) as Pagefind;
  const baseUrl = new URL("../", address).pathname;
  await pagefind.options({ baseUrl, ranking: RANKING });
  return pagefind;
}

function open(): void {
  index ??= loadIndex();
  dialog.showModal();
  input.select();
}

function resultItem({ url, meta, excerpt, content }: Place): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = url;
  const heading = document.createElement("b");
  const { title, page } = meta;
  heading.textContent = title === page ? title : `${page}: ${title}`;
  const text = document.createElement("span");
  text.innerHTML = trustedMarkup(trimExcerpt(excerpt, content)); // made at build
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
    index ??= loadIndex();
    const pagefind = await index;
    const found = await pagefind.debouncedSearch(significantWords(query));
    if (found === null) return; // superseded by a later keystroke
    const { results } = found;
    const terms = await pagefind.search(significantWords(query), TERMS);
    const loaded = [
      ...results.slice(0, MAX_LOADED),
      ...terms.results.slice(0, MAX_TERMS),
    ];
    const unique = new Map(loaded.map((result) => [result.id, result]));
    const places = await Promise.all(
      Array.from(unique.values(), (result) => result.data()),
    );
    if (query !== input.value.trim()) return;
    places.sort((a, b) => compareMatches(query, a, b));
    list.replaceChildren(...places.slice(0, MAX_RESULTS).map(resultItem));
    status.textContent =
      results.length === 0
        ? `Nothing found for “${query}”.`
        : `${results.length} ${results.length === 1 ? "place" : "places"} found`;
  } catch {
    status.textContent =
      "The search could not be loaded. Try again when you are connected.";
    index = undefined;
  }
}

for (const button of document.querySelectorAll("[data-search-open]")) {
  button.addEventListener("click", open);
}
openByKey(open, dialog.querySelector("[data-search-key]")!);
dialog.addEventListener("click", (event) => {
  if (event.target === dialog) dialog.close();
});
input.addEventListener("input", () => void search());
addEventListener("online", () => void search());
input.form!.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click(); // Enter opens the first result
});
dialog.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || (event.target as Element).matches("[type=checkbox]"))
    return;
  event.preventDefault();
  const stops = [input, ...list.querySelectorAll("a")];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  stops[Math.max(0, Math.min(at + step, stops.length - 1))].focus();
});
dialog.querySelector("[data-close]")!.addEventListener("click", () => dialog.close());
