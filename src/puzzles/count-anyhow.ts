import { findBlocks } from "../lib/any-puzzle/blocks.ts";
import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { definePuzzle, insideOf, type Puzzle } from "../lib/any-puzzle/puzzle.ts";

/**
 * How many ways there are to put the pieces of a puzzle together: each in any position to
 * which moves can take it, and twisted in any way that can be seen.
 */
export function countAnyhow(puzzle: Puzzle | PuzzleDefinition): bigint {
  const { checked } = insideOf(definePuzzle(puzzle));
  return findBlocks(checked).reduce((product, { positions, seen }) => {
    const labels = positions.map((at) => checked.labels[at]);
    const ways = factorialBig(positions.length) / countSwapsUnseen(labels);
    return product * seen.reduce((all, one) => all * BigInt(one), ways);
  }, 1n);
}

/** In how many ways the pieces that look alike can trade places. */
function countSwapsUnseen(labels: readonly number[]): bigint {
  const counts = new Map<number, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts.values()].reduce((all, count) => all * factorialBig(count), 1n);
}

function factorialBig(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= n; i++) product *= i;
  return product;
}
