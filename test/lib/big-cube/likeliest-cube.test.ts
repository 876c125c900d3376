import { expect, test } from "vitest";
import { fromBigFacelets, randomBigCube, toBigFacelets } from "#lib/big-cube.ts";
import { CENTRE_FACELETS } from "#lib/big-cube/facelets.ts";
import { leastBigCosts, likeliestBigCube } from "#lib/big-cube/likeliest-cube.ts";
import { nearestBigCubes } from "#lib/big-cube/nearest-cubes.ts";
import { seeded } from "../puzzle/seeded.ts";

const USUAL = [..."URFDLB"];
const SCHEME_COST = 50;
const random = seeded(2029);
const anyCube = () => [
  ...toBigFacelets(randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 })),
];
const rowOf = (colour: string, other: number) =>
  USUAL.map((one) => (one === colour ? 0 : other));
/** Costs of certain centres, and of the other stickers at random. */
const anyCosts = () =>
  anyCube().map((colour, place) =>
    CENTRE_FACELETS.includes(place)
      ? rowOf(colour, 1e6)
      : USUAL.map(() => random(1000)),
  );
const sumOf = (costs: readonly number[][], colouring: readonly string[]) =>
  colouring.reduce((sum, one, place) => sum + costs[place][USUAL.indexOf(one)], 0);

test("where each change costs one, it is as near as the nearest cube", () => {
  for (let i = 0; i < 12; i++) {
    const seen = anyCube();
    for (let change = 0; change < i % 5; change++) {
      const place = random(54);
      if (!CENTRE_FACELETS.includes(place)) seen[place] = USUAL[random(6)];
    }
    const costs = seen.map((colour) => rowOf(colour, 1));
    const { cost, colouring } = likeliestBigCube(costs, USUAL, SCHEME_COST);
    expect(cost).toBe(nearestBigCubes(seen, 1)[0].changed.length);
    expect(sumOf(costs, colouring)).toBe(cost);
  }
});

test("whatever the costs are, it can be solved, costs what it says, and no seeded cube costs less", () => {
  for (let i = 0; i < 6; i++) {
    const costs = anyCosts();
    const { cost, colouring } = likeliestBigCube(costs, USUAL, SCHEME_COST);
    expect(() => fromBigFacelets(colouring.join(""))).not.toThrow();
    expect(sumOf(costs, colouring)).toBe(cost);
    for (let other = 0; other < 300; other++) {
      expect(sumOf(costs, anyCube())).toBeGreaterThanOrEqual(cost);
    }
  }
});

test("centres that no hold of the usual scheme has cost extra", () => {
  const seen = anyCube().map((colour) => "ULFDRB"["URFDLB".indexOf(colour)]);
  const costs = seen.map((colour) => rowOf(colour, 100));
  expect(likeliestBigCube(costs, USUAL, 3)).toEqual({ colouring: seen, cost: 3 });
});

test("the least cost with a colour at a facelet is the cost of the likeliest cube that has it", () => {
  const costs = anyCosts();
  const least = leastBigCosts(costs, SCHEME_COST, Infinity);
  for (const place of [0, 1, 11, 23, 32, 53]) {
    USUAL.forEach((_, colour) => {
      const only = costs.with(
        place,
        costs[place].map((own, other) => (other === colour ? own : own + 1e5)),
      );
      const { cost } = likeliestBigCube(only, USUAL, SCHEME_COST);
      expect(least[place][colour]).toBe(cost);
    });
  }
});
