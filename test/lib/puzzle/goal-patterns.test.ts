import { describe, expect, test } from "vitest";
import {
  CORNER_FACES,
  FACELETS,
  FACES,
  matchAny,
  matchStates,
  goalPatterns,
  GOALS,
  goalStates,
  N_STATES,
  toFacelets,
  unrankState,
  explainNoMatch,
} from "#lib/index.ts";
import { draw, seeded } from "./seeded.ts";
import {
  areAllWhere,
  dealByColour,
  statesLike,
  writeAllStates,
} from "./written-states.ts";

const N_PLACES = FACELETS.length;
const [A, D, U] = [..."ADU"].map((letter) => letter.charCodeAt(0));

const written = writeAllStates();

/**
 * Whether a list contains exactly the states that match a pattern: all states are checked.
 */
const areAllLike = (pattern: string, found: ArrayLike<number>) => {
  const expected = statesLike(pattern, written);
  return (
    found.length === expected.length && expected.every((index, i) => index === found[i])
  );
};

const spread = (pattern: string) =>
  FACES.map((_, i) => pattern.slice(4 * i, 4 * i + 4)).join(" ");

describe("the states that fit a pattern, against looking at every state", () => {
  test("one sticker alone: each place in each colour", () => {
    for (const [place, column] of written.entries()) {
      const patterns = FACES.map((colour) =>
        [..."".padEnd(N_PLACES, ".")].with(place, colour).join(""),
      );
      const lists = patterns.map(matchStates);
      const { astray, seen } = dealByColour(column, lists);
      expect(astray).toBe(0);
      expect(seen).toEqual(lists.map(({ length }) => length));
      expect(patterns.map((pattern) => explainNoMatch(pattern) === undefined)).toEqual(
        seen.map((count) => count > 0),
      );
    }
  });

  const random = seeded(6);
  const parts = Array.from({ length: 40 }, () => {
    const cube = toFacelets(unrankState(random(N_STATES)));
    const kept = 1 + random(N_PLACES);
    const places = draw(random, [...Array(N_PLACES).keys()], kept);
    return spread(
      [...cube].map((letter, i) => (places.includes(i) ? letter : ".")).join(""),
    );
  });
  test.each(parts)("part of a cube: %s", (pattern) => {
    expect(areAllLike(pattern, matchStates(pattern))).toBe(true);
    expect(explainNoMatch(pattern)).toBeUndefined();
  });

  const painted = Array.from({ length: 60 }, () => {
    const letters = draw(random, [...FACES, ...".........".repeat(4)], N_PLACES);
    return spread(letters.join(""));
  });
  test.each(painted)("painted blindly: %s", (pattern) => {
    const fitting = matchStates(pattern);
    expect(areAllLike(pattern, fitting)).toBe(true);
    expect(explainNoMatch(pattern) === undefined).toBe(fitting.length > 0);
  });

  test("every whole cube fits itself alone", () => {
    for (const index of draw(random, [0, 1, N_STATES - 1, 1_234_567], 8)) {
      expect([...matchStates(toFacelets(unrankState(index)))]).toEqual([index]);
    }
  });

  test("all states fit a pattern that asks nothing", () => {
    const all = matchStates(".".repeat(N_PLACES));
    expect(all).toHaveLength(N_STATES);
    expect(all.every((index, i) => index === i)).toBe(true);
  });

  test("of several patterns each state is counted once", () => {
    const patterns = ["UUUU", "....DDDD", "UUUUDDDD"].map((p) => p.padEnd(24, "."));
    const some = new Set(patterns.flatMap((one) => [...statesLike(one, written)]));
    expect([...matchAny(patterns)]).toEqual([...some].sort((a, b) => a - b));
    expect(matchAny([])).toHaveLength(0);
  });
});

describe("goals", () => {
  const corners = CORNER_FACES.map((_, position) =>
    FACELETS.flatMap((place, i) => (place.position === position ? [written[i]] : [])),
  );
  /** The three letters at a corner in any orientation, as the bits of one number. */
  const lettersAt = (index: number, columns: readonly Uint8Array[]) =>
    columns.reduce((bits, column) => bits | (1 << (column[index] - A)), 0);
  const faces = FACES.map((_, face) => written.slice(4 * face, 4 * face + 4));
  const [up, , , down] = faces;
  const isUOrD = (code: number) => code === U || code === D;

  /** The definition of each goal in terms of the 24 letters. */
  const reached: Record<(typeof GOALS)[number], string | ((index: number) => boolean)> =
    {
      solved: "UUUU RRRR FFFF DDDD LLLL BBBB",
      oriented: "UUUU ..RR ..FF DDDD ..LL ..BB",
      faces: "UUUU .... .... DDDD .... ....",
      layer: ".... ..RR ..FF DDDD ..LL ..BB",
      home: (index) =>
        corners.every((columns) => lettersAt(index, columns) === lettersAt(0, columns)),
      face: ".... .... .... DDDD .... ....",
      untwisted: (index) =>
        [up, down].every((face) => face.every((column) => isUOrD(column[index]))),
      anyFace: (index) =>
        faces.some(([first, ...others]) =>
          others.every((column) => column[index] === first[index]),
        ),
    };

  test.each(GOALS)("%s: all states that show it, and no others", (goal) => {
    const asked = reached[goal];
    const areAll = typeof asked === "string" ? areAllLike : areAllWhere;
    expect(areAll(asked as never, goalStates(goal))).toBe(true);
  });

  test("they come from the tightest to the loosest, and solved has reached them all", () => {
    const sizes = GOALS.map((goal) => goalStates(goal).length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(GOALS.every((goal) => goalStates(goal)[0] === 0)).toBe(true);
  });

  test("those that have patterns are what fits them", () => {
    for (const goal of GOALS) {
      const patterns = goalPatterns(goal);
      if (patterns.length === 0) continue;
      const fitting = matchAny(patterns);
      const reaching = goalStates(goal);
      expect(reaching).toHaveLength(fitting.length);
      expect(reaching.findIndex((index, i) => index !== fitting[i])).toBe(-1);
    }
  });

  test("a goal that there is not is refused", () => {
    expect(() => goalStates("cross" as "layer")).toThrow(
      'unknown goal "cross"; expected one of solved,',
    );
  });
});

describe("why none fits", () => {
  test.each([
    [
      "...U .... .D.. .... .... ....",
      "no piece shows U and D as the corner UFR should",
    ],
    [
      "...U F... .R.. .... .... ....",
      "no piece shows U, F and R as the corner UFR should",
    ],
    [
      "...D B... .L.. .... .... ....",
      "only the piece DBL shows D, B and L as the corner UFR should, and it never moves",
    ],
    [
      "...D L... .B.. .... .... ....",
      "no piece shows D, L and B as the corner UFR should",
    ],
    [
      ".... .... .... ..U. .... ....",
      "the corner DBL never moves, so it cannot show U as asked",
    ],
    ["..UU R... .... .... .... ....", undefined],
    [
      "UUUF RRRR FFFF DDDD LLLL BBBB",
      "no piece shows F, R and F as the corner UFR should",
    ],
    [
      "DDDD .... .... .... .... ....",
      "the corners UBR, UFR, UFL and UBL need four pieces, and only the pieces DBR, DFR and DFL fit there",
    ],
    [
      // Two corners that show U and R clockwise, as only a single piece does.
      "U..U R... .F.. .... RF.. ....",
      "the corners UFR and UBL need two pieces, and only the piece UFR fits there",
    ],
    [
      // A solved cube except for the corner UFR, twisted in place.
      "UUUR FRRR FUFF DDDD LLLL BBBB",
      "each corner has a piece that fits, but the twists do not sum to a multiple of three",
    ],
  ])("%s: %s", (pattern, why) => {
    expect(explainNoMatch(pattern)).toBe(why);
    expect(matchStates(pattern).length > 0).toBe(why === undefined);
  });
});

describe("what is no pattern is refused", () => {
  test.each([
    ["UUUU", "expected a pattern of 24 facelets, found 4"],
    [".".repeat(25), "expected a pattern of 24 facelets, found 25"],
    [
      "X".padEnd(24, "."),
      '"X" is not a colour of a pattern; expected one of U R F D L B or a dot',
    ],
    ["u".padEnd(24, "."), '"u" is not a colour of a pattern'],
    ["🟥".padEnd(25, "."), '"🟥" is not a colour of a pattern'],
  ])("%s", (pattern, message) => {
    expect(() => matchStates(pattern)).toThrow(message);
    expect(() => explainNoMatch(pattern)).toThrow(message);
  });

  test("and what is no text", () => {
    for (const none of [undefined, null, 7, ["U"]]) {
      expect(() => matchStates(none as never)).toThrow("a pattern is a string, not");
    }
  });
});
