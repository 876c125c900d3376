import { expect, test } from "vitest";
import {
  coordinateText,
  restrictionText,
} from "#figures/big-cube/two-puzzles/coordinate-text.ts";
import {
  canSolve,
  definePhasePuzzle,
  FIRST_PHASE,
  SECOND_PHASE,
  WHOLE_CUBE,
} from "#figures/big-cube/two-puzzles/phase-puzzle.ts";
import { phaseStickers } from "#figures/big-cube/two-puzzles/phase-stickers.ts";
import {
  CORNER_KINDS,
  EDGE_KINDS,
  PRESETS,
  presetName,
  twoPuzzlesModel,
} from "#figures/big-cube/two-puzzles/two-puzzles-model.ts";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  CORNER_TWISTS,
  EDGE_FLIPS,
  PHASE_2_MOVES,
  randomBigCube,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { assembliesOf } from "#src/puzzles/assemblies.ts";
import { PHASES } from "#lib/big-cube/phases.ts";
import { toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { seeded } from "#lib/index.ts";

const random = seeded(17);
const draw = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
const drawMoves = (moves: readonly number[]) =>
  Array.from({ length: 25 }, () => draw(moves));

test("the puzzles have the published numbers of states", () => {
  const sizeOf = (phase: Parameters<typeof definePhasePuzzle>[0]) =>
    definePhasePuzzle(phase).sizeBig;
  expect(sizeOf(WHOLE_CUBE)).toBe(43_252_003_274_489_856_000n);
  // Kociemba, The Two-Phase Algorithm.
  expect(sizeOf(FIRST_PHASE)).toBe(2_217_093_120n);
  expect(sizeOf(SECOND_PHASE)).toBe(19_508_428_800n);
  // OEIS A080629: positions of the corners.
  expect(sizeOf({ ...WHOLE_CUBE, edges: "none", seesFlips: false })).toBe(88_179_840n);
  // 12! × 2^11 states of the edges.
  expect(sizeOf({ ...WHOLE_CUBE, corners: "none", seesTwists: false })).toBe(
    980_995_276_800n,
  );
});

test("the first phase has the three coordinates that Kociemba gives", () => {
  const { coordinates } = definePhasePuzzle(FIRST_PHASE);
  expect(coordinates.map(({ size }) => size)).toEqual([2187n, 495n, 2048n]);
});

test("the coordinates found have the names of those that the library offers", () => {
  const namesIn = (phase: typeof FIRST_PHASE) =>
    definePhasePuzzle(phase).coordinates.map(({ name }) =>
      coordinateText(name, phase.edges),
    );
  const [first, second] = PHASES.map(({ coordinates }) =>
    coordinates.map(({ name }) => name),
  );
  expect(namesIn(FIRST_PHASE).toSorted()).toEqual(first.toSorted());
  expect(namesIn(SECOND_PHASE)).toEqual(expect.arrayContaining(second));
  for (const name of namesIn(WHOLE_CUBE)) expect(name).not.toMatch(/CORNERS|EDGES/);
});

test("the reasons use the words of the chapter", () => {
  const reasonsFor = (phase: typeof FIRST_PHASE) =>
    assembliesOf(definePhasePuzzle(phase)).restrictions.map(({ reason }) =>
      restrictionText(reason),
    );
  expect(reasonsFor(FIRST_PHASE)).toEqual([
    "the twists that a move adds to the corners sum to 0 modulo 3, so the last twist follows from the others",
    "the flips that a move adds to the edges sum to 0 modulo 2, so the last flip follows from the others",
  ]);
  expect(reasonsFor(SECOND_PHASE)).toEqual(
    expect.arrayContaining(["no move twists a corner", "no move flips an edge"]),
  );
  for (const reason of [...reasonsFor(WHOLE_CUBE), ...reasonsFor(SECOND_PHASE)])
    expect(reason).not.toMatch(/CORNERS|EDGES/);
});

test("both rules at once leave a single state", () => {
  expect(definePhasePuzzle({ ...FIRST_PHASE, halfSides: true }).sizeBig).toBe(1n);
});

test("a cube is a state of a puzzle exactly when the library can number it", () => {
  for (const phase of [WHOLE_CUBE, SECOND_PHASE]) {
    const puzzle = definePhasePuzzle(phase);
    for (let i = 0; i < 40; i++) {
      const moves = i % 2 ? ALL_BIG_MOVES : PHASE_2_MOVES;
      const cube = applyBigMoves(SOLVED_BIG_CUBE, drawMoves(moves));
      const rank = () => puzzle.rankBig(cube);
      if (canSolve(phase, cube)) expect(rank).not.toThrow();
      else expect(rank).toThrow();
    }
  }
});

test("of the whole cube every sticker is seen", () => {
  for (let i = 0; i < 50; i++) {
    const cube = randomBigCube({ random });
    expect(phaseStickers(cube, WHOLE_CUBE)).toBe(toBigFacelets(cube));
  }
});

test("in the picture of phase 1, moves of phase 2 before others can't be seen", () => {
  const solved = phaseStickers(SOLVED_BIG_CUBE, FIRST_PHASE);
  for (const move of ALL_BIG_MOVES) {
    const picture = phaseStickers(applyBigMoves(SOLVED_BIG_CUBE, [move]), FIRST_PHASE);
    expect(picture === solved).toBe(PHASE_2_MOVES.includes(move));
  }
  for (let i = 0; i < 50; i++) {
    const moves = drawMoves(ALL_BIG_MOVES);
    const tame = applyBigMoves(SOLVED_BIG_CUBE, drawMoves(PHASE_2_MOVES));
    expect(phaseStickers(applyBigMoves(tame, moves), FIRST_PHASE)).toBe(
      phaseStickers(applyBigMoves(SOLVED_BIG_CUBE, moves), FIRST_PHASE),
    );
  }
});

test("two cubes look the same in phase 1 exactly when its three coordinates agree", () => {
  const valuesByPicture = new Map<string, string>();
  const pictures = new Set<string>();
  const all = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    const cube = applyBigMoves(SOLVED_BIG_CUBE, drawMoves(ALL_BIG_MOVES).slice(0, 3));
    const picture = phaseStickers(cube, FIRST_PHASE);
    const values = [CORNER_TWISTS, EDGE_FLIPS, SLICE_POSITIONS]
      .map(({ rank }) => rank(cube))
      .join();
    expect(valuesByPicture.get(picture) ?? values).toBe(values);
    valuesByPicture.set(picture, values);
    pictures.add(picture);
    all.add(values);
  }
  expect(pictures.size).toBe(all.size);
  // So few of the 3000 differ that many pairs were compared.
  expect(all.size).toBeLessThan(1000);
});

test("links restore every puzzle, and others are refused", () => {
  const { decode, encode, update, initial } = twoPuzzlesModel;
  for (const corners of CORNER_KINDS) {
    for (const edges of EDGE_KINDS) {
      const phase = update(initial, { corners, edges, halfSides: true });
      expect(decode(encode(phase))).toEqual(phase);
    }
  }
  expect(() => decode("some-each-111")).toThrow("written like none-middle-110");
});

test("the presets are recognised, and nothing else is", () => {
  for (const [name, phase] of Object.entries(PRESETS))
    expect(presetName(phase)).toBe(name);
  expect(presetName({ ...FIRST_PHASE, halfSides: true })).toBeUndefined();
});
