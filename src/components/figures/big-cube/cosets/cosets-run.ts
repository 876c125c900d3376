import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import type { SolvedCoset } from "#src/workers/solve-cosets.ts";
import { symmetricCosets } from "./coset-classes.ts";

/** The distances in some cosets, and in those symmetric to them. */
export interface CosetsSolved {
  /** The hardest distance in each coset; undefined where it is not known. */
  readonly hardest: readonly (number | undefined)[];
  /** The number of cosets whose distances are known. */
  readonly count: number;
  /** The number of their states at each distance. */
  readonly histogram: readonly number[];
}

/** The cosets of a run, and the chosen one unless the run knows it by symmetry. */
export function withChosen(
  run: readonly SolvedCoset[],
  chosen: SolvedCoset | undefined,
): readonly SolvedCoset[] {
  if (chosen === undefined) return run;
  const symmetric = symmetricCosets(chosen.coset);
  return run.some(({ coset }) => symmetric.includes(coset)) ? run : [...run, chosen];
}

export function withSymmetric(solved: readonly SolvedCoset[]): CosetsSolved {
  const hardest = new Array<number | undefined>(N_ORIENTATIONS).fill(undefined);
  const histogram: number[] = [];
  let count = 0;
  for (const { coset, histogram: own } of solved) {
    const cosets = symmetricCosets(coset);
    for (const one of cosets) hardest[one] = own.length - 1;
    own.forEach((states, distance) => {
      histogram[distance] = (histogram[distance] ?? 0) + cosets.length * states;
    });
    count += cosets.length;
  }
  return { hardest, count, histogram };
}
