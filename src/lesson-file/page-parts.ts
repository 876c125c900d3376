// Parts of rendered pages, brought together in one article.
import { parseHTML } from "linkedom";
import { ISLAND } from "#src/embed/island-markup.ts";
import { placeInFile, renamed, startOf } from "./place-in-file.ts";

/** The part of a rendered page that the file shows. */
export interface PagePart {
  /** The page's path below the root. */
  readonly path: string;
  readonly html: string;
  /** What it is called in the contents. */
  readonly title: string;
  /** Selects the elements to be shown, in the page without its islands' contents. */
  readonly shows: string;
}

export interface Article {
  readonly html: string;
  /** The items of a list of its parts. */
  readonly contents: string;
  /** See `placeInFile`. @param path  of the page with the link */
  place(link: string, path: string): string | undefined;
}

/** The elements shown of a page, with its islands masked: they must stay as rendered. */
interface Shown extends PagePart {
  readonly elements: readonly Element[];
  readonly islands: readonly string[];
}

const MASK = /<astro-island data-mask="(\d+)"[^>]*><\/astro-island>/g;
const FIGURE_ID = /<figure\b[^>]* id="([^"]+)"/;
/** What only scripts of the page itself would bring to life, and links between pages. */
const LEFT_OUT = "script, style, nav, noscript, .needs-js, .chapter-playground";
const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls"];

/**
 * @param site  the site's address, if it has one: otherwise links to pages that are not in
 *              the file become plain text, and buttons are left out
 */
export function composeArticle(
  pages: readonly PagePart[],
  site: string | undefined,
): Article {
  const parts = pages.map(read);
  const ids = new Set(parts.flatMap(shownIslands).flatMap(idsIn));
  for (const part of parts) renameIds(part, ids);
  const place = (link: string, path: string) =>
    placeInFile(link, path, (id) => ids.has(id));
  const addressOf = (link: string, path: string) => {
    if (/^(https?|mailto):/.test(link)) return link;
    return place(link, path) ?? (site && new URL(link, new URL(path, site)).href);
  };
  for (const { path, elements } of parts) {
    for (const link of within(elements, "a[href]")) {
      const address = addressOf(link.getAttribute("href")!, path);
      if (address !== undefined) link.setAttribute("href", address);
      else if (link.matches(".button")) link.remove();
      else link.replaceWith(...link.childNodes);
    }
  }
  const contents = parts.map(({ path, title, elements }) => {
    const start = elements[0].id || startOf(path);
    return `<li><a href="#${start}">${title}</a></li>`;
  });
  const html = parts.map(write).join("\n");
  return { html, contents: contents.join(""), place };
}

/** @returns the markup of the islands that are shown */
export const islandsOf = (page: PagePart): string[] => shownIslands(read(page));

function read(page: PagePart): Shown {
  const islands: string[] = [];
  const masked = page.html.replaceAll(ISLAND, (island) => {
    const mask = `data-mask="${islands.push(island) - 1}"`;
    const figure = FIGURE_ID.exec(island)?.[1] ?? "";
    return `<astro-island ${mask} data-figure="${figure}"></astro-island>`;
  });
  const { document } = parseHTML(masked);
  const found: Element[] = [...document.querySelectorAll(page.shows)];
  const elements = found.filter((element) => !element.matches(LEFT_OUT));
  if (elements.length === 0)
    throw new Error(`the page ${page.path} has no ${page.shows}`);
  for (const left of elements.flatMap((one) => [...one.querySelectorAll(LEFT_OUT)])) {
    left.remove();
  }
  // An island begins with its figure, which has an id.
  if (!elements[0].matches("astro-island")) elements[0].id ||= startOf(page.path);
  return { ...page, elements, islands };
}

function write({ path, elements, islands }: Shown): string {
  const markup = elements.map(({ outerHTML }) => outerHTML).join("\n");
  return markup.replaceAll(MASK, (_, mask: string) =>
    islands[Number(mask)].replace("<astro-island", `$& data-page="${path}"`),
  );
}

function shownIslands({ elements, islands }: Shown): string[] {
  return within(elements, "[data-mask]").map(
    (mask) => islands[Number(mask.getAttribute("data-mask"))],
  );
}

/** Gives the part other ids where those before it have the same. */
function renameIds({ elements, path }: Shown, ids: Set<string>): void {
  const names = new Map<string, string>();
  for (const element of within(elements, "[id]")) {
    const { id } = element;
    const name = ids.has(id) ? renamed(path, id) : id;
    names.set(id, name);
    ids.add(name);
    element.id = name;
  }
  for (const reference of REFERENCES) {
    for (const element of within(elements, `[${reference}]`)) {
      const referred = element.getAttribute(reference)!.split(" ");
      const now = referred.map((id) => names.get(id) ?? id);
      element.setAttribute(reference, now.join(" "));
    }
  }
}

const idsIn = (markup: string) =>
  [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

/** Some elements and all below them that match. */
function within(elements: readonly Element[], selector: string): Element[] {
  return elements.flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...element.querySelectorAll(selector),
  ]);
}
