import { createElement } from "#components/notebook/bar/elements.ts";
import type { NotebookCell } from "#components/notebook/bar/page-notebook.ts";

/** A heading in a text cell. */
export interface Heading {
  readonly cell: string;
  /** 1 to 6. */
  readonly depth: number;
  readonly text: string;
}

const MAX_HEADING_CHARS = 200;
/** The list is cut after this many headings. */
const MAX_LISTED = 500;

/** The headings in the text cells, outside of code. */
export function findHeadings(cells: readonly NotebookCell[]): Heading[] {
  return cells
    .filter(({ kind }) => kind === "text")
    .flatMap(({ id, source }) => {
      let isCode = false;
      return source.split("\n").flatMap((line): Heading[] => {
        if (/^\s{0,3}(```|~~~)/.test(line)) isCode = !isCode;
        const found = isCode ? null : /^ {0,3}(#{1,6})\s+(\S.*)$/.exec(line);
        if (!found) return [];
        const text = plainHeading(found[2].slice(0, MAX_HEADING_CHARS));
        return [{ cell: id, depth: found[1].length, text }];
      });
    });
}

/** A list of headings, linked to their cells. */
export function outlineList(cells: readonly NotebookCell[]): HTMLElement {
  const headings = findHeadings(cells);
  if (headings.length === 0) {
    const className = "notebook-outline";
    return createElement(
      "p",
      { className },
      "No text has a heading yet: begin a line with “# ”.",
    );
  }
  const listed = headings.slice(0, MAX_LISTED);
  const top = Math.min(...listed.map(({ depth }) => depth));
  const items = listed.map(({ cell, depth, text }) => {
    const item = createElement(
      "li",
      {},
      createElement("a", { href: `#${cell}` }, text),
    );
    item.style.setProperty("--depth", String(depth - top));
    return item;
  });
  const left = headings.length - listed.length;
  if (left > 0)
    items.push(createElement("li", {}, `and ${left.toLocaleString("en")} more`));
  return createElement("ul", { className: "notebook-outline" }, ...items);
}

/** A heading without closing `#` signs and emphasis. */
function plainHeading(heading: string): string {
  return heading.replace(/\s+#+\s*$/, "").replaceAll(/[*_`]/g, "");
}
