import { expect, test } from "vitest";
import {
  fromFacelets,
  N_STATES,
  toFacelets,
  unrankState,
} from "../../../src/lib/index.ts";
import {
  allSchemes,
  BLANK,
  cornersOf,
  piecesOf,
  shownBy,
} from "../../../src/lib/puzzle/colourings.ts";
import { nearestCube } from "../../../src/lib/puzzle/nearest-cube.ts";
import { draw, seeded } from "./seeded.ts";

const USUAL = [..."URFDLB"];
const random = seeded(7);
const anyCube = () => [...toFacelets(unrankState(random(N_STATES)))];

/** Repaints this many facelets of a cube. */
function spoil(cube: readonly string[], count: number): string[] {
  const spoilt = [...cube];
  while (spoilt.filter((colour, i) => colour !== cube[i]).length < count) {
    spoilt[random(24)] = USUAL[random(6)];
  }
  return spoilt;
}

test("there are 30 schemes, and no two have the same eight corners", () => {
  const schemes = allSchemes(USUAL);
  const corners = schemes.map((scheme) =>
    piecesOf(scheme)
      .flatMap((piece) => [0, 1, 2].map((twist) => shownBy(piece, twist).join("")))
      .toSorted()
      .join(" "),
  );
  expect(new Set(corners).size).toBe(30);
  expect(schemes[0]).toEqual(USUAL);
});

test("a cube that can be solved is its own nearest, in any scheme and held in any way", () => {
  for (let i = 0; i < 200; i++) {
    const scheme = allSchemes(USUAL)[i % 30];
    const cube = anyCube().map((colour) => scheme[USUAL.indexOf(colour)]);
    const nearest = nearestCube(cube, USUAL);
    expect(nearest.changed).toEqual([]);
    expect(nearest.colouring).toEqual(cube);
  }
});

test("what is offered can be solved, is no farther than what was spoilt, and says what it changes", () => {
  for (let i = 0; i < 300; i++) {
    const spoilt = spoil(anyCube(), 1 + (i % 8));
    const { colouring, changed } = nearestCube(spoilt, USUAL);
    expect(() => fromFacelets(anonymous(colouring))).not.toThrow();
    expect(changed.length).toBeLessThanOrEqual(1 + (i % 8));
    const differing = [...spoilt.keys()].filter((at) => spoilt[at] !== colouring[at]);
    expect(changed).toEqual(differing);
  }
});

test("any 24 colours have a nearest cube, even 24 of one colour", () => {
  for (const colour of USUAL) {
    const nearest = nearestCube(new Array<string>(24).fill(colour), USUAL);
    expect(nearest.changed).toHaveLength(20);
  }
  for (let i = 0; i < 100; i++) {
    const { colouring } = nearestCube(draw(random, USUAL, 24), USUAL);
    expect(() => fromFacelets(anonymous(colouring))).not.toThrow();
  }
});

test("no cube is nearer: all deals of the pieces are tried, without the short cut", () => {
  const spoilt = draw(random, USUAL, 24);
  const fewest = Math.min(
    ...allSchemes(USUAL).map((scheme) => fewestByTrial(spoilt, piecesOf(scheme))),
  );
  expect(nearestCube(spoilt, USUAL).changed).toHaveLength(fewest);
});

test("blank places cost nothing and are filled in", () => {
  for (let i = 0; i < 100; i++) {
    const cube = anyCube();
    const blanked = cube.map((colour) => (random(4) === 0 ? BLANK : colour));
    const { colouring, changed } = nearestCube(blanked, USUAL);
    expect(changed).toEqual([]);
    expect(colouring).not.toContain(BLANK);
    expect(
      colouring.filter((c, at) => blanked[at] !== BLANK && c !== cube[at]),
    ).toEqual([]);
  }
});

/** Neutral names, so that every scheme is tried. */
function anonymous(colouring: readonly string[]): string {
  return colouring.map((colour) => "abcdef"[USUAL.indexOf(colour)]).join("");
}

/** Assigns pieces to the corners in every way, by backtracking without early pruning. */
function fewestByTrial(spoilt: readonly string[], pieces: readonly string[][]): number {
  // changes[position][piece][twist]: how many stickers would have to change
  const changes = cornersOf(spoilt).map((corner) =>
    pieces.map((piece) =>
      [0, 1, 2].map(
        (twist) =>
          shownBy(piece, twist).filter((colour, i) => colour !== corner[i]).length,
      ),
    ),
  );
  let fewest = 25;
  deal(0, 0, 0, 0);
  return fewest;

  function deal(position: number, used: number, sum: number, cost: number): void {
    if (cost >= fewest) return;
    if (position === 8) {
      if (sum % 3 === 0) fewest = cost;
      return;
    }
    for (let piece = 0; piece < 8; piece++) {
      if (used & (1 << piece)) continue;
      const changesHere = changes[position][piece];
      for (let twist = 0; twist < 3; twist++) {
        const changed = cost + changesHere[twist];
        deal(position + 1, used | (1 << piece), sum + twist, changed);
      }
    }
  }
}
