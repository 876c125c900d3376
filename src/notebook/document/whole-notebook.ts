import type { Output } from "../show/output.ts";

/** A notebook with all that its cells show, as it goes out of the page. */
export interface WholeNotebook {
  /** The page that it comes from. */
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
  /** Whether it stands alone: no other cell sees its names, and it sees no others'. */
  readonly alone?: boolean;
}

/** With this begin the addresses of other pages in the Markdown that the build writes. */
export const SITE = "site:/";

/**
 * The notebook of a page as it stands there now.
 * @param shipped  as the build wrote it
 * @param cells    those of the page; the text between them is as it was shipped
 * @param site     where the site's cover is, for links to other pages
 */
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
      const { source, outputs } = now.get(cell.id) ?? cell;
      return { ...cell, source, outputs };
    }),
  };
}

function withSite(markdown: string, site: string): string {
  return markdown.replaceAll(`](${SITE}`, `](${site.replace(/\/?$/, "/")}`);
}
