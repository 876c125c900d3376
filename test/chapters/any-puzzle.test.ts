import { expect, test } from "vitest";
import { chapterFacts } from "#figures/any-puzzle/chapter-facts.ts";
import { twoBitTableBytes } from "#figures/any-puzzle/sizes/two-bit-table.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import {
  buildDistances,
  definePuzzle,
  factorial,
  isEvenPermutation,
} from "#lib/index.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";

const facts = chapterFacts();

test("Rubik’s cube has the published number of positions, in sets of the published size", () => {
  expect(facts.cube.states).toBe("43,252,003,274,489,856,000");
  // cube20.org
  expect([facts.cube.sets, facts.cube.inSet]).toEqual([2_217_093_120, 19_508_428_800]);
});

test("its moves are those of Kociemba: after U, R and F the corners are where his table says", () => {
  const cube = definePuzzle(CUBE_3X3X3);
  const after = (moves: string) =>
    [...moves].reduce((state, move) => cube.apply(state, move), cube.solved);
  // As every cuber knows, and false when a row is misread.
  const times = (moves: string, count: number) => after(moves.repeat(count));
  const commutator = "RURRRUUU";
  expect(times(commutator, 6)).toEqual(cube.solved);
  expect(times(commutator, 3)).not.toEqual(cube.solved);
  expect(times("RUUU", 63)).toEqual(cube.solved);
  expect(times("RUUU", 21)).not.toEqual(cube.solved);
  expect(after("R").CORNERS).toEqual({
    permutation: [4, 1, 2, 0, 7, 5, 6, 3],
    orientation: [2, 0, 0, 1, 1, 0, 0, 2],
  });
});

test("two faces of the pocket cube make only 120 of 720 orders, though some of their moves are odd", () => {
  expect(facts.twoFaces).toEqual({ corners: 6, all: 720, orders: 120 });
  const { moves } = pocketCube({ U: 1, R: 1 });
  expect(
    Object.values(moves).some((one) => !isEvenPermutation(one.CORNERS.source)),
  ).toBe(true);
});

test("the plot has published numbers, and the site searches exactly the bars that fit", () => {
  const { sizes, limit, times } = facts;
  const of = (title: string) => sizes.find((one) => one.title === title)!.states;
  expect(of("Domino, 3×3×2")).toBe(406_425_600);
  expect(of("15-puzzle")).toBe(10_461_394_944_000);
  expect(of("Rubik’s Clock")).toBe(1_283_918_464_548_864);
  expect(times).toEqual({ fifteen: "52,000", clock: 123 });
  // Everything that is said to be searched here fits, and nothing else does.
  for (const { states, searched } of sizes) {
    expect(states <= limit).toBe(searched === "here");
  }
  // Four lines of a thousand and more between the pocket cube and Rubik's.
  const thousands = Math.log(of("Rubik’s cube") / of("Pocket cube")) / Math.log(1000);
  expect(thousands).toBeGreaterThan(4);
  expect(thousands).toBeLessThan(5);
});

test("thirteen beads stand between the first phase and the 15-puzzle, and their table fits into memory", () => {
  const { sizes } = facts;
  const titles = sizes.map(({ title }) => title);
  const before = sizes.findLastIndex(({ states }) => states < factorial(13));
  expect(titles.slice(before, before + 2)).toEqual(["3×3×3, first phase", "15-puzzle"]);
  expect(formatBytes(twoBitTableBytes(factorial(13)))).toBe("1.6\u00a0GB");
});

test("the largest part of Rubik’s cube is the second to last", () => {
  const { parts } = facts.cube;
  expect(parts.indexOf(Math.max(...parts))).toBe(parts.length - 2);
});

test("what to try with the floppy cube: both leave fewer positions; unflipped, the farthest comes closer, and with three moves it goes farther", () => {
  const { orbits, moves } = FLOPPY;
  const { N, E, S } = moves;
  const unflipped = Object.fromEntries(
    Object.entries(moves).map(([name, { CORNERS }]) => [name, { CORNERS }]),
  );
  const [whole, still, three] = [moves, unflipped, { N, E, S }].map((made) => {
    const puzzle = definePuzzle({ orbits, moves: made });
    const { diameter } = buildDistances(puzzle, { metric: "HTM" });
    return { states: puzzle.size, diameter };
  });
  expect(whole).toEqual({ states: 192, diameter: 8 });
  expect(still).toEqual({ states: 24, diameter: 4 });
  expect(three).toEqual({ states: 96, diameter: 10 });
});
