import { expect, test } from "vitest";
import {
  allSchemes,
  BLANK,
  countCubes,
  fromFacelets,
  N_STATES,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { draw, seeded } from "./seeded.ts";

const USUAL = [..."URFDLB"];
const random = seeded(24);
const anyCube = () => [...toFacelets(unrankState(random(N_STATES)))];

test("with nothing painted all cubes fit, each held in 24 ways", () => {
  for (const scheme of allSchemes(USUAL)) {
    expect(countCubes(new Array<string>(24).fill(BLANK), scheme)).toBe(24 * N_STATES);
  }
});

test("a whole net fits one cube or none, as turns can solve it or not", () => {
  for (let i = 0; i < 500; i++) {
    const cube = anyCube();
    expect(countCubes(cube, USUAL)).toBe(1);
    const [a, b] = draw(random, [...cube.keys()], 2);
    const swapped = cube.with(a, cube[b]).with(b, cube[a]);
    expect(countCubes(swapped, USUAL)).toBe(isSolvable(swapped) ? 1 : 0);
  }
});

test("the counts for the six colours of one place sum to the count without it", () => {
  for (let i = 0; i < 100; i++) {
    const cube = anyCube();
    const painted = cube.map((colour) => (random(3) === 0 ? colour : BLANK));
    const place = random(24);
    const blanked = painted.with(place, BLANK);
    const sum = USUAL.map((colour) => countCubes(blanked.with(place, colour), USUAL));
    expect(sum.reduce((a, b) => a + b)).toBe(countCubes(blanked, USUAL));
  }
});

function isSolvable(cube: readonly string[]): boolean {
  try {
    fromFacelets(cube.join(""));
    return true;
  } catch {
    return false;
  }
}
