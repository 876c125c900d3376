import { describe, expect, test } from "vitest";
import {
  movedDirection,
  moveBetween,
  NORMALS,
  cubeStickers,
} from "#kit/cube/cube-geometry.ts";
import { describeStickers } from "#kit/cube/describe-stickers.ts";
import {
  CUBE_ORIENTATIONS,
  HOME_ORIENTATION,
  rotateOrientation,
  rotateStickers,
} from "#kit/cube/cube-orientation.ts";
import { BACK_VIEW, FRONT_VIEW, towardsCorner } from "#kit/cube/use-view-angle.ts";
import { parseTypedTurns } from "#kit/cube/parse-typed-turns.ts";
import { cubeModel } from "#kit/reader/reader-cube.ts";
import { orientationModel } from "#kit/cube/reader-orientation.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import {
  applyMoves,
  CORNER_FACES,
  type Face,
  FACELETS,
  FIXED_CORNER,
  fromFacelets,
  invertMoves,
  MOVE_NAMES,
  N_STATES,
  parseMoves,
  rankState,
  SOLVED,
  type State,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { splitIndex } from "#lib/puzzle/coordinates.ts";
import { seeded } from "#test/lib/puzzle/seeded.ts";
import { HOLDS as HOLD_WORDS, turnSolid } from "#test/lib/puzzle/solid-cube.ts";

const random = seeded(20260);
const INDICES = Array.from({ length: 100 }, () => random(N_STATES));
const MOVES = MOVE_NAMES.map((_, move) => move);

const lettersOf = (state: State) =>
  cubeStickers(state)
    .map(({ letter }) => letter)
    .join("");

describe("stickers", () => {
  test("the letters shown are the facelets of the library", () => {
    for (const index of [0, ...INDICES, N_STATES - 1]) {
      const state = unrankState(index);
      expect(lettersOf(state)).toBe(toFacelets(state));
    }
  });

  test("a corner twisted in place can be shown, though no turns lead there", () => {
    const twisted = { ...SOLVED, orientation: [0, 1, 0, 0, 0, 0, 0] };
    expect(lettersOf(twisted)).toBe("UUUFURRRFRFFDDDDLLLLBBBB");
  });

  test("on a solved cube every letter stands upright", () => {
    expect(cubeStickers(SOLVED).map(({ tilt }) => tilt)).toEqual(Array(24).fill(0));
  });

  // Faces U R F D L B, row by row, looking at each face.
  test.each([
    ["U", "1111 0000 0000 0000 0000 0000"],
    ["U2", "2222 0000 0000 0000 0000 0000"],
    ["F", "0011 1010 1111 1100 0101 0000"],
    ["R", "0000 1111 0000 0202 0000 2020"],
  ])("%s tilts the letters as a hand would", (turn, tilts) => {
    const shown = cubeStickers(applyMoves(SOLVED, parseMoves(turn)));
    expect(shown.map(({ tilt }) => tilt).join("")).toBe(tilts.replaceAll(" ", ""));
  });

  test("every turn, made and undone, leaves every letter as it was", () => {
    for (const index of INDICES) {
      const state = unrankState(index);
      const there = [index % 9, (index >> 4) % 9];
      const back = applyMoves(applyMoves(state, there), invertMoves(there));
      expect(cubeStickers(back)).toEqual(cubeStickers(state));
    }
  });

  test("the words for a cube read every face like a line of text", () => {
    expect(describeStickers(cubeStickers(applyMoves(SOLVED, parseMoves("F"))))).toBe(
      "Up U U L L, front F F F F, right U R U R, down R R D D, back B B B B, left L D L D.",
    );
  });
});

describe("a cube that is being made", () => {
  test("only the positions that have their piece, and the fixed one, show stickers", () => {
    for (let dealt = 0; dealt <= 7; dealt++) {
      const stickers = cubeStickers(SOLVED, dealt);
      for (const [i, { position }] of FACELETS.entries()) {
        const isShown = position < dealt || position === FIXED_CORNER;
        expect(stickers[i].isBlank ?? false).toBe(!isShown);
      }
    }
  });

  test("blank places are called so", () => {
    expect(describeStickers(cubeStickers(SOLVED, 1))).toMatch(
      /^Up blank U blank blank, front blank blank blank blank, right blank R blank blank, down blank blank D blank,/,
    );
  });
});

describe("the view towards a corner", () => {
  test("two of them are the usual ones", () => {
    expect(towardsCorner(1)).toEqual(FRONT_VIEW);
    expect(towardsCorner(7)).toEqual(BACK_VIEW);
  });

  test("brings its three faces to the front, and the other three to the back", () => {
    for (const [position, faces] of CORNER_FACES.entries()) {
      const { yaw, pitch } = towardsCorner(position);
      const [turn, tilt] = [yaw, -pitch].map((angle) => (angle * Math.PI) / 180);
      for (const [face, [x, y, z]] of Object.entries(NORMALS)) {
        const depth = z * Math.cos(turn) - x * Math.sin(turn);
        const towardsReader = y * Math.sin(tilt) + depth * Math.cos(tilt);
        expect(towardsReader > 0.1).toBe(faces.includes(face as Face));
        expect(Math.abs(towardsReader)).toBeGreaterThan(0.1);
      }
    }
  });
});

describe("a change of state is recognised as a turn", () => {
  test("each of the nine moves, from any state", () => {
    for (const index of INDICES.slice(0, 60)) {
      const state = unrankState(index);
      for (const move of MOVES) {
        expect(moveBetween(state, applyMoves(state, [move]))).toBe(move);
      }
    }
  });

  test("no move where none, or more than one, was made", () => {
    const state = unrankState(1_234_567);
    expect(moveBetween(state, state)).toBeUndefined();
    expect(moveBetween(state, applyMoves(state, parseMoves("R U")))).toBeUndefined();
    const twisted = { ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] };
    expect(moveBetween(twisted, SOLVED)).toBeUndefined();
  });
});

describe("the reader's cube", () => {
  const { initial, update, encode, decode, describe: speak } = cubeModel;

  test("decode(encode(index)) is index", () => {
    for (const index of [0, 1, initial, ...INDICES, N_STATES - 1]) {
      expect(decode(encode(index))).toBe(index);
    }
  });

  test.each(
    [
      ["", " ", "-1", "+1", "3674160", "9999999", "10000000", "1e3", "0x10", "1.5"],
      [
        "x",
        "NaN",
        "Infinity",
        "12 345",
        "1,234",
        "１２",
        "1n",
        "null",
        "<b>1</b>",
        "1\n",
      ],
    ].flat(),
  )("the text %j is refused in words", (text) => {
    expect(() => decode(text)).toThrow(/whole number from 0 to 3,674,159/);
  });

  test("turns move the stickers as they move on a solid cube", () => {
    for (const index of INDICES) {
      for (const move of MOVES) {
        const after = unrankState(update(index, { type: "turn", moves: [move] }));
        const solid = turnSolid(toFacelets(unrankState(index)), MOVE_NAMES[move]);
        expect(toFacelets(after)).toBe(solid);
      }
    }
  });

  test("a scramble begins with a solved cube, wherever the reader's cube is", () => {
    const moves = parseMoves("R U2 F'");
    const solid = turnSolid(toFacelets(SOLVED), "R U2 F'");
    for (const index of INDICES.slice(0, 20)) {
      const after = unrankState(update(index, { type: "scramble", moves }));
      expect(toFacelets(after)).toBe(solid);
    }
  });

  test("an order number changes the order alone, a twist number the twists alone", () => {
    for (const index of INDICES) {
      const before = unrankState(index);
      const moved = unrankState(update(index, { type: "permutation", index: 1531 }));
      expect(moved.permutation).toEqual([2, 0, 5, 6, 1, 4, 3]);
      expect(moved.orientation).toEqual(before.orientation);
      const twisted = unrankState(update(index, { type: "orientation", index: 728 }));
      expect(twisted.orientation).toEqual([2, 2, 2, 2, 2, 2, 0]);
      expect(twisted.permutation).toEqual(before.permutation);
    }
  });

  test("the two numbers make the number of the cube", () => {
    expect(splitIndex(1_234_567)).toEqual({ permutation: 1693, orientation: 370 });
    for (const index of INDICES) {
      const { permutation, orientation } = splitIndex(index);
      expect(permutation * 729 + orientation).toBe(index);
      expect(orientation).toBeLessThan(729);
    }
  });

  test.each([-1, 1.5, NaN, Infinity])("the number %d is refused", (bad) => {
    for (const type of ["index", "permutation", "orientation"] as const) {
      expect(() => update(0, { type, index: bad })).toThrow(RangeError);
    }
  });

  test("a number just beyond the last is refused, not carried", () => {
    expect(() => update(0, { type: "orientation", index: 729 })).toThrow(RangeError);
    expect(() => update(0, { type: "permutation", index: 5040 })).toThrow(RangeError);
    expect(() => update(0, { type: "index", index: N_STATES })).toThrow(RangeError);
  });

  test("what is spoken names the cube, its permutation and its orientation", () => {
    expect(speak(1_234_567)).toBe(
      "Cube number 1,234,567. Permutation 3 4 1 6 2 7 5 has index 1693, orientation 1 1 1 2 0 1 0 has index 370.",
    );
  });
});

describe("24 ways to hold a cube", () => {
  const ABOUT: Readonly<Record<string, Face>> = { x: "R", y: "U", z: "F" };
  const QUARTERS: Readonly<Record<string, number>> = { "": 1, "2": 2, "'": 3 };
  const holdAfter = (word: string) =>
    Array.from(word.matchAll(/([xyz])(2|'|)/g)).reduce(
      (hold, [, letter, suffix]) =>
        rotateOrientation(hold, ABOUT[letter], QUARTERS[suffix]),
      HOME_ORIENTATION,
    );

  test("the letters are seen where they are on a solid cube held so", () => {
    for (const index of INDICES.slice(0, 40)) {
      const facelets = toFacelets(unrankState(index));
      for (const word of HOLD_WORDS) {
        const seen = rotateStickers(holdAfter(word), [...facelets]).join("");
        expect(seen).toBe(turnSolid(facelets, word));
      }
    }
  });

  test("rotations reach all 24, and home is the first", () => {
    expect(CUBE_ORIENTATIONS[0]).toEqual(HOME_ORIENTATION);
    const names = HOLD_WORDS.map((word) => orientationModel.encode(holdAfter(word)));
    expect(new Set(names)).toEqual(
      new Set(CUBE_ORIENTATIONS.map(orientationModel.encode)),
    );
    expect(new Set(names).size).toBe(24);
  });

  test("24 different pictures, all of the same number", () => {
    for (const index of INDICES.slice(0, 40)) {
      const facelets = [...toFacelets(unrankState(index))];
      const pictures = CUBE_ORIENTATIONS.map((hold) =>
        rotateStickers(hold, facelets).join(""),
      );
      expect(new Set(pictures).size).toBe(24);
      for (const picture of pictures) {
        expect(rankState(fromFacelets(picture))).toBe(index);
      }
    }
  });

  test("a hold brings the eighth corner to its position with its twist", () => {
    for (const { position, twist } of CUBE_ORIENTATIONS) {
      const down = movedDirection("D", 7, position, twist);
      expect(CORNER_FACES[position].indexOf(down)).toBe(twist);
    }
  });

  test("decode(encode(hold)) is the hold for all 24", () => {
    for (const hold of CUBE_ORIENTATIONS) {
      expect(orientationModel.decode(orientationModel.encode(hold))).toEqual(hold);
    }
  });

  test.each(["", "0", "8", "00", "90", "83", "800", "-80", "8a", "８0"])(
    "the hold %j is refused in words",
    (text) => {
      expect(() => orientationModel.decode(text)).toThrow(/position from 1 to 8/);
    },
  );

  test("“hold it differently” goes through all 24 and returns", () => {
    const seen = new Set<string>();
    let hold = HOME_ORIENTATION;
    for (let i = 0; i < 24; i++) {
      seen.add(orientationModel.encode(hold));
      hold = orientationModel.update(hold, { type: "next" });
    }
    expect(seen.size).toBe(24);
    expect(hold).toEqual(HOME_ORIENTATION);
  });

  test("an action that changes nothing returns the very same hold", () => {
    const hold = { position: 3, twist: 1 };
    expect(orientationModel.update(hold, { type: "hold", hold: { ...hold } })).toBe(
      hold,
    );
  });
});

describe("typed turns", () => {
  test("keep the text as it was typed", () => {
    expect(parseTypedTurns(" R  U2 F’ ")).toEqual({
      value: { text: "R  U2 F’", moves: [3, 7, 2] },
    });
    expect(parseTypedTurns("1. [R, U2]; (F’)")).toEqual({
      value: { text: "1. [R, U2]; (F’)", moves: [3, 7, 5, 7, 2] },
    });
  });

  test.each([
    ["r u f", "Unknown move r at character 1", "R U F"],
    [
      "r u2 f' r u f2 r' u' f r2 u",
      "Unknown move r at character 1",
      "R U2 F' R U F2 R' U' F R2 U",
    ],
    ["(r u)x3", "Unknown move r at character 2", "(R U)x3"],
    ["R U- F", "Unexpected - after a move at character 4", "R U' F"],
    ["R+ U-", "at character 2", "R U'"],
    ["r+ u-", "at character 1", "R U'"],
    ["R U R' U' =", "at character 11", "R U R' U'"],
    ["R 2 U", "at character 3", "R2 U"],
  ])("%j is explained, and offered in the usual notation", (typed, words, nearest) => {
    const reading = parseTypedTurns(typed);
    expect(reading).toMatchObject({
      problem: expect.stringContaining(words),
      nearest,
    });
  });

  test.each([
    ["R Q U", "Unknown move Q at character 3"],
    ["R''", "Unexpected ' after a move at character 3"],
    // Two layers, or a forgotten capital letter?
    ["r U r'", "Unknown move r at character 1"],
    ["r u f q", "Unknown move r at character 1"],
    ["(R U) x3", "“x3” after a space may repeat the brackets or be a move"],
    ["R: U", "Unknown move : at character 2"],
    ["<b>x</b>", "Unknown move <b>x</b> at character 1"],
    ["42", "Unknown move 42 at character 1"],
    ["R U // then F", "The comment “// then F” goes on to the end"],
    ["R // one F // two", "The comment “// one F // two” goes on to the end"],
    ["(R U)501", "These are 1002 moves; expected 1000 at most."],
  ])(
    "%j may mean anything: it is explained, and nothing is offered",
    (typed, words) => {
      const reading = parseTypedTurns(typed);
      expect(reading).toEqual({ problem: expect.stringContaining(words) });
    },
  );

  test("the correction differs from the text only in capital letters and joined counts", () => {
    const alphabet = [..."frubldxyzfrubldfrublRUXZ'’23456 ()[]w,.:Qi🎲"];
    let offers = 0;
    for (let i = 0; i < 2000; i++) {
      const typed = Array.from(
        { length: 1 + random(9) },
        () => alphabet[random(alphabet.length)],
      ).join("");
      const reading = parseTypedTurns(typed);
      if (!isProblem(reading) || reading.nearest === undefined) continue;
      offers++;
      expect(reading.nearest.toLowerCase()).toBe(
        typed
          .trim()
          .toLowerCase()
          .replace(/(?<=[furldb]) (?=[23](?!\d))/g, ""),
      );
      expect(isProblem(parseTypedTurns(reading.nearest))).toBe(false);
    }
    expect(offers).toBeGreaterThan(50);
  });
});
