import type { OrbitState } from "../../../lib/any-puzzle/definition.ts";
import { definePuzzle, type Puzzle } from "../../../lib/any-puzzle/puzzle.ts";

/** From where each position gets its piece, and with which twist, by orbit. */
export type Motion = Readonly<Record<string, OrbitState>>;

const twins = new WeakMap<Puzzle, Puzzle>();

/** What moves, or powers of some, do to pieces that can all be told apart. */
export function motionOf(puzzle: Puzzle, moves: readonly string[]): Motion {
  const twin = twinOf(puzzle);
  return moves.reduce(twin.apply, twin.solved);
}

/** Whether a move is its own inverse. */
export function isHalfTurn(puzzle: Puzzle, move: string): boolean {
  const twin = twinOf(puzzle);
  const back = twin.apply(twin.apply(twin.solved, move), move);
  return Object.entries(back).every(
    ([orbit, { permutation, orientation }]) =>
      permutation.every((piece, at) => piece === twin.solved[orbit].permutation[at]) &&
      orientation.every((twist) => twist === 0),
  );
}

/** The same puzzle when no pieces look alike: its solved state in order, all twists seen. */
function twinOf(puzzle: Puzzle): Puzzle {
  const known = twins.get(puzzle);
  if (known !== undefined) return known;
  const { orbits, moves } = puzzle.definition;
  const all = Object.entries(orbits).map(([name, { pieces, twists = 1 }]) => [
    name,
    { pieces, twists },
  ]);
  const twin = definePuzzle({ orbits: Object.fromEntries(all), moves });
  twins.set(puzzle, twin);
  return twin;
}
