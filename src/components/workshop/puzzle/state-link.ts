import { checkRow } from "#lib/any-puzzle/check-rows.ts";
import type { OrbitDefinition, PuzzleState } from "#lib/any-puzzle/definition.ts";
import { describeValue } from "#lib/indexing/check-input.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { countWord } from "#kit/text/number-word.ts";
import { digitsNeeded, decodeRow, encodeRow } from "./link-encoding.ts";

/** A state for links: the pieces and twists of each orbit; empty when solved. */
export function formatLinkState(puzzle: PlayablePuzzle, state: PuzzleState): string {
  if (isSamePuzzleState(puzzle, state, puzzle.solved)) return "";
  return orbitsOf(puzzle)
    .map(([name, orbit]) => {
      const { permutation, orientation } = state[name];
      const digits = digitsPerNumber(orbit);
      const order = encodeRow(permutation, digits);
      return (orbit.twists ?? 1) === 1
        ? order
        : `${order}-${encodeRow(orientation, digits)}`;
    })
    .join(".");
}

/**
 * The inverse of `formatLinkState`.
 *
 * @throws {Error} with a message for the reader, when the numbers of entries and pieces differ,
 *         or one is out of range; not whether moves lead there
 */
export function parseLinkState(puzzle: PlayablePuzzle, text: string): PuzzleState {
  if (text === "") return puzzle.solved;
  const rows = text.split(".");
  const orbits = orbitsOf(puzzle);
  if (rows.length !== orbits.length) {
    throw new Error(
      `the state has ${countWord(rows.length, "orbit")}; expected ${orbits.length}`,
    );
  }
  return Object.fromEntries(
    orbits.map(([name, orbit], i) => {
      const [order, twists = ""] = rows[i].split("-");
      const { pieces, twists: sides = 1 } = orbit;
      const permutation = decodeRow(order, digitsPerNumber(orbit));
      const orientation =
        sides === 1
          ? permutation.map(() => 0)
          : decodeRow(twists, digitsPerNumber(orbit));
      const where = `orbit ${describeValue(name)}`;
      checkRow(`${where}: permutation`, permutation, pieces, pieces);
      checkRow(`${where}: orientation`, orientation, pieces, sides);
      return [name, { permutation, orientation }];
    }),
  );
}

export function isSamePuzzleState(
  puzzle: PlayablePuzzle,
  one: PuzzleState,
  other: PuzzleState,
): boolean {
  return orbitsOf(puzzle).every(([name]) => {
    const [a, b] = [one[name], other[name]];
    return (
      a.permutation.every((piece, at) => piece === b.permutation[at]) &&
      a.orientation.every((twist, at) => twist === b.orientation[at])
    );
  });
}

function orbitsOf({ orbits }: PlayablePuzzle): [string, OrbitDefinition][] {
  return Object.entries(orbits);
}

function digitsPerNumber({ pieces, twists = 1 }: OrbitDefinition): number {
  return digitsNeeded(Math.max(pieces, twists));
}
