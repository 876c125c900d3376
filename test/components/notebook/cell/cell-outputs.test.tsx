import { parseHTML } from "linkedom";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CellOutputs } from "#components/notebook/cell/output/CellOutputs.tsx";
import { withPrefixedIds } from "#components/notebook/cell/output/prefix-ids.ts";
import type { ReadRows } from "#components/notebook/cell/output/read-rows.ts";
import {
  applyMoves,
  parseMoves,
  rankState,
  SOLVED,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";
import {
  histogramView,
  permutationView,
  tableView,
} from "#notebook/output/explicit-views.ts";
import type { RawValue } from "#notebook/inputs/inputs.ts";
import type { InputOf } from "#notebook/inputs/control.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import type { Output, TableView } from "#notebook/output/output.ts";
import { ORIGINAL_ORDER } from "#notebook/output/row-order.ts";
import { renderValue } from "#notebook/output/render-value.ts";

let body: HTMLElement;
beforeEach(() => {
  const { document, Event } = parseHTML("<!doctype html><body></body>");
  vi.stubGlobal("document", document);
  vi.stubGlobal("Event", Event);
  body = document.body;
});

interface Callbacks {
  readRows?: ReadRows;
  onInput?(index: number, value: RawValue): void;
}

async function show(outputs: readonly Output[], callbacks: Callbacks = {}) {
  await act(() =>
    render(<CellOutputs id="c" outputs={outputs} {...callbacks} />, body),
  );
}

const showOne = (value: unknown, callbacks?: Callbacks) =>
  show([{ line: 1, ...renderValue(value) }], callbacks);

const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string) => all(selector).map((found) => found.textContent);
const button = (name: string) => all("button").find((b) => b.textContent === name)!;
const press = (element: HTMLElement) => act(() => element.click());
async function type(field: Element, text: string): Promise<void> {
  await act(() => {
    (field as HTMLInputElement).value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("a value without a view is a line number and a line of text", async () => {
  await show([
    { line: 1, text: "<b>23</b>" },
    { line: 1, text: "5" },
    { line: 3, text: "7" },
  ]);
  expect(body.innerHTML).toBe(
    '<ol class="cell-outputs">' +
      '<li><span class="cell-number">1</span><code>&lt;b&gt;23&lt;/b&gt;</code></li>' +
      '<li><span class="cell-number"></span><code>5</code></li>' +
      '<li><span class="cell-number">3</span><code>7</code></li></ol>',
  );
});

test("a long error is folded, one with a stack is not", async () => {
  const calls = Array.from({ length: 10 }, (_, i) => `  called in cell ${i}, line 1`);
  const short = ["Uncaught: Error: a", ...calls].join("\n");
  const long = ["x".repeat(601), "x\n".repeat(14)];
  await show([short, ...long].map((text) => ({ line: 1, text, isFailure: true })));
  expect(texts(".cell-failure")).toEqual([short, ...long]);
  expect(texts("details > summary")).toEqual(long);
});

test("a tree has its whole line, and expands without scripts", async () => {
  const value = { list: Array.from({ length: 130 }, (_, i) => i), name: "x" };
  await showOne(value);
  expect(texts("details > summary > code")[0]).toBe(renderValue(value).text);
  expect(texts(".tree-key").slice(0, 3)).toEqual(["list: ", "0: ", "1: "]);
  expect(texts(".tree-left")).toEqual(["and 30 more"]);
});

describe("a table", () => {
  test("hides the text of its output only for console.table", async () => {
    const { text, view } = renderValue(tableView([1, 2, 3]));
    const isHidden = () => all(".cell-shown > code")[0].hasAttribute("hidden");
    await show([{ line: 1, text, view: view! }]);
    expect(isHidden()).toBe(false);
    await show([{ line: 1, text, view: { ...view, hidesText: true } as TableView }]);
    expect(isHidden()).toBe(true);
  });

  const rows = Array.from({ length: 25 }, (_, n) => ({ n, name: `piece ${n}` }));
  const indexes = () => texts("tbody th");

  test("has headers for columns and rows, and right-aligned numbers", async () => {
    await showOne(rows);
    expect(texts("thead th")).toEqual(["index", "n", "name"]);
    expect(indexes()).toEqual("0123456789".split(""));
    const isNumeric = all("tbody tr:first-child td").map((cell) =>
      cell.hasAttribute("data-number"),
    );
    expect(isNumeric).toEqual([true, false]);
  });

  test("pages forward and back, not beyond its ends", async () => {
    await showOne(rows);
    const where = () => texts(".table-where")[0];
    expect(where()).toBe("0 to 9 of 25 rows");
    await press(button("Previous"));
    expect(where()).toBe("0 to 9 of 25 rows");
    await press(button("Next"));
    await press(button("Next"));
    expect(where()).toBe("20 to 24 of 25 rows");
    expect(indexes()).toEqual(["20", "21", "22", "23", "24"]);
    await press(button("Next"));
    await press(button("Previous"));
    expect(where()).toBe("10 to 19 of 25 rows");
  });

  test("goes to an index, and explains one that is out of range", async () => {
    await showOne(rows);
    await type(all("input")[0], "17");
    expect(texts("tr[data-chosen] th")).toEqual(["17"]);
    await type(all("input")[0], "25");
    expect(texts("[role=alert]")[0]).toContain("from 0 to 24 is expected");
    expect(indexes()[0]).toBe("10");
  });

  test("requests the rows that are not loaded", async () => {
    const readRows = vi.fn<ReadRows>((_, from, count) =>
      Promise.resolve({
        rows: Array.from({ length: count }, (_, i) => [String(7 * (from + i))]),
        indices: Array.from({ length: count }, (_, i) => from + i),
        total: 5040,
      }),
    );
    const { view } = renderValue(new Uint16Array(5040));
    await show([{ line: 1, text: "", view }], { readRows });
    await press(button("Next"));
    expect(readRows).not.toHaveBeenCalled();
    await type(all("input")[0], "5039");
    expect(readRows).toHaveBeenCalledExactlyOnceWith(
      (view as { id: number }).id,
      5030,
      10,
      ORIGINAL_ORDER,
    );
    expect(texts("tbody td").at(-1)).toBe(String(7 * 5039));
  });

  test("says why rows can't be loaded, and keeps the visible ones", async () => {
    await showOne(new Uint16Array(5040));
    await type(all("input")[0], "5039");
    expect(texts("[role=alert]")[0]).toContain("Only the first 100 rows are loaded");
    expect(indexes()[0]).toBe("0");
    const readRows = () => Promise.reject(new Error("the worker is gone"));
    await showOne(new Uint16Array(5040), { readRows });
    await type(all("input")[0], "4000");
    expect(texts("[role=alert]")).toEqual(["the worker is gone"]);
  });

  test("of one page has only its headers as buttons", async () => {
    await showOne(tableView([1, 2, 3]));
    expect(texts("button, input")).toEqual(["value"]);
  });

  test("keeps its order and filter when its cell is rerun with the same columns", async () => {
    const rows = (more: number) =>
      Array.from({ length: 30 }, (_, i) => ({ id: i + more, score: (i * 7) % 30 }));
    await showOne(rows(0));
    await press(button("score"));
    await press(button("score"));
    const first = () => texts("tbody tr:first-child td");
    expect(first()).toEqual(["17", "29"]);
    await showOne(rows(100));
    expect(first()).toEqual(["117", "29"]);
    await showOne(rows(0).map(({ id }) => ({ id, other: 1 })));
    expect(first()).toEqual(["0", "1"]);
    await showOne(rows(0));
    await press(button("score"));
    expect(first()).toEqual(["0", "0"]);
  });

  test("is sorted ascending, descending and not at all, filtered, and copied as displayed", async () => {
    vi.useFakeTimers();
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    await showOne(rows);
    const head = () => all("thead th")[1];
    const sorted = () => head().getAttribute("aria-sort");
    await press(button("n"));
    expect([sorted(), indexes()[0]]).toEqual(["ascending", "0"]);
    await press(button("n"));
    expect([sorted(), indexes()[0]]).toEqual(["descending", "24"]);
    await type(all("input[type=search]")[0], "PIECE 2");
    await act(() => void vi.runAllTimers());
    expect(indexes()).toEqual(["24", "23", "22", "21", "20", "2"]);
    expect(texts(".table-where")).toEqual([
      "rows 1 to 6 of 6 with “PIECE 2”, by n, descending",
    ]);
    vi.useRealTimers();
    await act(async () => {
      button("Copy").click();
      await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
    });
    expect(writeText.mock.calls[0][0].split("\n").slice(0, 2)).toEqual([
      "n\tname",
      "24\tpiece 24",
    ]);
    expect(texts("[role=status]")[1]).toBe("Copied 6 rows, with tabs between cells.");
    await press(button("n"));
    expect(sorted()).toBeNull();
    expect(indexes()[0]).toBe("2");
  });

  test("with incomplete rows is not sortable before its cell has run", async () => {
    const { view } = renderValue(new Uint16Array(5040));
    await show([{ line: 1, text: "", view: { ...view, id: 0 } as never }]);
    expect(texts("button")).toEqual(["Previous", "Next"]);
    expect(all("input")).toHaveLength(1);
  });
});

test("a cube is a net with its number, pieces and twists", async () => {
  await showOne(unrankState(1_234_567));
  expect(all(".cube-sticker")).toHaveLength(24);
  expect(texts(".output-words")[0]).toBe(
    "Cube number 1,234,567 of 0 to 3,674,159.Pieces 3 4 1 6 2 7 5, from 1;twists 1 1 1 2 0 1 0.",
  );
});

test("the number of arcs is the sum of the digits for every permutation of four", async () => {
  for (let index = 0; index < 24; index++) {
    await showOne(permutationView(unrankPermutation(index, 4)));
    const digits = texts("[aria-label=Digits] li").map(Number);
    expect(all("path")).toHaveLength(digits.reduce((a, b) => a + b));
    expect(texts(".output-words")[0]).toContain(`are number ${index} of 0 to 23`);
  }
});

test("a histogram has a bar for each count, and a summary", async () => {
  await showOne(histogramView([1, 9, 0, 54]));
  expect(texts("tbody th")).toEqual(["0", "1", "2", "3"]);
  expect(texts("tbody td")).toEqual(["1", "9", "0", "54"]);
  expect(texts(".output-words")).toEqual([
    "64 in all, from 0 to 3; most, 54, at 3; 2.67 on average.",
  ]);
  await showOne(histogramView([0]));
  expect(texts(".output-words")).toEqual(["There are none at all."]);
});

test("ids in a drawing are prefixed, and so are references to them", () => {
  const markup =
    '<svg><clipPath id="a b"/><g id="c" clip-path="url(#a b)" fill="url(&quot;#c&quot;)"/>#c</svg>';
  expect(withPrefixedIds(markup, "cell-1-0")).toBe(
    '<svg><clipPath id="cell-1-0-a_b"/><g id="cell-1-0-c" clip-path="url(#cell-1-0-a_b)" fill="url(#cell-1-0-c)"/>#c</svg>',
  );
});

describe("a control", () => {
  const told: [number, RawValue][] = [];
  beforeEach(() => (told.length = 0));
  const control = (input: InputOf<unknown>) =>
    show(
      [{ line: 1, text: "", view: { kind: "input", index: 2, input: input.input } }],
      { onInput: (...args) => told.push(args) },
    );
  const field = () => all("input.field")[0];

  test("reports a number from the slider or the field once", async () => {
    await control(Inputs.range([0, 1], { label: "share", step: 0.1, value: 0.5 }));
    await type(all("input[type=range]")[0], "0.7");
    expect(told).toEqual([[2, 0.7]]);
    expect((field() as HTMLInputElement).value).toBe("0.7");
    await type(field(), "0.3");
    await type(field(), "0.30");
    expect(told.slice(1)).toEqual([[2, 0.3]]);
  });

  test("explains an invalid number, keeps it, and reports nothing", async () => {
    await control(Inputs.range([0, 10], { label: "n", step: 1 }));
    for (const typed of ["11", "-1", "2.5", "many"]) {
      await type(field(), typed);
      expect(texts(".typed-problem")[0]).toContain(typed);
      expect((field() as HTMLInputElement).value).toBe(typed);
    }
    expect(told).toEqual([]);
  });

  test("reports the index of the selected option", async () => {
    await control(Inputs.radio(["F", "R", "U"], { label: "face" }));
    const second = all("input[type=radio]")[1];
    await act(() => {
      second.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(told).toEqual([[2, 1]]);
  });

  test("reports several options, presses, and the values of a form", async () => {
    const tick = (box: Element) =>
      act(() => {
        Object.assign(box, { checked: true });
        box.dispatchEvent(new Event("change", { bubbles: true }));
      });
    await control(Inputs.checkbox(["F", "R", "U"], { value: ["R"] }));
    await tick(all("input[type=checkbox]")[2]);
    await tick(all("input[type=checkbox]")[1]);
    expect(told.splice(0)).toEqual([[2, [1, 2]], [2, [2]]]); // prettier-ignore
    await control(Inputs.button("Go"));
    await press(button("Go"));
    await press(button("Go"));
    expect(told.splice(0)).toEqual([[2, 1], [2, 2]]); // prettier-ignore
    const buttons = [["Up", (n: number) => n + 1], ["Zero", () => 0]] as const; // prettier-ignore
    await control(Inputs.button(buttons, { value: 0 }));
    await press(button("Up"));
    await press(button("Zero"));
    expect(told.splice(0)).toEqual([[2, [0]], [2, [0, 1]]]); // prettier-ignore
    await control(Inputs.form({ n: Inputs.number([0, 9]), on: Inputs.toggle() }));
    await type(field(), "7");
    await type(field(), "10");
    await tick(all("input[type=checkbox]")[0]);
    expect(told.splice(0)).toEqual([[2, [7, false]], [2, [7, true]]]); // prettier-ignore
  });

  test("reports the ticked rows: one by one, all at once, or at most one", async () => {
    const tick = (box: Element) =>
      act(() => void box.dispatchEvent(new Event("change", { bubbles: true })));
    const boxes = () => all("input[type=checkbox]");
    const rows = [{ a: "R" }, { a: "U" }, { a: "F" }];
    await control(Inputs.table(rows, { value: [rows[2]] }));
    expect(boxes().map((box) => box.getAttribute("aria-label"))).toEqual([
      ...["All rows", "0: R", "1: U", "2: F"],
    ]);
    for (const i of [1, 3, 0, 0]) await tick(boxes()[i]);
    expect(told.splice(0).map(([, value]) => value)).toEqual([
      ...[[0, 2], [0], [0, 1, 2], []],
    ]);
    expect(texts(".output-words")).toEqual(["All of 3 rows, while no box is ticked."]);
    await control(Inputs.table(rows, { multiple: false, required: false }));
    for (const i of [0, 2, 2]) await tick(boxes()[i]);
    expect(told.map(([, value]) => value)).toEqual([[0], [2], []]);
    expect(texts(".output-words")).toEqual(["None of 3 rows. One row at most."]);
  });

  test("a table without a label has no heading, and is named “Table”", async () => {
    const table = () => all(".input-table")[0];
    await control(Inputs.table([{ a: 1 }]));
    expect(texts(".input-label")).toEqual([]);
    expect(table().getAttribute("aria-label")).toBe("Table");
    expect(table().getAttribute("aria-labelledby")).toBeNull();
    await control(Inputs.table([{ a: 1 }], { label: "moves" }));
    expect(texts(".input-label")).toEqual(["moves"]);
    expect(table().getAttribute("aria-labelledby")).toBe(all(".input-label")[0].id);
  });

  test("a long table control is sorted by its headers, and rendered as far as it is scrolled", async () => {
    const rows = Array.from({ length: 1260 }, (_, i) => ({ i, k: (i * 37) % 1260 }));
    await control(Inputs.table(rows));
    const names = () =>
      all("tbody input").map((box) => box.getAttribute("aria-label")!);
    expect(names()).toHaveLength(100);
    const [scroll] = all(".table-scroll");
    Object.assign(scroll, { scrollTop: 50, clientHeight: 100, scrollHeight: 200 });
    await act(() => void scroll.dispatchEvent(new Event("scroll")));
    expect(names()).toHaveLength(200);
    await press(button("k"));
    await press(button("k"));
    expect(names()[0]).toMatch(/^\d+: \d+, 1259$/);
    const first = Number(names()[0].split(":")[0]);
    const box = all("tbody input")[0];
    await act(() => void box.dispatchEvent(new Event("change", { bubbles: true })));
    expect(told).toEqual([[2, [first]]]);
    await press(button("k"));
    expect(names()[0]).toBe("0: 0, 0");
  });

  test("a text with a submit button is reported when submitted", async () => {
    await control(Inputs.text({ submit: "Go" }));
    await type(field(), "R");
    expect(told.splice(0)).toEqual([]);
    await press(button("Go"));
    expect(told).toEqual([[2, "R"]]);
  });

  test("a disabled control can't be used", async () => {
    await control(Inputs.radio(["F", "R"], { disabled: ["R"] }));
    expect(all("input").map((one) => one.hasAttribute("disabled"))).toEqual([
      false,
      true,
    ]);
    await control(Inputs.range([0, 1], { disabled: true }));
    expect(all("fieldset[disabled] input")).toHaveLength(2);
    await control(Inputs.form([Inputs.toggle({ disabled: true }), Inputs.toggle()]));
    expect(all("fieldset[disabled] input")).toHaveLength(1);
  });

  test("explains an invalid day, and reports valid ones", async () => {
    await control(Inputs.date({ min: "2026-01-02" }));
    const day = () => all("input[type=date]")[0];
    await type(day(), "2026-01-01");
    expect(texts(".output-problem")[0]).toContain("2026-01-01 is out of range");
    await type(day(), "2026-01-03");
    expect(told).toEqual([[2, "2026-01-03"]]);
  });

  test("reports text unchanged", async () => {
    await control(Inputs.text({ label: "turns" }));
    await type(field(), " R U");
    expect(told.splice(0)).toEqual([[2, " R U"]]);
    // A search also says what it finds.
    await control(Inputs.search(["Sune", "Antisune", "T"]));
    await type(field(), "SUNE");
    expect(told).toEqual([[2, "SUNE"]]);
    expect(texts("output")).toEqual(["2 of 3 rows"]);
  });

  test("swaps two pieces, goes to the next permutation, and parses a typed one", async () => {
    await control(Inputs.permutation({ label: "order", n: 3 }));
    const pieces = () => all(".input-pieces button");
    await press(pieces()[0]);
    await press(pieces()[2]);
    expect(told).toEqual([[2, [2, 1, 0]]]);
    await press(button("+"));
    await press(button("−"));
    await type(field(), "1 3 2");
    await type(field(), "1 3");
    await type(field(), "1 3 2 4");
    expect(told.slice(1)).toEqual([
      [2, [2, 0, 1]],
      [2, [0, 2, 1]],
    ]);
    expect(texts(".typed-problem")).toEqual(["You typed 4 pieces; 3 are expected."]);
  });

  test("turns a cube, and parses its number or moves", async () => {
    await control(Inputs.cube({ label: "cube" }));
    expect(all(".turn-buttons button")).toHaveLength(6);
    await press(button("U"));
    await type(all("input.field")[0], "3674159");
    await type(all("input.field")[1], "F F U");
    await type(all("input.field")[1], "F F U Q");
    await type(all("input.field")[0], "3674160");
    const typed = rankState(applyMoves(SOLVED, parseMoves("F2 U")));
    expect(told).toEqual([
      [2, 1_574_640],
      [2, 3_674_159],
      [2, typed],
    ]);
    expect(texts(".typed-problem")).toHaveLength(2);
  });

  test("shows its value without scripts", async () => {
    const still: [InputOf<unknown>, string][] = [
      [Inputs.range([0, 3], { label: "n", value: 2 }), "n: 2"],
      [Inputs.select(["F", "R"], { label: "face", value: "R" }), "face: R"],
      [Inputs.toggle({ label: "half" }), "half: no"],
      [Inputs.text({ label: "turns", value: "R U" }), "turns: R U"],
      [Inputs.permutation({ label: "order", n: 3 }), "order: 1 2 3"],
      [Inputs.cube({ label: "cube" }), "cube: number 0"],
      [Inputs.number([0, 9], { label: "n" }), "n: 0"],
      [Inputs.checkbox([1, 2, 3], { value: [1, 3] }), "checkbox: 1, 3"],
      [Inputs.button("Go"), "Go: not pressed"],
      [Inputs.date(), "date: no day"],
      [Inputs.form({ on: Inputs.toggle() }), "form: toggle no"],
      [Inputs.table([{ n: 1 }], { required: false }), "none of 1 row"],
      [Inputs.table([], { label: "moves" }), "moves: there are no rows"],
      [
        Inputs.form({ t: Inputs.table([{ n: 1 }]) }),
        "form: table all of 1 row, while no box is ticked",
      ],
      [Inputs.file({ label: "orders" }), "orders: no file"],
    ];
    for (const [input, text] of still) {
      await control(input);
      expect(texts(".input-still")).toEqual([text]);
    }
  });
});

test("a rerun resets tables to their start and controls to the cell's values", async () => {
  const input = () => Inputs.range([0, 9], { label: "n", value: 5 }).input;
  const outputs = (): Output[] => [
    { line: 1, ...renderValue(new Uint16Array(50)) },
    { line: 2, text: "", view: { kind: "input", index: 0, input: input() } },
  ];
  const first = outputs();
  await show(first);
  await press(button("Next"));
  await type(all("input[type=range]")[0], "7");
  const seen = () => [
    texts("tbody th")[0],
    all("input[type=range]").map((slider) => (slider as HTMLInputElement).value)[0],
  ];
  expect(seen().map(String)).toEqual(["10", "7"]);
  await show([...first, { line: 3, text: "more" }]);
  expect(seen().map(String)).toEqual(["10", "7"]);
  await show(outputs());
  expect(seen().map(String)).toEqual(["0", "5"]);
});
