import { expect, test } from "vitest";
import { CORNER_FACES, CORNER_NAMES, FACELETS, FACES, OPPOSITE } from "#lib/index.ts";
import { HOLDS, turnSolid } from "./solid-cube.ts";

test("corners are named as in the convention", () => {
  expect(CORNER_NAMES.join(" ")).toBe("UBR UFR UFL UBL DBR DFR DFL DBL");
});

test("each corner lies on the faces of its name, the U/D face first", () => {
  CORNER_FACES.forEach((faces, position) => {
    expect([...faces].sort()).toEqual([...CORNER_NAMES[position]].sort());
    expect(faces[0]).toBe(CORNER_NAMES[position][0]);
  });
});

test("every face has an opposite, which no corner shares with it", () => {
  for (const face of FACES) {
    expect(OPPOSITE[OPPOSITE[face]]).toBe(face);
    const sharing = CORNER_FACES.filter((faces) => faces.includes(face));
    expect(sharing).toHaveLength(4);
    expect(sharing.some((faces) => faces.includes(OPPOSITE[face]))).toBe(false);
  }
});

test("the 24 facelets are the 24 stickers of the corners, each once, on its own face", () => {
  const places = FACELETS.map(({ position, sticker }) => 3 * position + sticker);
  expect(places.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, i) => i),
  );
  for (const [i, { face, row, column, position, sticker }] of FACELETS.entries()) {
    expect(face).toBe(FACES[Math.floor(i / 4)]);
    expect(2 * row + column).toBe(i % 4);
    expect(CORNER_FACES[position][sticker]).toBe(face);
  }
});

test("the stickers of every corner go the same way round as U R F at UFR: clockwise", () => {
  expect(CORNER_FACES[CORNER_NAMES.indexOf("UFR")]).toEqual(["U", "R", "F"]);
  const marks = "abcdefghijklmnopqrstuvwx";
  const facelet = (position: number, sticker: number) =>
    FACELETS.findIndex((f) => f.position === position && f.sticker === sticker % 3);
  const reached = new Set<number>();
  for (const hold of HOLDS) {
    const held = turnSolid(marks, hold);
    const [position, first] = cornerOf(held.indexOf(marks[facelet(1, 0)]));
    reached.add(position);
    for (const sticker of [1, 2]) {
      expect(held[facelet(position, first + sticker)]).toBe(marks[facelet(1, sticker)]);
    }
  }
  expect(reached.size).toBe(8);
});

function cornerOf(facelet: number): [position: number, sticker: number] {
  const { position, sticker } = FACELETS[facelet];
  return [position, sticker];
}
