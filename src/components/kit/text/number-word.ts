const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);
const ORDINALS = "first second third fourth fifth sixth seventh eighth".split(" ");

/** A small count as in prose: "three", and from thirteen on in digits. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: "st",
  two: "nd",
  few: "rd",
};

/** An ordinal as in prose: "third", and from ninth on in digits: "21st". */
export function ordinalWord(place: number): string {
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(place);
  return ORDINALS[place - 1] ?? `${place}${ENDINGS[rule] ?? "th"}`;
}

/** "one card", "three cards". */
export function countWord(count: number, one: string, many = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}
