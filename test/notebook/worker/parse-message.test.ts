import { expect, test } from "vitest";
import type { WorkerMessage } from "#notebook/worker/messages.ts";
import { MAX_DRAWING_ELEMENTS, MAX_OUTPUT_SIZE } from "#notebook/output/output-size.ts";
import { parseMessage } from "#notebook/worker/parse-message.ts";
import { renderValue } from "#notebook/output/render-value.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "#notebook/output/explicit-views.ts";
import { DRAWING } from "#notebook/output/drawing.ts";
import { N_STATES, SOLVED } from "#lib/index.ts";

const long = "x".repeat(100_000);
const wild = "\u0000".repeat(100_000);
const VALUES: Record<string, unknown> = {
  "a number": -0,
  "a long text": long,
  "a text with six characters per letter": wild,
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
    [DRAWING]: () => ({ markup: "<g/>".repeat(MAX_DRAWING_ELEMENTS), label: long }),
  },
};

test("passes on failures and warnings, and nothing else", () => {
  for (const tone of ["isFailure", "isWarning"] as const) {
    const read = (told: unknown) => {
      const output = { line: 1, text: "", [tone]: told };
      const message = parseMessage(JSON.stringify({ kind: "output", id: "a", output }));
      return message.kind === "output" && message.output[tone];
    };
    const told = [true, "yes", 1, false].map(read);
    expect(told).toEqual([true, undefined, undefined, undefined]);
  }
});

test("passes on that a table hides its text", () => {
  const read = (hidesText: unknown) => {
    const view = { ...tableView([1]).view, hidesText };
    const output = { line: 1, text: "[1]", view };
    const message = parseMessage(JSON.stringify({ kind: "output", id: "a", output }));
    return message.kind === "output" && message.output.view;
  };
  expect(read(true)).toHaveProperty("hidesText", true);
  expect(read("yes")).not.toHaveProperty("hidesText");
});

test("passes on the changes of a drawing, and nothing else", () => {
  const redraw: WorkerMessage = {
    kind: "redraw",
    id: 1,
    listens: true,
    changes: [
      { n: 2, startTag: "<g>" },
      { n: 3, children: [4, "<g/>"] },
    ],
  };
  const sent = { ...redraw, changes: redraw.changes.map((one) => ({ ...one, x: 1 })) };
  expect(parseMessage(JSON.stringify(sent))).toEqual(redraw);
  const view = { kind: "drawing", svg: "<g/>", label: "l" };
  const live = { id: 5, listens: false };
  const output = { line: 1, text: "", view: { ...view, live: { ...live, x: 1 } } };
  expect(parseMessage(JSON.stringify({ kind: "output", id: "a", output }))).toEqual({
    kind: "output",
    id: "a",
    output: { line: 1, text: "", view: { ...view, live } },
  });
  for (const changes of [
    [{ n: "1" }],
    [{ n: 1, children: [{}] }],
    [{ n: 1, startTag: 1 }],
  ]) {
    const message = JSON.stringify({ ...redraw, changes });
    expect(() => parseMessage(message)).toThrow("in the place of");
  }
});

test.each(Object.entries(VALUES))(
  "%s comes through to the page as it is shown",
  (_, value) => {
    const message: WorkerMessage = {
      kind: "output",
      id: "cell-1",
      output: { line: 1, ...renderValue(value) },
    };
    expect(parseMessage(JSON.stringify(message))).toEqual(message);
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
  number: Inputs.number([0, 1], { step: 0.1 }),
  checkbox: Inputs.checkbox(["a", wild], { value: ["a"] }),
  button: Inputs.button(long),
  search: Inputs.search(["A", "b"], { value: "x" }),
  date: Inputs.date({ min: "2026-01-01", value: "2026-01-02" }),
  color: Inputs.color(),
  form: Inputs.form({ n: Inputs.range([0, 9]), list: Inputs.checkbox(["a"]) }),
  "a select of many": Inputs.select(["a", wild], { multiple: true, value: [wild] }),
  "the largest table": Inputs.table(
    Array.from({ length: 500 }, () =>
      Object.fromEntries(Array.from({ length: 20 }, (_, k) => [k, wild])),
    ),
  ),
  "a table of one": Inputs.table([{ a: 1 }], { multiple: false, required: false }),
  "a table of 1260 rows": Inputs.table(
    Array.from({ length: 1260 }, (_, i) => ({ i })),
    { sort: "i", reverse: true },
  ),
  file: Inputs.file({ accept: ".csv,.json" }),
  "a range without steps": Inputs.range(),
  "a range with texts": Inputs.range([1, 9], { format: String, transform: Math.log }),
  "a number without ends": Inputs.number(),
  "what can only be looked at": Inputs.toggle({ disabled: true }),
  buttons: Inputs.button([[wild, (n: number) => n]], { value: 0, disabled: [wild] }),
  "a choice with some options disabled": Inputs.radio(["a", "b"], { disabled: ["b"] }),
  textarea: Inputs.textarea({ rows: 9, submit: true, value: "a\nb" }),
  email: Inputs.email({ datalist: ["a@b.c"] }),
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
    expect(parseMessage(JSON.stringify(shown))).toEqual(shown);
    const state = {
      cell: "a",
      index: 0,
      made: JSON.stringify(input),
      raw: input.value,
    };
    const changed: WorkerMessage = { kind: "input", state };
    expect(parseMessage(JSON.stringify(changed))).toEqual(changed);
  },
);

test("drops unknown fields", () => {
  const json =
    '{"kind":"pong","__proto__":{"polluted":1},"constructor":{},"html":"<b>"}';
  const message = parseMessage(json);
  expect(Reflect.ownKeys(message)).toEqual(["kind"]);
  expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
});

test.each([
  ...["", "{", "null", "[]", "5", '"pong"', '{"kind":"toString"}'],
  '{"kind":"constructor"}',
])("rejects %j", (json) => expect(() => parseMessage(json)).toThrow());

const MESSAGES: WorkerMessage[] = [
  { kind: "pending", id: "a" },
  { kind: "started", id: "a", source: "x".repeat(10_000_000) },
  { kind: "ended", id: "a", error: undefined },
  { kind: "ended", id: "a", error: { message: "no", line: 3 } },
  { kind: "ended", id: "a", error: { message: "no", line: undefined } },
  { kind: "set-live", name: "readerCube", value: 0 },
  { kind: "set-live", name: "readerCube", value: N_STATES - 1 },
  { kind: "set-live", name: "readerPermutation", value: [1, 0] },
  { kind: "set-live", name: "readerPermutation", value: [7, 6, 5, 4, 3, 2, 1, 0] },
  { kind: "load-module", name: "d3" },
  {
    kind: "input",
    state: {
      cell: "a",
      index: 0,
      made: JSON.stringify(Inputs.toggle().input).padEnd(MAX_OUTPUT_SIZE),
      raw: true,
    },
  },
  {
    kind: "rows",
    request: 0,
    page: { rows: [["1", "2"], []], indices: [9, 4], total: 12 },
    problem: undefined,
  },
  { kind: "rows", request: 7, page: undefined, problem: "gone" },
  { kind: "pong" },
  { kind: "globals-changed" },
];

test.each(MESSAGES.map((message) => [message.kind, message] as const))(
  "a message comes through: %s",
  (_, message) => {
    expect(parseMessage(JSON.stringify(message))).toEqual(message);
  },
);

const output = (fields: object) => ({
  kind: "output",
  id: "a",
  output: { line: 1, text: "t", ...fields },
});
const view = (fields: object) => output({ view: fields });
const nodes = (count: number) => ({
  text: "n",
  children: Array.from({ length: count }, () => ({ text: "n" })),
});
const deep = (depth: number): object =>
  depth === 0 ? { text: "n" } : { text: "n", children: [deep(depth - 1)] };
const table = (fields: object) =>
  view({
    kind: "table",
    id: 0,
    columns: ["a"],
    rows: [["1"], ["2"]],
    total: 2,
    ...fields,
  });
const page = (rows: unknown) => ({ rows, indices: [], total: 1e6 });
const control = (fields: object) =>
  view({ kind: "input", index: 0, input: { label: "l", ...fields } });
const chooser = (fields: object) =>
  control({
    ...{ type: "table", columns: ["a"], rows: [["x"], ["y"]] },
    ...{ multiple: true, required: true, value: [], ...fields },
  });
const list = (length: number) => Array.from({ length }, (_, i) => i);
const inWords = (length: number) => list(length).map(String);

test.each<[string, object]>([
  ["a text", output({ text: "x".repeat(20_000) })],
  ["a line", output({ line: 0 })],
  ["a tree of 500 nodes", view({ kind: "tree", root: nodes(499) })],
  ["a tree of 20 floors", view({ kind: "tree", root: deep(20) })],
  ["a node", view({ kind: "tree", root: { text: "t", key: "k", left: 0 } })],
  ["a table that goes on", table({ total: 3 })],
  [
    "a table of 500 rows",
    table({ rows: inWords(500).map((text) => [text]), total: 500 }),
  ],
  ["an empty table", table({ columns: [], rows: [], total: 0 })],
  ["a drawing", view({ kind: "drawing", svg: "x".repeat(1_000_000), label: "l" })],
  ["a histogram of 500 counts", view({ kind: "histogram", counts: list(500) })],
  ["one piece", view({ kind: "permutation", permutation: [0] })],
  ["two pieces", control({ type: "permutation", value: [1, 0] })],
  ["a switch", control({ type: "toggle", value: true })],
  ["a choice", control({ type: "radio", options: inWords(500), value: 499 })],
])("accepts values within the limits: %s", (_, message) => {
  expect(parseMessage(JSON.stringify(message))).toEqual(message);
});

test.each<[string, object, string]>([
  ["no kind", {}, "a message of no known kind"],
  ["no id", { kind: "pending" }, "undefined in the place of text"],
  [
    "an id of no text",
    { kind: "started", id: 1, source: "" },
    "number in the place of text",
  ],
  [
    "a source that is too long",
    { kind: "started", id: "a", source: "x".repeat(10_000_001) },
    "a text that is too long",
  ],
  ["no output", { kind: "output", id: "a" }, "undefined in the place of an object"],
  ["no text", output({ text: null }), "object in the place of text"],
  ["a long text", output({ text: "x".repeat(20_001) }), "a text that is too long"],
  [
    "an element to draw in the place of text",
    output({ text: { type: "img", props: { src: "x", onerror: "" } } }),
    "object in the place of text",
  ],
  ["a line that is text", output({ line: "1" }), "string in the place of a number"],
  ["a line below 0", output({ line: -1 }), "a number -1 is out of range"],
  ["half a line", output({ line: 0.5 }), "a number 0.5 is not a whole number"],
  [
    "an error of text",
    { kind: "ended", id: "a", error: "no" },
    "string in the place of an object",
  ],
  [
    "an element to draw in the place of an error's words",
    { kind: "ended", id: "a", error: { message: { type: "b", props: {} } } },
    "object in the place of text",
  ],
  [
    "a late line that is none",
    { kind: "ended", id: "a", error: { message: "no", line: -1 } },
    "a number -1 is out of range",
  ],
  [
    "a live name",
    { kind: "set-live", name: "cube", value: 1 },
    "a name that is none of those known",
  ],
  [
    "what all objects have as a live name",
    { kind: "set-live", name: "__proto__", value: 1 },
    "a name that is none of those known",
  ],
  [
    "a cube that is none",
    { kind: "set-live", name: "readerCube", value: N_STATES },
    `index ${N_STATES} is out of range 0..${N_STATES - 1}`,
  ],
  [
    "a cube below 0",
    { kind: "set-live", name: "readerCube", value: -1 },
    "index -1 is out of range 0..3674159",
  ],
  [
    "one card",
    { kind: "set-live", name: "readerPermutation", value: [0] },
    "the page’s cards are 2 to 8, not 1",
  ],
  [
    "nine cards",
    { kind: "set-live", name: "readerPermutation", value: list(9) },
    "the page’s cards are 2 to 8, not 9",
  ],
  [
    "a card twice",
    { kind: "set-live", name: "readerPermutation", value: [0, 0] },
    "position 2 repeats 0",
  ],
  [
    "cards of text",
    { kind: "set-live", name: "readerPermutation", value: ["<b>", {}] },
    "position 1 holds",
  ],
  [
    "rows of no request",
    { kind: "rows", page: page([]) },
    "undefined in the place of a number",
  ],
  [
    "a hundred thousand rows",
    { kind: "rows", request: 1, page: page(Array(1e5).fill(["x"])) },
    "a list that is too long",
  ],
  [
    "rows that are no list",
    { kind: "rows", request: 1, page: page({}) },
    "object in the place of a list",
  ],
  [
    "too many rows",
    { kind: "rows", request: 1, page: page(list(501).map(() => [])) },
    "a list that is too long",
  ],
  [
    "rows without their indices",
    { kind: "rows", request: 1, page: page([["x"]]) },
    "the number of indices",
  ],
  [
    "an index that is none",
    { kind: "rows", request: 1, page: { rows: [["x"]], indices: ["0"], total: 1 } },
    "string in the place of a number",
  ],
  ["a view of another kind", view({ kind: "html" }), "a view of no known kind"],
  [
    "a tree of 501 nodes",
    view({ kind: "tree", root: nodes(500) }),
    "a tree that is too large",
  ],
  [
    "a tree of 21 floors",
    view({ kind: "tree", root: deep(21) }),
    "a tree that is too deep",
  ],
  [
    "a tree of a thousand floors",
    view({ kind: "tree", root: deep(1000) }),
    "a tree that is too deep",
  ],
  [
    "a tree without a root",
    view({ kind: "tree" }),
    "undefined in the place of an object",
  ],
  [
    "a node that leaves out less than nothing",
    view({ kind: "tree", root: { text: "t", left: -1 } }),
    "a number -1 is out of range",
  ],
  [
    "a key of no text",
    view({ kind: "tree", root: { text: "t", key: 1 } }),
    "number in the place of text",
  ],
  [
    "a row with more cells than columns",
    table({ rows: [["1"], ["2", "3"]] }),
    "a row with more or fewer cells than there are columns",
  ],
  [
    "a row with fewer cells than columns",
    table({ rows: [[], ["2"]] }),
    "a row with more or fewer cells than there are columns",
  ],
  [
    "a table of less than nothing",
    table({ rows: [], total: -5 }),
    "-5 is out of range",
  ],
  ["fewer rows than are shown", table({ total: 1 }), "a number 1 is out of range"],
  ["a table of no number", table({ id: -1 }), "a number -1 is out of range"],
  [
    "a drawing that is too long",
    view({ kind: "drawing", svg: "x".repeat(1_000_001), label: "l" }),
    "a text that is too long",
  ],
  [
    "a drawing of too many elements",
    view({ kind: "drawing", svg: "<g>".repeat(MAX_DRAWING_ELEMENTS + 1), label: "l" }),
    "a drawing of too many elements",
  ],
  [
    "a drawing without a label",
    view({ kind: "drawing", svg: "" }),
    "undefined in the place of text",
  ],
  [
    "a cube that cannot be",
    view({ kind: "cube", permutation: list(7), orientation: [1, 0, 0, 0, 0, 0, 0] }),
    "twists sum to 1",
  ],
  [
    "a cube of texts",
    view({ kind: "cube", permutation: ["0"], orientation: [] }),
    "string in the place of a number",
  ],
  [
    "a permutation of nothing",
    view({ kind: "permutation", permutation: [] }),
    "the number of pieces 0 is out of range",
  ],
  [
    "a permutation that is none",
    view({ kind: "permutation", permutation: [1] }),
    "position 1 holds 1",
  ],
  [
    "a histogram of nothing",
    view({ kind: "histogram", counts: [] }),
    "the number of counts 0 is out of range 1..500",
  ],
  [
    "a count below 0",
    view({ kind: "histogram", counts: [1, -1] }),
    "a number -1 is out of range",
  ],
  [
    "half a count",
    view({ kind: "histogram", counts: [0.5] }),
    "a number 0.5 is not a whole number",
  ],
  [
    "a count without end",
    view({ kind: "histogram", counts: [1e400] }),
    "object in the place of a number",
  ],
  [
    "another control",
    control({ type: "html", value: 1 }),
    "a control of no known type",
  ],
  [
    "a table of too many rows",
    chooser({ rows: list(50_001).map(() => ["x"]) }),
    "a list that is too long",
  ],
  [
    "a table of 21 columns",
    chooser({ columns: inWords(21), rows: [inWords(21)] }),
    "a list that is too long",
  ],
  [
    "a row to choose with more cells than columns",
    chooser({ rows: [["x", "y"]] }),
    "a row with more or fewer cells than there are columns",
  ],
  [
    "an element to draw in the place of a cell",
    chooser({ rows: [[{ type: "img", props: { src: "x", onerror: "" } }]] }),
    "object in the place of text",
  ],
  [
    "a row that is chosen, and is none",
    chooser({ value: [2] }),
    "the value of “l”[0] is 2; expected a whole number 0..1",
  ],
  [
    "a row that is chosen twice",
    chooser({ value: [1, 1] }),
    "the value of “l” is 1, 1; expected each once, in order",
  ],
  [
    "two rows in a single selection",
    chooser({ value: [0, 1], multiple: "yes" }),
    "the value of “l” is 0, 1; expected one row at most",
  ],
  [
    "a row that is chosen by text",
    chooser({ value: ["0"] }),
    "string in the place of a number",
  ],
  [
    "a file by number",
    control({ type: "file", accept: "", value: 1 }),
    "number in the place of text",
  ],
  [
    "a file with too long a name",
    control({ type: "file", accept: "", value: "x".repeat(101) }),
    "the value of “l” has 101 characters; expected 100 at most",
  ],
  [
    "a file's kinds that are no text",
    control({ type: "file", accept: [".csv"], value: "" }),
    "object in the place of text",
  ],
  [
    "a file in the place of its name",
    {
      kind: "input",
      state: {
        cell: "a",
        index: 0,
        made: JSON.stringify(Inputs.file().input),
        raw: { name: "a.csv" },
      },
    },
    "object in the place of text",
  ],
  [
    "a control without a label",
    control({ label: undefined }),
    "undefined in the place of text",
  ],
  [
    "a range without steps",
    control({ type: "range", min: 0, max: 1, step: 0, value: 0 }),
    "the value of “l” is 0; expected 0 to 1 in steps of 0",
  ],
  [
    "a choice among nothing",
    control({ type: "radio", options: [], value: 0 }),
    "the value of “l” 0 is out of range 0..-1",
  ],
  [
    "a range of texts",
    control({ type: "range", min: "0", max: 1, step: 1, value: 1 }),
    "string in the place of a number",
  ],
  [
    "a range's value beyond it",
    control({ type: "range", min: 0, max: 1, step: 1, value: 2 }),
    "the value of “l” is 2; expected 0 to 1 in steps of 1",
  ],
  [
    "a choice that is none",
    control({ type: "select", options: ["a"], value: 1 }),
    "the value of “l” 1 is out of range 0..0",
  ],
  [
    "no text to write in",
    control({ type: "text", placeholder: "", value: 1 }),
    "number in the place of text",
  ],
  [
    "no text to begin with",
    control({ type: "text", value: "" }),
    "undefined in the place of text",
  ],
  [
    "one piece",
    control({ type: "permutation", value: [0] }),
    "the number of pieces 1 is out of range 2..8",
  ],
  [
    "nine pieces",
    control({ type: "permutation", value: list(9) }),
    "the number of pieces 9 is out of range 2..8",
  ],
  [
    "a cube of text",
    control({ type: "cube", value: "0" }),
    "string in the place of a number",
  ],
  [
    "the value of a control that is not of its kind",
    {
      kind: "input",
      state: { cell: "a", index: 0, made: '{"type":"cube","label":"l"}', raw: "1" },
    },
    "string in the place of a number",
  ],
  [
    "a form in a form",
    control({
      type: "form",
      fields: [{ type: "form", label: "l", fields: [], value: [] }],
      value: [[]],
    }),
    "a form in a form",
  ],
  [
    "a control that is no text of one",
    { kind: "input", state: { cell: "a", index: 0, made: "[", raw: 1 } },
    "JSON",
  ],
  [
    "a control that is too long",
    {
      kind: "input",
      state: { cell: "a", index: 0, made: " ".repeat(MAX_OUTPUT_SIZE + 1), raw: 1 },
    },
    "a text that is too long",
  ],
])("rejects %s with a message", (_, message, complaint) => {
  expect(() => parseMessage(JSON.stringify(message))).toThrow(complaint);
});
