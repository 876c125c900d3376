import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import {
  applyBigMoves,
  fromBigFacelets,
  invertBigMoves,
  parseBigMoves,
  randomBigCube,
  SOLVED_BIG_CUBE,
} from "#lib/big-cube.ts";
import { colourBigCube, rotateBigColours } from "#lib/big-cube/facelets.ts";
import { parseBigAlgorithm } from "#lib/big-cube/notation.ts";
import { allSchemes, BLANK } from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { bigNetModel, bigVerdictOf } from "#figures/solving/big-cube/big-net-model.ts";
import {
  bigProgressModel,
  solvesBigCube,
} from "#figures/solving/big-cube/big-progress-model.ts";
import { BigCubeInputs } from "#figures/solving/big-cube/BigCubeInputs.tsx";
import {
  type BigSearchState,
  afterSearch,
} from "#figures/solving/big-cube/big-search-state.ts";
import { BigSearchStatus } from "#figures/solving/big-cube/BigSearchStatus.tsx";
import type { BigSearch } from "#figures/solving/big-cube/use-big-search.ts";
import { BIG_NET_SHAPE } from "#figures/solving/big-cube/big-net-shape.ts";
import { scrambleCentres } from "#figures/solving/big-cube/centres.ts";
import { nextBigFacelet } from "#figures/solving/big-cube/next-big-facelet.ts";
import { parseBigScramble } from "#figures/solving/big-cube/parse-big-scramble.ts";
import type { PaintedNet } from "#figures/solving/your-cube/painted-net.ts";
import { scrambleScheme } from "#figures/solving/your-cube/scrambled-net.ts";
import { neighbourFacelet } from "#kit/cube/net-cursor.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { HOLDS } from "../../../lib/puzzle/solid-cube.ts";
import { seeded } from "../../../lib/puzzle/seeded.ts";

const random = seeded(495);
const anyCube = () => randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 });
const letterOf = (colour: string) =>
  colour === BLANK ? "." : "WRGYOB"["URFDLB".indexOf(colour)];
const { initial, update, encode, decode, describe } = bigNetModel;
const CENTRES = [4, 13, 22, 31, 40, 49];

/** Paints the stickers of a cube that the page asks for. */
function paintAsAsked(cube: readonly string[], from: PaintedNet) {
  let net = from;
  let taps = 0;
  for (let at = nextBigFacelet(net.colouring); at !== undefined; taps++) {
    net = update(net, { type: "paint", place: at, colour: cube[at] });
    at = nextBigFacelet(net.colouring, at);
  }
  return { net, taps };
}

test("a random state takes at most 40 taps on average, in any colours and hold", () => {
  let all = 0;
  const schemes = allSchemes(FACES);
  const CUBES = 12;
  for (let i = 0; i < CUBES; i++) {
    const colours = colourBigCube(anyCube(), schemes[(i * 7) % 30]);
    const { view } = parseBigAlgorithm(HOLDS[(i * 5) % 24]);
    const cube = rotateBigColours(colours, view);
    let net = initial;
    for (const place of CENTRES) {
      net = update(net, { type: "paint", place, colour: cube[place] });
    }
    const painted = paintAsAsked(cube, net);
    expect(painted.net.colouring).toEqual(cube);
    expect(decode(encode(painted.net))).toEqual(painted.net);
    all += CENTRES.length + painted.taps;
  }
  expect(all / CUBES).toBeLessThan(40);
});

test("what the camera wasn't sure of stays marked, in links too, until it is checked or painted", () => {
  const colouring = colourBigCube(anyCube(), FACES);
  const doubtful = [0, 26, 52, 53];
  const read = update(initial, { type: "read", colouring, doubtful });
  expect(describe(read)).toContain("Four stickers are not certain.");
  expect(decode(encode(read))).toEqual(read);
  const checked = update(read, { type: "check", place: 52 });
  expect(checked.doubtful).toEqual([0, 26, 53]);
  const repainted = { type: "paint", place: 26, colour: colouring[26] } as const;
  expect(update(checked, repainted).doubtful).toEqual([0, 53]);
  for (const facelet of ["2", "é"]) {
    expect(() => decode(`${encode(read)}${facelet}`)).toThrow(
      "doubtful facelets should be letters, 0 or 1",
    );
  }
});

test("held as most people hold it, some 31 taps are enough", () => {
  let all = 0;
  const CUBES = 8;
  for (let i = 0; i < CUBES; i++) {
    const cube = colourBigCube(anyCube(), FACES);
    const { net, taps } = paintAsAsked(cube, initial);
    expect(net.colouring).toEqual(cube);
    all += taps;
  }
  expect(all / CUBES).toBeLessThan(34);
});

test("centres that are not painted follow from those that are", () => {
  const centres = ({ colouring }: PaintedNet) =>
    CENTRES.map((at) => colouring[at]).join("");
  expect(centres(initial)).toBe("URFDLB");
  const upsideDown = update(initial, { type: "paint", place: 4, colour: "D" });
  expect(upsideDown.colouring[31]).toBe("U");
  const held = update(upsideDown, { type: "paint", place: 22, colour: "R" });
  expect(centres(held)).toBe("DFRUBL");
  // No usual cube has white beside yellow: another scheme.
  const other = update(held, { type: "paint", place: 13, colour: "U" });
  expect(new Set(centres(other)).size).toBe(6);
  expect(other.colouring[13]).toBe("U");
  // A colour moves from another centre that was painted with it.
  const moved = update(held, { type: "paint", place: 22, colour: "D" });
  expect(new Set(centres(moved)).size).toBe(6);
  expect(moved.colouring[22]).toBe("D");
});

test("a sticker that is filled in gives way to the reader's", () => {
  const solved = colourBigCube(SOLVED_BIG_CUBE, FACES);
  const { net } = paintAsAsked(solved, initial);
  const filled = net.filled!.find((at) => at % 9 !== 4)!;
  const other = update(net, { type: "paint", place: filled, colour: "U" });
  expect(other.colouring[filled]).toBe("U");
  expect(bigVerdictOf(other).faults[0].message).toBe(
    "10 white stickers; each colour has nine",
  );
  const confirmed = update(net, { type: "confirm" });
  expect(confirmed.filled).toBeUndefined();
  expect(bigVerdictOf(confirmed).cube).toEqual(SOLVED_BIG_CUBE);
});

test("a cube that is put in keeps the reader's centres", () => {
  const held = update(initial, { type: "paint", place: 4, colour: "D" });
  const cube = anyCube();
  const net = update(held, { type: "cube", cube });
  expect(CENTRES.map((at) => net.colouring[at])).toEqual(
    CENTRES.map((at) => held.colouring[at]),
  );
  expect(bigVerdictOf(net).cube).toEqual(cube);
  expect(fromBigFacelets(net.colouring.join(""))).toEqual(cube);
});

test("impossible nets keep what was entered, with what is wrong and a repair", () => {
  const cube = colourBigCube(anyCube(), FACES);
  const wrong = cube.with(0, cube[0] === "U" ? "R" : "U");
  const net = update(initial, { type: "colouring", colouring: wrong });
  expect(net.colouring).toEqual(wrong);
  const { faults, repairs } = bigVerdictOf(net);
  expect(faults.length).toBeGreaterThan(0);
  expect(repairs.map(({ colouring }) => colouring)).toEqual([cube]);
  expect(describe(net)).toMatch(/^Not possible: /);
  const twoWhite = update(initial, { type: "colouring", colouring: cube.with(4, "R") });
  expect(bigVerdictOf(twoWhite).faults[0].message).toBe(
    "more than one centre is red; all six centres are different",
  );
  expect(bigVerdictOf(twoWhite).repairs).toEqual([]);
});

test("whichever centre is wrong, the fault is named, and a scramble can be typed", () => {
  const cube = colourBigCube(anyCube(), FACES);
  const wrong = CENTRES.flatMap((at) =>
    [...FACES, BLANK].map((colour) => cube.with(at, colour)),
  ).filter((colours) => colours.join() !== cube.join());
  expect(wrong).toHaveLength(36);
  for (const colours of wrong) {
    const net = decode(colours.map(letterOf).join(""));
    expect(bigVerdictOf(net).faults[0].kind).toBe("centres");
    expect(scrambleCentres(colours).join("")).toBe("URFDLB");
    expect(renderToString(<BigCubeInputs cube={net} />)).toContain("hold white up");
  }
});

test("links are short, and what is wrong with a link is said", () => {
  expect(encode(initial)).toHaveLength(54);
  expect(decode(encode(initial))).toEqual(initial);
  const confirmed = update(update(initial, { type: "cube", cube: anyCube() }), {
    type: "paint-of",
    colour: 0,
    letter: "K",
  });
  expect(decode(encode(confirmed))).toEqual(confirmed);
  expect(() => decode("WWW")).toThrow("a cube has 54 stickers, not 3");
  expect(() => decode("<b>")).toThrow("stickers should be capital letters");
  expect(() => decode("q".repeat(54))).toThrow("lower case only where they follow");
});

test("a scramble is made from solved as it is held at first, and seen as it is held at last", () => {
  const scheme = scrambleScheme(FACES);
  const typed = parseBigScramble(" R U2 M' x ", scheme);
  if (isProblem(typed)) throw new Error(typed.problem);
  const { moves, view } = parseBigAlgorithm("R U2 M' x");
  const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
  expect(typed.value.colouring).toEqual(
    rotateBigColours(colourBigCube(cube, FACES), view),
  );
  expect(parseBigScramble("R Q", scheme)).toMatchObject({
    problem: expect.stringMatching(/^Unknown move Q at character 3/),
  });
  expect(parseBigScramble("(R U)999", scheme)).toMatchObject({
    problem: "These are 1998 moves; expected 1000 at most.",
  });
});

test("arrow keys lead to the sticker beside it, and back", () => {
  const back: Record<string, string> = {
    ArrowUp: "ArrowDown",
    ArrowDown: "ArrowUp",
    ArrowLeft: "ArrowRight",
    ArrowRight: "ArrowLeft",
  };
  for (const place of BIG_NET_SHAPE.cells.keys()) {
    for (const key of Object.keys(back)) {
      const beside = neighbourFacelet(place, key, BIG_NET_SHAPE.cells);
      if (beside === undefined) continue;
      expect(neighbourFacelet(beside, back[key], BIG_NET_SHAPE.cells)).toBe(place);
    }
  }
  const names = [...BIG_NET_SHAPE.cells.keys()].map((at) => BIG_NET_SHAPE.nameOf(at));
  expect(new Set(names).size).toBe(54);
  expect(names[18]).toBe("front upper left, corner UFL");
  expect(names[19]).toBe("front upper middle, edge UF");
  expect(names[22]).toBe("front centre");
});

test("no sticker is painted unless the reader says so", () => {
  expect(initial.colouring.filter((colour) => colour !== BLANK)).toHaveLength(6);
  expect(bigVerdictOf(initial).fitting).toBe(43_252_003_274_489_856_000n);
  expect(describe(initial)).toBe("48 of 54 stickers are blank.");
});

test("a solved cube is called solved", () => {
  const solved = update(initial, { type: "cube", cube: SOLVED_BIG_CUBE });
  expect(describe(solved)).toBe("This cube is solved.");
});

test("a solution in the address is what was written there; others are refused in words", () => {
  const cube = anyCube();
  const moves = parseBigMoves("R U2 F' D2 L B");
  const progress = { moves, step: 4 };
  expect(bigProgressModel.encode(progress)).toBe("RU2F'D2LB-4");
  expect(bigProgressModel.decode("RU2F'D2LB-4")).toEqual(progress);
  expect(bigProgressModel.update(progress, { ...progress })).toBe(progress);
  expect(solvesBigCube(progress, cube)).toBe(false);
  const scrambled = applyBigMoves(SOLVED_BIG_CUBE, invertBigMoves(moves));
  expect(solvesBigCube(progress, scrambled)).toBe(true);
  const refused = (text: string) => expect(() => bigProgressModel.decode(text));
  refused("").toThrow("a solution and a step, such as RU2F'-1");
  refused("RUw-1").toThrow("a solution and a step");
  refused(`${"RU".repeat(16)}-1`).toThrow("it has 32 moves; the page shows at most 30");
  refused("RU-3").toThrow("two moves can’t have a step 3");
});

/** A search with a solution of two turns. */
function searchWith(change: Partial<BigSearch>): BigSearch {
  return {
    ...{ goal: "short", phase: "stopped", ruledOut: -1 },
    best: { moves: [0, 4], milliseconds: 20 },
    start() {},
    stop() {},
    ...change,
  };
}

/** What the page says about it. */
function statusOf(change: Partial<BigSearch>): string {
  const html = renderToString(<BigSearchStatus search={searchWith(change)} />);
  return /<p role="status">(.*?)<\/p>/.exec(html)![1];
}

test("a time of one millisecond is singular", () => {
  const said = [0.3, 1.2, 2, 400].map((milliseconds) =>
    statusOf({ best: { moves: [0, 4], milliseconds } }).trim(),
  );
  expect(said).toEqual([
    "Found after 1 millisecond.",
    "Found after 1 millisecond.",
    "Found after 2 milliseconds.",
    "Found after 0.4 seconds.",
  ]);
});

test("without WebAssembly no proof is offered, and the page says why", () => {
  const [proving, plain] = [false, true].map((isPlain) =>
    renderToString(<BigSearchStatus search={searchWith({ isPlain })} />),
  );
  expect(proving).toContain("Find a shortest solution");
  expect(proving).not.toContain("WebAssembly");
  expect(plain).not.toContain("Find a shortest solution");
  expect(plain).toContain("which needs WebAssembly");
});

test("a shortest solution is the one shown, unless the reader is following a longer one", () => {
  const search = searchWith({ ruledOut: 1 });
  const saidOf = (followed?: number) =>
    renderToString(<BigSearchStatus {...{ search, followed }} />);
  expect(saidOf()).toContain("This is a shortest solution.");
  expect(saidOf(2)).toContain("This is a shortest solution.");
  expect(saidOf(3)).toContain(
    "A shortest solution has two turns. Go back to the start",
  );
});

test("a search that finds none says so, unless a shortest solution is known", () => {
  const known: BigSearchState = {
    ...{ goal: "short", phase: "searching", ruledOut: -1 },
    best: { moves: [0, 4], milliseconds: 20 },
  };
  const answer = {
    ...{ moves: undefined, ruledOut: undefined },
    ...{ milliseconds: 9, isPlain: false },
  };
  expect(statusOf(afterSearch(known, answer))).toContain("Found no shorter one.");
  for (const better of [{ moves: [0] }, { ruledOut: 1 }]) {
    const found = afterSearch(known, { ...answer, ...better });
    expect(statusOf(found)).not.toContain("no shorter");
  }
  expect(statusOf(known)).not.toContain("no shorter");
});
