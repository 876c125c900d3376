import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { unambiguousName } from "../lib/any-puzzle/move-names.ts";
import { definePuzzle, type Puzzle } from "../lib/any-puzzle/puzzle.ts";
import { assembliesOf } from "./assemblies.ts";
import type { PlayablePuzzle } from "./playable-puzzle.ts";

/** A puzzle of the library, whose moves can always be made. */
export function permutationPuzzle(puzzle: Puzzle | PuzzleDefinition): PlayablePuzzle {
  const group = definePuzzle(puzzle);
  const { definition, moves, solved } = group;
  const orbits = Object.entries(definition.orbits);
  const nameSet = new Set(moves);
  let distinct: Puzzle | undefined;
  return {
    ...{ definition, orbits: definition.orbits, group, moves, solved },
    get sizeBig() {
      return group.sizeBig;
    },
    get assemblies() {
      return assembliesOf(group);
    },
    get coordinates() {
      return group.coordinates;
    },
    get exampleMoves() {
      return exampleOf(moves);
    },
    apply: group.apply,
    rankBig: group.rankBig,
    unrankBig: group.unrankBig,
    countingMethod: "counted from the moves alone, without visiting the states",
    whyIllegal: () => undefined,
    inverse: (move) => powerOf(move, -1),
    motion: (_, moves) => motionOf(moves),
    describeState: (state) =>
      orbits
        .map(([orbit, { twists = 1 }]) => {
          const { permutation, orientation } = state[orbit];
          const pieces = permutation.map((piece) => piece + 1).join(" ");
          return `${orbit} ${pieces}${twists === 1 ? "" : `, twists ${orientation.join(" ")}`}`;
        })
        .join("; "),
  };

  /** The effect of moves on distinct pieces. */
  function motionOf(performed: readonly string[]) {
    distinct ??= withDistinctPieces(definition);
    return performed.reduce(distinct.apply, distinct.solved);
  }

  /** A move, another one backwards, and the first twice, unless they are all the same. */
  function exampleOf([first, second = first]: readonly string[]): string[] {
    if (first === undefined) return [];
    const some = [first, powerOf(second, -1), powerOf(first, 2)];
    return new Set(some).size === 1 ? [first] : some;
  }

  /** A power of a move; a move that is its own inverse stays as it is. */
  function powerOf(move: string, times: number): string {
    return isHalfTurn(move) ? move : unambiguousName(move, times, nameSet);
  }

  /** Whether a move is its own inverse. */
  function isHalfTurn(move: string): boolean {
    return Object.values(motionOf([move, move])).every(
      ({ permutation, orientation }) =>
        permutation.every((piece, at) => piece === at) &&
        orientation.every((twist) => twist === 0),
    );
  }
}

/** The puzzle with distinct pieces, in order, and all twists visible. */
function withDistinctPieces({ orbits, moves }: PuzzleDefinition): Puzzle {
  const all = Object.entries(orbits).map(([name, { pieces, twists = 1 }]) => [
    name,
    { pieces, twists },
  ]);
  return definePuzzle({ orbits: Object.fromEntries(all), moves });
}
