import { cube2x2x2 } from "cubing/puzzles";
import { expect, test } from "vitest";
import { applyMoves, parseMoves, SOLVED, type State } from "../../../src/lib/index.ts";
import { draw, seeded } from "./seeded.ts";
import { HOLDS } from "./solid-cube.ts";

/** The corner of `cubing` at each of our eight positions, and the inverse. */
const THEIRS = [1, 0, 3, 2, 7, 4, 5, 6];
const OURS = THEIRS.map((_, corner) => THEIRS.indexOf(corner));
const DBL = 6;

const kpuzzle = await cube2x2x2.kpuzzle();

/** The state according to `cubing`, held with DBL in place. */
function stateOf(moves: string): State {
  const turned = kpuzzle.defaultPattern().applyAlg(moves);
  const { pieces, orientation } = HOLDS.map(
    (hold) => turned.applyAlg(hold).patternData.CORNERS,
  ).find((held) => held.pieces[DBL] === DBL && held.orientation[DBL] === 0)!;
  const moving = THEIRS.slice(0, 7);
  return {
    permutation: moving.map((corner) => OURS[pieces[corner]]),
    orientation: moving.map((corner) => orientation[corner]),
  };
}

const written = (letters: string) =>
  [...letters].flatMap((letter) => ["", "2", "'"].map((suffix) => letter + suffix));

test("500 seeded scrambles of U R F agree in permutation and orientation", () => {
  const random = seeded(500);
  for (let i = 0; i < 500; i++) {
    const moves = draw(random, written("URF"), 1 + random(20)).join(" ");
    expect(applyMoves(SOLVED, parseMoves(moves)), moves).toEqual(stateOf(moves));
  }
});

test("500 seeded scrambles of all faces and rotations agree as well", () => {
  const random = seeded(501);
  for (let i = 0; i < 500; i++) {
    const moves = draw(random, written("URFDLBxyz"), 1 + random(20)).join(" ");
    expect(applyMoves(SOLVED, parseMoves(moves)), moves).toEqual(stateOf(moves));
  }
});
