import type { PuzzleDefinition } from "../src/lib/index.ts";

/** Puzzles of published size and God's number, beside those of the gallery. */

/** n pieces in a row; the moves swap neighbours. */
export function neighbours(n: number): PuzzleDefinition {
  return {
    orbits: { ROW: { pieces: n } },
    moves: Object.fromEntries(
      Array.from({ length: n - 1 }, (_, i) => {
        const source = Array.from({ length: n }, (_, at) => at);
        [source[i], source[i + 1]] = [i + 1, i];
        return [`S${i}`, { ROW: { source } }];
      }),
    ),
  };
}

/** LoopOver: a square whose rows and columns are rings. */
export function loopOver(n: number): PuzzleDefinition {
  const cells = Array.from({ length: n * n }, (_, i) => i);
  const row = (k: number) =>
    cells.map((at) => (Math.floor(at / n) === k ? k * n + ((at + 1) % n) : at));
  const column = (k: number) =>
    cells.map((at) => (at % n === k ? (at + n) % (n * n) : at));
  return {
    orbits: { CELLS: { pieces: n * n } },
    moves: Object.fromEntries(
      Array.from({ length: n }, (_, k) => [
        [`R${k}`, { CELLS: { source: row(k) } }],
        [`C${k}`, { CELLS: { source: column(k) } }],
      ]).flat(),
    ),
  };
}
