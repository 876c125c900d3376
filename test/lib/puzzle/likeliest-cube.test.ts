import { expect, test } from "vitest";
import {
  allSchemes,
  leastCosts,
  likeliestCube,
  N_STATES,
  nearestCubes,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { canBeSolved } from "./can-be-solved.ts";
import { seeded } from "./seeded.ts";

const USUAL = [..."URFDLB"];
const random = seeded(2027);
const anyCube = () => [...toFacelets(unrankState(random(N_STATES)))];
/** What is not seen costs one. */
const costsOf = (seen: readonly string[]): number[][] =>
  seen.map((one) => USUAL.map((colour) => (colour === one ? 0 : 1)));
const anyCosts = () => USUAL.flatMap(() => [1, 2, 3, 4]).map(anyRow);
const anyRow = () => USUAL.map(() => random(1000));

/** What a colouring costs. */
const sumOf = (costs: readonly number[][], colouring: readonly string[]) =>
  colouring.reduce((sum, one, place) => sum + costs[place][USUAL.indexOf(one)], 0);

test("where each change costs one, it is as near as the nearest cube, in all schemes alike", () => {
  for (let i = 0; i < 60; i++) {
    const scheme = allSchemes(USUAL)[i % 30];
    const seen = anyCube().map((colour) => scheme[USUAL.indexOf(colour)]);
    for (let change = 0; change < i % 7; change++) seen[random(24)] = USUAL[random(6)];
    const [nearest] = nearestCubes(seen, USUAL, 1);
    const { cost, colouring } = likeliestCube(costsOf(seen), USUAL);
    expect(cost).toBe(nearest.changed.length);
    expect(sumOf(costsOf(seen), colouring)).toBe(cost);
  }
});

test("whatever the costs are, it can be solved, costs what it says, and no seeded cube costs less", () => {
  for (let i = 0; i < 10; i++) {
    const costs = anyCosts();
    const { cost, colouring } = likeliestCube(costs, USUAL);
    expect(canBeSolved(colouring)).toBe(true);
    expect(sumOf(costs, colouring)).toBe(cost);
    for (let other = 0; other < 300; other++) {
      expect(sumOf(costs, anyCube())).toBeGreaterThanOrEqual(cost);
    }
  }
});

test("another scheme than the usual costs what it is to cost, and is taken where it is worth that", () => {
  const seen = anyCube().map((colour) => "ULFDRB"["URFDLB".indexOf(colour)]);
  const { length } = nearestCubes(seen, USUAL, 1)[0].changed;
  expect(length).toBe(0);
  expect(likeliestCube(costsOf(seen), USUAL, 3)).toEqual({ colouring: seen, cost: 3 });
  // All red and orange ones changed: eight at most.
  const dear = likeliestCube(costsOf(seen), USUAL, 9);
  expect(dear.cost).toBeLessThanOrEqual(8);
  expect(dear.colouring).not.toEqual(seen);
});

test("the least cost with a colour at a facelet is the cost of the likeliest cube that has it", () => {
  for (let i = 0; i < 3; i++) {
    const costs = anyCosts();
    const { cost, colouring } = likeliestCube(costs, USUAL, 50);
    const least = leastCosts(costs, USUAL, 50);
    for (let place = 0; place < 24; place += 5) {
      expect(least[place][USUAL.indexOf(colouring[place])]).toBe(cost);
      USUAL.forEach((_, colour) => {
        const only = costs.with(
          place,
          costs[place].map((own, other) => (other === colour ? own : own + 1e6)),
        );
        expect(least[place][colour]).toBe(likeliestCube(only, USUAL, 50).cost);
      });
    }
  }
});

test.for([
  [costsOf(USUAL), "expected the costs of 24 facelets, found 6"],
  [costsOf(anyCube()).with(3, [1, 2]), "facelet 3 has 2 costs; expected 6"],
  [costsOf(anyCube()).with(3, [1, 2, NaN, 4, 5, 6]), "facelet 3 has the cost NaN"],
  [
    costsOf(anyCube()).with(4, [1, 2, 3, 4, 5, Infinity]),
    "the cost Infinity for colour 5",
  ],
] as const)("invalid costs throw", ([costs, message]) => {
  expect(() => likeliestCube(costs, USUAL)).toThrow(message);
  expect(() => leastCosts(costs, USUAL)).toThrow(message);
});

test("throws unless there are six colours", () => {
  expect(() => likeliestCube(costsOf(anyCube()), [..."URF"])).toThrow(
    "expected 6 different colours",
  );
});
