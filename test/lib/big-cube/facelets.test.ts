import { cube3x3x3 } from "cubing/puzzles";
import { expect, test } from "vitest";
import { fromBigFacelets, toBigFacelets } from "#lib/big-cube/facelet-string.ts";
import { colourBigCube, rotateBigColours } from "#lib/big-cube/facelets.ts";
import { ALL_BIG_MOVES, applyBigMoves, formatBigMoves } from "#lib/big-cube/moves.ts";
import { randomBigCube } from "#lib/big-cube/number.ts";
import { SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import { parseBigAlgorithm } from "#lib/big-cube/notation.ts";
import { allSchemes } from "#lib/puzzle/colourings.ts";
import { HOLDS } from "../puzzle/solid-cube.ts";
import { draw, seeded } from "../puzzle/seeded.ts";
import { stickersOf } from "./cubing-stickers.ts";

const kpuzzle = await cube3x3x3.kpuzzle();
const random = seeded(492);
const anyCube = () => randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 });

test("the stickers are those of cubing after any turns, and lead back to the cube", () => {
  for (let i = 0; i < 300; i++) {
    const moves = draw(random, ALL_BIG_MOVES, 1 + (i % 40));
    const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
    const theirs = kpuzzle.defaultPattern().applyAlg(formatBigMoves(moves));
    expect(toBigFacelets(cube)).toBe(stickersOf(theirs));
    expect(fromBigFacelets(toBigFacelets(cube))).toEqual(cube);
  }
});

test("in any colours and however it is held, moves of the state solve the cube as it is seen", () => {
  const schemes = allSchemes([..."WRGYOB"]);
  for (const [i, hold] of HOLDS.entries()) {
    const colours = colourBigCube(anyCube(), schemes[i]);
    const held = rotateBigColours(colours, parseBigAlgorithm(hold).view);
    const state = fromBigFacelets(held.join(" "));
    // What is seen on a face of the state is the colour of that face's centre.
    const centres = [4, 13, 22, 31, 40, 49].map((place) => held[place]);
    expect(colourBigCube(state, centres)).toEqual(held);
  }
});

test("what is no cube is refused with the reason", () => {
  const solved = toBigFacelets(SOLVED_BIG_CUBE);
  expect(() => fromBigFacelets("UUU")).toThrow("expected 54 stickers, found 3");
  expect(() => fromBigFacelets(solved.replaceAll("D", "U"))).toThrow(
    "more than one centre is U; all six centres are different",
  );
  expect(() => fromBigFacelets(`X${solved.slice(1)}`)).toThrow("no centre is X");
  expect(() => fromBigFacelets(`R${solved.slice(1)}`)).toThrow(
    "10 R stickers; each colour has nine",
  );
  expect(() => fromBigFacelets(null as never)).toThrow(TypeError);
});
