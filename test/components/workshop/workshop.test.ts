import { afterEach, describe, expect, test, vi } from "vitest";
import { productText } from "#components/workshop/figures/product-text.ts";
import {
  searchCaption,
  whyTooLarge,
} from "#components/workshop/figures/search-text.tsx";
import { factsOf } from "#components/workshop/figures/use-facts.ts";
import { loadPuzzle } from "#components/workshop/puzzle/workshop-puzzle.ts";
import { definitionText } from "#components/workshop/puzzle/definition-text.ts";
import { randomPuzzleState } from "#components/workshop/puzzle/random-puzzle-state.ts";
import { parseBigNumber } from "#kit/widget/parse-big-number.ts";
import type * as StoredPuzzle from "#components/workshop/puzzle/stored-puzzle.ts";
import {
  type OwnPuzzle,
  parseOwnPuzzle,
} from "#components/workshop/puzzle/parse-own-puzzle.ts";
import { parseTypedMoves } from "#components/workshop/puzzle/typed-moves.ts";
import {
  compatiblePoints,
  formatOwnPuzzle,
} from "#components/workshop/puzzle/format-own-puzzle.ts";
import { NO_PROGRESS } from "#components/workshop/puzzle/searched-puzzle.ts";
import { lengthMark } from "#components/workshop/puzzle/link-length.ts";
import type * as Model from "#components/workshop/puzzle/workshop-model.ts";
import { workshopModel } from "#components/workshop/puzzle/workshop-model.ts";
import {
  definePuzzle,
  formatKPuzzle,
  formatTws,
  type PuzzleDefinition,
  type PuzzleState,
} from "#lib/index.ts";
import { EIGHT_PUZZLE } from "#src/puzzles/eight-puzzle.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { GALLERY, PERMUTATION_PUZZLES } from "#src/puzzles/gallery.ts";
import { puzzleFacts } from "#src/workers/puzzle-facts.ts";
import { permutationPuzzle } from "#src/puzzles/permutation-puzzle.ts";
import { createPlayable } from "#src/puzzles/create-playable.ts";
import { parsePuzzle } from "#src/workers/parse-puzzle.ts";

const { decode, encode, initial, update } = workshopModel;

/** Names that separate parts of a link, or that objects have of themselves. */
const ODD_NAMES: PuzzleDefinition = {
  name: "a-b_c.d*e ✓",
  orbits: Object.fromEntries([["__proto__", { pieces: 3 }]]),
  moves: Object.fromEntries([
    ["U'-2", Object.fromEntries([["__proto__", { source: [1, 2, 0] }]])],
  ]),
};

test("a link brings back each puzzle as if it were the reader's own, in both forms of text", () => {
  for (const { definition } of [...PERMUTATION_PUZZLES, { definition: ODD_NAMES }]) {
    const own = parseOwnPuzzle(formatOwnPuzzle({ definition }));
    const expected = formatKPuzzle(definition);
    expect(formatKPuzzle(own.definition)).toBe(expected);
    expect(formatKPuzzle(parsePuzzle(expected).definition)).toBe(expected);
    if (definition !== ODD_NAMES) {
      const text = formatTws(definition);
      expect(formatTws(parsePuzzle(text).definition)).toBe(text);
    }
  }
});

test("rotations come along in the link, and reading them is noted", () => {
  const text = "Set A 3 1\nSolved\nEnd\nMove T\nA\n2 1 3\nEnd\nMove x\nA\n2 3 1\nEnd";
  const { definition, notes } = parsePuzzle(text);
  expect(notes).toEqual(["x turns the whole puzzle, so it does not count as a move."]);
  const own = parseOwnPuzzle(formatOwnPuzzle({ definition }));
  expect(formatTws(own.definition)).toBe(formatTws(definition));
  expect(definePuzzle(own.definition).rotations).toEqual(["x"]);
});

test("where beads were drawn comes along, as long as there are as many", () => {
  const drawn: OwnPuzzle = {
    definition: { orbits: { BEADS: { pieces: 2 } }, moves: {} },
    points: {
      BEADS: [
        [16, 32],
        [560, 320],
      ],
    },
  };
  const read = parseOwnPuzzle(formatOwnPuzzle(drawn));
  expect(read.points).toEqual(drawn.points);
  expect(compatiblePoints(read.definition, read.points)).toEqual(drawn.points);
  expect(compatiblePoints(FLOPPY, read.points)).toBeUndefined();
});

describe("a puzzle too long for a link", () => {
  const wide = {
    orbits: { A: { pieces: 3000 } },
    moves: {
      T: { A: { source: Array.from({ length: 3000 }, (_, i) => (i + 1) % 3000) } },
    },
  };
  const text = formatOwnPuzzle({ definition: wide });
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  /** The modules of another visit, which has the same storage or none. */
  async function visit(localStorage: typeof storage | undefined) {
    vi.resetModules();
    vi.stubGlobal("localStorage", localStorage);
    const folder = "../../../src/components/workshop/puzzle";
    return {
      ...((await import(`${folder}/stored-puzzle.ts`)) as typeof StoredPuzzle),
      ...((await import(`${folder}/workshop-model.ts`)) as typeof Model),
    };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    stored.clear();
  });

  test("is used and stored, and its address, which only names it, opens it again", async () => {
    const first = await visit(storage);
    const source = { kind: "own", text } as const;
    const { initial, update, encode } = first.workshopModel;
    const current = update(initial, { type: "choose", source });
    const turned = update(current, { type: "move", move: "T" });
    expect(first.saveIfLong(text)).toBe(true);
    const address = encode(current);
    expect(address.length).toBeLessThan(40);
    const second = await visit(storage);
    const again = second.workshopModel.decode(encode(turned));
    expect(again.current.source).toEqual(source);
    expect(again.state).toEqual(turned.state);
    expect(second.isPuzzleStored(text)).toBe(true);
  });

  test("is used where nothing can be stored, and elsewhere its address says why it is missing", async () => {
    const first = await visit(undefined);
    const { initial, update, encode, decode } = first.workshopModel;
    const current = update(initial, { type: "choose", source: { kind: "own", text } });
    expect(first.saveIfLong(text)).toBe(false);
    expect(first.isPuzzleStored(text)).toBe(false);
    expect(decode(encode(current))).toEqual(current);
    const other = await visit(storage);
    expect(() => other.workshopModel.decode(encode(current))).toThrow(
      "the puzzle is too long for a link, so it is stored only in the browser in which it was opened",
    );
  });

  test("is refused in a link", () => {
    expect(() => decode(`${lengthMark(text)}*${text}`)).toThrow(
      "expected 7000 at most",
    );
  });
});

test("what is no puzzle is explained", () => {
  expect(() => parseOwnPuzzle("n_A-3-1_T-0-0010010201")).toThrow(
    'move "T", orbit "A": source[2] is 1, as is source[0]; expected each of 0..2 once',
  );
  expect(() => parseOwnPuzzle("n_A-3-1_T-1-000")).toThrow(
    "move “T” names orbit 1; expected 0 to 0",
  );
  expect(() => parseOwnPuzzle("n_A-3-1_T-0-0?0")).toThrow(
    "“0?0” is not a row of numbers",
  );
  expect(() => parseOwnPuzzle("x")).toThrow(
    "the puzzle has no orbits; expected at least one",
  );
  expect(() => parseOwnPuzzle("n_A_")).toThrow(
    "orbit “A”: “” is not a number of pieces",
  );
  expect(() => parseOwnPuzzle("n_A-3-1%_")).toThrow("orbit “A”: “1%” is not a number");
});

test.for([
  ["", "there is no text"],
  ["x".repeat(5_000_000), "the text has 5000000 characters; expected 4000000 at most"],
  ["Name x\nSet A 3 1\nSolved\nA\n1 2 3\nEnd\nMove T\nA\n1 1 3\nEnd", "line 9"],
  [`{"a":${"[".repeat(100_000)}`, "JSON"],
  ["null", "a KPuzzle definition is null; expected {orbits, defaultPattern, moves}"],
  [' "x"', 'a KPuzzle definition is "x"; expected'],
  ["Set A 3 1\nSolved\nA\n1 2 3\nEnd", "it has no moves; expected one at least"],
])("a text that is none gets an error (%#)", ([text, words]) => {
  expect(() => parsePuzzle(text)).toThrow(words);
});

test("states of all puzzles are restored from links; solved ones have no rows", () => {
  for (const { slug } of GALLERY) {
    const current = loadPuzzle({ kind: "gallery", slug });
    const solved = { current, state: current.puzzle.solved };
    expect(encode(solved)).toBe(slug);
    const random = { current, state: randomPuzzleState(current) };
    expect(decode(encode(random))).toEqual(random);
  }
});

test("a link that was cut is refused wherever it was cut, with a state and without", () => {
  const opened = (
    state: PuzzleState | undefined,
    { definition, points }: OwnPuzzle,
  ) => {
    const text = formatOwnPuzzle({ definition, ...(points && { points }) });
    const current = loadPuzzle({ kind: "own", text });
    return { current, state: state ?? current.puzzle.solved };
  };
  const drawn = { BEADS: { pieces: 2 } };
  for (const own of [
    opened(undefined, { definition: FLOPPY }),
    opened(permutationPuzzle(FLOPPY).unrankBig(95n), { definition: FLOPPY }),
    opened(undefined, { definition: ODD_NAMES }),
    opened(undefined, { definition: { orbits: drawn, moves: {} } }),
  ]) {
    const link = encode(own);
    expect(encode(decode(link))).toBe(link);
    for (let length = 0; length < link.length; length++) {
      expect(() => decode(link.slice(0, length)), `${length}`).toThrow();
    }
    expect(() => decode(link.slice(0, -1))).toThrow("the end of the link is missing");
    expect(() => decode(`${link}.`)).toThrow("something was added to the link");
  }
});

test("a link from before links told their length opens, unless it is clearly cut", () => {
  for (const { definition } of PERMUTATION_PUZZLES) {
    const text = formatOwnPuzzle({ definition });
    expect(decode(`own*${text}`)).toEqual(decode(`${lengthMark(text)}*${text}`));
    const [name, orbits, moves] = text.split("_");
    expect(() => decode(`own*${name}_${orbits}`)).toThrow("the end of the link");
    const cut = moves.slice(0, moves.lastIndexOf(".") + 2);
    expect(() => decode(`own*${name}_${orbits}_${cut}`)).toThrow("the end of the link");
    expect(() => decode(`own*${text.slice(0, -1)}`)).toThrow();
  }
  expect(() => decode("own*Broken_P-3")).toThrow("the end of the link is missing");
  expect(() => decode("own*n_A-3-1_T-0")).toThrow(
    "the last cycle of move “T” has no end",
  );
  expect(() => decode("own*n_A-3-1_T-0-0010")).toThrow(
    "the last cycle of move “T” has no end",
  );
});

test("one part of a number, and one farthest state, are worded as one", () => {
  expect(productText([], 1n)).toContain("there is only one state");
  expect(productText([84_084n], 84_084n)).toBe(
    "The index has one part: 84,084 states.",
  );
  expect(productText([16n, 12n], 192n)).toBe("16 × 12 = 192.");
  const floppy = loadPuzzle({ kind: "gallery", slug: "floppy-cube" });
  const told = (histogram: number[]) =>
    searchCaption(
      floppy,
      { phase: "done", result: { histogram } as never, progress: NO_PROGRESS },
      192n,
    );
  expect(told([1, 4, 1])).toContain("1 is that far");
  expect(told([1, 4])).toContain("4 are that far");
});

test("how large a puzzle is that cannot be searched is said in words, and so is what is not known", () => {
  expect(whyTooLarge("X", undefined)).toBeUndefined();
  expect(whyTooLarge("X", 200_000_000n)).toBeUndefined();
  expect(whyTooLarge("X", 906_992_640n)).toBe(
    "X has 906,992,640 states. This page can search up to 200,000,000: a table of all of them would need 227 megabytes at two bits each, and twice that while it is built.",
  );
  expect(whyTooLarge("X", 43_252_003_274_489_856_000n)).toContain(
    "would need 10,813,000,819 gigabytes",
  );
  expect(whyTooLarge("X", 10n ** 68n)).toContain(
    "The number of states of X has 69 digits",
  );
  const floppy = loadPuzzle({ kind: "gallery", slug: "floppy-cube" });
  const idle = { phase: "idle", progress: NO_PROGRESS } as const;
  expect(searchCaption(floppy, idle, undefined)).toContain(
    "Press “Find out what is forced” above",
  );
  const message = "the puzzle has 43252003274489856000 states; expected 200000000";
  const progress = { histogram: [1, 4], soFar: 7 };
  expect(searchCaption(floppy, { phase: "running", progress }, 192n)).toBe(
    "Searching: 12 of 192 states so far …",
  );
  const failed = {
    phase: "failed",
    progress: NO_PROGRESS,
    message,
    isUndone: false,
  } as const;
  expect(searchCaption(floppy, failed, undefined)).toBe(
    "The search failed: the puzzle has 43,252,003,274,489,856,000 states; expected 200,000,000.",
  );
});

test("a turn is told with its number, and what no moves lead to is refused", () => {
  expect(workshopModel.describe(update(initial, { type: "move", move: "L" }))).toMatch(
    /^Pyraminx after L: state [\d,]+ of 0 to 933,119\.$/,
  );
  expect(update(initial, { type: "place", state: initial.state })).toBe(initial);
  expect(() => decode("rubik")).toThrow("the gallery has no puzzle “rubik”");
  expect(() => decode("pyraminx*102345-000000.0123-0000")).toThrow(
    "the permutation of EDGES is odd",
  );
  expect(() => decode("pyraminx*012345-000000")).toThrow(
    "the state has one orbit; expected 2",
  );
});

test("the 8-puzzle has no definition text and no odometer, and says why", () => {
  const { puzzle } = loadPuzzle({ kind: "gallery", slug: "eight-puzzle" });
  const why =
    "a tile can slide only next to the gap, so a move is not a fixed row of numbers";
  expect(definitionText(puzzle, ".tws")).toBe(
    `# This puzzle can’t be written as .tws: ${why}.`,
  );
  expect(definitionText(puzzle, "KPuzzle")).toContain(why);
  expect(puzzle.group).toContain(why);
  expect(puzzleFacts(puzzle).assemblies.count).toBe(362_880n);
});

test("a slide that cannot be made changes nothing", () => {
  const solved = decode("eight-puzzle");
  expect(update(solved, { type: "move", move: "L" })).toBe(solved);
  expect(workshopModel.describe(update(solved, { type: "move", move: "R2" }))).toBe(
    "8-puzzle after R2: state 120,960 of 0 to 181,439.",
  );
});

test("a link to a state of the 8-puzzle that no slides lead to is refused", () => {
  const { state } = decode("eight-puzzle*012345687");
  expect(state["TILES"].permutation).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 7]);
  for (const [text, why] of [
    ["102345678", "no slides lead to this state"],
    ["012345677", "expected each of 0..8 once"],
    ["01234567", 'orbit "TILES": permutation has 8 entries; expected 9'],
    ["012345679", "permutation[8] is 9; expected a whole number 0..8"],
  ]) {
    expect(() => decode(`eight-puzzle*${text}`)).toThrow(why);
  }
});

test("a link to a state of a puzzle too heavy to be numbered is checked, with moves and without", () => {
  const source = Array.from({ length: 200 }, (_, i) => (i + 1) % 200);
  const some: PuzzleDefinition["moves"] = { T: { A: { source } } };
  for (const moves of [{}, some]) {
    const text = formatOwnPuzzle({
      definition: { orbits: { A: { pieces: 200 } }, moves },
    });
    const { current } = decode(`${lengthMark(text)}*${text}`);
    expect(current.canRankOnMainThread).toBe(false);
    const link = (permutation: readonly number[]) => {
      const row = permutation.map((piece) => piece.toString(36).padStart(2, "0"));
      const rest = `${text}*${row.join("")}`;
      return `${lengthMark(rest)}*${rest}`;
    };
    expect(() => decode(link(source.map(() => 1295)))).toThrow(
      'orbit "A": permutation[0] is 1295; expected a whole number 0..199',
    );
    expect(() => decode(link(source.slice(1)))).toThrow(
      'orbit "A": permutation has 199 entries; expected 200',
    );
    if (current.puzzle.moves.length > 0) {
      expect(decode(link(source)).state["A"].permutation).toEqual(source);
      expect(() => decode(link(source.with(0, 5)))).toThrow(
        "is already in another position",
      );
    } else {
      expect(() => decode(link(source))).toThrow(
        "no moves lead to this state, because the puzzle has none",
      );
      expect(decode(link(source.toSorted((a, b) => a - b))).current).toBe(current);
    }
  }
});

test("facts of a puzzle: its parts multiply to its size, and its restrictions leave that share of all assemblies", () => {
  for (const { slug } of GALLERY) {
    const { size, coordinates, assemblies } = factsOf(
      loadPuzzle({ kind: "gallery", slug }),
    );
    expect(coordinates.reduce((product, one) => product * one.size, 1n)).toBe(size);
    const reached = assemblies.restrictions.reduce(
      (all, { part, whole }) => (all * part) / whole,
      assemblies.count,
    );
    expect(reached).toBe(size);
  }
});

test("numbers of any size are read, with or without groups", () => {
  const last = 12_345_678_901_234_567_890n;
  expect(parseBigNumber("12,345", last)).toEqual({ value: 12_345n });
  expect(parseBigNumber(String(last), last)).toEqual({ value: last });
  expect(parseBigNumber("12345678901234567891", last)).toMatchObject({
    nearest: String(last),
  });
  expect(parseBigNumber("9".repeat(31), 10n ** 30n)).not.toHaveProperty("nearest");
  expect(parseBigNumber("1.5", last)).toMatchObject({
    problem: expect.stringContaining("1.5"),
  });
  expect(parseBigNumber(" ", last)).toMatchObject({ unfinished: true });
});

const LETTERS: PuzzleDefinition = {
  orbits: { A: { pieces: 3 } },
  moves: Object.fromEntries(
    ["M1", "turn over", "turn"].map((name, i) => [
      name,
      {
        A: {
          source: [
            [1, 2, 0],
            [0, 2, 1],
            [1, 0, 2],
          ][i],
        },
      },
    ]),
  ),
};

test("moves are typed several at once, by any name that the puzzle has", () => {
  const pyraminx = loadPuzzle({ kind: "gallery", slug: "pyraminx" }).puzzle;
  const read = (typed: string, puzzle = pyraminx) =>
    parseTypedMoves(typed, puzzle, puzzle.solved);
  expect(read(" U R'  (L)2 B2’ ")).toEqual({ value: ["U", "R'", "L2", "B2'"] });
  expect(read("U, R',(L)2,")).toEqual({ value: ["U", "R'", "L2"] });
  const orbit = { B: { source: [1, 0] } };
  const tuples = { orbits: { B: { pieces: 2 } }, moves: { "0,1": orbit } };
  expect(read("0,1 0,1", permutationPuzzle(tuples))).toEqual({ value: ["0,1", "0,1"] });
  expect(pyraminx.exampleMoves.join(" ")).toBe("U L' U2");
  const letters = permutationPuzzle(LETTERS);
  // Of a move that undoes itself, no powers.
  expect(letters.exampleMoves.join(" ")).toBe("M1 turn over (M1)2");
  const value = ["M1", "turn over", "(M1)2"];
  expect(read(letters.exampleMoves.join(" "), letters)).toEqual({ value });
  expect(read("turn turn over turn (turn over)'", letters)).toEqual({
    value: ["turn", "turn over", "turn", "turn over'"],
  });
  expect(read("U R Q L")).toEqual({
    problem:
      "Unknown move Q at character 5; expected one of U L R B. No move was made.",
  });
  expect(read("U99999999999")).toEqual({
    problem:
      "Unknown move U99999999999 at character 1; expected one of U L R B. No move was made.",
  });
  expect(read("L (U R)2 [B, U] [L: B2]'")).toEqual({
    value: ["L", ..."U R U R B U B' U' L B2' L'".split(" ")],
  });
  expect(read("LUR2'B’ // four")).toEqual({ value: ["L", "U", "R2'", "B'"] });
  // A field has lost the line breaks of a pasted text.
  expect(read("L // set up U R")).toEqual({
    problem: expect.stringContaining("may hide moves"),
  });
  expect(read("(((U L)99)99)99")).toEqual({
    problem:
      "The groups expand to 1960398 moves or more; expected 100000 at most. No move was made.",
  });
  const pair = { orbits: { B: { pieces: 2 } }, moves: { S: orbit } };
  expect(permutationPuzzle(pair).exampleMoves).toEqual(["S"]);
  expect(read(" ")).toMatchObject({
    problem: expect.stringContaining("such as U L' U2"),
  });
  expect(read("U ".repeat(1001))).toEqual({
    problem: "These are 1001 moves; expected 1000 at most.",
  });
});

test("names that could be split in two ways ask for spaces", () => {
  const turn = { A: { source: [1, 2, 0] } };
  const names = ["B", "L", "BL", "M1", "U", "U2"];
  const puzzle = permutationPuzzle({
    orbits: { A: { pieces: 3 } },
    moves: Object.fromEntries(names.map((name) => [name, turn])),
  });
  const read = (typed: string) => parseTypedMoves(typed, puzzle, puzzle.solved);
  expect(read("BL B L")).toEqual({ value: ["BL", "B", "L"] });
  expect(read("LB")).toEqual({ value: ["L", "B"] });
  expect(read("LBL")).toEqual({
    problem:
      '"LBL" can be split into moves in more than one way; expected spaces between them. No move was made.',
  });
  expect(read("M12")).toMatchObject({ problem: expect.stringContaining("M12") });
  expect(read("U2 U2' U3 UU2")).toEqual({ value: ["U2", "U2'", "U3", "U", "U2"] });
  expect(read("(U)2 (U2)'")).toEqual({ value: ["(U)2", "(U2)'"] });
});

test("on the pocket cube the other faces and rotations may be typed", () => {
  const { puzzle } = loadPuzzle({ kind: "gallery", slug: "pocket-cube" });
  for (const [typed, moves] of [
    ["(R U R' U')3", "R U R' U' R U R' U' R U R' U'"],
    ["[R, U]", "R U R' U'"],
    ["RUR'U'", "R U R' U'"],
    ["R U // test", "R U"],
    ["L U", "R F"],
    ["x R", "R"],
  ]) {
    const value = moves.split(" ");
    expect(parseTypedMoves(typed, puzzle, puzzle.solved), typed).toEqual({ value });
  }
});

test("what is suggested to be typed can be made in every puzzle as it is solved", () => {
  for (const { definition } of GALLERY) {
    const puzzle = createPlayable(definition);
    const { exampleMoves, solved } = puzzle;
    expect(parseTypedMoves(exampleMoves.join(" "), puzzle, solved)).toEqual({
      value: exampleMoves,
    });
  }
  const eight = createPlayable(EIGHT_PUZZLE);
  expect(eight.exampleMoves.join(" ")).toBe("R2 D L");
  expect(parseTypedMoves("D U0", eight, eight.solved)).toEqual({
    problem:
      'Move 2: there is no move "U0"; expected U, D, L or R, or one of them several times or backwards, such as L2 or U\'. No move was made.',
  });
});

test("moves made at once are one step, told by their names or, if many, their number", () => {
  const moves = ["U", "R'", "(L)2"];
  const made = update(initial, { type: "moves", moves });
  const one = moves.reduce(
    (state, move) => update(state, { type: "move", move }),
    initial,
  );
  expect(made.state).toEqual(one.state);
  expect(made.turn).toEqual({ moves });
  expect(workshopModel.describe(made)).toContain("Pyraminx after U R' (L)2: state ");
  const many = { type: "moves", moves: Array<string>(13).fill("U") } as const;
  expect(workshopModel.describe(update(initial, many))).toContain("after 13 moves: ");
  expect(update(initial, { type: "moves", moves: ["U", "U'"] })).toBe(initial);
});

test("a random state of a large puzzle is reachable", () => {
  const { puzzle, ...current } = loadPuzzle({ kind: "gallery", slug: "skewb" });
  const state = randomPuzzleState({ ...current, puzzle, canRankOnMainThread: false });
  expect(state).not.toEqual(puzzle.solved);
  expect(puzzle.unrankBig(puzzle.rankBig(state))).toEqual(state);
  const still = permutationPuzzle({ orbits: { A: { pieces: 1 } }, moves: {} });
  expect(
    randomPuzzleState({ ...current, puzzle: still, canRankOnMainThread: false }),
  ).toEqual(still.solved);
});
