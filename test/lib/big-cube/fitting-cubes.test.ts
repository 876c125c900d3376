import { expect, test } from "vitest";
import { toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { colourBigCube, PIECE_FACELETS } from "#lib/big-cube/facelets.ts";
import { fillInColours, fittingBigCubes } from "#lib/big-cube/fitting-cubes.ts";
import { randomBigCube } from "#lib/big-cube/number.ts";
import { assertBigCube, type BigCube } from "#lib/big-cube/state.ts";
import type { OrbitState } from "#lib/any-puzzle/definition.ts";
import { permutations } from "#lib/indexing/permutations.ts";
import { seeded } from "../puzzle/seeded.ts";

const random = seeded(493);
const anyCube = () => randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 });
const CENTRES = Array.from({ length: 54 }, (_, place) =>
  place % 9 === 4 ? "URFDLB"[(place - 4) / 9] : "",
);

test("with nothing but its centres painted, every cube fits, and nothing follows", () => {
  const fitting = fittingBigCubes(CENTRES);
  expect(fitting.count).toBe(43_252_003_274_489_856_000n);
  expect(fillInColours(CENTRES, fitting)).toEqual(CENTRES);
});

test("the cubes that fit, and what each facelet can show, are those found one by one", () => {
  for (let i = 0; i < 6; i++) {
    const cube = anyCube();
    const net = [...toBigFacelets(cube)];
    // Which pieces of three corners and three edges are where is not known.
    const hidden = { CORNERS: [i, i + 1, i + 2], EDGES: [i, i + 2, i + 6] };
    for (const orbit of ["CORNERS", "EDGES"] as const) {
      for (const at of hidden[orbit]) {
        // One sticker of some of them is painted.
        const places = PIECE_FACELETS[orbit][at].slice((at + i) % 3 === 0 ? 1 : 0);
        for (const place of places) net[place] = "";
      }
    }
    const cubes = completions(cube, hidden).map((one) =>
      colourBigCube(one, [..."URFDLB"]),
    );
    const fit = cubes.filter((one) =>
      net.every((colour, place) => colour === "" || colour === one[place]),
    );
    const { count, shown } = fittingBigCubes(net);
    expect(count).toBe(BigInt(fit.length));
    expect(shown).toEqual(
      net.map((_, place) =>
        [..."URFDLB"].map((face) => fit.filter((one) => one[place] === face).length),
      ),
    );
  }
});

/** All solvable cubes that differ only in the pieces of some positions. */
function completions(
  cube: BigCube,
  positions: Record<"CORNERS" | "EDGES", number[]>,
): BigCube[] {
  const corners = arrangements(cube.CORNERS, positions.CORNERS, 3);
  const edges = arrangements(cube.EDGES, positions.EDGES, 2);
  return corners.flatMap((CORNERS) =>
    edges.flatMap((EDGES) =>
      isSolvable({ CORNERS, EDGES }) ? [{ CORNERS, EDGES }] : [],
    ),
  );
}

function arrangements(
  { permutation, orientation }: OrbitState,
  positions: number[],
  twists: number,
): OrbitState[] {
  const pieces = positions.map((at) => permutation[at]);
  const orders = [...permutations(positions.length)];
  const allTwists = Array.from({ length: twists ** positions.length }, (_, number) =>
    positions.map((__, i) => Math.floor(number / twists ** i) % twists),
  );
  return orders.flatMap((order) =>
    allTwists.map((own) => {
      const state = { permutation: [...permutation], orientation: [...orientation] };
      positions.forEach((at, i) => {
        state.permutation[at] = pieces[order[i]];
        state.orientation[at] = own[i];
      });
      return state;
    }),
  );
}

function isSolvable(cube: BigCube): boolean {
  try {
    assertBigCube(cube);
    return true;
  } catch {
    return false;
  }
}

test("what is not painted on six centres is refused", () => {
  expect(() => fittingBigCubes([])).toThrow("expected 54 colours, found 0");
  expect(() => fittingBigCubes(CENTRES.with(4, "R"))).toThrow("6 different colours");
  expect(() => fittingBigCubes(CENTRES.with(0, "X"))).toThrow(
    "facelet 0 has the colour X, which no centre has",
  );
});
