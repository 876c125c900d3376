import { expect, test } from "vitest";
import { handheldCube } from "#figures/solving/in-hand/handheld-cube.ts";
import { turnInstruction } from "#figures/solving/in-hand/turn-instructions.ts";
import { progressModel } from "#figures/solving/in-hand/progress-model.ts";
import { USUAL_PALETTE } from "#figures/solving/your-cube/paints.ts";
import {
  applyMoves,
  FACES,
  HTM_MOVES,
  MOVE_NAMES,
  N_STATES,
  rankState,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { seeded } from "#test/lib/puzzle/seeded.ts";
import { HOLDS, turnSolid } from "#test/lib/puzzle/solid-cube.ts";

const random = seeded(71);

test("the net of a state in a hold is what the reader sees after the moves, in all 24 holds", () => {
  for (const hold of HOLDS) {
    const seen = turnSolid(toFacelets(unrankState(random(N_STATES))), hold);
    const held = handheldCube([...seen], USUAL_PALETTE);
    expect(held.netOf(held.state).join("")).toBe(seen);
    expect(rankState(held.state)).toBe(held.index);
    const move = random(9);
    const after = applyMoves(held.state, [move]);
    expect(held.netOf(after).join("")).toBe(turnSolid(seen, MOVE_NAMES[move]));
    const usual = FACES.map((face) => held.letters[face]);
    expect(usual.toSorted()).toEqual(USUAL_PALETTE.toSorted());
  }
});

test("each of the nine moves is said in other words, R away from the reader and U to the left", () => {
  expect(new Set(HTM_MOVES.map(turnInstruction)).size).toBe(9);
  const words = (name: string) => turnInstruction(MOVE_NAMES.indexOf(name));
  expect(["R", "R'", "U", "U'", "F", "F2"].map(words)).toEqual([
    "right side up",
    "right side down",
    "top layer to the left",
    "top layer to the right",
    "front clockwise",
    "front, half turn",
  ]);
});

test("a way in the address is what was written there; others are refused in words", () => {
  const way = { cube: 1_234_567, solution: 3, step: 7 };
  expect(progressModel.decode(progressModel.encode(way))).toEqual(way);
  expect(progressModel.update(way, { ...way })).toBe(way);
  const refused = (text: string) => expect(() => progressModel.decode(text));
  refused("").toThrow("a cube, a solution and a step");
  refused("3674160-1-0").toThrow("the largest index of a state is 3,674,159");
  refused("0-0-0").toThrow("counted from 1, and no state has more than 196");
  refused("0-197-0").toThrow("no state has more than 196");
  refused("0-1-12").toThrow("no shortest solution has more than 11 moves");
});
