import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  compileAssembly,
  isAssemblyStale,
  MODULES,
} from "#scripts/compile-assembly.mjs";
import { movesOf, N_STATES } from "#lib/index.ts";
import type { DistanceOptions } from "#lib/tables/distance-table.ts";
import { copyLibrary } from "../library-copy.ts";
import { seeded } from "../puzzle/seeded.ts";
import { countDiffering, firstDiffering, plainSearch } from "./plain-search.ts";

/** The library as loaded by a host with these WebAssembly functions. */
async function libraryWith(webAssembly: unknown) {
  // First of all: Node itself needs WebAssembly to read TypeScript that it has not kept.
  const library = await copyLibrary();
  vi.stubGlobal("WebAssembly", webAssembly);
  return library;
}

const wasm = { Module: WebAssembly.Module, Instance: WebAssembly.Instance };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const random = seeded(6);
const someStates = (count: number) =>
  Array.from({ length: count }, () => random(N_STATES));

interface IndexTask extends Pick<DistanceOptions, "metric"> {
  readonly moves?: readonly number[];
  readonly goals?: ArrayLike<number>;
}

/** The queries for each engine, and for a plain search. */
const TASKS: readonly [string, IndexTask][] = [
  ["HTM", { metric: "HTM" }],
  ["QTM", { metric: "QTM" }],
  ["R and U", { metric: "HTM", moves: [3, 4, 5, 6, 7, 8] }],
  ["F one way, U the other", { metric: "QTM", moves: [0, 8] }],
  ["each face one way only", { metric: "HTM", moves: [0, 3, 6] }],
  [
    "no search is deeper: F and R one way, another goal",
    { metric: "QTM", moves: [0, 3], goals: [1_234_567] },
  ],
  ["no move at all", { metric: "HTM", moves: [] }],
  ["another goal than solved", { metric: "HTM", goals: [N_STATES - 1] }],
  ["two goals, named twice", { metric: "QTM", goals: [5, 1_000_000, 5] }],
  ["a hundred goals", { metric: "HTM", goals: someStates(100) }],
  [
    "a hundred goals, one-way turns",
    { metric: "HTM", moves: [0, 6], goals: someStates(100) },
  ],
  ["goals in a typed array", { metric: "QTM", goals: Int32Array.from(someStates(9)) }],
];

/** Computed once, compared with every host. */
const plainly = TASKS.map(([, { metric, moves, goals = [0] }]) =>
  plainSearch(moves ?? movesOf(metric), goals),
);

describe.each([
  ["vectors", globalThis.WebAssembly],
  ["no WebAssembly", undefined],
])("with %s", (_, webAssembly) => {
  // One copy for all these tests: each also meets what the earlier ones left in its memory.
  let buildDistanceTable: typeof import("#lib/index.ts").buildDistanceTable;
  beforeAll(async () => {
    ({ buildDistanceTable } = await libraryWith(webAssembly));
  });
  beforeEach(() => {
    vi.stubGlobal("WebAssembly", webAssembly);
  });

  test.each(TASKS.map(([name, task], i) => [name, task, plainly[i]] as const))(
    "all states are as far away as a plain search says: %s",
    (_, task, plain) => {
      const table = buildDistanceTable(task);
      expect(table.histogram).toEqual(plain.histogram);
      expect(table.moves).toEqual(task.moves ?? movesOf(task.metric));
      const bytes = new Int8Array(table.toBytes().buffer);
      expect(firstDiffering(bytes, plain.distance)).toBe(-1);
      expect(countDiffering(table, plain.distance, 101)).toBe(0);
    },
  );

  test("asked for one after the other, all states are as far away", () => {
    const table = buildDistanceTable({ metric: "HTM" });
    expect(countDiffering(table, plainly[0].distance)).toBe(0);
  });

  test("a table may be built while another is", () => {
    const inner: number[][] = [];
    const outer = buildDistanceTable({
      metric: "QTM",
      onDepth(depth) {
        if (depth !== 7) return;
        inner.push([
          ...buildDistanceTable({ metric: "HTM", moves: [1, 4, 7] }).histogram,
        ]);
      },
    });
    expect(inner).toEqual([[1, 3, 6, 9, 5]]);
    expect(outer.histogram.at(-1)).toBe(276);
    expect(buildDistanceTable({ metric: "HTM" }).histogram.at(-1)).toBe(2644);
  });

  test("tables keep what they say while others are built, broken off, and after", () => {
    const tables = TASKS.map(([, task]) => buildDistanceTable(task));
    const differing = () =>
      tables.reduce(
        (sum, table, i) => sum + countDiffering(table, plainly[i].distance, 101),
        0,
      );
    const asked: number[] = [];
    buildDistanceTable({ metric: "QTM", onDepth: () => asked.push(differing()) });
    expect(asked).toEqual(Array(15).fill(0));
    const breakOff = () => {
      throw new Error("enough");
    };
    const broken = {
      metric: "HTM",
      goals: someStates(1000),
      onDepth: breakOff,
    } as const;
    expect(() => buildDistanceTable(broken)).toThrow("enough");
    expect(differing()).toBe(0);
  });
});

test("where the page's rules forbid WebAssembly, the other form takes over", async () => {
  const Module = vi.fn(function () {
    throw new Error("refused by the content security policy");
  });
  const { buildDistanceTable } = await libraryWith({ ...wasm, Module });
  expect(buildDistanceTable({ metric: "HTM" }).histogram).toEqual(plainly[0].histogram);
  expect(buildDistanceTable({ metric: "QTM" }).histogram).toEqual(plainly[1].histogram);
  expect(Module).toHaveBeenCalledTimes(1);
});

test("where there is no memory for the module, the other form takes over", async () => {
  const Instance = vi.fn(function () {
    throw new RangeError("Out of memory: Cannot allocate Wasm memory");
  });
  const { buildDistanceTable } = await libraryWith({ ...wasm, Instance });
  expect(buildDistanceTable({ metric: "HTM" }).histogram).toEqual(plainly[0].histogram);
  expect(Instance).toHaveBeenCalledTimes(1);
});

test("where there is no memory to copy a table's distances out, they are not written over", async () => {
  const { buildDistanceTable } = await libraryWith(wasm);
  const table = buildDistanceTable({ metric: "HTM" });
  const slice = vi.spyOn(Object.getPrototypeOf(Int32Array.prototype), "slice");
  slice.mockImplementationOnce(() => {
    throw new RangeError("Array buffer allocation failed");
  });
  const others = { metric: "QTM", goals: [1, 2, 3] } as const;
  expect(() => buildDistanceTable(others)).toThrow("allocation failed");
  expect(buildDistanceTable(others).distance(2)).toBe(0);
  expect([0, 1, 2, 3].map(table.distance)).toEqual([
    ...plainly[0].distance.subarray(0, 4),
  ]);
});

test("a call that is refused, or ended by whom it tells, leaves the module to the next", async () => {
  const Instance = vi.fn(WebAssembly.Instance);
  const { buildDistanceTable } = await libraryWith({ ...wasm, Instance });
  for (let i = 0; i < 3; i++) {
    expect(() => buildDistanceTable({ metric: "HTM", goals: [-1] })).toThrow(
      "goals[0]",
    );
    expect(() =>
      buildDistanceTable({
        metric: "HTM",
        onDepth(depth) {
          if (depth === 5) throw new Error("enough");
        },
      }),
    ).toThrow("enough");
  }
  expect(buildDistanceTable({ metric: "QTM" }).histogram).toEqual(plainly[1].histogram);
  expect(Instance).toHaveBeenCalledTimes(1);
});

test("the vectors are used where there are any", async () => {
  const Module = vi.fn(WebAssembly.Module);
  const deepen = vi.fn();
  const Instance = vi.fn(function (module: WebAssembly.Module) {
    const { exports } = new wasm.Instance(module);
    deepen.mockImplementation(exports["deepen"] as () => number);
    return { exports: { ...exports, deepen } };
  });
  const { buildDistanceTable } = await libraryWith({ Module, Instance });
  buildDistanceTable({ metric: "HTM" });
  buildDistanceTable({ metric: "QTM" });
  expect(Module).toHaveBeenCalledTimes(1); // compiled once, shared by all tables
  expect(deepen).toHaveBeenCalledTimes(11 + 14); // as deep as the states are
});

test.each(MODULES)(
  "$module is what the compiler makes of its source, and small",
  async ({ source, module }) => {
    const text = readFileSync(new URL(`../../../${module}`, import.meta.url), "utf8");
    expect(await compileAssembly(source)).toBe(text);
    expect(isAssemblyStale()).toBe(false);
    expect(text.length).toBeLessThanOrEqual(11 * 1024);
  },
);
