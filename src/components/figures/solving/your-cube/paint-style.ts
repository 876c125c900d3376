/** The style of a paint and its letter, for a sticker or the side of a corner. */
export function paintStyle(letter: string): string {
  return `--sticker: var(--paint-${letter}); --letter: var(--paint-${letter}-ink, var(--sticker-ink))`;
}
