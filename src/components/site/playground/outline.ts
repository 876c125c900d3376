import { make } from "../../notebook/bar/elements.ts";
import type { NotebookCell } from "../../notebook/bar/page-notebook.ts";

export interface Heading {
  readonly cell: string;
  /** 1 to 6. */
  readonly depth: number;
  readonly text: string;
}

/** The headings in the text cells, outside of code. */
export function headingsOf(cells: readonly NotebookCell[]): Heading[] {
  return cells
    .filter(({ kind }) => kind === "text")
    .flatMap(({ id, source }) => {
      let isCode = false;
      return source.split("\n").flatMap((line): Heading[] => {
        if (/^\s{0,3}(```|~~~)/.test(line)) isCode = !isCode;
        const found = isCode ? null : /^ {0,3}(#{1,6})\s+(\S.*)$/.exec(line);
        if (!found) return [];
        const text = found[2].replace(/\s+#+\s*$/, "").replaceAll(/[*_`]/g, "");
        return [{ cell: id, depth: found[1].length, text }];
      });
    });
}

/** A list of links to the headings; each leads to the cell it stands in. */
export function outlineList(cells: readonly NotebookCell[]): HTMLElement {
  const headings = headingsOf(cells);
  if (headings.length === 0) {
    const className = "notebook-outline";
    return make(
      "p",
      { className },
      "No text has a heading yet: begin a line with “# ”.",
    );
  }
  const top = Math.min(...headings.map(({ depth }) => depth));
  const items = headings.map(({ cell, depth, text }) => {
    const item = make("li", {}, make("a", { href: `#${cell}` }, text));
    item.style.setProperty("--depth", String(depth - top));
    return item;
  });
  return make("ul", { className: "notebook-outline" }, ...items);
}
