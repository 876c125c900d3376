import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  mutantHuntModel as model,
  huntOutcome,
} from "#components/exercises/mutants/mutant-hunt-model.ts";
import {
  countWrongIndices,
  MUTANTS,
  N_TESTED_PERMUTATIONS,
  smallestCounterexample,
} from "#components/exercises/mutants/mutants.ts";

/** All orders of n cards in the order of a dictionary: their numbers are their places. */
function listOf(n: number): number[][] {
  const cards = Array.from({ length: n }, (_, card) => card);
  let orders: number[][] = [[]];
  for (let length = 0; length < n; length++) {
    orders = orders.flatMap((begun) =>
      cards.filter((card) => !begun.includes(card)).map((card) => [...begun, card]),
    );
  }
  return orders;
}
const LISTS = [2, 3, 4, 5, 6].map(listOf);

const FOLDER = new URL(
  "../../../src/components/exercises/mutants/programs/",
  import.meta.url,
);
const read = (file: string) => readFileSync(new URL(`${file}.ts`, FOLDER), "utf8");

/** As the lines that readers put in order have it, without the call below them. */
const RIGHT = `export ${read("../../lines/rank-order/program").split("\n\n")[0]}\n`;

describe.each(MUTANTS)("$file", (mutant) => {
  const { file, numberOf } = mutant;

  test("is another program than the right one", () => {
    expect(read(file)).not.toBe(RIGHT);
  });

  test("is wrong first on its smallest counterexample", () => {
    const wrong = LISTS.flatMap((orders) =>
      orders.filter((order, number) => numberOf(order) !== number),
    );
    expect(wrong[0]).toEqual(smallestCounterexample(mutant));
    const [, , four] = LISTS;
    const ofFour = four.filter((order, number) => numberOf(order) !== number);
    expect(countWrongIndices(mutant, 4)).toBe(ofFour.length);
  });

  test("marks its changed parts, which differ from the correct program", () => {
    for (const part of mutant.changed) {
      expect(read(file)).toContain(part);
      expect(RIGHT).not.toContain(part);
    }
    expect(mutant.changed).not.toEqual([]);
  });
});

test("the hard mutants need the number of pieces that their messages give", () => {
  const cards = Object.fromEntries(
    MUTANTS.map((mutant) => [mutant.file, smallestCounterexample(mutant)?.length]),
  );
  expect(cards).toMatchObject({
    "two-bits": 5,
    "a-slip-in-the-table": 6,
    "all-arcs": 3,
    "next-smaller-only": 3,
  });
  expect(N_TESTED_PERMUTATIONS).toBe(2 + 6 + 24 + 120 + 720 + 5040 + 40320);
});

describe("a hunt", () => {
  const { initial, update } = model;
  const order = (...cards: number[]) => ({
    type: "order" as const,
    order: cards.map((card) => card - 1),
  });
  const hunt = (mutant: number) => update(initial, { type: "mutant", mutant });

  test("only a permutation that exposes it solves it", () => {
    const passed = update(hunt(6), order(2, 1));
    expect(passed.solved).toEqual([]);
    expect(huntOutcome(passed).says).toBe(
      "G says 1, and that is the index of 2 1. Try another permutation.",
    );
    const caught = update(passed, order(3, 2, 1));
    expect(caught.solved).toEqual([6]);
    expect(huntOutcome(caught).says).toBe(
      "G says 3, but the index of 3 2 1 is 5. It adds up the digits, so it only counts the arcs. Many permutations have the same number of arcs. It is wrong on 4 of the 6 permutations of 3 pieces. The smallest one that shows it is 2 1 3.",
    );
  });

  test("showing the counterexample doesn't solve it, even after typing another", () => {
    const shown = update(hunt(0), { type: "say", said: "stuck" });
    expect(huntOutcome(shown)).toMatchObject({ verdict: "caught" });
    expect(shown.solved).toEqual([]);
    const again = update(update(shown, order(1, 2, 3)), order(3, 2, 1));
    expect(again.solved).toEqual([]);
    expect(model.decode(model.encode(again))).toEqual(again);
  });

  test("only one program is correct", () => {
    const says = { type: "say", said: "right" } as const;
    expect(huntOutcome(update(hunt(0), says)).says).toMatch(/^A is not right/);
    const right = update(hunt(8), says);
    expect(right.solved).toEqual([8]);
    expect(huntOutcome(right).says).toMatch(
      /^I is right\. It gives all 46,232 permutations/,
    );
  });

  test("a link restores it; a bad one is explained", () => {
    const caught = update(hunt(6), order(3, 2, 1));
    for (const state of [
      initial,
      caught,
      update(hunt(8), { type: "say", said: "right" }),
    ]) {
      expect(model.decode(model.encode(state))).toEqual(state);
    }
    expect(() => model.decode("Z-12-")).toThrow(
      "there is no program Z: they are A to K",
    );
    expect(() => model.decode("A-11-")).toThrow("Piece 1 appears twice");
    expect(() => model.decode("what")).toThrow("A-213-BC");
  });
});
