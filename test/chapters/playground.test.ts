import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { libraryModule } from "#build/plugins/library-module.ts";
import { shippedResults } from "#components/notebook/cell/shipped-results.ts";
import { parseNotebookFile } from "#components/site/playground/notebook-file.ts";
import * as library from "#lib/index.ts";
import { checkArrows } from "#notebook/check/check-arrows.ts";
import { toScript } from "#notebook/document/to-script.ts";
import type { Output } from "#notebook/output/output.ts";
import { breakAndFix } from "../notebook/run/break-and-fix.ts";
import { buildBundle } from "../notebook/document/build-bundle.ts";
import { runScriptWithFiles } from "../notebook/document/run-exported.ts";

const FOLDER = new URL("../../src/components/site/playground/", import.meta.url);
const files = readdirSync(new URL("examples/", FOLDER)).map(
  (name) => `examples/${name}`,
);
const notebooks = ["starter.md", ...files].map((file) => {
  const text = readFileSync(new URL(file, FOLDER), "utf8");
  return { file, ...parseNotebookFile(text) };
});

const codeOf = (file: string) =>
  notebooks
    .find((notebook) => notebook.file === file)!
    .cells.filter(({ kind }) => kind === "code")
    .map(({ source }) => source);

const textsOf = async (sources: readonly string[]) =>
  (await shippedResults(sources)).map(({ outputs }) => outputs.map(({ text }) => text));

test("there are six examples or more", () => {
  expect(files.length).toBeGreaterThanOrEqual(6);
});

test.each(notebooks)(
  "$file runs from its first cell to its last and shows something",
  async ({ file }) => {
    const code = codeOf(file);
    const results = await shippedResults(code);
    const faults = results.flatMap(({ outputs, error }, i) => {
      if (error) return [error.message];
      return code[i].includes("// →") ? checkArrows(code[i], outputs) : [];
    });
    expect(faults).toEqual([]);
    expect(results.flatMap(({ outputs }) => outputs).length).toBeGreaterThan(0);
  },
);

test("each cell that uses others, broken and mended, shows what it did", async () => {
  const codes = notebooks.map(({ file }) => codeOf(file));
  const results = (await Promise.all(codes.map(breakAndFix))).flat();
  expect(results.length).toBeGreaterThan(10);
  for (const { source, before, broken, after } of results) {
    expect(broken, source).toEqual([expect.stringContaining("SyntaxError")]);
    expect(after, source).toEqual(before);
  }
});

// That the page saves such a script is tested in test/browser/notebook/take-along.spec.ts.

const module = await libraryModule();
const scripts = {
  "@observablehq/plot": await buildBundle("plot"),
  d3: await buildBundle("d3"),
};

test.each(notebooks)(
  "$file as a script runs in Node and shows what its cells show",
  async ({ file, title, cells }) => {
    const outputs = (await shippedResults(codeOf(file))).flatMap((result) => [
      ...result.outputs,
    ]);
    const whole = cells.map((cell, i) => ({ ...cell, id: `cell-${i}`, outputs: [] }));
    const script = toScript(
      { page: "own", title, cells: whole },
      module,
      "https://example.org/cubes/playground/",
      scripts,
    );
    const { printed, names } = await runScriptWithFiles({ "own.ts": script });
    const isDrawing = ({ view }: Output) => view?.kind === "drawing";
    expect(names).toHaveLength(outputs.filter(isDrawing).length);
    expect(printed.replaceAll(/ \(own-\d\.(html|svg)\)$/gm, "")).toBe(
      outputs
        .filter(({ view }) => view?.kind !== "input") // a control has no text output
        .map(({ text }) => `${text}\n`)
        .join(""),
    );
  },
);

test.each(notebooks)("$file says what to try in one sentence", ({ invitation }) => {
  expect(invitation).toMatch(/^[A-Z][^.]+\.$/);
});

test("no number with three digits or more is typed in the words of an example", () => {
  const typed = notebooks.flatMap(({ file, cells }) =>
    cells
      .filter(({ kind }) => kind === "text")
      .flatMap(({ source }) => source.match(/\d[\d,]{2,}/g) ?? [])
      .map((number) => `${file}: ${number}`),
  );
  expect(typed).toEqual([]);
});

// The claims of the examples' text.

test("turns of the upper face twist no corner", () => {
  const { applyMoves, parseMoves, SOLVED } = library;
  for (const turns of ["U", "U2", "U'"]) {
    const { orientation } = applyMoves(SOLVED, parseMoves(turns));
    expect(orientation).toEqual(SOLVED.orientation);
  }
});

test("two faces make one order in six, three corners are free, and the twists all come with each", async () => {
  const { breadthFirst, applyMove, parseMoves, rankState, SOLVED, unrankState } =
    library;
  const { distance } = breadthFirst({
    size: library.N_STATES,
    start: SOLVED,
    moves: parseMoves("U R"),
    rank: rankState,
    unrank: unrankState,
    apply: applyMove,
  });
  const orders = [...distance.keys()]
    .filter((number) => distance[number] >= 0 && number % library.N_ORIENTATIONS === 0)
    .map((number) => unrankState(number).permutation);
  expect(orders).toHaveLength(library.factorial(6) / 6);
  const moving = [0, 1, 2, 3, 4, 5, 6].filter((at) =>
    orders.some((order) => order[at] !== at),
  );
  expect(moving).toHaveLength(6);
  const [a, b, c] = moving;
  const placings = new Set(
    orders.map((order) => [order[a], order[b], order[c]].join()),
  );
  expect(placings.size).toBe(6 * 5 * 4);

  const cells = codeOf("examples/two-faces.md");
  const shown = await textsOf(cells);
  expect(shown.at(-1)).toEqual(["{ share: 0.16666666666666666, everyPair: true }"]);
  const changed = cells.map((cell) => cell.replace('"U R"', '"U R2"'));
  expect((await textsOf(changed))[2]).not.toEqual(shown[2]);
});

test("the average of long scrambles comes to rest where that of all positions is", async () => {
  const { applyMove, buildDistanceTable, N_MOVES, N_STATES, rankState, SOLVED } =
    library;
  const { distance, histogram } = buildDistanceTable({ metric: "HTM" });
  const average =
    histogram.reduce((sum, count, turns) => sum + count * turns, 0) / N_STATES;
  let seed = 1;
  const random = () =>
    ((seed = (Math.imul(seed, 1664525) + 1013904223) | 0) >>> 0) / 2 ** 32;
  const meanAfter = (turns: number) => {
    let sum = 0;
    for (let i = 0; i < 2000; i++) {
      let cube = SOLVED;
      for (let j = 0; j < turns; j++)
        cube = applyMove(cube, Math.floor(random() * N_MOVES));
      sum += distance(rankState(cube));
    }
    return sum / 2000;
  };
  expect(Math.abs(meanAfter(40) - average)).toBeLessThan(0.1);
  expect(meanAfter(20)).toBeLessThan(average - 0.3);
});

test("two rings make half of all orders just when both have an odd number of beads", async () => {
  const cells = codeOf("examples/two-rings.md");
  for (const beads of [3, 4, 5, 6]) {
    const changed = cells.map((cell) => cell.replace("value: 5", `value: ${beads}`));
    const [, , counted, , farthest] = await textsOf(changed);
    const orders = library.factorial(beads + 3);
    const isHalf = beads % 2 === 1;
    expect(counted[0]).toContain(`positions: ${isHalf ? orders / 2 : orders}n`);
    expect(counted[0]).toContain(
      isHalf ? "only even permutations occur" : "all permutations occur",
    );
    expect(farthest[0]).toMatch(/solutions: [1-9]/);
  }
});

test("the Pyraminx of the file has the published number of positions, and its corners turn clockwise", async () => {
  const cells = codeOf("examples/pyraminx-file.md");
  const shown = await textsOf(cells);
  expect(shown.flat().join("\n")).toContain("positions: 933120n");

  const text = /`([^`]*)`/.exec(cells[0])![1];
  const pyraminx = library.parseTws(text);
  const after = (moves: string) =>
    moves.split(" ").reduce(pyraminx.apply, pyraminx.solved);
  expect(after("U L R")).toEqual({
    EDGES: { permutation: [5, 1, 0, 4, 2, 3], orientation: [0, 1, 0, 1, 1, 1] },
    AXIALS: { permutation: [0, 1, 2, 3], orientation: [1, 1, 1, 0] },
  });
  // As two engines that are not ours turn the same corners anticlockwise; axial pieces
  // are counted the other way there.
  expect(after("U' L' R'")).toEqual({
    EDGES: { permutation: [3, 4, 1, 0, 5, 2], orientation: [1, 0, 1, 0, 0, 0] },
    AXIALS: { permutation: [0, 1, 2, 3], orientation: [2, 2, 2, 0] },
  });
  // As twsearch counts them; OEIS A309109 has their sum.
  const { histogram, diameter } = library.buildDistances(pyraminx, { metric: "HTM" });
  expect(histogram.join(" ")).toBe(
    "1 8 48 288 1728 9896 51808 220111 480467 166276 2457 32",
  );
  expect(diameter).toBe(11);
});

test("the wheels of a ring of beads are those of the factorial number system, or fewer", async () => {
  const cells = codeOf("examples/any-odometer.md");
  const wheels = {
    "swap two neighbours": "5 × 4 × 3 × 2 = 120",
    "cycle three neighbours": "5 × 4 × 3 = 60",
    "double each position": "5 × 4 = 20",
    "turn the ring over": "5 × 2 = 10",
  };
  for (const [move, product] of Object.entries(wheels)) {
    const chosen = cells.map((cell) =>
      cell.replace('value: "cycle three neighbours"', `value: "${move}"`),
    );
    const check = `({
      rises: rows.every((row, i) => i === 0 || row["index among all"] > rows[i - 1]["index among all"]),
      same: rows.every((row) => row.wheels === row["all wheels"] && row.index === row["index among all"]),
    });`;
    const shown = await textsOf([...chosen, check]);
    expect(shown[1].join()).toContain(product);
    const isAll = move === "swap two neighbours";
    expect(shown.at(-1)).toEqual([`{ rises: true, same: ${isAll} }`]);
  }
});
