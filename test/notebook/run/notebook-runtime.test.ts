import { expect, test, vi } from "vitest";
import * as d3 from "#notebook/run/d3-module.ts";
import * as library from "#lib/cell-library.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import type { InputState } from "#notebook/run/input-state.ts";
import { NotebookRuntime } from "#notebook/run/notebook-runtime.ts";
import type { CellError, Output } from "#notebook/output/output.ts";
import { renderValue } from "#notebook/output/render-value.ts";

/** A slider, as cells create it. */
const slider = (value: number) => Inputs.range([0, 9], { label: "n", step: 1, value });

/** A notebook under test: what its cells show, and which of them have run, in order. */
class Notebook {
  readonly outputs = new Map<string, Output[]>();
  readonly errors = new Map<string, CellError | undefined>();
  readonly set: unknown[] = [];
  readonly told: InputState[] = [];
  readonly unapproved = new Set<string>();
  ran: string[] = [];
  ended: string[] = [];
  /** The cells that had ended when each was started. */
  readonly endedBefore = new Map<string, string[]>();
  labels: Record<string, string> = {};
  mayStart: Promise<void> | undefined;
  #open = 0;
  #settled: (() => void) | undefined;
  #sources: Record<string, string>;
  #shown: Record<string, string | undefined> = {};
  readonly runtime: NotebookRuntime;

  constructor(sources: Record<string, string>) {
    this.#sources = sources;
    this.runtime = new NotebookRuntime({
      modules: { "every-cube": library, tools: { slider }, d3 },
      lazyModules: { lazy: async () => ({ answer: 42 }) },
      renderValue,
      live: { readerCube: 0, readerPermutation: [1, 0] },
      readFile: async (cell, name) =>
        new TextEncoder().encode(`${name} for ${cell}`).buffer as ArrayBuffer,
      mayStart: async () => this.mayStart,
      events: {
        pending: () => void this.#open++,
        started: (id) => {
          this.ran.push(id);
          this.endedBefore.set(id, [...this.ended]);
          this.outputs.set(id, []);
        },
        output: (id, output) => this.outputs.get(id)!.push(output),
        ended: (id, error) => {
          this.errors.set(id, error);
          this.ended.push(id);
          this.#open--;
          if (this.#open === 0) this.#settled?.();
        },
        input: (state) => void this.told.push(state),
        setLive: (name, value) => this.set.push([name, value]),
      },
    });
  }

  /** Changes cells and runs some; all others keep the results of their code. */
  async run(ids: string, change: Record<string, string> = {}, inputs?: InputState[]) {
    this.#sources = { ...this.#sources, ...change };
    const cells = Object.entries(this.#sources).map(([id, source]) => {
      const shown = id in change ? this.#shown[id] : source;
      return {
        id,
        label: `cell ${id}`,
        source,
        displayedSource: shown,
        needsConsent: this.unapproved.has(id),
      };
    });
    this.#shown = { ...this.#sources };
    await this.after(() => this.runtime.run(cells, ids.split(" "), inputs));
  }

  /** Tells the runtime the current cells and their labels. */
  async rearrange(): Promise<void> {
    this.ran = [];
    this.ended = [];
    const cells = Object.entries(this.#sources).map(([id, source]) => {
      const label = this.labels[id] ?? `cell ${id}`;
      return {
        id,
        label,
        source,
        displayedSource: source,
        needsConsent: this.unapproved.has(id),
      };
    });
    this.runtime.run(cells, []);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  remove(id: string): void {
    this.#sources = Object.fromEntries(
      Object.entries(this.#sources).filter(([key]) => key !== id),
    );
  }

  /** Runs an action, and waits until all cells that it causes to run have finished. */
  async after(act: () => void): Promise<void> {
    this.ran = [];
    act();
    await new Promise<void>((resolve) => (this.#settled = resolve));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  shows(id: string): string {
    const texts = this.outputs.get(id)?.map(({ text }) => text) ?? [];
    return texts.join(" ");
  }
}

test("a cell can use another cell's name, in any order", async () => {
  const notebook = new Notebook({ a: "b + 1;", b2: "const b = 1;" });
  await notebook.run("a");
  expect(notebook.shows("a")).toBe("2");
  expect(notebook.ran).toEqual(["b2", "a"]);
});

test("runs only the dependents of a changed cell, in order", async () => {
  const notebook = new Notebook({
    last: "c + a;",
    middle: "const c = b * 10;",
    first: "const a = 1; const b = 2;",
    other: "const d = 7; d;",
  });
  await notebook.run("first last middle other");
  expect(notebook.shows("last")).toBe("21");
  await notebook.run("first", { first: "const a = 5; const b = 3;" });
  expect(notebook.ran).toEqual(["first", "middle", "last"]);
  expect(notebook.shows("last")).toBe("35");
});

test("runs a new cell when its dependency changes", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "n + 1;" });
  await notebook.run("a", { a: "const n = 5;" });
  expect(notebook.shows("b")).toBe("6");
});

test("what depends on a changed cell runs, also by way of cells with valid results", async () => {
  const notebook = new Notebook({
    last: "c;",
    second: "const b = a * 10;",
    third: "const c = b + 1;",
    first: "const a = 1;",
  });
  await notebook.run("first", { first: "const a = 5;" });
  expect(notebook.ran).toEqual(["first", "second", "third", "last"]);
  expect(notebook.shows("last")).toBe("51");
});

test("a dependency with valid results does not rerun its other dependents", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "n + 1;", c: "n + 2;" });
  await notebook.run("b");
  expect(notebook.ran).toEqual(["a", "b"]);
});

test("a changed dependency reruns all its dependents", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "n + 1;", c: "n + 2;" });
  await notebook.run("b", { a: "const n = 10;" });
  expect(notebook.ran.toSorted()).toEqual(["a", "b", "c"]);
  expect([notebook.shows("b"), notebook.shows("c")]).toEqual(["11", "12"]);
});

test("awaits promises between cells", async () => {
  const notebook = new Notebook({
    a: "const late = new Promise((done) => setTimeout(done, 1, 5)); const now = await late;",
    b: "late + now;",
  });
  await notebook.run("b");
  expect(notebook.shows("b")).toBe("10");
});

test("reports a duplicate name in both cells and where it is used", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "1;\nlet n = 2;", c: "n;" });
  await notebook.run("a b c");
  expect(notebook.errors.get("a")).toEqual({
    message: "n is also defined in cell b: give one of them another name",
    line: 1,
  });
  expect(notebook.errors.get("b")!.line).toBe(2);
  expect(notebook.errors.get("c")!.message).toBe("n is defined in cell a and cell b");
  expect(notebook.ran).toEqual([]);
  await notebook.run("b", { b: "1;\nlet m = 2;" });
  expect(notebook.errors.get("b")).toBeUndefined();
  await notebook.run("c");
  expect(notebook.shows("c")).toBe("1");
});

test("reports circular definitions", async () => {
  const notebook = new Notebook({
    a: "const x = z;",
    b: "1;\nconst y = x;",
    c: "const z = y;",
    d: "const self = () => self; let me = me;",
  });
  await notebook.run("b d");
  expect(notebook.errors.get("b")).toEqual({
    message:
      "a circular definition: cell b needs x from cell a, and cell a needs z from cell c, and cell c needs y from cell b",
    line: 2,
  });
  // Redeclaring a name inside one cell is left to the language.
  expect(notebook.errors.get("d")!.message).toMatch(/^ReferenceError: .*me/);
  await notebook.run("c", { c: "const z = 3;" });
  expect(notebook.errors.get("b")).toBeUndefined();
});

test("reports a missing name on its line until a cell defines it", async () => {
  const notebook = new Notebook({ a: "1;\nlost + 1;" });
  await notebook.run("a");
  const error = { message: "ReferenceError: lost is not defined", line: 2 };
  expect(notebook.errors.get("a")).toEqual(error);
  await notebook.run("b", { b: "const lost = 1;" });
  expect(notebook.errors.get("a")).toBeUndefined();
  expect(notebook.shows("a")).toBe("1 2");
});

test("reports a removed name in the cells that used it", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "n + 1;" });
  await notebook.run("a b");
  await notebook.run("a", { a: "const m = 1;" });
  expect(notebook.errors.get("b")!.message).toBe("ReferenceError: n is not defined");
  notebook.remove("a");
  await notebook.run("c", { c: "const n = 4; const m = 2;" });
  expect(notebook.shows("b")).toBe("5");
});

test("names the failed dependency, and recovers with it", async () => {
  const notebook = new Notebook({
    a: "const n = JSON.parse('?');",
    b: "\nn + 1;",
    c: "const gone = Promise.reject(new Error('no luck'));",
    d: "gone;",
  });
  await notebook.run("b d");
  expect(notebook.errors.get("b")).toEqual({
    message: "n has no value: cell a ended with an error",
    line: 2,
  });
  expect(notebook.errors.get("d")!.message).toBe("gone has no value: no luck");
  await notebook.run("a", { a: "const n = 1;" });
  expect(notebook.shows("b")).toBe("2");
});

test("another cell's variable is read-only", async () => {
  const notebook = new Notebook({ a: "let n = 1;", b: "n;\nn++;", c: "[n] = [2];" });
  await notebook.run("b c");
  const message = "n belongs to cell a and can be changed only there";
  expect(notebook.errors.get("b")).toEqual({ message, line: 2 });
  expect(notebook.errors.get("c")).toEqual({ message, line: 1 });
});

test("an import is available in other cells, and may be repeated", async () => {
  const notebook = new Notebook({
    a: 'import { factorial, factorial as f } from "every-cube";\nfactorial(3);',
    b: 'import { factorial } from "every-cube";\nfactorial(4);',
    c: "f(5) + factorial(2);",
  });
  await notebook.run("a b c");
  expect(["a", "b", "c"].map((id) => notebook.shows(id))).toEqual(["6", "24", "122"]);
  expect(notebook.errors.get("c")).toBeUndefined();
  await notebook.run("c", { d: 'import * as factorial from "every-cube";' });
  expect(notebook.errors.get("c")!.message).toBe(
    "factorial is imported in cell a and cell d, from different places",
  );
});

test("reports a definition of a name that another cell imports", async () => {
  const notebook = new Notebook({
    a: 'import { factorial } from "every-cube";\nfactorial(3);',
    b: "const factorial = 1;",
  });
  await notebook.run("a b");
  expect(notebook.errors.get("b")!.message).toMatch(
    /^factorial is also defined in cell a/,
  );
  expect(notebook.shows("a")).toBe("6");
});

test("resolves other notebooks' specifiers of d3 and Plot", async () => {
  const notebook = new Notebook({
    a: 'import { sum } from "npm:d3@7";\nsum([1, 2]);',
    b: 'const { max } = await import("npm:d3-array");\nmax([1, 2]);',
    c: 'import "npm:lodash";',
  });
  await notebook.run("a b c");
  expect([notebook.shows("a"), notebook.shows("b")]).toEqual(["3", "2"]);
  expect(notebook.errors.get("c")!.message).toMatch(/no module “npm:lodash”/);
});

test("invalidation resolves when a newer run begins", async () => {
  const notebook = new Notebook({
    a: "const ended: number[] = [];",
    b: 'import { invalidation, width } from "every-cube/notebook";\nvoid invalidation.then(() => ended.push(width));',
    c: "ended.join();",
  });
  await notebook.run("a b c");
  await notebook.run("b");
  await notebook.run("c");
  expect(notebook.shows("c")).toBe('"640"');
});

test("supports every form of import of a lazy module", async () => {
  const notebook = new Notebook({
    a: 'import { answer } from "lazy";\nanswer;',
    b: 'const { answer: again } = await import("lazy");\nagain;',
    c: 'import { question } from "lazy";',
    d: 'import "lazier";',
  });
  await notebook.run("a b c d");
  expect([notebook.shows("a"), notebook.shows("b")]).toEqual(["42", "42"]);
  expect(notebook.errors.get("c")!.message).toMatch(/no export “question”/);
  expect(notebook.errors.get("d")!.message).toMatch(
    /no module “lazier” .* every-cube\/notebook, .*every-cube\/page, lazy$/,
  );
});

test("reports an error in another cell's function on the calling line", async () => {
  const notebook = new Notebook({
    a: "const f = () => {\n  \n  \n  throw new Error('x');\n};",
    b: "\nf();",
  });
  await notebook.run("b");
  expect(notebook.errors.get("b")).toEqual({
    message: "Error: x\n  in f, cell a, line 4\n  called in cell b, line 2",
    line: 2,
  });
});

const WITH_SLIDER = {
  a: 'import { view } from "every-cube/notebook";\nimport { slider } from "tools";\nconst n = view(slider(3));',
  b: "n * 2;",
};

test("displays a control, whose value is live in other cells", async () => {
  const notebook = new Notebook(WITH_SLIDER);
  await notebook.run("a b");
  expect(notebook.outputs.get("a")).toEqual([
    { line: 3, text: "n", view: { kind: "input", index: 0, input: slider(3).input } },
  ]);
  expect(notebook.shows("b")).toBe("6");
  for (const [value, shown] of [
    [7, "14"],
    [0, "0"],
  ] as const) {
    await notebook.after(() => void notebook.runtime.setInput("a", 0, value));
    expect(notebook.shows("b")).toBe(shown);
    expect(notebook.ran).toEqual(["b"]);
  }
  expect(() => notebook.runtime.setInput("a", 0, 10)).toThrow(RangeError);
  expect(() => notebook.runtime.setInput("a", 1, 1)).not.toThrow();
});

test("an unchanged control keeps the reader's value when its cell reruns", async () => {
  const notebook = new Notebook(WITH_SLIDER);
  await notebook.run("a b");
  await notebook.after(() => void notebook.runtime.setInput("a", 0, 7));
  await notebook.run("a");
  expect(notebook.shows("b")).toBe("14");
  expect(notebook.outputs.get("a")![0].view).toMatchObject({ input: { value: 7 } });
  await notebook.run("a", { a: WITH_SLIDER.a.replace("3", "4") });
  expect(notebook.shows("b")).toBe("8");
});

test("reads a chosen file for the control's cell", async () => {
  const notebook = new Notebook({
    a: 'import { Inputs, view } from "every-cube/notebook";\nconst file = view(Inputs.file());',
    b: "file && await file.text();",
  });
  await notebook.run("a b");
  expect(notebook.shows("b")).toBe("null");
  await notebook.after(() => void notebook.runtime.setInput("a", 0, "orders.csv"));
  expect(notebook.shows("b")).toBe('"orders.csv for a"');
});

test("restores a control's value from an earlier worker", async () => {
  const made = JSON.stringify(slider(3).input);
  const kept = [{ cell: "a", index: 0, made, raw: 8 }];
  const notebook = new Notebook(WITH_SLIDER);
  await notebook.run("b", {}, kept);
  expect(notebook.shows("b")).toBe("16");
});

test("a cell follows live values, also under other names", async () => {
  const notebook = new Notebook({
    a: 'import { rankState } from "every-cube";\nimport { readerCube, readerPermutation as cards } from "every-cube/page";\nrankState(readerCube);\ncards;',
    b: "cards.length;",
  });
  await notebook.run("a b");
  expect(notebook.shows("a")).toBe("0 [1, 0]");
  await notebook.after(() => notebook.runtime.setLive("readerCube", 1234567));
  expect(notebook.shows("a")).toBe("1234567 [1, 0]");
  expect(notebook.ran).toEqual(["a"]);
  await notebook.after(() => notebook.runtime.setLive("readerPermutation", [0, 2, 1]));
  expect(notebook.shows("b")).toBe("3");
});

test("a cell can set live values that it does not use", async () => {
  const from = 'from "every-cube/page";\n';
  const notebook = new Notebook({
    a: `import { setReaderCube, setReaderPermutation } ${from}import { unrankState } from "every-cube";\nsetReaderCube(unrankState(5));\nsetReaderPermutation([2, 0, 1]);`,
    b: `import { readerCube } ${from}const mine = readerCube;`,
    c: "setReaderPermutation([1, 0]); setReaderCube(mine);",
    d: "setReaderCube({ permutation: [0], orientation: [] });",
    e: "setReaderPermutation([0, 0]);",
    f: "setReaderPermutation([0]);",
  });
  await notebook.run("a c d e f");
  expect(notebook.set).toEqual([
    ["readerCube", 5],
    ["readerPermutation", [2, 0, 1]],
    ["readerPermutation", [1, 0]],
  ]);
  expect(notebook.errors.get("c")!.message).toMatch(/runs whenever readerCube changes/);
  expect(notebook.errors.get("d")!.message).toMatch(
    /^RangeError: the permutation has 1 /,
  );
  expect(notebook.errors.get("e")!.message).toMatch(
    /^RangeError: position 2 repeats 0/,
  );
  expect(notebook.errors.get("f")!.message).toMatch(/cards are 2 to 8, not 1/);
});

test("a cell that never ends can be changed and rerun", async () => {
  const notebook = new Notebook({ a: "const n = await new Promise(() => {});" });
  void notebook.run("a");
  await expect.poll(() => notebook.ran).toEqual(["a"]);
  const ended = notebook.run("a", { a: "const n = 1; n;" });
  await expect.poll(() => notebook.shows("a")).toBe("1");
  void ended;
});

test("ignores output of a superseded run and stops its timers", async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const ticks = Object.assign(globalThis, { early: 0, late: 0, gate });
  const notebook = new Notebook({
    a: `setInterval(() => console.log("old", globalThis.early++), 1);
(async () => {
  await globalThis.gate;
  console.log("late");
  setInterval(() => globalThis.late++, 1);
})(); 1;`,
  });
  await notebook.run("a");
  await expect.poll(() => ticks.early).toBeGreaterThan(2);
  await notebook.run("a", { a: "'new';" });
  const before = ticks.early;
  open();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(notebook.shows("a")).toBe('"new"');
  expect([ticks.early, ticks.late]).toEqual([before, 0]);
});

test("a superseded run cannot set live values or display controls", async () => {
  const notebook = new Notebook({
    a: `import { setReaderPermutation } from "every-cube/page";
import { Inputs, view } from "every-cube/notebook";
await new Promise((done) => globalThis.setTimeout(done, 200));
setReaderPermutation([1, 0]);
const n = view(Inputs.range([0, 9]));`,
  });
  void notebook.run("a");
  await expect.poll(() => notebook.ran).toEqual(["a"]);
  void notebook.run("a", { a: "1;" });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(notebook.set).toEqual([]);
  expect(notebook.shows("a")).toBe("1");
});

test("displays an unnamed control without its value", async () => {
  const notebook = new Notebook({
    a: 'import { Inputs, view } from "every-cube/notebook";\nview(Inputs.range([0, 9]));\n1;',
  });
  await notebook.run("a");
  expect(notebook.shows("a")).toBe("range 1");
});

test("other cells receive the value of a drawing under the pointer", async () => {
  const notebook = new Notebook({
    a: `import * as d3 from "d3";
import { view } from "every-cube/notebook";
const svg = d3.create("svg").node();
const at = view(svg);
void ((globalThis as any).point = () => { svg.value = 7; svg.dispatchEvent(new Event("input")); });`,
    b: "at;",
    c: "(globalThis as any).point();", // uses no name of the others: it runs when asked
  });
  await notebook.run("a b");
  expect(notebook.shows("a")).toBe("drawing: without words");
  expect(notebook.shows("b")).toBe("null");
  await notebook.run("c");
  await expect.poll(() => notebook.shows("b")).toBe("7");
});

test("a cell may use the names of its services, and “then”", async () => {
  const notebook = new Notebook({
    a: "const console = 1; function setTimeout() {} 5;",
    b: "console; typeof setTimeout;",
    c: "function then() {} const n = 1;",
    d: "n + 1; arguments.length;",
  });
  await notebook.run("a b c d");
  expect([...notebook.errors.values()]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(notebook.shows("a")).toBe("5");
  expect(notebook.shows("b")).toBe('1 "function"');
  expect(notebook.shows("d")).toBe("2 1");
});

test("live values are not in the namespace, which says how to import them", async () => {
  const notebook = new Notebook({
    a: 'import * as page from "every-cube/page";\npage.readerCube;',
  });
  await notebook.run("a");
  expect(notebook.errors.get("a")!.message).toMatch(/import { readerCube } from/);
});

test("ignores forged stacks and locations in messages", async () => {
  const notebook = new Notebook({
    a: "1;\nthrow Object.assign(new Error('x'), { stack: 'every-cube-a.ts:0' });",
    b: "1;\n\nthrow new Error('see every-cube-b.ts:77');",
  });
  await notebook.run("a b");
  expect(notebook.errors.get("a")!.line).toBe(2);
  expect(notebook.errors.get("b")!.line).toBe(3);
});

test("reports too deeply nested code in its own cell", async () => {
  const notebook = new Notebook({ a: "[".repeat(20_000), b: "1 + 1;" });
  await notebook.run("a b");
  expect(notebook.errors.get("a")!.message).toMatch(/^SyntaxError/);
  expect(notebook.shows("b")).toBe("2");
});

test("imported code does not run without consent, even as a dependency", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "n;" });
  notebook.unapproved.add("a");
  await notebook.run("b");
  expect(notebook.ran).toEqual([]);
  expect(notebook.errors.get("a")!.message).toMatch(/came from a link or a file/);
  expect(notebook.errors.get("b")!.message).toBe(
    "n has no value: cell a has not run, because its code came from a link or a file. Read it and run it first",
  );
  notebook.unapproved.delete("a");
  await notebook.run("a");
  expect(notebook.shows("b")).toBe("1");
});

test("after adding, removing or moving cells, runs only those whose names come from another cell", async () => {
  const notebook = new Notebook({
    a: "const n = 1;",
    b: "const n = 2;",
    c: "n;",
    d: "const m = 3;",
  });
  await notebook.run("a b c d");
  expect(notebook.errors.get("c")!.message).toBe("n is defined in cell a and cell b");
  notebook.remove("b");
  await notebook.rearrange();
  await vi.waitFor(() => expect(notebook.shows("c")).toBe("1"));
  expect(notebook.ran).toEqual(["a", "c"]);
  notebook.remove("a");
  await notebook.rearrange();
  expect(notebook.errors.get("c")!.message).toBe("ReferenceError: n is not defined");
});

test("messages use the current labels", async () => {
  const notebook = new Notebook({
    a: "throw 1; const n = 2;",
    b: "n;",
    c: "const k = 1;",
    d: "const k = 2;",
  });
  await notebook.run("a b c d");
  expect(notebook.errors.get("b")!.message).toContain("cell a ended with an error");
  notebook.labels = { a: "cell 7", d: "cell 8" };
  await notebook.rearrange();
  expect(notebook.errors.get("b")!.message).toContain("cell 7 ended with an error");
  expect(notebook.errors.get("c")!.message).toContain("also defined in cell 8");
  expect(notebook.ran).toEqual([]);
});

test("a cell fixed by the removal of another runs without reporting its old error", async () => {
  const notebook = new Notebook({ a: "const k = 1;", b: "const k = 2;" });
  await notebook.run("a b");
  notebook.remove("b");
  await notebook.rearrange();
  expect(notebook.ended).toEqual(["a"]); // once, and nothing of b
  expect(notebook.errors.get("a")).toBeUndefined();
});

test("a cell waits for mayStart", async () => {
  const notebook = new Notebook({ a: "1;" });
  let permit = () => {};
  notebook.mayStart = new Promise((resolve) => (permit = resolve));
  const run = notebook.run("a");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(notebook.ran).toEqual([]);
  permit();
  await run;
  expect(notebook.shows("a")).toBe("1");
});

test("forgets a removed cell", async () => {
  const notebook = new Notebook({ a: "const n = 1;", b: "n;" });
  await notebook.run("a b");
  notebook.remove("a");
  await notebook.run("b");
  expect(notebook.errors.get("b")!.message).toBe("ReferenceError: n is not defined");
});

test("applies valid control values from a link and ignores others", async () => {
  const brought = (raw: unknown): InputState => {
    return { cell: "a", index: 0, made: undefined, raw };
  };
  const made = JSON.stringify(slider(3).input);
  for (const [raw, value] of [
    [8, 8],
    [10, 3],
    ["8", 3],
    [[8], 3],
    [{}, 3],
  ]) {
    const notebook = new Notebook({
      a: 'import { view } from "every-cube/notebook"; import { slider } from "tools"; const n = view(slider(3));',
      b: "n;",
    });
    await notebook.run("a b", {}, [brought(raw)]);
    expect(notebook.shows("b")).toBe(String(value));
    // From now on it is known which control has the value.
    expect(notebook.told).toEqual([{ cell: "a", index: 0, made, raw: value }]);
  }
  const file = new Notebook({
    a: 'import { Inputs, view } from "every-cube/notebook"; const f = view(Inputs.file());',
    b: "f;",
  });
  await file.run("a b", {}, [brought("theirs.csv")]);
  expect(file.shows("b")).toBe("null");
});

test.each(["", "throw 1;"])(
  "of a cell that is removed while it runs nothing more is told: %s",
  async (end) => {
    const source = `await new Promise((done) => globalThis.setTimeout(done, 150)); 7; ${end}`;
    const notebook = new Notebook({ a: source, b: "1;" });
    void notebook.run("a b");
    await vi.waitFor(() => expect(notebook.ended).toEqual(["b"]));
    expect(notebook.ran).toContain("a");
    notebook.remove("a");
    await notebook.rearrange();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(notebook.ended).toEqual([]);
    expect(notebook.shows("a")).toBe("");
  },
);

test.each(["function*", "async function*"])(
  "a %s that never waits gives the others one value a frame",
  async (kind) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const notebook = new Notebook({
      a: `${kind} count() { for (let i = 0; ; i++) yield i; }\nconst n = count();`,
      b: "n;",
    });
    try {
      const steps = async () => {
        for (let i = 0; i < 200; i++) await new Promise(setImmediate);
      };
      void notebook.run("a b");
      await steps();
      expect(notebook.shows("b")).toBe("0");
      for (const expected of ["1", "2", "3"]) {
        vi.advanceTimersByTime(17);
        await steps();
        expect(notebook.shows("b")).toBe(expected);
      }
    } finally {
      notebook.runtime.run([], []); // which ends the generator
      vi.useRealTimers();
    }
  },
);

const CONTROL =
  'import { view } from "every-cube/notebook";\nimport { slider } from "tools";\nconst x = view(slider(3));';

test.each([
  ["a control", CONTROL],
  ["a generator", "const x = (function* () { while (true) yield 3; })();"],
  [
    "an async generator",
    "const x = (async function* () { yield 3; await new Promise(() => {}); })();",
  ],
  ["a promise", "const x = Promise.resolve(3);"],
])("%s continues while its only reader is broken, and is read again", async (_, a) => {
  const notebook = new Notebook({ a, b: "x * 2;" });
  await notebook.run("a b");
  await vi.waitFor(() => expect(notebook.shows("b")).toBe("6"));
  void notebook.run("b", { b: "x *" });
  await vi.waitFor(() =>
    expect(notebook.errors.get("b")?.message).toMatch(/^SyntaxError/),
  );
  void notebook.run("b", { b: "x * 3;" });
  await vi.waitFor(() => expect(notebook.shows("b")).toBe("9"));
  notebook.remove("b");
  await notebook.rearrange();
  void notebook.run("c", { c: "x * 4;" });
  await vi.waitFor(() => expect(notebook.shows("c")).toBe("12"));
  notebook.runtime.run([], []);
});

test("a generator without readers is not consumed", async () => {
  const notebook = new Notebook({
    a: "const x = (function* () { yield 1; yield 2; yield 3; })();\nawait new Promise((done) => setTimeout(done, 50));\n[...x];",
  });
  await notebook.run("a");
  expect(notebook.shows("a")).toBe("[1, 2, 3]");
});

test.each([
  ["never ends", "await new Promise(() => {});\nconst x = 1;"],
  ["gives a promise that is never kept", "const x = new Promise(() => {});"],
  [
    "gives no first value",
    "const x = (async function* () { await new Promise(() => {}); })();",
  ],
])("cells waiting for one that %s can be changed, like that cell", async (_, a) => {
  const notebook = new Notebook({ a, b: "const y = x;", c: "y + 1;" });
  void notebook.run("a b c");
  await vi.waitFor(() => expect(notebook.ran).toContain("a"));
  void notebook.run("b", { b: "const y = 5;" });
  await vi.waitFor(() => expect(notebook.shows("c")).toBe("6"));
  void notebook.run("b", { b: "const y = x;" });
  void notebook.run("a", { a: "const x = 8;" });
  await vi.waitFor(() => expect(notebook.shows("c")).toBe("9"));
});

test("ready cells run in page order", async () => {
  const say = "const log = [];\nconst say = (word) => log.push(word) && log.join(' ');";
  const notebook = new Notebook({
    a: "say('A');",
    b: "const n = 1; say('B');",
    c: "say('C' + n);",
    d: "say('D');",
    e: "import { answer } from 'lazy';\nsay('E');",
    say,
  });
  await notebook.run("a b c d e say");
  expect(notebook.ran).toEqual(["say", "a", "b", "c", "d", "e"]);
  expect(notebook.shows("e")).toBe('"A B C1 D E"');
  await notebook.run("b");
  expect(notebook.ran).toEqual(["b", "c"]);
});

test("a cell ends before the next starts, unless it is waiting", async () => {
  const notebook = new Notebook({
    a: "await 1; Promise.resolve(2);",
    b: "await new Promise((done) => setTimeout(done, 50));",
    c: "const n = 3;",
    d: "n;",
  });
  await notebook.run("d c b a");
  expect(notebook.endedBefore.get("b")).toEqual(["a"]);
  expect(notebook.endedBefore.get("c")).toEqual(["a"]);
  expect(notebook.endedBefore.get("d")).toEqual(["a", "c"]);
});
