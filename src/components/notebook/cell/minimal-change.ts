/** The smallest single replacement that turns one text into another. */
export function minimalChange(
  before: string,
  after: string,
): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let suffix = 0;
  while (suffix < shorter - from && before.at(-1 - suffix) === after.at(-1 - suffix))
    suffix++;
  const to = before.length - suffix;
  return { from, to, insert: after.slice(from, after.length - suffix) };
}

/** Maps a position in a text to the text that replaces it. */
export function mapPosition(before: string, after: string, position: number): number {
  const { from, to } = minimalChange(before, after);
  if (position <= from) return position;
  return position >= to ? position + after.length - before.length : from;
}
