import { expect, test } from "vitest";
import { type BigFaultKind, findBigFaults } from "#lib/big-cube/cube-faults.ts";
import { fromBigFacelets, toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { colourBigCube, PIECE_FACELETS } from "#lib/big-cube/facelets.ts";
import { nearestBigCubes } from "#lib/big-cube/nearest-cubes.ts";
import { randomBigCube } from "#lib/big-cube/number.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import { seeded } from "../puzzle/seeded.ts";

const random = seeded(494);
const anyCube = () => randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 });
const colours = (cube: BigCube) => colourBigCube(cube, [..."URFDLB"]);
const kinds = (net: readonly string[]) => findBigFaults(net).map(({ kind }) => kind);

/** Swaps two entries of a row. */
function swap<T>(row: readonly T[], a: number, b: number): T[] {
  return row.with(a, row[b]).with(b, row[a]);
}

const WRONG_ASSEMBLIES: [kinds: BigFaultKind[], change: (cube: BigCube) => BigCube][] =
  [
    [["twist"], ({ CORNERS, EDGES }) => ({ CORNERS: turnPiece(CORNERS, 3), EDGES })],
    [["flip"], ({ CORNERS, EDGES }) => ({ CORNERS, EDGES: turnPiece(EDGES, 2) })],
    [["parity"], ({ CORNERS, EDGES }) => ({ CORNERS, EDGES: swapPieces(EDGES) })],
    [["parity"], ({ CORNERS, EDGES }) => ({ CORNERS: swapPieces(CORNERS), EDGES })],
    [
      ["twist", "flip", "parity"],
      ({ CORNERS, EDGES }) => ({
        CORNERS: turnPiece(CORNERS, 3),
        EDGES: swapPieces(turnPiece(EDGES, 2)),
      }),
    ],
  ];

function turnPiece({ permutation, orientation }: BigCube["EDGES"], twists: number) {
  const at = random(orientation.length);
  const twist = (orientation[at] + 1 + random(twists - 1)) % twists;
  return { permutation, orientation: orientation.with(at, twist) };
}

function swapPieces({ permutation, orientation }: BigCube["EDGES"]) {
  const at = random(permutation.length);
  const other = (at + 1 + random(permutation.length - 1)) % permutation.length;
  return { permutation: swap(permutation, at, other), orientation };
}

test("a cube that can be solved has no fault, and no repair but to leave it", () => {
  for (let i = 0; i < 20; i++) {
    const net = colours(anyCube());
    expect(kinds(net)).toEqual([]);
    expect(nearestBigCubes(net, 12)).toEqual([{ changed: [], colouring: net }]);
  }
});

test("a cube that was put together wrongly is named by what is wrong", () => {
  for (const [expected, change] of WRONG_ASSEMBLIES) {
    for (let i = 0; i < 5; i++) {
      expect(kinds(colours(change(anyCube())))).toEqual(expected);
    }
  }
});

test("any one corner can be twisted back, and any one edge flipped", () => {
  const twist = colours(WRONG_ASSEMBLIES[0][1](anyCube()));
  const corners = nearestBigCubes(twist, 99).map(({ changed }) => changed);
  const sorted = (places: readonly number[]) => places.toSorted((a, b) => a - b);
  expect(corners).toEqual(expect.arrayContaining(PIECE_FACELETS.CORNERS.map(sorted)));
  const flip = colours(WRONG_ASSEMBLIES[1][1](anyCube()));
  const edges = nearestBigCubes(flip, 99).map(({ changed }) => changed);
  expect(edges).toHaveLength(12);
  expect(edges).toEqual(expect.arrayContaining(PIECE_FACELETS.EDGES.map(sorted)));
});

test("wrong stickers are repaired by as few changes as there were mistakes, or fewer", () => {
  for (let i = 0; i < 30; i++) {
    const net = colours(anyCube());
    const wrong = [...net];
    const mistakes = 1 + (i % 3);
    while (wrong.filter((colour, place) => colour !== net[place]).length < mistakes) {
      const place = random(54);
      if (place % 9 !== 4) wrong[place] = "URFDLB"[random(6)];
    }
    const repairs = nearestBigCubes(wrong, 24);
    for (const { changed, colouring } of repairs) {
      expect(changed.length).toBeLessThanOrEqual(mistakes);
      expect(changed).toEqual(
        [...wrong.keys()].filter((place) => wrong[place] !== colouring[place]),
      );
      expect(toBigFacelets(fromBigFacelets(colouring.join("")))).toBe(
        colouring.join(""),
      );
    }
    // One sticker alone is always the only one.
    if (mistakes === 1)
      expect(repairs).toEqual([{ changed: repairs[0].changed, colouring: net }]);
    const texts = repairs.map(({ colouring }) => colouring.join(""));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test("no repair changes fewer stickers: tried one by one", () => {
  for (const [, change] of WRONG_ASSEMBLIES) {
    const net = colours(change(anyCube()));
    for (const place of net.keys()) {
      for (const colour of "URFDLB") {
        const other = net.with(place, colour).join("");
        expect(() => fromBigFacelets(other)).toThrow(RangeError);
      }
    }
    expect(nearestBigCubes(net, 1)[0].changed.length).toBeGreaterThan(1);
  }
});

const SOLVED = [..."URFDLB"].flatMap((face) => new Array<string>(9).fill(face));

test.for<[BigFaultKind[], readonly string[], string]>([
  [
    ["centres"],
    SOLVED.with(4, "R"),
    "more than one centre is R; all six centres are different",
  ],
  [["centres"], SOLVED.with(4, ""), "a centre has no colour; paint all six"],
  [["count", "mirrored"], SOLVED.with(0, "D"), "10 D stickers; each colour has nine"],
  [["repeat"], SOLVED.with(7, "F").with(18, ""), "edge UF shows F twice"],
  [
    ["opposites"],
    SOLVED.with(7, "B").with(51, ""),
    "B and F are the centres of opposite faces; they cannot share edge UF",
  ],
  [
    ["mirrored"],
    SOLVED.with(9, "F").with(20, "R"),
    "the colours of corner UFR are in reverse order",
  ],
  [
    ["twice"],
    SOLVED.with(19, "R").with(12, "").with(14, ""),
    "the same piece twice: edge UR and edge UF both show U, R",
  ],
])("%j is named", ([expected, net, message]) => {
  const faults = findBigFaults(net);
  expect(faults.map(({ kind }) => kind)).toEqual(expected);
  expect(faults[0].message).toBe(message);
});

test("a part that no cube has is a dead end, though no piece is wrong by itself", () => {
  const net = SOLVED.map((colour, place) =>
    PIECE_FACELETS.CORNERS[2].includes(place) ? "" : colour,
  );
  expect(kinds(net)).toEqual([]);
  const twisted = net.with(8, "R").with(9, "F").with(20, "U");
  expect(kinds(twisted)).toEqual([]);
  const flipped = twisted.with(7, "F").with(19, "U");
  expect(kinds(flipped)).toEqual(["dead end"]);
  expect(nearestBigCubes(flipped, 1)[0].changed).toHaveLength(2);
});
