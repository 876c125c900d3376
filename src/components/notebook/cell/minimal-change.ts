/** The part of a text that another replaces: what is the same before and after it stays. */
export function minimalChange(
  before: string,
  after: string,
): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  const to = before.length - same;
  return { from, to, insert: after.slice(from, after.length - same) };
}

/** Where a place in a text is in the one that replaces it. */
export function mapPosition(before: string, after: string, place: number): number {
  const { from, to } = minimalChange(before, after);
  if (place <= from) return place;
  return place >= to ? place + after.length - before.length : from;
}
