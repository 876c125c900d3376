import { cube2x2x2 } from "cubing/puzzles";
import { describe, expect, test } from "vitest";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { parseTypedTurns } from "#kit/cube/parse-typed-turns.ts";
import { isProblem, type ParseResult } from "#kit/widget/parse-result.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import {
  EMPTY_NET,
  flipNet,
  swapCorners,
  twistCorner,
} from "#figures/solving/your-cube/colouring-edits.ts";
import {
  matchingCubes,
  checkNet,
  MAX_REPAIRS,
  netOfCube,
  applyRepair,
} from "#figures/solving/your-cube/check-net.ts";
import { nextFaceletToPaint } from "#figures/solving/your-cube/next-facelet.ts";
import { neighbourFacelet } from "#kit/cube/net-cursor.ts";
import { PAINTS, USUAL_PALETTE } from "#figures/solving/your-cube/paints.ts";
import { handheldCube } from "#figures/solving/in-hand/handheld-cube.ts";
import {
  scrambleScheme,
  scrambledNet,
} from "#figures/solving/your-cube/scrambled-net.ts";
import {
  findTwistedCorner,
  faceletsToMark,
  type CornerTwist,
} from "#figures/solving/your-cube/twisted-corner.ts";
import {
  parsePieces,
  parseStickers,
  parseTwists,
} from "#figures/solving/your-cube/parse-typed-cube.ts";
import { netLetters, parseColour } from "#figures/solving/your-cube/painted-net.ts";
import { FACE_HINTS } from "#figures/solving/your-cube/face-hints.ts";
import {
  solvedScheme,
  verdictOf,
  type YourCubeState,
  type YourCubeAction,
  yourCubeModel,
} from "#figures/solving/your-cube/your-cube-model.ts";
import {
  allSchemes,
  applyMoves,
  BLANK,
  FACELETS,
  FACES,
  findFaults,
  formatMoves,
  fromFacelets,
  N_STATES,
  nearestCubes,
  rankState,
  solve,
  SOLVED,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { draw, seeded } from "#test/lib/puzzle/seeded.ts";
import { HOLDS as HOLD_WORDS, turnSolid } from "#test/lib/puzzle/solid-cube.ts";

const { initial, update, encode, decode, describe: speak } = yourCubeModel;
const random = seeded(2026);
const anyIndex = () => random(N_STATES);
const anyCube = () => [...toFacelets(unrankState(anyIndex()))];
const net = (colouring: readonly string[]): YourCubeState => ({
  ...initial,
  colouring,
});
const after = (cube: YourCubeState, ...actions: YourCubeAction[]) =>
  actions.reduce(update, cube);
const kinds = (cube: YourCubeState) => verdictOf(cube).faults.map(({ kind }) => kind);

/** Six paints for a cube, with some of its 24 facelets blank. */
function anyNet(): YourCubeState {
  const letters = PAINTS.map(({ letter }) => letter);
  while (letters.length > 6) letters.splice(random(letters.length), 1);
  const colours = [...FACES, BLANK];
  const colouring =
    random(2) === 0 ? draw(random, colours, FACELETS.length) : anyCube();
  return { colouring, palette: random(3) === 0 ? letters : USUAL_PALETTE };
}

describe("in the address", () => {
  test("decode(encode(net)) is the net, for 2,000 of them", () => {
    for (let i = 0; i < 2000; i++) {
      const cube = anyNet();
      expect(decode(encode(cube))).toEqual(cube);
    }
    for (const cube of [initial, net(EMPTY_NET)])
      expect(decode(encode(cube))).toEqual(cube);
  });

  test("the usual colours need no more than 24 letters", () => {
    expect(encode(net([..."UUUURRRRFFFFDDDDLLLLBBBB"]))).toBe(
      "WWWWRRRRGGGGYYYYOOOOBBBB",
    );
  });

  test.each([
    ["", "capital letters"],
    ["x", "24 stickers, not 1"],
    ["<b>", "capital letters"],
    ["Q".repeat(24), "Q is not one of the cube’s colours"],
    ["wwwwrrrrggggyyyyoooobbbb", "capital letters"],
    ["WWWW", "24 stickers, not 4"],
    ["W".repeat(25), "24 stickers, not 25"],
    ["W".repeat(23) + "K", "K is not one of the cube’s colours, W R G Y O B"],
    ["W".repeat(24) + "-WRGYO", "6 different colours"],
    ["W".repeat(24) + "-WWGYOB", "6 different colours"],
    ["W".repeat(24) + "-WRGYOZ", "there is no colour Z"],
    ["W".repeat(24) + "-KRGYOB", "W is not one of the cube’s colours"],
    ["W".repeat(24) + "-WRGYOB-", "capital letters"],
    ["<script>alert(1)</script>", "capital letters"],
  ])("%j is refused: %s", (text, words) => {
    expect(() => decode(text)).toThrow(words);
  });

  test("10,000 hostile texts are refused in words, or taken and written back", () => {
    const pieces = [..."WRGYOBKSPVTN.-URFDLwrg019 \n\u0000😀é<>%&=１"];
    let taken = 0;
    for (let i = 0; i < 10_000; i++) {
      const text =
        i % 2 === 0
          ? draw(random, pieces, random(60)).join("")
          : spoilt(encode(anyNet()), pieces);
      try {
        const cube = decode(text);
        taken++;
        expect(decode(encode(cube))).toEqual(cube);
        expect(cube.colouring).toHaveLength(24);
      } catch (error) {
        expect((error as Error).constructor).toBe(Error);
        expect((error as Error).message.length).toBeGreaterThan(10);
      }
    }
    expect(taken).toBeGreaterThan(100);
  });

  /** A text with one character inserted, deleted or replaced. */
  function spoilt(text: string, pieces: readonly string[]): string {
    const at = random(text.length);
    const other = pieces[random(pieces.length)];
    return text.slice(0, at) + other.repeat(random(3)) + text.slice(at + random(3));
  }
});

describe("a net that turns can solve", () => {
  test("has the number of its cube, however it is held", () => {
    for (let i = 0; i < 5; i++) {
      const index = anyIndex();
      for (const hold of HOLD_WORDS) {
        const seen = turnSolid(toFacelets(unrankState(index)), hold);
        const { cube, faults, blanks } = checkNet([...seen], USUAL_PALETTE);
        expect({ index: cube?.index, faults, blanks }).toEqual({
          index,
          faults: [],
          blanks: 0,
        });
      }
    }
  });

  test("is a cube in any scheme of colours but the mirrored one", () => {
    for (const scheme of allSchemes(FACES)) {
      const index = anyIndex();
      const { cube, faults } = checkNet(netOfCube(index, scheme), USUAL_PALETTE);
      const isMirrored = scheme.join("") === "URBDLF";
      expect(faults.map(({ kind }) => kind)).toEqual(
        isMirrored ? ["mirror image"] : [],
      );
      // Only the usual scheme names the fixed corner: others use the one at DBL.
      expect(cube?.index).toBe(isMirrored ? undefined : index);
    }
  });

  test("painted anew under another number, keeps the reader's scheme", () => {
    for (const scheme of allSchemes(FACES)) {
      if (scheme.join("") === "URBDLF") continue;
      const cube = net(netOfCube(anyIndex(), scheme));
      const index = anyIndex();
      const next = update(cube, { type: "index", index });
      expect(verdictOf(next).cube?.index).toBe(index);
      expect(verdictOf(next).scheme).toEqual(verdictOf(cube).scheme);
    }
  });

  test("20 cubes painted place by place are the cubes that cubing's KPuzzle knows", async () => {
    const kpuzzle = await cube2x2x2.kpuzzle();
    for (let i = 0; i < 20; i++) {
      const moves = draw(random, [0, 1, 2, 3, 4, 5, 6, 7, 8], 1 + random(15));
      const pattern = kpuzzle.defaultPattern().applyAlg(formatMoves(moves));
      const colours = coloursOf(pattern);
      let cube = net(EMPTY_NET);
      for (const [place, colour] of colours.entries()) {
        cube = update(cube, { type: "paint", place, colour });
      }
      const state = applyMoves(SOLVED, moves);
      expect(verdictOf(cube).cube!.index, formatMoves(moves)).toBe(rankState(state));
    }
  });
});

/** Where cubing.js has the corners that we number 1 to 8. */
const THEIRS = [1, 0, 3, 2, 7, 4, 5, 6];

interface Pattern {
  readonly patternData: Record<string, { pieces: number[]; orientation: number[] }>;
}

/** The 24 colours of a cubing.js pattern, derived from its own pieces and twists. */
function coloursOf(pattern: Pattern): string[] {
  const { pieces, orientation } = pattern.patternData["CORNERS"];
  const home = [..."UUUURRRRFFFFDDDDLLLLBBBB"];
  const colours = new Array<string>(24);
  CORNER_FACELETS.forEach((places, position) => {
    const piece = THEIRS.indexOf(pieces[THEIRS[position]]);
    places.forEach((place, i) => {
      const from = (i - orientation[THEIRS[position]] + 3) % 3;
      colours[place] = home[CORNER_FACELETS[piece][from]];
    });
  });
  return colours;
}

describe("a net that no turns can solve is kept, explained and can be mended", () => {
  test("the first state can be solved and is the page's cube", () => {
    expect(verdictOf(initial).cube?.index).toBe(readerCube.model.initial);
  });

  test("a corner twisted: from any state, whichever corner", () => {
    for (let i = 0; i < 60; i++) {
      const cube = net(anyCube());
      const twisted = update(cube, {
        type: "twist",
        position: random(8),
        thirds: 1 + random(2),
      });
      expect(kinds(twisted)).toEqual(["twist"]);
      const { repairs, faults } = verdictOf(twisted);
      expect(faults[0].places).toEqual(repairs[0].changed);
      // Any one of the eight corners turned back mends it.
      expect(repairs).toHaveLength(8);
      const back = findTwistedCorner(twisted.colouring)!;
      expect(kinds(update(twisted, { type: "twist", ...back }))).toEqual([]);
      expect(findTwistedCorner(cube.colouring)).toBeUndefined();
    }
  });

  test("of a solved cube the corner that was twisted is advised, and what is advised is marked", () => {
    for (const hold of HOLD_WORDS) {
      const solved = [...turnSolid("UUUURRRRFFFFDDDDLLLLBBBB", hold)];
      for (let position = 0; position < 8; position++) {
        const twisted = twistCorner(solved, position, 1);
        expect(findTwistedCorner(twisted)).toEqual({ position, thirds: 2 });
      }
    }
    for (let i = 0; i < 20; i++) {
      const twisted = twistCorner(anyCube(), random(8), 1);
      const back = findTwistedCorner(twisted)!;
      const unfinished = twisted.with(CORNER_FACELETS[7][0], BLANK);
      for (const colouring of [twisted, unfinished]) {
        const [fault] = verdictOf(net(colouring)).faults;
        expect(faceletsToMark(fault, back)).toEqual(CORNER_FACELETS[back.position]);
        expect(faceletsToMark(fault, undefined)).toEqual(fault.places);
      }
    }
  });

  test("the corner that is named stays the same while painting goes on, in any order", () => {
    let named = 0;
    for (let i = 0; i < 40; i++) {
      const twisted = twistCorner(anyCube(), random(8), 1);
      const order = shuffled(
        [...twisted.keys()].map((place) => String(place)),
        24,
      ).map(Number);
      let colouring: readonly string[] = EMPTY_NET;
      let back: CornerTwist | undefined;
      for (const place of order) {
        colouring = colouring.with(place, twisted[place]);
        const next = findTwistedCorner(colouring, back);
        if (back !== undefined) expect(next?.position).toBe(back.position);
        if (next !== undefined) named++;
        back = next ?? back;
      }
      expect(back).toBeDefined();
    }
    expect(named).toBeGreaterThan(40);
  });

  test("of a cube that was solved the twisted corner is named before all is painted", () => {
    const twisted = twistCorner([..."UUUURRRRFFFFDDDDLLLLBBBB"], 4, 1);
    const [last] = CORNER_FACELETS[6];
    expect(findTwistedCorner(twisted.with(last, BLANK))).toEqual({
      position: 4,
      thirds: 2,
    });
  });

  test("what the page has filled in is the reader's once it is confirmed", () => {
    const colours = anyCube();
    let cube = net(EMPTY_NET);
    for (const [place, colour] of colours.entries()) {
      cube = update(cube, { type: "paint", place, colour });
      if (cube.filled !== undefined) break;
    }
    expect(cube.filled!.length).toBeGreaterThan(0);
    const confirmed = update(cube, { type: "confirm" });
    expect(confirmed).toEqual(net(cube.colouring));
    expect(yourCubeModel.encode(confirmed)).not.toBe(yourCubeModel.encode(cube));
  });

  test("whatever is entered, using the nearest makes it a cube, or it is flipped", () => {
    for (let i = 0; i < 150; i++) {
      const colouring =
        i % 3 ? draw(random, FACES, 24) : shuffled(anyCube(), 1 + (i % 5));
      const cube = net(colouring);
      const verdict = verdictOf(cube);
      const mended = after(cube, {
        type: "colouring",
        colouring: applyRepair(colouring, verdict.repairs[0]),
      });
      const differing = FACELETS.flatMap((_, place) =>
        mended.colouring[place] === colouring[place] ? [] : place,
      );
      expect(differing).toEqual([...verdict.repairs[0].changed]);
      if (kinds(mended).join() === "mirror image") {
        expect(kinds(update(mended, { type: "flip" }))).toEqual([]);
      } else {
        expect(kinds(mended)).toEqual([]);
        expect(verdictOf(mended).cube).toBeDefined();
      }
    }
  });

  test("a mirrored net is flipped, or taken as the cube that it is", () => {
    for (let i = 0; i < 60; i++) {
      const index = anyIndex();
      const mirrored = net(flipNet(netOfCube(index, FACES)));
      expect(kinds(mirrored)).toEqual(["mirror image"]);
      expect(verdictOf(update(mirrored, { type: "flip" })).cube?.index).toBe(index);
      const taken = update(mirrored, { type: "mirror-palette" });
      expect(netLetters(taken)).toBe(netLetters(mirrored));
      expect(kinds(taken)).toEqual([]);
      expect(verdictOf(taken).cube).toBeDefined();
    }
  });

  test("faults are those of the library, in the names of the reader's paints", () => {
    for (let i = 0; i < 100; i++) {
      const cube = net(draw(random, [...FACES, BLANK], 24));
      const { faults, repairs, blanks } = verdictOf(cube);
      const found = findFaults(cube.colouring, FACES);
      expect(faults.map(({ kind, places }) => ({ kind, places }))).toEqual(
        found
          .filter(({ kind }) => kind !== "blank")
          .map(({ kind, places }) => ({ kind, places })),
      );
      expect(repairs).toEqual(nearestCubes(cube.colouring, FACES, MAX_REPAIRS));
      expect(blanks).toBe(
        found.find(({ kind }) => kind === "blank")?.places.length ?? 0,
      );
      for (const { message } of faults) expect(message).not.toMatch(/\b[URFDLB]\b/);
    }
  });

  test("300 colourings: a number if and only if nothing is wrong or blank", () => {
    for (let i = 0; i < 300; i++) {
      const { cube, faults, blanks, matching: fits } = verdictOf(anyNet());
      expect(cube !== undefined).toBe(faults.length === 0 && blanks === 0);
      if (cube) {
        expect(cube.index).toBeGreaterThanOrEqual(0);
        expect(cube.index).toBeLessThan(N_STATES);
        expect(cube.hold).toBeDefined();
        expect(fits.count).toBe(1);
      }
    }
  });

  function shuffled(cube: readonly string[], swaps: number): string[] {
    const result = [...cube];
    for (let i = 0; i < swaps; i++) {
      const [a, b] = [random(24), random(24)];
      [result[a], result[b]] = [result[b], result[a]];
    }
    return result;
  }
});

describe("a net that is not finished", () => {
  test("when one cube is left, in whatever scheme and hold, the rest is painted", () => {
    const schemes = allSchemes(FACES);
    const taps: number[] = [];
    // The first paints, which take the longest, are the same for many cubes.
    const painted = new Map<string, YourCubeState>();
    for (let i = 0; i < 150; i++) {
      const seen = turnSolid(
        toFacelets(unrankState(anyIndex())),
        draw(random, HOLD_WORDS, 1)[0],
      );
      const [scheme] = draw(random, schemes, 1);
      const whole = [...seen].map((letter) => scheme[FACES.indexOf(letter as "U")]);
      let cube = net(EMPTY_NET);
      let colours = "";
      for (;;) {
        const place = nextFaceletToPaint(cube.colouring, matchingCubes(cube.colouring));
        if (place === undefined) break;
        const colour = whole[place];
        colours += colour;
        cube = painted.get(colours) ?? update(cube, { type: "paint", place, colour });
        painted.set(colours, cube);
      }
      expect(cube.colouring).toEqual(whole);
      taps.push(colours.length);
    }
    expect(taps.reduce((a, b) => a + b) / taps.length).toBeLessThan(14.5);
    expect(Math.max(...taps)).toBeLessThanOrEqual(16);
  });

  test("what was filled in gives way to what the reader paints, and is written small in the address", () => {
    const whole = netOfCube(anyIndex(), FACES);
    let cube = net(EMPTY_NET);
    for (;;) {
      const place = nextFaceletToPaint(cube.colouring, matchingCubes(cube.colouring));
      if (place === undefined) break;
      cube = update(cube, { type: "paint", place, colour: whole[place] });
    }
    const filled = cube.filled!;
    expect(encode(cube).match(/[a-z]/g)).toHaveLength(filled.length);
    expect(decode(encode(cube))).toEqual(cube);
    const [own] = [...whole.keys()].filter((place) => !filled.includes(place));
    const other = FACES.find((face) => face !== whole[own])!;
    const slip = update(cube, { type: "paint", place: own, colour: other });
    // Only what the reader painted counts: the page's own stickers are asked for again, or filled in anew.
    expect(slip.colouring.filter((_, place) => !filled.includes(place))).toEqual(
      whole.with(own, other).filter((_, place) => !filled.includes(place)),
    );
    expect(update(slip, { type: "paint", place: own, colour: whole[own] })).toEqual(
      cube,
    );
    const erased = update(cube, { type: "paint", place: own, colour: BLANK });
    expect(erased.colouring.filter((colour) => colour === BLANK)).toHaveLength(
      filled.length + 1,
    );
    const mirrored = update(cube, { type: "mirror-palette" });
    for (const one of [erased, mirrored]) expect(decode(encode(one))).toEqual(one);
    expect(() => decode(`w${encode(cube).slice(1)}`.toLowerCase())).toThrow(
      "lower case only where they follow",
    );
  });

  test("visible faces come first, in the order of the net; blank stickers stay blank", () => {
    const fits = (colouring: readonly string[]) =>
      nextFaceletToPaint(colouring, matchingCubes(colouring));
    expect(fits(EMPTY_NET)).toBe(0);
    const whole = net(netOfCube(0, FACES));
    expect(
      fits(EMPTY_NET.map((_, place) => (place < 5 ? whole.colouring[place] : BLANK))),
    ).toBe(5);
    expect(fits(whole.colouring)).toBeUndefined();
    const erased = update(whole, { type: "paint", place: 3, colour: BLANK });
    expect(erased.colouring[3]).toBe(BLANK);
    expect(fits(erased.colouring)).toBe(3);
    // Painting anything else fills it in again, and so does the reader’s wish.
    const filled = { ...whole, filled: [3] };
    expect(update(erased, { type: "paint", place: 0, colour: "U" })).toEqual(filled);
    expect(update(erased, { type: "complete" })).toEqual(filled);
  });

  test("uncertain stickers of a camera reading are marked, in the address too, until pressed or painted", () => {
    const colouring = netOfCube(anyIndex(), FACES);
    const read = update(net(EMPTY_NET), {
      type: "read",
      colouring,
      doubtful: [0, 7, 23],
    });
    expect(encode(read)).toMatch(/^[WRGYOB]{24}~ahx$/);
    expect(decode(encode(read))).toEqual(read);
    expect(speak(read)).toMatch(/ Three stickers are not certain\.$/);
    const pressed = update(read, { type: "check", place: 7 });
    expect(pressed).toEqual({ ...read, doubtful: [0, 23] });
    const painted = after(
      pressed,
      { type: "paint", place: 0, colour: colouring[0] },
      { type: "check", place: 23 },
    );
    expect(painted).toEqual(net(colouring));
    expect(after(read, { type: "flip" }).doubtful).toBeUndefined();
    expect(() => decode(`${encode(painted)}~y`)).toThrow("should be letters a to x");
  });

  test.each([
    ["U", "x'", "tip the top towards you"],
    ["R", "y", "turn that side towards you"],
    ["D", "x", "tip the bottom towards you, front on top"],
    ["L", "y'", "turn that side towards you"],
    ["B", "y2", "turn the whole cube round, same side up"],
  ] as const)(
    "face %s is in front as the net shows it after %s",
    (face, turn, words) => {
      const places = String.fromCodePoint(...FACELETS.map((_, i) => 97 + i));
      const on = (side: string) =>
        FACELETS.flatMap((at, i) => (at.face === side ? i : []));
      const seen = turnSolid(places, turn);
      expect(on("F").map((at) => seen[at])).toEqual(on(face).map((at) => places[at]));
      if (turn.startsWith("y")) {
        const top = (net: string) =>
          on("U")
            .map((at) => net[at])
            .toSorted();
        expect(top(seen)).toEqual(top(places));
      } else if (face === "D") expect(seen[0]).toBe(places[on("F")[0]]);
      expect(FACE_HINTS[face]).toContain(words);
    },
  );

  test("blanks are no fault", () => {
    expect(kinds(net(EMPTY_NET))).toEqual([]);
    expect(verdictOf(net(EMPTY_NET)).matching.count).toBe(30 * 24 * N_STATES);
  });
});

describe("edits", () => {
  test("three twists of a corner, two swaps and two flips change nothing", () => {
    for (let i = 0; i < 100; i++) {
      const cube = draw(random, [...FACES, BLANK], 24);
      const [a, b] = [random(8), random(8)];
      const twisted = twistCorner(twistCorner(twistCorner(cube, a, 1), a, 1), a, 1);
      expect(twisted).toEqual(cube);
      expect(twistCorner(twistCorner(cube, a, 1), a, 2)).toEqual(cube);
      expect(swapCorners(swapCorners(cube, a, b), a, b)).toEqual(cube);
      expect(flipNet(flipNet(cube))).toEqual(cube);
    }
  });

  test("a twist adds to the twist of its position, a swap exchanges two pieces", () => {
    for (let position = 0; position < 7; position++) {
      const base = unrankState(anyIndex());
      const other = (position + 3) % 7;
      const cube = after(
        net([...toFacelets(base)]),
        { type: "twist", position, thirds: 1 },
        { type: "twist", position: other, thirds: 2 },
      );
      const state = unrankState(verdictOf(cube).cube!.index);
      expect(state.permutation).toEqual(base.permutation);
      expect(state.orientation[position]).toBe((base.orientation[position] + 1) % 3);
      expect(state.orientation[other]).toBe((base.orientation[other] + 2) % 3);

      const swapped = update(net([...toFacelets(base)]), {
        type: "swap",
        positions: [position, other],
      });
      const order = unrankState(verdictOf(swapped).cube!.index).permutation;
      expect(order[position]).toBe(base.permutation[other]);
      expect(order[other]).toBe(base.permutation[position]);
    }
  });

  test("an action that changes nothing returns the very same net", () => {
    const same: YourCubeAction[] = [
      { type: "paint", place: 3, colour: initial.colouring[3] },
      { type: "index", index: readerCube.model.initial },
      { type: "paint-of", colour: 0, letter: "W" },
      { type: "swap", positions: [2, 2] },
      { type: "colouring", colouring: [...initial.colouring] },
    ];
    for (const action of same) expect(update(initial, action)).toBe(initial);
  });

  test("a paint chosen for two colours changes places with the other", () => {
    const pink = update(initial, { type: "paint-of", colour: 1, letter: "P" });
    expect(pink.palette.join("")).toBe("WPGYOB");
    expect(pink.colouring).toEqual(initial.colouring);
    const swapped = update(pink, { type: "paint-of", colour: 0, letter: "P" });
    expect(swapped.palette.join("")).toBe("PWGYOB");
  });

  test("what is spoken names the number, the first fault or the blanks", () => {
    expect(speak(initial)).toBe("Cube number 1,234,567.");
    expect(speak(update(initial, { type: "twist", position: 0, thirds: 1 }))).toMatch(
      /^Not possible: one corner is twisted clockwise/,
    );
    expect(speak(net(EMPTY_NET))).toBe("24 of 24 stickers are blank.");
    expect(speak(update(initial, { type: "paint", place: 0, colour: BLANK }))).toBe(
      "1 of 24 stickers is blank.",
    );
  });

  test("arrows go to the next place of the net, and stop at its rim", () => {
    expect(neighbourFacelet(0, "ArrowRight")).toBe(1);
    expect(neighbourFacelet(2, "ArrowDown")).toBe(8);
    expect(neighbourFacelet(9, "ArrowRight")).toBe(4);
    expect(neighbourFacelet(0, "ArrowUp")).toBeUndefined();
    expect(neighbourFacelet(1, "ArrowRight")).toBeUndefined();
    const reached = new Set([0]);
    for (const place of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const beside = neighbourFacelet(place, key);
        if (beside !== undefined) reached.add(beside);
      }
    }
    expect(reached.size).toBe(24);
  });
});

describe("a typed scramble", () => {
  const written = [..."URFDLBxyz"].flatMap((letter) =>
    ["", "2", "'"].map((suffix) => letter + suffix),
  );

  test("the net is what a hand sees after any turns and rotations, and its solution solves it there", () => {
    for (let i = 0; i < 60; i++) {
      const text = draw(random, written, random(14)).join(" ");
      const seen = scrambledNet(text, FACES).join("");
      expect(seen, text).toBe(turnSolid(toFacelets(SOLVED), text));
      const { state } = handheldCube([...seen], USUAL_PALETTE);
      const solution = formatMoves(solve(state, { metric: "HTM" }));
      expect(turnSolid(seen, solution), text).toMatch(/^((.)\2{3}){6}$/);
    }
    expect(scrambledNet("", FACES).join("")).toBe(toFacelets(SOLVED));
  });

  test("in other colours, too, it begins with the first colour up, however the cube is held now", () => {
    for (const scheme of allSchemes(FACES)) {
      const begun = scrambleScheme(scheme);
      expect(begun[0]).toBe("U");
      expect(begun[2]).toBe(begun[3] === "F" ? "R" : "F");
      for (const text of ["x", "L D' z2"]) {
        const turned = scrambledNet(text, begun);
        expect(turned.join("")).toBe(turnSolid(netOfCube(0, begun).join(""), text));
        expect(scrambleScheme(solvedScheme(net(turned)))).toEqual(begun);
      }
    }
  });
});

describe("typed cubes", () => {
  const value = <T>(reading: ParseResult<T>) => {
    if (isProblem(reading)) throw new Error(reading.problem);
    return reading.value;
  };

  test("all orders and all twists are read as they are written", () => {
    for (let i = 0; i < 5040; i++) {
      const { permutation } = unrankState(i * 729);
      expect(value(parsePieces(permutation.map((p) => p + 1).join(" ")))).toEqual(
        permutation,
      );
    }
    for (let i = 0; i < 729; i++) {
      const { orientation } = unrankState(i);
      expect(value(parseTwists(orientation.join("")))).toEqual(orientation);
    }
  });

  test("stickers are read in letters of paints, of faces, big or small, with blanks", () => {
    const solved = [..."UUUURRRRFFFFDDDDLLLLBBBB"];
    for (const typed of [
      "WWWW RRRR GGGG YYYY OOOO BBBB",
      "uuuurrrrffffddddllllbbbb",
      "w,w,w,w,r,r,r,r,g,g,g,g,y,y,y,y,o,o,o,o,b,b,b,b",
    ]) {
      expect(value(parseStickers(typed, USUAL_PALETTE))).toEqual(solved);
    }
    expect(value(parseStickers("?".repeat(20) + "....", USUAL_PALETTE))).toEqual(
      EMPTY_NET,
    );
    // Where R isn't a paint of the cube, it means the right face.
    expect(parseColour("r", [..."WPGYOB"])).toBe("R");
    expect(parseColour("p", [..."WPGYOB"])).toBe("R");
    // Paints take precedence over faces: B is blue, wherever the blue face is.
    expect(parseColour("b", [..."BRGYOW"])).toBe("U");
  });

  test.each([
    [parsePieces, "1134567", "Piece 1 appears twice, and 2 is missing.", "1234567"],
    [parsePieces, "1234568", "There is no piece 8", "1234567"],
    [parsePieces, "0123456", "There is no piece 0", "1234567"],
    [parsePieces, "0122456", "There is no piece 0", "3127456"],
    [parsePieces, "12345678", "There is no piece 8", "1234567"],
    [parsePieces, "12x4567", "“x” is not a piece", "1245673"],
    [parseTwists, "1000000", "sum to 1", "1000002"],
    [parseTwists, "3000000", "Digit 1 is 3", "2000001"],
    [parseTwists, "12", "has 2 digits", "1200000"],
  ] as const)("%o of %j: %s", (read, typed, words, nearest) => {
    const reading = (read as (typed: string) => ParseResult<number[]>)(typed);
    expect(reading).toMatchObject({ problem: expect.stringContaining(words), nearest });
  });

  const FIELDS: readonly [string, (typed: string) => ParseResult<unknown>][] = [
    ["number", (typed) => parseWholeNumber(typed, N_STATES - 1)],
    ["order", parsePieces],
    ["twists", parseTwists],
    ["turns", parseTypedTurns],
    ["stickers", (typed) => parseStickers(typed, USUAL_PALETTE)],
  ];

  test.each(FIELDS)(
    "2,000 hostile texts in %s: a value, or words and a text that can be read",
    (_, read) => {
      const characters = [
        ..."0123456789WRGYOBURFDLBxyz'2 .,-?(){}éß😀１½\u0000\u200b\n\t<>&%",
      ];
      for (let i = 0; i < 2000; i++) {
        const typed = draw(random, characters, random(i % 100 === 0 ? 3000 : 40)).join(
          "",
        );
        const reading = read(typed);
        if (!isProblem(reading)) {
          expect(reading.value).toBeDefined();
          continue;
        }
        expect(reading.problem.length).toBeGreaterThan(5);
        expect(reading.problem.length).toBeLessThan(250);
        if (reading.nearest !== undefined) {
          expect(isProblem(read(reading.nearest))).toBe(false);
        }
      }
    },
  );

  test("a reading is a state that turns can reach", () => {
    for (let i = 0; i < 2000; i++) {
      const digits = draw(random, [..."1234567"], 7).join("");
      const order = parsePieces(digits);
      const permutation = isProblem(order)
        ? value(parsePieces(order.nearest!))
        : order.value;
      const twists = parseTwists(draw(random, [..."0123"], 7).join(""));
      const orientation = isProblem(twists)
        ? value(parseTwists(twists.nearest!))
        : twists.value;
      const index = rankState({ permutation, orientation });
      expect(fromFacelets(netOfCube(index, FACES).join(""))).toEqual({
        permutation,
        orientation,
      });
    }
  });
});
