import { expect, test } from "vitest";
import { countStates, definePuzzle, formatKPuzzle, parseKPuzzle } from "#lib/index.ts";

const define = (definition: unknown) => () => definePuzzle(definition as never);
const twoMoves = (change: object) => ({
  orbits: { A: { pieces: 3, twists: 2 } },
  moves: { T: { A: { source: [1, 2, 0], ...change } } },
});

const BAD: [string, unknown, string][] = [
  [
    "nothing",
    undefined,
    "a puzzle's definition is undefined; expected {orbits, moves}",
  ],
  ["no orbits", { moves: {} }, "orbits is undefined; expected an object"],
  ["no orbit", { orbits: {}, moves: {} }, "at least one orbit"],
  [
    "no moves",
    { orbits: { A: { pieces: 1 } } },
    "moves is undefined; expected an object",
  ],
  [
    "an orbit that is a number",
    { orbits: { A: 3 }, moves: {} },
    'orbit "A" is 3; expected {pieces, twists}',
  ],
  [
    "no pieces",
    { orbits: { A: { pieces: 0 } }, moves: {} },
    'orbit "A": pieces 0 is out of range 1..10000',
  ],
  [
    "half a twist",
    { orbits: { A: { pieces: 1, twists: 0.5 } }, moves: {} },
    'orbit "A": twists 0.5 is not a whole number',
  ],
  [
    "too many pieces",
    { orbits: { A: { pieces: 6000 }, B: { pieces: 6000 } }, moves: {} },
    "12000 pieces",
  ],
  [
    "a piece that comes from two places",
    twoMoves({ source: [1, 1, 0] }),
    'move "T", orbit "A": source[1] is 1, as is source[0]; expected each of 0..2 once',
  ],
  [
    "a source out of range",
    twoMoves({ source: [1, 3, 0] }),
    'move "T", orbit "A": source[1] is 3; expected a whole number 0..2',
  ],
  ["a text for a number", twoMoves({ source: ["1", 2, 0] }), 'source[0] is "1"'],
  ["too few sources", twoMoves({ source: [1, 0] }), "source has 2 entries; expected 3"],
  [
    "no source",
    twoMoves({ source: undefined }),
    "source is undefined; expected an array",
  ],
  [
    "a twist out of range",
    twoMoves({ twist: [0, 2, 0] }),
    'move "T", orbit "A": twist[1] is 2; expected a whole number 0..1',
  ],
  [
    "a source alone",
    { orbits: { A: { pieces: 1 } }, moves: { T: { A: [0] } } },
    'move "T", orbit "A" is an array; expected {source, twist}',
  ],
  [
    "an unknown orbit",
    { orbits: { A: { pieces: 1 } }, moves: { T: { B: { source: [0] } } } },
    'move "T" names orbit "B", which the puzzle does not have',
  ],
  [
    "a move without a name",
    { orbits: { A: { pieces: 1 } }, moves: { " ": {} } },
    "a move has no name",
  ],
  [
    "a solved piece out of range",
    { ...twoMoves({}), solved: { A: { permutation: [0, 1, 3] } } },
    'solved, orbit "A": permutation[2] is 3',
  ],
  [
    "a solved orbit that is not there",
    { ...twoMoves({}), solved: { B: {} } },
    'solved names orbit "B"',
  ],
  [
    "twists seen that divide nothing",
    { orbits: { A: { pieces: 1, twists: 4, seenTwists: [3] } }, moves: {} },
    'orbit "A": seenTwists[0] is 3; expected a divisor of 4',
  ],
  [
    "a million moves",
    {
      orbits: { A: { pieces: 1 } },
      moves: Object.fromEntries(
        Array.from({ length: 1_000_000 }, (_, i) => [`m${i}`, {}]),
      ),
    },
    "moves has 1000000 entries; expected 10000 at most",
  ],
  [
    "identical pieces with different visible twists",
    {
      orbits: { A: { pieces: 2, twists: 2, seenTwists: [2, 1] } },
      moves: {},
      solved: { A: { permutation: [0, 0] } },
    },
    "the pieces in positions 0 and 1 are both 0, but 2 and 1 of their twists can be told apart",
  ],
  [
    "many moves of many pieces",
    {
      orbits: { A: { pieces: 10_000 } },
      moves: Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`m${i}`, {}])),
    },
    "2001 moves of 10000 pieces are too many; expected 20000000 entries at most in all rows together",
  ],
];

test.for(BAD)("%s is refused with words that help", ([, definition, message]) => {
  expect(define(definition)).toThrow(message);
});

test("a puzzle has up to 1,000 orbits", () => {
  const orbits = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`A${i}`, { pieces: 1 }]),
    );
  expect(define({ orbits: orbits(1000), moves: {} })().size).toBe(1);
  expect(define({ orbits: orbits(1001), moves: {} })).toThrow(
    "orbits has 1001 entries; expected 1000 at most",
  );
});

test("an error shows no more of a value than it needs", () => {
  const source = ["x".repeat(1e6), 2, 0];
  let message = "";
  try {
    define(twoMoves({ source }))();
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain("source[0] is");
  expect(message.length).toBeLessThan(200);
});

test("names that objects have by themselves are names like others", () => {
  const json = `{
    "orbits": { "__proto__": { "pieces": 3 }, "constructor": { "pieces": 2 } },
    "moves": {
      "__proto__": { "__proto__": { "source": [1, 2, 0] } },
      "toString": { "constructor": { "source": [1, 0] } }
    }
  }`;
  const puzzle = definePuzzle(JSON.parse(json));
  expect(puzzle.moves).toEqual(["__proto__", "toString"]);
  expect(countStates(puzzle)).toBe(6n);
  const turned = puzzle.apply(puzzle.apply(puzzle.solved, "__proto__"), "toString");
  expect(Object.keys(turned)).toEqual(["__proto__", "constructor"]);
  expect(puzzle.unrank(puzzle.rank(turned))).toEqual(turned);
  const again = parseKPuzzle(formatKPuzzle(puzzle));
  expect(again.apply(again.apply(again.solved, "__proto__"), "toString")).toEqual(
    turned,
  );
  expect(() => puzzle.rank({} as never)).toThrow(
    'orbit "__proto__" of the state is undefined',
  );
  expect(({} as { pieces?: number }).pieces).toBeUndefined();
});

test("what refers to itself, and what is added, does no harm", () => {
  const circle: Record<string, unknown> = twoMoves({});
  circle.itself = circle;
  circle.orbits = { A: { pieces: 3, circle } };
  expect(define(circle)().size).toBe(3);
  const inside: Record<string, unknown> = {};
  inside.A = inside;
  expect(define({ orbits: { A: { pieces: 3 } }, moves: { T: inside } })).toThrow(
    'move "T", orbit "A": source is undefined',
  );
});

test("what is changed afterwards changes no puzzle", () => {
  const source = [1, 2, 0];
  const puzzle = definePuzzle({
    orbits: { A: { pieces: 3 } },
    moves: { T: { A: { source } } },
  });
  source.reverse();
  expect(puzzle.apply(puzzle.solved, "T").A.permutation).toEqual([1, 2, 0]);
  expect(Object.isFrozen(puzzle.solved.A.permutation)).toBe(true);
});
