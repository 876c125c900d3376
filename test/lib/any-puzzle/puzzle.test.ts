import { expect, test } from "vitest";
import {
  countStates,
  definePuzzle,
  lehmerCode,
  stateDigits,
  type PuzzleDefinition,
  rankEvenPermutation,
  rankPermutation,
  rankState,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";
import { neighbours } from "../../../bench/puzzles.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { PERMUTATION_PUZZLES } from "#src/puzzles/gallery.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { SMALL_CLOCK } from "#src/puzzles/small-clock.ts";
import { SKEWB } from "#src/puzzles/skewb.ts";

test("the pocket cube, defined like any puzzle, has its own numbers", () => {
  const cube = definePuzzle(pocketCube());
  const random = seeded(7);
  for (let i = 0; i < 500; i++) {
    const index = random(cube.size);
    const state = unrankState(index);
    expect(cube.unrank(index).CORNERS).toEqual(state);
    expect(cube.rank({ CORNERS: state })).toBe(index);
    expect(rankState(cube.unrank(index).CORNERS)).toBe(index);
  }
});

test("moves have readable powers, and do what they say", () => {
  const cube = definePuzzle(pocketCube());
  const { solved, apply } = cube;
  expect(cube.moves).toEqual(["F", "R", "U"]);
  const once = apply(solved, "U");
  expect(apply(once, "U'")).toEqual(solved);
  expect(apply(once, "U")).toEqual(apply(solved, "U2"));
  expect(apply(solved, "U2'")).toEqual(apply(solved, "U2"));
  expect(apply(solved, "U3")).toEqual(apply(solved, "U'"));
  expect(apply(solved, "U100000001")).toEqual(once);
  const named = definePuzzle({
    orbits: { A: { pieces: 1, twists: 5 } },
    moves: { M1: { A: { source: [0], twist: [1] } } },
  });
  expect(named.apply(named.solved, "(M1)2'").A.orientation).toEqual([3]);
  expect(named.apply(named.solved, "M1").A.orientation).toEqual([1]);
  for (const wrong of ["X", "", "U2x", "'"]) {
    expect(() => apply(solved, wrong)).toThrow(
      `there is no move ${JSON.stringify(wrong)}; expected one of F R U`,
    );
  }
  expect(() => apply(solved, "U9999999999")).toThrow(
    'move "U9999999999" is made too often; expected 999999999 times at most',
  );
  expect(() => apply(solved, 0 as never)).toThrow("a move is 0; expected its name");
  const names = Array.from({ length: 11 }, (_, i) => `M${i}x`);
  const many = definePuzzle({
    orbits: { A: { pieces: 1, twists: 5 } },
    moves: Object.fromEntries(
      names.map((name) => [name, { A: { source: [0], twist: [1] } }]),
    ),
  });
  expect(() => many.apply(many.solved, "X")).toThrow(
    `expected one of ${names.slice(0, 10).join(" ")} …`,
  );
});

test("a text of moves does what its moves do one by one", () => {
  const floppy = definePuzzle(FLOPPY);
  const { solved, apply, applyMoves } = floppy;
  const after = (...moves: string[]) => moves.reduce(apply, solved);
  expect(applyMoves(solved, "")).toEqual(solved);
  expect(applyMoves(solved, "N E2 (S W)'")).toEqual(after("N", "E2", "W'", "S'"));
  expect(applyMoves(solved, "[N, E]")).toEqual(after("N", "E", "N'", "E'"));
  expect(applyMoves(after("N"), ["E", "S'"])).toEqual(after("N", "E", "S'"));
  expect(() => applyMoves(solved, "N X")).toThrow("expected one of N E S W");
  expect(() => applyMoves(solved, ["N", "X"])).toThrow('there is no move "X"');
  expect(() => applyMoves(solved, 5 as never)).toThrow("moves must be an array, not 5");
});

test("random states are uniform: all numbers from 0 up, of puzzles of any size", () => {
  const floppy = definePuzzle(FLOPPY);
  const next = seeded(22);
  const random = () => next(2 ** 31 - 1) / (2 ** 31 - 1);
  const counts = new Array<number>(floppy.size).fill(0);
  const drawn = 100 * floppy.size;
  for (let i = 0; i < drawn; i++) counts[floppy.rank(floppy.randomState({ random }))]++;
  const deviation = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
  // Chi-squared with 191 degrees of freedom: 99.9 % of all values lie in this range.
  expect(deviation).toBeGreaterThan(130);
  expect(deviation).toBeLessThan(262);
  const large = definePuzzle(neighbours(30));
  const first = large.randomState({ random: () => 0 });
  const last = large.randomState({ random: () => 1 - 2 ** -53 });
  expect(large.rankBig(first)).toBe(0n);
  expect(large.rankBig(last)).toBe(large.sizeBig - 1n);
  expect(() => floppy.randomState({ random: () => 1 })).toThrow(
    "random returned 1; expected a number in [0, 1)",
  );
  expect(() => floppy.randomState(random as never)).toThrow(
    new TypeError("expected options {random: () => …}, not a function"),
  );
  expect(floppy.rank(floppy.randomState())).toBeLessThan(floppy.size);
});

test("what is forced is found out, with a reason", () => {
  const found = (definition: PuzzleDefinition) =>
    definePuzzle(definition).coordinates.map(({ name, size }) => `${name}: ${size}`);
  expect(found(pocketCube())).toEqual([
    "permutation of CORNERS: 5040",
    "twists of CORNERS: 729",
  ]);
  expect(found(pocketCube({ U: 1, R: 1 }))).toEqual([
    "positions of CORNERS 0 1 2 3 4 5: 120",
    "twists of CORNERS 0 1 2 3 4 5: 243",
  ]);
  expect(found(PYRAMINX).slice(0, 3)).toEqual([
    "permutation of EDGES: 360",
    "twists of EDGES: 32",
    "twists of AXIALS 0: 3",
  ]);
  expect(found(SKEWB).slice(1)).toEqual([
    "twists of CORNERS 0 2 5 6: 27",
    "twists of CORNERS 1 3 4: 9",
    "permutation of CENTRES: 360",
  ]);
  expect(found(FLOPPY).at(-1)).toBe("permutation of CORNERS: 12");
  const [edges, twists] = definePuzzle(PYRAMINX).coordinates;
  expect(edges.reason).toBe(
    "every move permutes the 6 pieces of EDGES evenly, so only even permutations occur",
  );
  expect(twists.reason).toBe(
    "the twists that a move adds to EDGES sum to 0 modulo 2, so the last twist follows from the others",
  );
  const [orders] = definePuzzle(pocketCube()).coordinates;
  expect(orders.reason).toBe(
    "F permutes the 7 pieces of CORNERS oddly, and nothing else depends on that, so all permutations occur",
  );
  // A turns a second piece back, B does not.
  const [spins] = definePuzzle({
    orbits: { X: { pieces: 2, twists: 2 } },
    moves: {
      S: { X: { source: [1, 0] } },
      A: { X: { source: [0, 1], twist: [1, 1] } },
      B: { X: { source: [0, 1], twist: [1, 0] } },
    },
  }).coordinates.filter(({ kind }) => kind === "twists");
  expect(spins.reason).toContain("B changes what the twists of X sum to");
  const [clock] = definePuzzle(SMALL_CLOCK).coordinates;
  expect(clock.name).toBe(
    "twist sum of DIALS 0, twist sum of DIALS 1, twist sum of DIALS 2, twist sum of DIALS 3",
  );
  expect(clock.reason).toBe("these depend on each other: not every combination occurs");
  const [linked, corners] = definePuzzle(FLOPPY).coordinates;
  expect(linked.name).toMatch(/^parity of CORNERS, twist sum of EDGES 0, /);
  expect(corners.reason).toBe(
    "the permutation of the 4 pieces of CORNERS is even or odd together with the twists of EDGES 0, EDGES 1, EDGES 2 and EDGES 3, so half of the permutations remain",
  );
  // S swaps two pieces of A and of B, all others turn three pieces of one of them.
  const swapped = { source: [1, 0, 2, 3] };
  const fours = { A: { pieces: 4 }, B: { pieces: 4 } };
  const threes = {
    T: { A: { source: [1, 2, 0, 3] } },
    U: { A: { source: [0, 2, 3, 1] } },
    V: { B: { source: [1, 2, 0, 3] } },
    W: { B: { source: [0, 2, 3, 1] } },
  };
  const [, together] = definePuzzle({
    orbits: fours,
    moves: { S: { A: swapped, B: swapped }, ...threes },
  }).coordinates;
  expect(together.reason).toContain("even or odd together with B, so");
  const flipped = { source: [0], twist: [1] };
  const [, withTwists] = definePuzzle({
    orbits: { ...fours, C: { pieces: 1, twists: 2 } },
    moves: { S: { A: swapped, B: swapped, C: flipped }, ...threes },
  }).coordinates;
  expect(withTwists.reason).toContain(
    "even or odd together with B and the twists of C, so",
  );
  const five = Array.from({ length: 5 }, (_, at) => at);
  const [lights] = definePuzzle({
    orbits: { LIGHTS: { pieces: 5, twists: 2 } },
    moves: { P: { LIGHTS: { source: five, twist: five.map(() => 1) } } },
  }).coordinates;
  expect(lights.name).toBe("twist sums of 5 blocks of LIGHTS");
  const around = { source: [2, 0, 1], twist: [1, 0, 0] };
  const [ring] = definePuzzle({
    orbits: { RING: { pieces: 3, twists: 2 } },
    moves: { R: { RING: around } },
  }).coordinates;
  expect(ring.reason).toBe(
    "the moves reach only some positions and twists of RING: they are counted along the stabiliser chain",
  );
});

test("the digits of a coordinate are a Lehmer code, twists, or those of a chain", () => {
  const random = seeded(4);
  for (const { definition } of PERMUTATION_PUZZLES) {
    const puzzle = definePuzzle(definition);
    const state = puzzle.unrank(random(puzzle.size));
    let rest = puzzle.rankBig(state);
    for (const { size, radices, kind, positions } of puzzle.coordinates.toReversed()) {
      if (radices.length === 0) {
        rest /= size;
        continue;
      }
      expect(radices.reduce((product, radix) => product * BigInt(radix), 1n)).toBe(
        size,
      );
      const digits = radices.toReversed().map((radix) => {
        const digit = Number(rest % BigInt(radix));
        rest /= BigInt(radix);
        return digit;
      });
      digits.reverse();
      const rows = positions.map(({ orbit, position }) => ({
        piece: state[orbit].permutation[position],
        twist: state[orbit].orientation[position],
      }));
      if (kind === "twists") {
        expect(digits).toEqual(rows.slice(0, digits.length).map(({ twist }) => twist));
      }
      if (kind === "permutation") {
        const pieces = rows.map(({ piece }) => piece);
        const sorted = pieces.toSorted((a, b) => a - b);
        const code = lehmerCode(pieces.map((piece) => sorted.indexOf(piece)));
        expect(digits).toEqual(code.slice(0, digits.length));
      }
    }
  }
});

test("states that moves do not reach are refused, with what is wrong", () => {
  const cube = definePuzzle(pocketCube());
  const { permutation, orientation } = cube.solved.CORNERS;
  const rank = (state: object) => () => cube.rank(state as never);
  expect(
    rank({ CORNERS: { permutation, orientation: [1, 0, 0, 0, 0, 0, 0] } }),
  ).toThrow("the twists of CORNERS sum to 1 modulo 3; expected 0");
  expect(
    rank({ CORNERS: { permutation: [1, 1, 2, 3, 4, 5, 6], orientation } }),
  ).toThrow(
    'orbit "CORNERS": permutation[1] is 1, a piece that is already in another position',
  );
  expect(
    rank({ CORNERS: { permutation: [7, 1, 2, 3, 4, 5, 6], orientation } }),
  ).toThrow("permutation[0] is 7; expected a whole number 0..6");
  expect(rank({ CORNERS: { permutation } })).toThrow(
    "orientation is undefined; expected an array",
  );
  expect(rank({})).toThrow('orbit "CORNERS" of the state is undefined');
  expect(rank(5 as never)).toThrow("a state is 5");
  const swapped = { permutation: [1, 0, 2, 3, 4, 5], orientation: [0, 0, 0, 0, 0, 0] };
  const pyraminx = definePuzzle(PYRAMINX);
  expect(() => pyraminx.rank({ ...pyraminx.solved, EDGES: swapped })).toThrow(
    "the permutation of EDGES is odd; expected an even one",
  );
  const away = { permutation: [1, 0, 2, 3], orientation: [0, 0, 0, 0] };
  expect(() => pyraminx.rank({ ...pyraminx.solved, AXIALS: away })).toThrow(
    "permutation[0] is 1, a piece that never comes there",
  );
  const floppy = definePuzzle(FLOPPY);
  expect(() => floppy.rank({ ...floppy.solved, CORNERS: away })).toThrow(
    "no moves lead to this state",
  );
  const twoByTwo = definePuzzle({
    orbits: { PAIR: { pieces: 2, twists: 4 } },
    moves: { X: { PAIR: { source: [1, 0], twist: [2, 0] } } },
  });
  const between = { permutation: [1, 0], orientation: [0, 3] };
  expect(() => twoByTwo.rank({ PAIR: between })).toThrow(
    "no moves lead to this state: PAIR, position 1: its piece never comes there twisted like this",
  );
  expect(() => cube.unrank(3674160)).toThrow(
    "index 3674160 is out of range 0..3674159",
  );
  expect(() => cube.unrank(-1)).toThrow("out of range");
  expect(() => cube.unrank(1.5)).toThrow("index is 1.5; expected a whole number");
  expect(() => cube.unrankBig(5 as never)).toThrow("expected a bigint");
});

test("more positions than numbers can tell apart have bigints", () => {
  const long = definePuzzle(neighbours(25));
  const last = long.unrankBig(15511210043330985983999999n);
  expect(long.sizeBig).toBe(15511210043330985984000000n);
  expect(last.ROW.permutation[0]).toBe(24);
  expect(() => long.rank(long.solved)).toThrow("use rankBig");
  expect(() => long.unrank(0)).toThrow("use unrankBig");
  expect(long.rankBig(long.solved)).toBe(0n);
});

test("for all permutations the digits of the stabiliser chain are the Lehmer code", () => {
  const { radices, digits, state } = stateDigits(neighbours(6));
  expect(radices).toEqual([6, 5, 4, 3, 2]);
  const orientation = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < 720; index++) {
    const permutation = unrankPermutation(index, 6);
    const written = digits({ ROW: { permutation, orientation } });
    expect([...written, 0]).toEqual(lehmerCode(permutation));
    expect(state(written).ROW.permutation).toEqual(permutation);
  }
});

test("for even permutations they are the digits of rankEvenPermutation", () => {
  const source = (a: number, b: number, c: number) => {
    const row = [0, 1, 2, 3, 4];
    [row[a], row[b], row[c]] = [b, c, a];
    return { ROW: { source: row } };
  };
  const even = {
    orbits: { ROW: { pieces: 5 } },
    moves: { A: source(0, 1, 2), B: source(2, 3, 4) },
  };
  const { radices, digits } = stateDigits(even);
  expect(radices).toEqual([5, 4, 3]);
  const puzzle = definePuzzle(even);
  for (let index = 0; index < 60; index++) {
    const state = puzzle.unrank(index);
    const [a, b, c] = digits(state);
    expect((a * 4 + b) * 3 + c).toBe(rankEvenPermutation(state.ROW.permutation));
    expect(rankPermutation(state.ROW.permutation) >> 1).toBe(index);
  }
});

test("digits number all positions of a puzzle whose parts are tied, without gaps", () => {
  const floppy = definePuzzle(FLOPPY);
  const { order, digits, state } = stateDigits(floppy);
  expect(order).toBe(192n);
  const seen = new Set<string>();
  for (let index = 0; index < 192; index++) {
    const written = digits(floppy.unrank(index));
    seen.add(written.join());
    expect(state(written)).toEqual(floppy.unrank(index));
  }
  expect(seen.size).toBe(192);
  expect(() =>
    digits({
      ...floppy.solved,
      CORNERS: { permutation: [1, 0, 2, 3], orientation: [0, 0, 0, 0] },
    }),
  ).toThrow("no moves lead to this state");
  expect(() => state([])).toThrow("there are 0 digits; expected");
  expect(() => state([4, 0, 0, 0, 0, 0])).toThrow("digits[0] 4 is out of range 0..3");
  const alike = { ...neighbours(3), solved: { ROW: { permutation: [0, 0, 1] } } };
  expect(() => stateDigits(alike)).toThrow("pieces of ROW look alike");
  expect(countStates(alike)).toBe(3n);
});

test("a solved state that is no object of rows is refused", () => {
  const orbits = { A: { pieces: 1 } };
  const wrong = { orbits, moves: {}, solved: { A: 5 as never } };
  expect(() => definePuzzle(wrong)).toThrow(
    /orbit "A".* is 5; expected \{permutation, orientation\}/,
  );
});
