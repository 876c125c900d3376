import { expect, test } from "vitest";
import {
  WHEEL_SYSTEM_SLUGS,
  wheelSystem,
} from "#figures/any-puzzle/chain-odometer/wheel-system.ts";
import {
  chainNumber,
  type ChainOdometerState,
  chainOdometerModel,
} from "#figures/any-puzzle/chain-odometer/chain-odometer-model.ts";
import { toMixedRadix } from "#lib/indexing/mixed-radix.ts";
import {
  factorial,
  isEvenPermutation,
  lehmerCode,
  toFactoradic,
  unrankPermutation,
} from "#lib/index.ts";

const { decode, encode, initial, update } = chainOdometerModel;
const digitsOf = (puzzle: string, number: number) =>
  toMixedRadix(number, wheelSystem(puzzle).faces);
const at = (puzzle: string, number: number): ChainOdometerState => ({
  puzzle,
  digits: digitsOf(puzzle, number),
  how: "set",
});
const beadsOf = (puzzle: string, number: number) =>
  wheelSystem(puzzle).state(digitsOf(puzzle, number))["BEADS"].permutation;

test("for all orders of five beads the wheels are the factorial number system, digit by digit", () => {
  expect(wheelSystem("five-beads").faces).toEqual([5, 4, 3, 2]);
  for (let number = 0; number < factorial(5); number++) {
    const order = beadsOf("five-beads", number);
    expect(order).toEqual(unrankPermutation(number, 5));
    const shown = [...digitsOf("five-beads", number), 0];
    expect(shown).toEqual(lehmerCode(order));
    expect(shown).toEqual(toFactoradic(number, 5));
  }
});

test("even orders have the digits of all orders but the last two, and are in the same sequence", () => {
  const even = Array.from({ length: 120 }, (_, i) => unrankPermutation(i, 5)).filter(
    isEvenPermutation,
  );
  expect(wheelSystem("five-even").faces).toEqual([5, 4, 3]);
  even.forEach((order, number) => {
    expect(beadsOf("five-even", number)).toEqual(order);
    expect(digitsOf("five-even", number)).toEqual(lehmerCode(order).slice(0, 3));
  });
});

test("the wheels of every puzzle count its states, and the digits of a state lead back to it", () => {
  for (const slug of WHEEL_SYSTEM_SLUGS) {
    const { faces, size, puzzle, state, digits } = wheelSystem(slug);
    expect(faces.reduce((all, one) => all * one)).toBe(size);
    expect(size).toBe(puzzle.size);
    for (const number of [0, 1, Math.floor(size / 3), size - 1]) {
      expect(digits(state(digitsOf(slug, number)))).toEqual(digitsOf(slug, number));
      expect(chainNumber(at(slug, number))).toBe(number);
    }
  }
});

test("counting carries and rolls over, a wheel turns alone, and a move turns several", () => {
  const step = (state: ChainOdometerState, by: 1 | -1) =>
    update(state, { type: "step", by });
  expect(step(at("floppy-cube", 191), 1)).toEqual({
    ...at("floppy-cube", 0),
    how: "up",
  });
  expect(step(at("floppy-cube", 0), -1)).toEqual({
    ...at("floppy-cube", 191),
    how: "down",
  });
  const turned = update(at("five-even", 0), { type: "turn", at: 0, by: -1 });
  expect(turned.digits).toEqual([4, 0, 0]);
  const moved = update(at("five-beads", 0), { type: "move", move: "Turn" });
  expect(beadsOf("five-beads", chainNumber(moved))).toEqual([1, 2, 3, 4, 0]);
  const back = update(moved, { type: "move", move: "Turn'" });
  expect(chainNumber(back)).toBe(0);
});

test("another puzzle takes the number along, as far as it has one", () => {
  const all = update(at("five-even", 31), { type: "puzzle", puzzle: "five-beads" });
  expect(chainNumber(all)).toBe(31);
  const over = update(all, { type: "puzzle", puzzle: "five-over" });
  expect(chainNumber(over)).toBe(1);
  expect(update(over, { type: "puzzle", puzzle: "five-over" })).toBe(over);
});

test("links bring back each count, and are told what is wrong with them", () => {
  const up = update(at("pyraminx", 933_118), { type: "step", by: 1 });
  expect(decode(encode(up))).toEqual(up);
  expect(decode(encode(initial))).toEqual(initial);
  expect(() => decode("five-even")).toThrow("such as five-even_2.1.1");
  expect(() => decode("five-even_2.1")).toThrow("wheels of 5, 4 and 3 faces");
  expect(() => decode("five-even_2.4.1")).toThrow(
    "wheel 2 shows 4, but its last face is 3",
  );
  expect(() => decode("skewb_1.1")).toThrow("there is no skewb");
});
