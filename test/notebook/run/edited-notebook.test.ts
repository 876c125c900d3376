import fc from "fast-check";
import { expect, test, vi } from "vitest";
import * as library from "#lib/cell-library.ts";
import { INITIAL_LIVE_VALUES } from "#notebook/run/live-values.ts";
import { NotebookRuntime } from "#notebook/run/notebook-runtime.ts";
import { renderValue } from "#notebook/output/render-value.ts";

const IDS = ["a", "b", "c", "d"];

/** What a cell may become: broken, endless, refused, or in need of another. */
const SOURCES = [
  "const x = 1;",
  "const y = x + 1; y;",
  "x *",
  "const x = y;",
  "[x, y];",
  "let z = x; z++; z;",
  'import { Inputs, view } from "every-cube/notebook";\nconst x = view(Inputs.range([0, 9], { step: 1, value: 3 }));',
  "const y = new Promise(() => {});",
  "const x = (function* () { yield 1; yield 2; })();",
  "const x = (async function* () { yield 5; await new Promise(() => {}); })();",
  "const x = (async function* () { await new Promise(() => {}); })();",
  "await new Promise(() => {}); const x = 4;",
  "const y = 7; throw new Error('no');",
  "const { x, y } = { x: 1, y: 2 };",
  "",
];

interface Edit {
  readonly id: string;
  /** Null removes the cell. */
  readonly source: string | null;
  /** The time until the next edit, in milliseconds. */
  readonly pause: number;
}

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...IDS),
    source: fc.option(fc.constantFrom(...SOURCES)),
    pause: fc.constantFrom(0, 0, 1, 12),
  }),
  { minLength: 2, maxLength: 9 },
);

class EditedNotebook {
  readonly states = new Map<string, unknown[]>();
  readonly #sources = new Map<string, string>();
  readonly #runtime = new NotebookRuntime({
    modules: { "every-cube": library },
    lazyModules: {},
    renderValue,
    live: INITIAL_LIVE_VALUES,
    events: {
      pending: (id) => this.states.set(id, ["waits"]),
      started: (id) => this.states.set(id, ["runs"]),
      output: (id, { text }) => this.states.get(id)!.push(text),
      ended: (id, error) => this.states.get(id)!.splice(0, 1, error?.message),
      input: () => {},
      setLive: () => {},
    },
  });

  /** Changes cells, and runs them. */
  async edit(edits: readonly Edit[]): Promise<void> {
    for (const { id, source, pause } of edits) {
      const shown = new Map(this.#sources);
      this.#change(id, source);
      this.#run(source === null ? [] : [id], shown);
      if (pause > 0) await wait(pause);
    }
    this.runAll();
  }

  /** Runs the cells that edits lead to. */
  begin(edits: readonly Edit[]): void {
    for (const { id, source } of edits) this.#change(id, source);
    this.runAll();
  }

  runAll(): void {
    this.#run([...this.#sources.keys()], new Map());
  }

  end(): void {
    this.#runtime.run([], []);
  }

  #change(id: string, source: string | null): void {
    if (source === null) this.#sources.delete(id);
    else this.#sources.set(id, source);
  }

  #run(requested: readonly string[], shown: ReadonlyMap<string, string>): void {
    const cells = IDS.flatMap((id) => {
      const source = this.#sources.get(id);
      if (source === undefined) return [];
      return [{ id, label: `cell ${id}`, source, displayedSource: shown.get(id) }];
    });
    for (const id of IDS) if (!this.#sources.has(id)) this.states.delete(id);
    this.#runtime.run(cells, requested);
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test("after any edits, the results are those of a new notebook", async () => {
  const rows = fc.sample(edits, 100);
  await Promise.all(
    rows.map(async (row) => {
      const edited = new EditedNotebook();
      const fresh = new EditedNotebook();
      await edited.edit(row);
      fresh.begin(row);
      await wait(500); // then a cell that still waits does so in both, or hangs
      await vi.waitFor(
        () => expect(edited.states, JSON.stringify(row)).toEqual(fresh.states),
        { timeout: 20_000, interval: 100 },
      );
      edited.end();
      fresh.end();
    }),
  );
});
