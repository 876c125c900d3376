import { expect, test } from "vitest";
import { buildDistanceTable, HTM_MOVES } from "#lib/index.ts";
import { countDiffering, plainSearch } from "./plain-search.ts";

/** One state in a thousand, over all permutations. */
const STEP = 997;

const SUBSETS = Array.from({ length: 2 ** HTM_MOVES.length }, (_, set) =>
  HTM_MOVES.filter((move) => (set >> move) & 1),
);

/** A rotation about a diagonal takes F to R, R to U and U to F. */
const turned = (moves: readonly number[]) =>
  moves.map((move) => (move + 3) % 9).sort((a, b) => a - b);
const inverted = (moves: readonly number[]) =>
  moves.map((move) => move + 2 - 2 * (move % 3)).sort((a, b) => a - b);

/** The subsets equivalent under that rotation: they must have the same histogram. */
function alike(moves: readonly number[]): string[] {
  const turns = [moves, turned(moves), turned(turned(moves))];
  return [...turns, ...turns.map(inverted)].map(String).sort();
}

const classes = Object.values(
  SUBSETS.reduce<Record<string, number[][]>>((found, moves) => {
    (found[alike(moves)[0]] ??= []).push(moves);
    return found;
  }, {}),
);

/** The diameters met so far: the last test asks for them again. */
const diameters = new Map<string, number>();

test.each(classes.map((members) => [members[0].length, members] as const))(
  "subsets of %i moves have the histogram of a plain search: %j",
  (_, members) => {
    const [first] = members;
    const plain = plainSearch(first, [0]);
    const tables = members.map((moves) => buildDistanceTable({ metric: "HTM", moves }));
    diameters.set(String(first), tables[0].diameter);
    expect(countDiffering(tables[0], plain.distance, STEP)).toBe(0);
    expect(tables.map(({ moves, histogram }) => [moves, histogram])).toEqual(
      members.map((moves) => [moves, plain.histogram]),
    );
  },
);

test("all 512 subsets are tried", () => {
  expect(classes.flat()).toHaveLength(512);
});

// The search in WebAssembly has no room for depths beyond 30.
test("no subset leads farther than 27 moves, and F and R, one way only, so far", () => {
  const diameterOf = (moves: number[]) =>
    diameters.get(String(moves)) ??
    buildDistanceTable({ metric: "HTM", moves }).diameter;
  expect(Math.max(...classes.map(([first]) => diameterOf(first)))).toBe(27);
  expect(diameterOf([0, 3])).toBe(27);
});
