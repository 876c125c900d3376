import { expect, test } from "vitest";
import type { WorkerMessage } from "../../../src/notebook/wire/messages.ts";
import { MAX_ELEMENTS } from "../../../src/notebook/show/output-size.ts";
import { readMessage } from "../../../src/notebook/wire/read-message.ts";
import { showValue } from "../../../src/notebook/show/view-of.ts";
import { Inputs } from "../../../src/notebook/inputs/make-inputs.ts";
import {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../../../src/notebook/show/chosen-view.ts";
import { DRAWING } from "../../../src/notebook/show/drawing.ts";
import { SOLVED } from "../../../src/lib/index.ts";

const long = "x".repeat(100_000);
const wild = "\u0000".repeat(100_000);
const VALUES: Record<string, unknown> = {
  "a number": -0,
  "a long text": long,
  "a text of which each letter is written as six": wild,
  "an object with long keys and parts": { [long]: wild, [wild]: [long, { long }] },
  "an array of a million": new Uint8Array(1e6),
  "rows with long names": [{ [long]: wild }, { [long]: 2 }, { [wild]: 3 }],
  "rows of fifty": tableView(
    Array.from({ length: 300 }, () => Array.from({ length: 50 }, () => wild)),
  ),
  "a Map": new Map([[wild, [long]], ["b", [wild]]]), // prettier-ignore
  "a deep tree": { a: { b: { c: { d: { e: { f: { g: [long, long] } } } } } } },
  "a cube": cubeView(SOLVED),
  "a permutation": permutationView([2, 0, 1]),
  "a histogram": histogramView([1, 9, 54]),
  "a drawing": { [DRAWING]: () => ({ markup: "<svg/>", label: wild }) },
  "the largest drawing": {
    [DRAWING]: () => ({ markup: "<g>".repeat(MAX_ELEMENTS), label: long }),
  },
};

test.each(Object.entries(VALUES))(
  "%s comes through to the page as it is shown",
  (_, value) => {
    const message: WorkerMessage = {
      kind: "output",
      id: "cell-1",
      output: { line: 1, ...showValue(value) },
    };
    expect(readMessage(JSON.stringify(message))).toEqual(message);
  },
);

const CONTROLS = {
  range: Inputs.range([0, 1], { step: 0.1 }),
  select: Inputs.select(Array.from({ length: 500 }, (_, i) => `${i}${wild}`)),
  radio: Inputs.radio([1, 2], { label: long }),
  toggle: Inputs.toggle(),
  text: Inputs.text({ value: "\u0000".repeat(2000) }),
  permutation: Inputs.permutation({ n: 8 }),
  cube: Inputs.cube(),
};

test.each(Object.entries(CONTROLS))(
  "a control comes through, and so does its value: %s",
  (_, { input }) => {
    const view = { kind: "input" as const, index: 0, input };
    const shown: WorkerMessage = {
      kind: "output",
      id: "cell-1",
      output: { line: 1, text: input.label, view },
    };
    expect(readMessage(JSON.stringify(shown))).toEqual(shown);
    const state = {
      cell: "a",
      index: 0,
      made: JSON.stringify(input),
      raw: input.value,
    };
    const changed: WorkerMessage = { kind: "input", state };
    expect(readMessage(JSON.stringify(changed))).toEqual(changed);
  },
);

test("what has more to it than a message needs loses it", () => {
  const json =
    '{"kind":"pong","__proto__":{"polluted":1},"constructor":{},"html":"<b>"}';
  const message = readMessage(json);
  expect(Reflect.ownKeys(message)).toEqual(["kind"]);
  expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
});

test.each(["", "{", "null", "[]", "5", '"pong"', '{"kind":"toString"}'])(
  "%j is no message",
  (json) => expect(() => readMessage(json)).toThrow(),
);
