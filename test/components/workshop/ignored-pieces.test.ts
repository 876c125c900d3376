import { expect, test } from "vitest";
import { parseIgnoredPieces } from "#components/workshop/puzzle/ignored-pieces.ts";
import { parseOwnPuzzle } from "#components/workshop/puzzle/parse-own-puzzle.ts";
import { formatOwnPuzzle } from "#components/workshop/puzzle/format-own-puzzle.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { countStates, definePuzzle } from "#lib/index.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { wholePocketCube } from "#src/puzzles/pocket-cube.ts";

const cube = definePuzzle(wholePocketCube.definition);
const pyraminx = definePuzzle(PYRAMINX);

function sizeWithout(typed: string, puzzle = cube) {
  const reading = parseIgnoredPieces(typed, puzzle);
  return isProblem(reading) ? reading.problem : countStates(reading.value);
}

test("pieces that don't matter look alike, and their twists are not seen", () => {
  // Seven corners in any positions; six show their twists.
  expect(sizeWithout("1")).toBe(5040n * 3n ** 6n);
  expect(sizeWithout("CORNERS 1,")).toBe(5040n * 3n ** 6n);
  expect(sizeWithout("CORNERS")).toBe(1n);
  // Two of six edges look alike: any order occurs, and the four others are flipped or not.
  expect(sizeWithout("EDGES 1 2", pyraminx)).toBe(360n * 2n ** 4n * 3n ** 4n);
  expect(sizeWithout("AXIALS", pyraminx)).toBe(360n * 32n);
  expect(sizeWithout("EDGES AXIALS", pyraminx)).toBe(1n);
  expect(sizeWithout("EDGES; AXIALS: 1 2 3", pyraminx)).toBe(3n);
});

test("the puzzle without them is one of the reader's own, and stays one in a link", () => {
  const { value } = parseIgnoredPieces("1", cube) as { value: typeof cube.definition };
  expect(value.name).toBe("Pocket cube without one piece");
  const again = parseOwnPuzzle(formatOwnPuzzle({ definition: value })).definition;
  expect(countStates(again)).toBe(countStates(value));
});

test.each([
  ["", "Nothing is typed; expected pieces such as “AXIALS 1 2”."],
  ["1", "Piece 1 has no orbit’s name before it; expected pieces such as “AXIALS 1 2”."],
  ["AXIALS 1 5", "“AXIALS” has no piece 5; expected 1 to 4."],
  ["AXIALS 0", "“AXIALS” has no piece 0; expected 1 to 4."],
  ["TIPS 1", "“TIPS” is not a piece or an orbit: its orbits are "],
])("%j: %s", (typed, problem) => {
  expect(sizeWithout(typed, pyraminx)).toContain(problem.replace("AXIALS 1 2”.", ""));
});
