import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyMoves,
  fromFacelets,
  HTM_MOVES,
  N_STATES,
  parseMoves,
  SOLVED,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { draw, seeded } from "./seeded.ts";
import { HOLDS, turnSolid } from "./solid-cube.ts";

const FACES = [..."URFDLB"];

/** The same colouring with other names: `names` is in the order U R F D L B. */
function rename(facelets: string, names: readonly string[]): string {
  return Array.from(facelets, (face) => names[FACES.indexOf(face)]).join("");
}

/** Whether one text of six colours can be obtained from the other by renaming. */
function isRenamed(a: string, b: string): boolean {
  const [as, bs] = [[...a], [...b]];
  const pairs = new Set(as.map((symbol, i) => `${symbol} ${bs[i]}`));
  return [new Set(as), new Set(bs), pairs].every(({ size }) => size === 6);
}

const someStates = (count: number, seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => unrankState(random(N_STATES)));
};

describe("toFacelets", () => {
  test("solved has one colour a face, in the order U R F D L B", () => {
    expect(toFacelets(SOLVED)).toBe("UUUURRRRFFFFDDDDLLLLBBBB");
  });

  test("a turn of F takes L to U, U to R, R to D and D to L", () => {
    expect(toFacelets(applyMoves(SOLVED, parseMoves("F")))).toBe(
      "UULL URUR FFFF RRDD LDLD BBBB".replaceAll(" ", ""),
    );
  });

  test("500 seeded sequences agree with stickers turned in space", () => {
    const random = seeded(5);
    for (let i = 0; i < 500; i++) {
      const moves = draw(
        random,
        ["F", "F2", "F'", "R", "R2", "R'", "U", "U2", "U'"],
        20,
      );
      const text = moves.slice(0, 1 + random(20)).join(" ");
      expect(toFacelets(applyMoves(SOLVED, parseMoves(text)))).toBe(
        turnSolid("UUUURRRRFFFFDDDDLLLLBBBB", text),
      );
    }
  });

  test("what is not a state has no facelets", () => {
    expect(() => toFacelets({ ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] })).toThrow(
      "twists sum to 1, not 0: one corner is turned clockwise",
    );
  });
});

describe("fromFacelets", () => {
  test("leads back from 2000 states across all numbers", () => {
    for (let index = 0; index < N_STATES; index += 1837) {
      expect(fromFacelets(toFacelets(unrankState(index)))).toEqual(unrankState(index));
    }
  });

  test.each(["URFDLB", "WRGYOB", "urfdlb", "wrgyob"])(
    "under the names %s it finds the state in each of the 24 holds",
    (names) => {
      for (const state of [SOLVED, ...someStates(50, 24)]) {
        const facelets = rename(toFacelets(state), [...names]);
        for (const hold of HOLDS) {
          expect(fromFacelets(turnSolid(facelets, hold)), hold).toEqual(state);
        }
      }
    },
  );

  test("in any colours it finds the state, if DBL is held where it belongs", () => {
    const random = seeded(6);
    for (const state of someStates(300, 25)) {
      const names = shuffled([..."123456🟥🟦🟩🟨🟧⬜abcxyzWY?!-"], random).slice(0, 6);
      expect(fromFacelets(rename(toFacelets(state), names))).toEqual(state);
    }
  });

  test("in any colours and any hold it finds a state that looks the same but for names", () => {
    const random = seeded(7);
    for (const state of someStates(50, 26)) {
      for (const hold of HOLDS) {
        const names = shuffled([..."123456"], random);
        const held = rename(turnSolid(toFacelets(state), hold), names);
        expect(isRenamed(toFacelets(fromFacelets(held)), held)).toBe(true);
      }
    }
  });

  test("a solved cube is solved in any colours and any hold", () => {
    for (const hold of HOLDS) {
      expect(fromFacelets(turnSolid("aaaabbbbccccddddeeeeffff", hold))).toEqual(SOLVED);
    }
  });

  test("spaces, line breaks and the invisible half of emoji are passed over", () => {
    const turned = applyMoves(SOLVED, parseMoves("R"));
    expect(fromFacelets(" UFUF RRRR FDFD\nDBDB LLLL UBUB\n")).toEqual(turned);
    expect(fromFacelets("⬜️⬜️⬜️⬜️🟥🟥🟥🟥🟩🟩🟩🟩🟨🟨🟨🟨🟧🟧🟧🟧🟦🟦🟦🟦")).toEqual(
      SOLVED,
    );
  });
});

describe("mirrored colours", () => {
  const state = unrankState(1_234_567);
  const mirrored = "mirrored colours: every corner has its colours in reverse order";

  test("are refused under names that say which way round they go", () => {
    expect(() => fromFacelets("UUUULLLLFFFFDDDDRRRRBBBB")).toThrow(mirrored);
    expect(() => fromFacelets(rename(toFacelets(state), [..."WOGYRB"]))).toThrow(
      mirrored,
    );
    const inAGlass = toFacelets(state).replace(/(.)(.)(.)(.)/g, "$2$1$4$3");
    const [u, r, f, d, l, b] = inAGlass.match(/..../g)!;
    expect(() => fromFacelets([u, l, f, d, r, b].join(""))).toThrow(mirrored);
  });

  test("are parsed as another scheme with unusual names", () => {
    const facelets = rename(toFacelets(state), [..."abcdef"]);
    const exchanged = rename(toFacelets(state), [..."aecdbf"]);
    expect(fromFacelets(exchanged)).toEqual(fromFacelets(facelets));
  });

  test("of the 720 ways to give the six letters to the colours, 24 are refused", () => {
    const refused = permutations(FACES).filter((names) => {
      try {
        fromFacelets(rename(toFacelets(state), names));
        return false;
      } catch (error) {
        expect((error as Error).message).toBe(mirrored);
        return true;
      }
    });
    // 48 keep the three pairs of opposite faces; half of these are mirror images.
    expect(refused).toHaveLength(24);
  });

  test("white opposite blue is another scheme, and is read", () => {
    const names = [..."WRGBOY"];
    expect(fromFacelets(rename(toFacelets(state), names))).toEqual(state);
  });
});

describe("an impossible cube is refused with the reason", () => {
  const solved = toFacelets(SOLVED);
  /** Swaps stickers, named by their facelets, U1 to B4. */
  const exchange = (facelets: string, ...pairs: [string, string][]) => {
    const symbols = [...facelets];
    const place = (name: string) => 4 * FACES.indexOf(name[0]) + Number(name[1]) - 1;
    for (const [a, b] of pairs) {
      const [i, j] = [place(a), place(b)];
      [symbols[i], symbols[j]] = [symbols[j], symbols[i]];
    }
    return symbols.join("");
  };
  const named = [..."URFDLB"];
  const unnamed = [..."abcdef"];

  const refused: [string, string, string][] = [
    ["nothing", "", "expected 24 stickers, found 0"],
    ["one sticker short", solved.slice(1), "expected 24 stickers, found 23"],
    ["a 3×3×3", "U".repeat(54), "expected 24 stickers, found 54"],
    [
      "five colours",
      solved.replaceAll("B", "U"),
      "expected 6 colours, found 5: U R F D L",
    ],
    [
      "seven colours",
      solved.replace("B", "?"),
      "expected 6 colours, found 7: U R F D L ? B",
    ],
    [
      "a sticker miscoloured",
      solved.replace("B", "U"),
      "expected 4 stickers of each colour, found 5 of U, 3 of B",
    ],
    [
      "a colour short",
      solved.replace("U", "B"),
      "expected 4 stickers of each colour, found 5 of B, 3 of U",
    ],
    [
      "a colour twice on a corner",
      exchange(solved, ["U4", "F3"]),
      "corner UFR shows colour F twice",
    ],
    [
      "a corner twice",
      exchange(solved, ["U4", "D3"]),
      "corners UFR and DFR both show D F R; expected the same corner only once",
    ],
    [
      "opposite colours on a corner, by name",
      exchange(solved, ["U4", "L4"]),
      "corner DFL shows U and D, which are opposite colours",
    ],
    [
      "opposite colours on a corner, in any colours",
      rename(exchange(solved, ["U4", "L4"]), unnamed),
      "colour a shares corners with all five others; expected the opposite colour never to meet it",
    ],
    [
      "one corner mirrored, by name",
      exchange(solved, ["U4", "R1"]),
      "mirrored corners (UFR): their colours are in reverse order compared with the other corners",
    ],
    [
      "one corner mirrored, in any colours",
      rename(exchange(solved, ["U4", "R1"]), unnamed),
      "mirrored corners (UFR): their colours",
    ],
    [
      "DBL mirrored, in any colours: the other seven outvote it",
      rename(exchange(solved, ["D3", "B4"]), unnamed),
      "mirrored corners (DBL): their colours",
    ],
    [
      "six corners mirrored, by name: the names outvote them",
      exchange(
        solved,
        ["U1", "L1"],
        ["U2", "R2"],
        ["U3", "L2"],
        ["U4", "R1"],
        ["D1", "L4"],
        ["D2", "R3"],
      ),
      "mirrored corners (UBR, UFR, UFL, UBL, DFR, DFL): their colours",
    ],
    [
      "four corners mirrored, in any colours: neither half outvotes the other",
      rename(
        exchange(solved, ["U1", "L1"], ["U2", "R2"], ["U3", "L2"], ["U4", "R1"]),
        unnamed,
      ),
      "mirrored corners (UBR, UFR, UFL, UBL): their colours",
    ],
    [
      "a corner turned clockwise",
      exchange(solved, ["U4", "R1"], ["U4", "F2"]),
      "twists sum to 1, not 0: one corner is turned clockwise",
    ],
    [
      "a corner turned anticlockwise",
      exchange(solved, ["U4", "F2"], ["U4", "R1"]),
      "twists sum to 2, not 0: one corner is turned anticlockwise",
    ],
  ];

  test.each(refused)("%s", (_, facelets, message) => {
    expect(() => fromFacelets(facelets)).toThrow(message);
  });

  test("DBL turned alone, clockwise, is the same fault as any corner turned", () => {
    const turned = exchange(solved, ["D3", "B4"], ["D3", "L3"]);
    for (const names of [named, unnamed]) {
      expect(() => fromFacelets(rename(turned, names))).toThrow(
        /^twists sum to .*not 0: one corner is turned clockwise$/,
      );
    }
  });

  test("any two stickers of different colours exchanged make any cube impossible", () => {
    const others: string[] = [];
    for (const state of someStates(20, 27)) {
      const facelets = toFacelets(state);
      for (const names of [named, unnamed]) {
        for (let i = 0; i < 24; i++) {
          for (let j = 0; j < i; j++) {
            if (facelets[i] === facelets[j]) continue;
            const symbols = [...rename(facelets, names)];
            [symbols[i], symbols[j]] = [symbols[j], symbols[i]];
            const text = symbols.join("");
            const says = refusalOf(text);
            if (/^corners? |^mirrored corners|^colour . shares/.test(says)) continue;
            others.push(`${text}: ${says}`);
          }
        }
      }
    }
    expect(others).toEqual([]);
  });

  function refusalOf(text: string): string {
    try {
      fromFacelets(text);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  }

  test.each([[24], [null], [undefined], [[..."UUUU"]]])("%j is not a text", (value) => {
    expect(() => fromFacelets(value as never)).toThrow(
      "expected facelets as a string, not",
    );
  });

  test("whatever the text, it is read or refused by an error of ours", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(..."URFDLB"), minLength: 24, maxLength: 24 }),
      fc.shuffledSubarray([...solved], { minLength: 24 }).map((s) => s.join("")),
      fc
        .array(fc.constantFrom(...HTM_MOVES))
        .map((moves) => toFacelets(applyMoves(SOLVED, moves))),
    );
    let readable = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          const state = fromFacelets(text);
          const facelets = toFacelets(state);
          const isHeldSo = (hold: string) => isRenamed(turnSolid(facelets, hold), text);
          expect(HOLDS.some(isHeldSo)).toBe(true);
          readable++;
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          expect((error as Error).message).toMatch(
            /^expected \d+ (stickers|colours)|^colour |^corners? |^mirrored |^twists /,
          );
        }
      }),
      { seed: 2026, numRuns: 1000 },
    );
    expect(readable).toBeGreaterThan(100);
  });
});

function shuffled<T>(items: readonly T[], random: (n: number) => number): T[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0]);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [
      first,
      ...rest,
    ]),
  );
}
