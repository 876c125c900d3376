import { expect, test } from "vitest";
import {
  allSymmetries,
  buildDistanceTable,
  isMirrored,
  symmetricIndex,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { fromFacelets, rankState } from "#lib/index.ts";
import { seededStates } from "../solver/states.ts";
import { HOLDS, turnSolid } from "./solid-cube.ts";

const symmetries = allSymmetries();
const table = buildDistanceTable({ metric: "QTM" });

test("each of the 48 leaves solved as it is, and every cube as far from it as before", () => {
  expect(new Set(symmetries.map(({ places }) => places.join())).size).toBe(48);
  for (const symmetry of symmetries) {
    expect(symmetricIndex(0, symmetry)).toBe(0);
    for (const index of seededStates(5, 12)) {
      expect(table.distance(symmetricIndex(index, symmetry))).toBe(
        table.distance(index),
      );
    }
  }
});

test("those that are no mirror images are the rotations of a solid cube, colours renamed", () => {
  const [solved] = [toFacelets(unrankState(0))];
  const rotated = (index: number) =>
    new Set(
      HOLDS.map((hold) => {
        const after = turnSolid(solved, hold);
        const renamed = new Map([...after].map((letter, i) => [letter, solved[i]]));
        const letters = [...turnSolid(toFacelets(unrankState(index)), hold)];
        return rankState(
          fromFacelets(letters.map((letter) => renamed.get(letter)).join("")),
        );
      }),
    );
  const rotations = symmetries.filter((symmetry) => !isMirrored(symmetry));
  expect(rotations).toHaveLength(HOLDS.length);
  for (const index of seededStates(6, 12)) {
    expect(
      new Set(rotations.map((symmetry) => symmetricIndex(index, symmetry))),
    ).toEqual(rotated(index));
  }
});
