import { beforeEach, expect, test, vi } from "vitest";
import type { CellView } from "#components/notebook/bar/cell-view.ts";
import type { Output } from "#notebook/output/output.ts";

vi.stubGlobal("document", { querySelector: () => null });
vi.mock("#components/notebook/bar/session.ts", () => ({
  Session: {
    async open(_: unknown, inputs: readonly { raw: unknown }[]) {
      const session = new FakeSession(inputs);
      sessions.push(session);
      return session;
    },
  },
}));
const { notebook } = await import("#components/notebook/bar/notebook.ts");

/** A worker that runs what it is told, and never ends it. */
class FakeSession {
  readonly runs: (readonly string[])[] = [];
  answer: (isThere: boolean) => void = () => {};
  inputs: readonly { raw: unknown }[];

  constructor(inputs: readonly { raw: unknown }[]) {
    this.inputs = inputs;
  }
  run(_: unknown, ids: readonly string[]): void {
    this.runs.push(ids);
  }
  answersWithin(): Promise<boolean> {
    return new Promise((resolve) => (this.answer = resolve));
  }
  storeChoice(cell: string, index: number, shown: object, raw: unknown): void {
    const made = JSON.stringify(shown);
    this.inputs = [{ cell, index, made, raw } as { raw: unknown }];
  }
  close(): void {}
}
let sessions: FakeSession[] = [];

const SLIDER = { type: "range", min: 0, max: 9, step: 1, value: 1, label: "" };

function cell(id: string): CellView & Node {
  const output = {
    line: 1,
    text: "",
    view: { kind: "input", index: 0, input: SLIDER },
  };
  return {
    ...{ id, kind: "code", label: id, source: "1;", base: "1;", displayedSource: "1;" },
    ...{ isIsolated: false, isConnected: true, outputs: [output as Output] },
    ...{
      approve() {},
      pending() {},
      started() {},
      stopped() {},
      addOutput() {},
      ended() {},
    },
  } as unknown as CellView & Node;
}
const slider = cell("a");
notebook.register(slider);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  notebook.stop();
  sessions = [];
});

test("a run that waits for a stuck worker is cancelled by Stop", async () => {
  await notebook.run(["a"]);
  const again = notebook.run(["a"]);
  await settled();
  notebook.stop();
  sessions[0].answer(false);
  await again;
  await settled();
  expect(sessions.map(({ runs }) => runs)).toEqual([[["a"]]]);
  expect(notebook.isRunning).toBe(false);
});

test("a run that waits for a stuck worker runs in the next one", async () => {
  await notebook.run(["a"]);
  const again = notebook.run(["a"]);
  await settled();
  sessions[0].answer(false);
  await again;
  expect(sessions.map(({ runs }) => runs)).toEqual([[["a"]], [["a"]]]);
});

test("a control that is set while cells run keeps its value when they are stopped", async () => {
  await notebook.run(["a"]);
  notebook.setInput(slider, 0, 3);
  notebook.stop();
  await notebook.run(["a"]);
  notebook.setInput(slider, 0, 7);
  notebook.stop();
  await notebook.run(["a"]);
  expect(sessions.map(({ inputs }) => inputs.map(({ raw }) => raw))).toEqual([
    [3],
    [7],
    [7],
  ]);
});
