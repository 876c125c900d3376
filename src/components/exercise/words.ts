const ORDINALS = "first second third fourth fifth sixth seventh eighth".split(" ");

/** @example ordinal(0) // → "first" */
export function ordinal(index: number): string {
  return ORDINALS[index];
}

/** A row as it lies on the table: "3 1 2". */
export function spaced(row: readonly number[]): string {
  return row.join(" ");
}

/** What the reader typed, in quotes and short enough for a sentence. */
export function quote(typed: string): string {
  const characters = Array.from(typed.trim());
  const text = characters.slice(0, 24).join("");
  return `“${characters.length > 24 ? `${text}…` : text}”`;
}
