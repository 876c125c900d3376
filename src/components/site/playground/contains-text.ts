import type { DocumentCell } from "../../../notebook/document/document.ts";

/**
 * Whether some cells hold all that others say: the text of each stands in one of them as it
 * is, in whole lines, so that nothing is lost with it.
 */
export function containsText(
  cells: readonly DocumentCell[],
  others: readonly DocumentCell[],
): boolean {
  const texts = new Map<DocumentCell["kind"], string[]>();
  for (const { kind, source } of cells) {
    texts.set(kind, [...(texts.get(kind) ?? []), `\n${source}\n`]);
  }
  return others.every(({ kind, source }) => {
    const lines = `\n${source}\n`;
    return (
      source.trim() === "" || texts.get(kind)?.some((text) => text.includes(lines))
    );
  });
}
