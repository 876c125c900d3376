const WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);
const ORDINALS = "first second third fourth fifth sixth seventh eighth".split(" ");

/** A small count as in prose: "three", and from thirteen on in digits. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** An ordinal as in prose, up to the twentieth: "third", and from the ninth on "9th". */
export function ordinalWord(place: number): string {
  return ORDINALS[place - 1] ?? `${place}th`;
}

/** "one card", "three cards". */
export function countWord(count: number, one: string, many = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}
