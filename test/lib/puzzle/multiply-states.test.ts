import { expect, test } from "vitest";
import {
  applyMoves,
  HTM_MOVES,
  invertMoves,
  invertState,
  multiplyStates,
  multiplyStickers,
  SOLVED,
  toStickers,
  unrankState,
} from "#lib/cell-library.ts";
import { seededStates } from "../solver/states.ts";
import { draw, seeded } from "./seeded.ts";

test("products and inverses of states are those of the moves that lead to them", () => {
  const random = seeded(48);
  for (let i = 0; i < 300; i++) {
    const [a, b] = [1, 2].map(() => draw(random, HTM_MOVES, random(15)));
    const [afterA, afterB] = [a, b].map((moves) => applyMoves(SOLVED, moves));
    expect(multiplyStates(afterA, afterB)).toEqual(applyMoves(SOLVED, [...a, ...b]));
    expect(invertState(afterA)).toEqual(applyMoves(SOLVED, invertMoves(a)));
  }
});

test("the stickers of a product are the product of the stickers", () => {
  const states = seededStates(49, 100).map(unrankState);
  states.forEach((state, i) => {
    const next = states[(i + 1) % states.length];
    expect(toStickers(multiplyStates(state, next))).toEqual(
      multiplyStickers(toStickers(state), toStickers(next)),
    );
    expect(multiplyStates(state, invertState(state))).toEqual(SOLVED);
    expect(multiplyStates(invertState(state), state)).toEqual(SOLVED);
  });
});

test("what is no state has no product and no inverse", () => {
  const twisted = { ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] };
  expect(() => invertState(twisted)).toThrow("one corner is turned");
  expect(() => multiplyStates(twisted, SOLVED)).toThrow("one corner is turned");
  expect(() => multiplyStates(SOLVED, twisted)).toThrow("one corner is turned");
});
