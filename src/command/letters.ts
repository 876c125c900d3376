/** The letters of a word: each kind once, in order of the alphabet, and the kind of each. */
export interface Kinds {
  readonly letters: readonly string[];
  readonly kinds: readonly number[];
}

export function kindsOf(word: string): Kinds {
  const row = [...word];
  const letters = [...new Set(row)].sort();
  return { letters, kinds: row.map((letter) => letters.indexOf(letter)) };
}
