const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
];

/** 0 to 8 as "no", "one" … "eight". */
export function countWord(count: number): string {
  return COUNTS[count];
}

/** Place 0 to 7 as "first" … "eighth". */
export function ordinal(place: number): string {
  return ORDINALS[place];
}

/** "2", "2 and 5", "2, 5 and 4". */
export function listOf(items: readonly (number | string)[]): string {
  const last = items.at(-1);
  return items.length < 2
    ? String(last ?? "")
    : `${items.slice(0, -1).join(", ")} and ${last}`;
}
