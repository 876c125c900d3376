import { expect, test } from "vitest";
import {
  fittingCubes,
  N_STATES,
  nearestCubes,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import {
  allSchemes,
  BLANK,
  CORNER_FACELETS,
  cornerColours,
  pieceColours,
  twistedColours,
} from "#lib/puzzle/colourings.ts";
import { canBeSolved } from "./can-be-solved.ts";
import { draw, seeded } from "./seeded.ts";

const USUAL = [..."URFDLB"];
const random = seeded(7);
const nearestCube = (colouring: readonly string[]) =>
  nearestCubes(colouring, USUAL, 1)[0];
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
    pieceColours(scheme)
      .flatMap((piece) =>
        [0, 1, 2].map((twist) => twistedColours(piece, twist).join("")),
      )
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
    const nearest = nearestCube(cube);
    expect(nearest.changed).toEqual([]);
    expect(nearest.colouring).toEqual(cube);
  }
});

test("what is offered can be solved, is no farther than what was spoilt, and says what it changes", () => {
  for (let i = 0; i < 300; i++) {
    const spoilt = spoil(anyCube(), 1 + (i % 8));
    const { colouring, changed } = nearestCube(spoilt);
    expect(canBeSolved(colouring)).toBe(true);
    expect(changed.length).toBeLessThanOrEqual(1 + (i % 8));
    const differing = [...spoilt.keys()].filter((at) => spoilt[at] !== colouring[at]);
    expect(changed).toEqual(differing);
  }
});

test("any 24 colours have a nearest cube, even 24 of one colour", () => {
  for (const colour of USUAL) {
    const nearest = nearestCube(new Array<string>(24).fill(colour));
    expect(nearest.changed).toHaveLength(20);
  }
  for (let i = 0; i < 100; i++) {
    const { colouring } = nearestCube(draw(random, USUAL, 24));
    expect(canBeSolved(colouring)).toBe(true);
  }
});

test("no cube is closer: all assignments are tried", () => {
  const spoilt = draw(random, USUAL, 24);
  const fewest = Math.min(
    ...allSchemes(USUAL).map((scheme) => fewestByTrial(spoilt, pieceColours(scheme))),
  );
  expect(nearestCube(spoilt).changed).toHaveLength(fewest);
});

test("blank places cost nothing and are filled in", () => {
  for (let i = 0; i < 100; i++) {
    const cube = anyCube();
    const blanked = cube.map((colour) => (random(4) === 0 ? BLANK : colour));
    const { colouring, changed } = nearestCube(blanked);
    expect(changed).toEqual([]);
    expect(colouring).not.toContain(BLANK);
    expect(
      colouring.filter((c, at) => blanked[at] !== BLANK && c !== cube[at]),
    ).toEqual([]);
  }
});

test("all that are equally near are listed: every change of one sticker is tried, then of two, then of three", () => {
  let ambiguous = 0;
  for (let i = 0; i < 24; i++) {
    const cube = anyCube();
    const spoilt = i < 3 ? twisted(cube, i) : spoil(cube, 1 + (i % 2));
    let expected: string[] = [];
    for (let count = 1; expected.length === 0; count++) {
      expected = repaints(spoilt, count, canBeSolved).map((one) => one.join(""));
    }
    const found = nearestCubes(spoilt, USUAL, 1000);
    const listed = found.map(({ colouring }) => colouring.join(""));
    expect(listed.toSorted()).toEqual(expected.toSorted());
    for (const { colouring, changed, scheme } of found) {
      expect(changed).toEqual(differing(spoilt, colouring));
      expect(fittingCubes(colouring, USUAL).schemes).toEqual([scheme]);
    }
    const schemes = found.map(({ scheme }) => orderOf(scheme));
    expect(schemes).toEqual(schemes.toSorted((a, b) => a - b));
    if (found.length > 1) ambiguous++;
  }
  expect(ambiguous).toBeGreaterThanOrEqual(3);
});

test("with blank places, each way to repaint what is painted is listed once", () => {
  for (let i = 0; i < 20; i++) {
    const spoilt = spoil(anyCube(), 2);
    for (let k = 0; k < 9; k++) spoilt[random(24)] = BLANK;
    const fits = (cube: readonly string[]) => fittingCubes(cube, USUAL).count > 0;
    const found = nearestCubes(spoilt, USUAL, 1000);
    const repainted = found.map(({ colouring, changed }) => {
      expect(canBeSolved(colouring)).toBe(true);
      return spoilt
        .map((colour, at) => (changed.includes(at) ? colouring[at] : colour))
        .join();
    });
    const { length } = found[0].changed;
    if (length > 1) continue;
    const expected = repaints(spoilt, length, fits).map((cube) => cube.join());
    expect(repainted.toSorted()).toEqual(expected.toSorted());
  }
});

test("two repairs of these stickers are equally close, and the requested number is listed", () => {
  // Written by faces, each white, red, green, yellow, orange and blue.
  const letters = [..."YWWGRBBBBYWRRYOWGOYGOORG"];
  const cube = letters.map((letter) => USUAL["WRGYOB".indexOf(letter)]);
  const found = nearestCubes(cube, USUAL);
  expect(found).toHaveLength(2);
  expect(nearestCubes(cube, USUAL, 1)).toEqual(found.slice(0, 1));
  const grey = new Array<string>(24).fill("U");
  expect(nearestCubes(grey, USUAL)).toHaveLength(24);
  expect(nearestCubes(grey, USUAL, 40)).toHaveLength(40);
});

/** All ways to recolour that many painted facelets that leave a cube as required. */
function repaints(
  cube: readonly string[],
  count: number,
  isGood: (cube: readonly string[]) => boolean,
  from = 0,
): string[][] {
  if (count === 0) return isGood(cube) ? [[...cube]] : [];
  return [...cube.keys()]
    .slice(from)
    .flatMap((place) =>
      cube[place] === BLANK
        ? []
        : USUAL.filter((colour) => colour !== cube[place]).flatMap((colour) =>
            repaints(cube.with(place, colour), count - 1, isGood, place + 1),
          ),
    );
}

/** A cube with one corner turned where it is. */
function twisted(cube: readonly string[], position: number): string[] {
  const places = CORNER_FACELETS[position];
  return places.reduce(
    (turned, place, i) => {
      return turned.with(place, cube[places[(i + 1) % 3]]);
    },
    [...cube],
  );
}

function differing(a: readonly string[], b: readonly string[]): number[] {
  return [...a.keys()].filter((at) => a[at] !== b[at]);
}

/** The number of a scheme among all 30. */
function orderOf(scheme: readonly string[]): number {
  return allSchemes(USUAL).findIndex((other) => other.join() === scheme.join());
}

/** Assigns pieces to the corners in every way, by backtracking without early pruning. */
function fewestByTrial(spoilt: readonly string[], pieces: readonly string[][]): number {
  // changes[position][piece][twist]: how many stickers would have to change
  const changes = cornerColours(spoilt).map((corner) =>
    pieces.map((piece) =>
      [0, 1, 2].map(
        (twist) =>
          twistedColours(piece, twist).filter((colour, i) => colour !== corner[i])
            .length,
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
