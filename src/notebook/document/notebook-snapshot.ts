import type { Output } from "../output/output.ts";

/** A notebook with the outputs of its cells, as it is taken off the page. */
export interface NotebookSnapshot {
  /** The page it comes from. */
  readonly page: string;
  readonly title: string;
  readonly cells: readonly CellSnapshot[];
}

export interface CellSnapshot {
  readonly id: string;
  readonly kind: "code" | "text";
  /** TypeScript, or Markdown. */
  readonly source: string;
  /** Empty for text. */
  readonly outputs: readonly Output[];
  /** What the reader has set its controls to, by their order; null for the others. */
  readonly chosen?: readonly unknown[];
  /** Whether it is isolated: no other cell sees its names, and it sees no others'. */
  readonly alone?: boolean;
}

/** The prefix of links to other pages in the Markdown that the build writes. */
export const SITE_LINK_PREFIX = "site:/";

/** The notebook of a page in its current state. */
export function snapshotNotebook(
  original: NotebookSnapshot,
  cells: readonly Omit<CellSnapshot, "kind">[],
  site: string,
): NotebookSnapshot {
  const current = new Map(cells.map((cell) => [cell.id, cell]));
  return {
    ...original,
    cells: original.cells.map((cell) => {
      if (cell.kind === "text")
        return { ...cell, source: withSiteUrl(cell.source, site) };
      const { source, outputs, chosen } = current.get(cell.id) ?? cell;
      return { ...cell, source, outputs, ...(chosen && { chosen }) };
    }),
  };
}

function withSiteUrl(markdown: string, site: string): string {
  return markdown.replaceAll(`](${SITE_LINK_PREFIX}`, `](${site.replace(/\/?$/, "/")}`);
}
