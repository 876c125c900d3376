import { expect, test } from "vitest";
import { swapSteps } from "#figures/more-encoders/parity/swap-steps.ts";
import { TURN_PICTURES } from "#figures/more-encoders/parity/turn-pictures.ts";
import { isEvenPermutation } from "#lib/index.ts";
import { CUBE_3X3X3 } from "#lib/big-cube/definition.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { SKEWB } from "#src/puzzles/skewb.ts";

const { U } = CUBE_3X3X3.moves;
/** The sources of the turn in each picture, in the order of its cycles. */
const SOURCES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  Pyraminx: [PYRAMINX.moves.U.EDGES.source],
  Skewb: [SKEWB.moves.URF.CORNERS.source, SKEWB.moves.URF.CENTRES.source],
  "2×2×2": [U["CORNERS"].source],
  "3×3×3": [U["CORNERS"].source, U["EDGES"].source],
};

test("each picture shows the cycles of the puzzle's own turn", () => {
  for (const { name, cycles } of TURN_PICTURES) {
    const moved = SOURCES[name].map(
      (source) => source.filter((from, to) => from !== to).length,
    );
    expect(cycles.map(({ length }) => length)).toEqual(moved);
    for (const [i, source] of SOURCES[name].entries()) {
      expect(isEvenPermutation(source)).toBe(cycles[i].length % 2 === 1);
    }
  }
});

test("a swap of two cards is an odd number of swaps of neighbours", () => {
  const steps = swapSteps([2, 3, 0, 1], 0, 3);
  expect(steps.map(({ permutation }) => permutation.join(""))).toEqual([
    "2301",
    "3201",
    "3021",
    "3012",
    "3102",
    "1302",
  ]);
  for (let right = 1; right < 7; right++) {
    const cards = [0, 1, 2, 3, 4, 5, 6];
    const last = swapSteps(cards, 0, right);
    expect(last.length - 1).toBe(2 * right - 1);
    expect(last.at(-1)!.permutation).toEqual(cards.with(0, right).with(right, 0));
  }
});
