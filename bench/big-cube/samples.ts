import {
  applyBigMoves,
  type BigCube,
  buildTwoPhaseSolver,
  formatBigMoves,
  invertBigMoves,
  parseBigMoves,
  randomBigCube,
  SOLVED_BIG_CUBE,
} from "../../src/lib/big-cube.ts";
import { seeded } from "../../src/lib/index.ts";

/** A cube, and moves that lead to it from solved. */
export interface Sample {
  readonly cube: BigCube;
  readonly scramble: string;
}

export const SIMPLE_SAMPLE: Sample = sampleOf("R U F D L B R U F D");

export function sampleOf(scramble: string): Sample {
  return { cube: applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves(scramble)), scramble };
}

/** Scrambles of random cubes, the same on every run. */
export function seededScrambles(count: number): string[] {
  const random = seeded(20260);
  const solver = buildTwoPhaseSolver();
  return Array.from({ length: count }, () => {
    const cube = randomBigCube({ random });
    for (const { moves } of solver.solve(cube, {
      maxLength: 21,
      maxSecondLength: 11,
    })) {
      if (moves) return formatBigMoves(invertBigMoves(moves));
    }
    throw new Error("there is no solution");
  });
}
