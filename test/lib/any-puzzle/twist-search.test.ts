import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type {
  PuzzleDefinition,
  PuzzleDistanceOptions,
  PuzzleDistances,
} from "#lib/index.ts";
import { IVY } from "#src/puzzles/ivy-cube.ts";
import { pocketCube } from "#src/puzzles/pocket-cube.ts";
import { PYRAMINX } from "#src/puzzles/pyraminx.ts";
import { SKEWB } from "#src/puzzles/skewb.ts";
import { copyLibrary } from "../library-copy.ts";

type Library = typeof import("#lib/index.ts");

/** A ring of pieces that a move takes on by one, and one piece that another move twists. */
function ring(pieces: number, twists: number): PuzzleDefinition {
  const around = Array.from({ length: pieces }, (_, to) => (to + pieces - 1) % pieces);
  const first = (one: number) =>
    Array.from({ length: pieces }, (_, i) => (i ? 0 : one));
  return {
    orbits: { RING: { pieces, twists } },
    moves: {
      R: { RING: { source: around, twist: first(0) } },
      T: { RING: { source: [...around.keys()], twist: first(1) } },
    },
  };
}

/** Words of all sizes: full ones, one bit, several digits, twists of two kinds. */
const TASKS: [string, PuzzleDefinition, PuzzleDistanceOptions][] = [
  ["Pyraminx: twists of 2 and 3", PYRAMINX, { metric: "HTM" }],
  ["Pyraminx in quarter turns", PYRAMINX, { metric: "QTM" }],
  ["Ivy cube", IVY, { metric: "HTM" }],
  ["pocket cube", pocketCube(), { metric: "QTM" }],
  ["Skewb, from several goals", SKEWB, { metric: "HTM", goals: [7, 0, 3_000_000] }],
  ["four pieces that turn eight ways", ring(4, 8), { metric: "QTM" }],
  ["two pieces that turn thirty ways", ring(2, 30), { metric: "QTM" }],
  ["one piece that turns 33 ways", ring(1, 33), { metric: "HTM" }],
  ["twelve pieces that flip", ring(12, 2), { metric: "QTM", goals: [4095, 77] }],
];

const { WebAssembly } = globalThis;

let started = 0;
/** A host that counts the modules that are started. */
const HOST = {
  Module: WebAssembly.Module,
  Instance: class {
    readonly exports: WebAssembly.Exports;
    constructor(module: WebAssembly.Module) {
      started++;
      this.exports = new WebAssembly.Instance(module).exports;
    }
  },
};
let withVectors: Library;
let without: Library;
/** Built one after the other in the same memory, and read when all have been. */
let built: PuzzleDistances[];

beforeAll(async () => {
  [withVectors, without] = [await copyLibrary(), await copyLibrary()];
  vi.stubGlobal("WebAssembly", HOST);
  built = TASKS.map(([, definition, options]) =>
    withVectors.buildDistances(definition, options),
  );
  vi.stubGlobal("WebAssembly", undefined);
});
afterAll(() => void vi.unstubAllGlobals());

describe("with vectors each position is as far away as without", () => {
  test.each(TASKS.map(([name, ...task], i) => [name, i, ...task] as const))(
    "%s",
    (_, i, definition, options) => {
      const plain = without.buildDistances(definition, options);
      expect(built[i].histogram).toEqual(plain.histogram);
      const { size } = without.definePuzzle(definition);
      const step = Math.ceil(size / 20_000);
      for (let index = 0; index < size; index += step) {
        if (built[i].distance(index) === plain.distance(index)) continue;
        expect([index, built[i].distance(index)]).toEqual([
          index,
          plain.distance(index),
        ]);
      }
    },
  );
});

test("without SIMD, progress is reported within a depth", () => {
  const told: number[] = [];
  const wrong: number[] = [];
  without.buildDistances(PYRAMINX, {
    metric: "QTM",
    onFound: (found) => told.push(found),
    onDepth(depth, count) {
      const inOrder = told.toSorted((a, b) => a - b);
      if (told.join() !== inOrder.join() || told.at(-1)! > count) wrong.push(depth);
      if (count > 100_000 && new Set(told).size < 3) wrong.push(depth);
      told.length = 0;
    },
  });
  expect(wrong).toEqual([]);
});

test("searches one after the other share a module; one inside another has its own", () => {
  expect(started).toBe(1);
  vi.stubGlobal("WebAssembly", HOST);
  const inner: PuzzleDistances[] = [];
  const outer = withVectors.buildDistances(IVY, {
    metric: "HTM",
    onDepth(depth) {
      if (depth === 4) inner.push(withVectors.buildDistances(ring(4, 8), TASKS[5][2]));
    },
  });
  expect(started).toBe(2);
  expect(inner[0].histogram).toEqual(built[5].histogram);
  expect(outer.histogram).toEqual(built[2].histogram);
});
