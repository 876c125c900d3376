/** One way to count all states by their distance, as `src/six-forms` will list them. */
export interface Form {
  readonly name: string;
  readonly title: string;
  run(moves: readonly number[]): readonly number[];
}

export const SIX_FORMS: readonly Form[] = [];
