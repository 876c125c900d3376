import type { Output } from "../output/output.ts";

/** A notebook with its outputs, ready to be exported. */
export interface NotebookSnapshot {
  readonly page: string;
  readonly title: string;
  readonly cells: readonly CellSnapshot[];
}

export interface CellSnapshot {
  readonly id: string;
  readonly kind: "code" | "text";
  readonly source: string;
  readonly outputs: readonly Output[];
  /** The values of its controls, in order; null for those not set. */
  readonly chosen?: readonly unknown[];
  /** Whether it is isolated: it shares no names with other cells. */
  readonly alone?: boolean;
}

/** The prefix of links to other pages in the Markdown written by the build. */
export const SITE_LINK_PREFIX = "site:/";

/**
 * Takes a snapshot of a page's notebook.
 * @param original  as built
 * @param cells     the code cells as they are now
 * @param site      the site's URL
 */
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
