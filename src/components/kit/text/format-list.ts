/** Joins items as in prose: "2", "2 and 5", "2, 5 and 4". */
export function formatList(items: readonly (number | string)[]): string {
  const last = items.at(-1);
  return items.length < 2
    ? String(last ?? "")
    : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** @example missingMessage([3, 5]) // → "3 and 5 are missing" */
export function missingMessage(things: readonly (string | number)[]): string {
  return `${formatList(things)} ${things.length === 1 ? "is" : "are"} missing`;
}
