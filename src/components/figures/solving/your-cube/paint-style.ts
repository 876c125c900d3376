/** The colour of a paint, and what is written on it, for a sticker or a corner's side. */
export function paintStyle(letter: string): string {
  return `--sticker: var(--paint-${letter}); --letter: var(--paint-${letter}-ink, var(--sticker-ink))`;
}
