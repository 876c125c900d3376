import type { Output } from "../show/output.ts";

/** A notebook with the outputs of its cells, as it is taken off the page. */
export interface WholeNotebook {
  /** The page it comes from. */
  readonly page: string;
  readonly title: string;
  readonly cells: readonly WholeCell[];
}

export interface WholeCell {
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
export const SITE = "site:/";

/** The notebook of a page in its current state. */
export function asItStands(
  shipped: WholeNotebook,
  cells: readonly Omit<WholeCell, "kind">[],
  site: string,
): WholeNotebook {
  const now = new Map(cells.map((cell) => [cell.id, cell]));
  return {
    ...shipped,
    cells: shipped.cells.map((cell) => {
      if (cell.kind === "text") return { ...cell, source: withSite(cell.source, site) };
      const { source, outputs, chosen } = now.get(cell.id) ?? cell;
      return { ...cell, source, outputs, ...(chosen && { chosen }) };
    }),
  };
}

function withSite(markdown: string, site: string): string {
  return markdown.replaceAll(`](${SITE}`, `](${site.replace(/\/?$/, "/")}`);
}
