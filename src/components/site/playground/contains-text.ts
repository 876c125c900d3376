import type { DocumentCell } from "#notebook/document/document.ts";

/**
 * Whether cells contain the text of all others, each in whole lines of one cell of its kind, so
 * that nothing is lost when the others are deleted.
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
