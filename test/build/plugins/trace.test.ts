import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { instrument } from "#build/plugins/instrument.ts";
import { tracePlugin } from "#build/plugins/trace-plugin.ts";
import * as original from "#lib/indexing/permutation.ts";
import { traced } from "../../../src/lib/indexing/permutation.ts?trace";
import type { TraceStep, Trace } from "#figures/indexing/stepper/trace.ts";
import { lexicographicPermutations } from "../../lib/indexing/lexicographic.ts";

const FILE = "src/lib/indexing/permutation.ts";
const PERMUTATIONS = [0, 1, 2, 3, 4, 5, 6].flatMap((n) => [
  ...lexicographicPermutations(n),
]);
const MIXED = [2, 0, 5, 6, 1, 4, 3];

describe("the traced twins of the real file", () => {
  test("return what the originals return for all permutations of up to six", () => {
    for (const permutation of PERMUTATIONS) {
      const n = permutation.length;
      const index = original.rankByCounting(permutation);
      expect(traced.rankByCounting(permutation).result).toBe(index);
      expect(traced.unrankByMakingRoom(index, n).result).toEqual(permutation);
      expect(traced.lehmerCode(permutation).result).toEqual(
        original.lehmerCode(permutation),
      );
    }
  });

  test("throw the errors of the originals", () => {
    expect(() => traced.rankByCounting([0, 2, 2])).toThrow(
      messageOf(() => original.rankByCounting([0, 2, 2])),
    );
    expect(() => traced.unrankByMakingRoom(6, 3)).toThrow(
      messageOf(() => original.unrankByMakingRoom(6, 3)),
    );
  });

  test("do not change the caller's array", () => {
    const permutation = Object.freeze([1, 0, 2]) as number[];
    expect(traced.rankByCounting(permutation).result).toBe(2);
  });

  test("every step quotes its line of the file", async () => {
    const lines = (await readFile(FILE, "utf8")).split("\n");
    const steps = [
      ...traced.rankByCounting(MIXED).steps,
      ...traced.unrankByMakingRoom(1531, 7).steps,
    ];
    expect(steps.length).toBeGreaterThan(100);
    for (const { line, text } of steps) expect(lines[line - 1]).toContain(text);
  });

  test("all steps for two cards", () => {
    const { steps, result } = traced.rankByCounting([1, 0]);
    const perm = [1, 0];
    const n = 2;
    expect(result).toBe(1);
    expect(
      steps.map(({ kind, text, variables, value }) => ({
        kind,
        text,
        variables,
        value,
      })),
    ).toEqual([
      step("ran", "assertSmallPermutation(perm)", { perm }),
      step("ran", "const n = perm.length", { perm, n }),
      step("ran", "let index = 0", { perm, n, index: 0 }),
      step("asked", "i < n", { perm, n, index: 0, i: 0 }, true),
      step("ran", "index *= n - i", { perm, n, index: 0, i: 0 }),
      step("asked", "j < n", { perm, n, index: 0, i: 0, j: 1 }, true),
      step("asked", "perm[j] < perm[i]", { perm, n, index: 0, i: 0, j: 1 }, true),
      step("ran", "index++", { perm, n, index: 1, i: 0, j: 1 }),
      step("asked", "j < n", { perm, n, index: 1, i: 0, j: 2 }, false),
      step("asked", "i < n", { perm, n, index: 1, i: 1 }, true),
      step("ran", "index *= n - i", { perm, n, index: 1, i: 1 }),
      step("asked", "j < n", { perm, n, index: 1, i: 1, j: 2 }, false),
      step("asked", "i < n", { perm, n, index: 1, i: 2 }, false),
      step("returned", "return index", { perm, n, index: 1 }, 1),
    ]);
  });

  test("each step has its own copy of the array, holes included", () => {
    const arrays = traced
      .unrankByMakingRoom(1, 2)
      .steps.map(({ variables }) => variables.perm)
      .filter((perm) => perm !== undefined);
    expect(arrays[0]).toEqual([undefined, undefined]);
    expect(arrays).toContainEqual([undefined, 0]);
    expect(arrays.at(-1)).toEqual([1, 0]);
  });
});

describe("an edited copy of the file", () => {
  let folder: string;
  let source: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "trace-"));
    await cp("src/lib/indexing", folder, { recursive: true });
    source = await readFile(FILE, "utf8");
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function edit(before: string, after: string) {
    const edited = source.replaceAll(before, after);
    expect(edited, `${before} is in the file`).not.toBe(source);
    await writeFile(join(folder, "permutation.ts"), edited);
    return load(join(folder, "permutation.ts"));
  }

  test("traces like the file when unchanged", async () => {
    const copy = await load(join(folder, "permutation.ts"));
    expect(copy.rankByCounting(MIXED)).toEqual(traced.rankByCounting(MIXED));
    expect(copy.unrankByMakingRoom(1531, 7)).toEqual(
      traced.unrankByMakingRoom(1531, 7),
    );
  });

  test("with > instead of <, counts the larger cards", async () => {
    const copy = await edit("perm[j] < perm[i]", "perm[j] > perm[i]");
    const { steps, result } = copy.rankByCounting(MIXED);
    expect(result).toBe(5039 - 1531);
    expect(texts(steps)).toContain("perm[j] > perm[i]");
    expect(texts(steps)).not.toContain("perm[j] < perm[i]");
  });

  test("with another radix, gives other values on the same lines", async () => {
    const copy = await edit("n - i;", "n;");
    const ours = traced.rankByCounting(MIXED);
    const theirs = copy.rankByCounting(MIXED);
    expect(theirs.steps.map(({ line }) => line)).toEqual(
      ours.steps.map(({ line }) => line),
    );
    expect(theirs.result).not.toBe(ours.result);
    expect(theirs.steps.map(({ variables }) => variables)).not.toEqual(
      ours.steps.map(({ variables }) => variables),
    );
  });

  test("gains steps with a new statement", async () => {
    const copy = await edit("index++;", "index++; const found = j;");
    const { steps } = copy.rankByCounting(MIXED);
    const found = steps.filter(({ text }) => text === "const found = j");
    expect(found.map(({ variables }) => variables.found)).toEqual(
      steps
        .filter(({ text }) => text === "index++")
        .map(({ variables }) => variables.j),
    );
    expect(found.length).toBe(9);
  });

  test("moves every step down by one line with a line added above", async () => {
    const copy = await edit("import {\n", "// A word first.\nimport {\n");
    const lines = ({ steps }: Trace<unknown>) => steps.map(({ line }) => line);
    expect(lines(copy.rankByCounting(MIXED))).toEqual(
      lines(traced.rankByCounting(MIXED)).map((line) => line + 1),
    );
  });
});

describe("the tracer handles", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "trace-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("while loops, and branches without braces", async () => {
    const file = join(folder, "collatz.ts");
    const source = [
      "export function collatz(start: number): number {",
      "  let value = start;",
      "  while (value !== 1)",
      "    if (value % 2 === 0) value /= 2;",
      "    else if (value === 3) value = 10;",
      "    else value = 3 * value + 1",
      "  return value",
      "}",
    ];
    await writeFile(file, source.join("\n"));
    const { steps, result } = (await load(file)).collatz(3);
    expect(result).toBe(1);
    expect(
      steps
        .filter(({ kind }) => kind === "ran")
        .map(({ variables }) => variables.value),
    ).toEqual([3, 10, 5, 16, 8, 4, 2, 1]);
    expect(
      steps
        .filter(({ text }) => text === "value === 3")
        .map(({ line, value }) => [line, value]),
    ).toEqual([
      [5, true],
      [5, false],
    ]);
  });

  test("private functions, which stay untraced", async () => {
    const file = join(folder, "twice.ts");
    await writeFile(
      file,
      "export function four(): number {\n  return twice(2);\n}\nfunction twice(x: number) {\n  return x + x;\n}\n",
    );
    const twins = await load(file);
    expect(Object.keys(twins)).toEqual(["four"]);
    expect(twins.four()).toEqual({
      result: 4,
      steps: [
        { kind: "returned", line: 2, text: "return twice(2)", variables: {}, value: 4 },
      ],
    });
  });

  test("an unsupported statement by an error with its line", () => {
    const source = "export function f(x) {\n  switch (x) {\n  }\n}";
    expect(() => instrument(source, "recorder", "f.ts")).toThrow(
      "f.ts, line 2: the tracer does not know a SwitchStatement",
    );
    expect(() => instrument("export function g({ x }) {}", "recorder", "g.ts")).toThrow(
      "g.ts, line 1: the tracer does not know a ObjectBindingPattern",
    );
  });
});

type Twins = Record<string, (...args: unknown[]) => Trace<unknown>>;

/** Loads a file like the site's pages, without any cache. */
async function load(file: string): Promise<Twins> {
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [tracePlugin()],
  });
  try {
    return (await server.ssrLoadModule(`${file}?trace`)).traced;
  } finally {
    await server.close();
  }
}

function step(
  kind: TraceStep["kind"],
  text: string,
  variables: object,
  value?: unknown,
) {
  return { kind, text, variables, value };
}

function texts(steps: readonly TraceStep[]): string[] {
  return steps.map(({ text }) => text);
}

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was refused");
}
