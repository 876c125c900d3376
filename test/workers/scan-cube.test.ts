import { expect, test } from "vitest";
import { CONDITIONS, LEVELS } from "../../bench/scan-cube/levels.ts";
import {
  drawSeeded,
  drawSeededBig,
  PALETTE,
  scanSeeded,
  scanSeededBig,
} from "../../bench/scan-cube/scan-seeded.ts";
import { FACELETS } from "#lib/index.ts";
import { allRotations } from "#lib/puzzle/symmetries.ts";
import { POCKET_MODEL } from "#src/workers/scan-cube/pocket-model.ts";
import { scanBigCube } from "#src/workers/scan-cube/scan-big-cube.ts";
import { scanCube } from "#src/workers/scan-cube/scan-cube.ts";
import {
  pointOnFacelet,
  projection,
  UPRIGHT,
  viewsIn,
} from "#src/workers/scan-cube/camera-views.ts";

const [MILD, MEDIUM, HARD] = LEVELS;

test.for([
  ["two corners", 32],
  ["six faces", 2],
] as const)(
  "at the mild level, cubes are read right by %s, and few stickers are in doubt",
  ([mode, seeds]) => {
    let doubtful = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const { read, wrong } = scanSeeded(seed, mode, MILD);
      expect({ seed, wrong, ...read }).toMatchObject({
        seed,
        wrong: [],
        isClear: true,
      });
      doubtful += read.uncertain.length;
    }
    // One sticker of each cube, on average.
    expect(doubtful).toBeLessThanOrEqual(seeds);
  },
);

const FACES_AS_ASKED = "FRBLUD";

/** Reads the six pictures of a seeded cube in another order, by the letters of the faces. */
function readInOrder(order: string, seed: number, level: (typeof LEVELS)[number]) {
  const { colouring, pictures } = drawSeeded(seed, "six faces", level);
  const read = scanCube({
    mode: "six faces",
    pictures: [...order].map((face) => pictures[FACES_AS_ASKED.indexOf(face)]),
    palette: PALETTE,
  });
  const orders = read.orders.map((views) =>
    views.map((view) => FACES_AS_ASKED[view]).join(""),
  );
  return { read, orders, colouring };
}

test.for([
  ["alphabetical", "BDFLRU"],
  ["with U and D exchanged", "FRBLDU"],
  ["with L and R exchanged", "FLBRUD"],
  ["shuffled", "UFDRLB"],
])("six faces are read in any order, %s: %s", ([, order]) => {
  for (const level of [MILD, MEDIUM]) {
    for (const seed of [1, 2]) {
      const { read, orders, colouring } = readInOrder(order, seed, level);
      expect(read).toMatchObject({ isClear: true, colouring });
      expect(orders).toEqual([order]);
    }
  }
});

test("six faces that begin at another side are the same cube, seen from there", () => {
  const { read, orders, colouring } = readInOrder("RBLFUD", 1, MILD);
  const rotation = allRotations().find(({ faces }) => faces.U + faces.R === "UF")!;
  expect(read).toMatchObject({
    isClear: true,
    colouring: POCKET_MODEL.rotate(colouring, rotation),
  });
  expect(orders).toEqual([FACES_AS_ASKED]);
});

test("orders that differ only in faces that look alike are no question", () => {
  expect(readInOrder("FRBLDU", 38, MILD).read.isClear).toBe(true);
});

test("six faces that fit in several orders are not read, but the orders are named", () => {
  const { read, orders } = readInOrder("BDFLRU", 45, MILD);
  expect(orders).toContain("BDFLRU");
  expect(read.isClear).toBe(false);
  expect(orders.length).toBeGreaterThan(1);
});

test("six faces in another order in bad light are refused, not misread", () => {
  for (const seed of [5, 23]) {
    expect(readInOrder("FLBRUD", seed, HARD).read.isClear).toBe(false);
    expect(readInOrder("BDFLRU", seed, HARD).read.isClear).toBe(false);
  }
});

test("a second corner that was turned by a third is turned back", () => {
  const { colouring, pictures } = drawSeeded(7, "two corners", MILD);
  const turned = turnPicture(pictures[1], 1 / 3);
  const read = scanCube({
    mode: "two corners",
    pictures: [pictures[0], turned],
    palette: PALETTE,
  });
  expect(read.colouring).toEqual(colouring);
});

test.for([MILD, ...CONDITIONS])("a 3×3×3 is read right, $name", (level) => {
  expect(scanSeededBig(0, level)).toMatchObject({ wrong: [], read: { isClear: true } });
});

test("the faces of a 3×3×3 are read in another order, too", () => {
  const { colouring, pictures } = drawSeededBig(1, MILD);
  const read = scanBigCube({
    mode: "six faces",
    pictures: [..."BDFLRU"].map((face) => pictures[FACES_AS_ASKED.indexOf(face)]),
    palette: PALETTE,
  });
  expect(read).toMatchObject({
    isClear: true,
    colouring,
    orders: [[2, 5, 0, 3, 1, 4]],
  });
});

test("pictures without a cube are refused, also if only one shows none", () => {
  const empty = { size: 60, data: new Uint8ClampedArray(4 * 60 * 60).fill(128) };
  const { pictures } = drawSeededBig(0, MILD);
  const requests = [
    [scanCube, "two corners", [empty, empty]],
    [scanBigCube, "six faces", pictures.with(4, empty)],
  ] as const;
  for (const [scan, mode, shown] of requests) {
    expect(scan({ mode, pictures: shown, palette: PALETTE }).isClear).toBe(false);
  }
});

test.for([
  ["two corners", 2, 24],
  ["six faces", 2, 24],
  ["six faces", 3, 54],
] as const)(
  "the views show each sticker once, %s, %i to an edge",
  ([mode, n, count]) => {
    const seen = viewsIn(mode, n).flatMap(({ facelets: places }) => places);
    expect(seen.toSorted((a, b) => a - b)).toEqual([...new Array(count).keys()]);
  },
);

test("in the outlines, the top is on top, and the opposite corner comes when the cube is tipped over", () => {
  const middles = viewsIn("two corners", 2).map((view) => {
    const project = projection(view, UPRIGHT);
    const of = (face: string) =>
      FACELETS.findIndex(
        (place) => place.face === face && place.row + place.column === 0,
      );
    return Object.fromEntries(
      view.facelets
        .filter((place) => of(FACELETS[place].face) === place)
        .map((place) => {
          const { face } = FACELETS[place];
          const [x, y] = project(pointOnFacelet(place, 1, 1, 2));
          return [
            face,
            `${Math.sign(Math.round(x * 9))} ${Math.sign(Math.round(y * 9))}`,
          ];
        }),
    );
  });
  expect(middles).toEqual([
    { U: "0 -1", F: "-1 1", R: "1 1" },
    { D: "0 -1", L: "-1 1", B: "1 1" },
  ]);
});

/** The same picture, turned anticlockwise by a part of a whole turn. */
function turnPicture(
  { size, data }: { size: number; data: Uint8ClampedArray },
  part: number,
) {
  const [cos, sin] = [Math.cos(2 * Math.PI * part), Math.sin(2 * Math.PI * part)];
  const turned = new Uint8ClampedArray(data.length);
  const within = (at: number) => Math.min(Math.max(Math.round(at), 0), size - 1);
  const middle = (size - 1) / 2;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [column - middle, row - middle];
      const from =
        within(middle + x * sin + y * cos) * size + within(middle + x * cos - y * sin);
      for (let i = 0; i < 4; i++)
        turned[4 * (row * size + column) + i] = data[4 * from + i];
    }
  }
  return { size, data: turned };
}
