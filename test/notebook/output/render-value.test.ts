import { describe, expect, test } from "vitest";
import * as library from "#lib/index.ts";
import {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "#notebook/output/explicit-views.ts";
import { Inputs } from "#notebook/inputs/inputs-namespace.ts";
import type { TreeNode, ValueView } from "#notebook/output/output.ts";
import { ORIGINAL_ORDER } from "#notebook/output/row-order.ts";
import { readRowsPage, INITIAL_ROWS } from "#notebook/output/paged-tables.ts";
import { renderValue, viewOf } from "#notebook/output/render-value.ts";

const { SOLVED, unrankPermutation, unrankState } = library;
const numbers = (length: number) => Array.from({ length }, (_, i) => i);

function ofKind<Kind extends ValueView["kind"]>(value: unknown, kind: Kind) {
  const view = viewOf(value);
  expect(view?.kind).toBe(kind);
  return view as Extract<ValueView, { kind: Kind }>;
}

class Circle {
  self = this;
  filling = numbers(40);
}

describe("a value that one line shows completely has no view", () => {
  const plain = [
    undefined,
    null,
    true,
    23,
    23n,
    "x".repeat(5000),
    Symbol("face"),
    () => 0,
    [],
    [3, 1, 2],
    {},
    { n: 4, even: true },
    new Map([["F", 0]]),
    new Set([1, 2]),
    new Date(0),
    /F2?/,
    Promise.resolve(numbers(100)),
    new Error("m".repeat(500)),
    new Uint8Array(4),
    [
      [0, 1],
      [1, 0],
    ],
  ];
  test.each(plain.map((value) => ({ value })))("$value", ({ value }) => {
    expect(viewOf(value)).toBeUndefined();
  });
});

describe("a state of the cube", () => {
  test("is displayed as a cube", () => {
    for (const index of [0, 1, 728, 729, 1_234_567, library.N_STATES - 1]) {
      const { permutation, orientation } = unrankState(index);
      const state = { permutation, orientation };
      expect(viewOf(state)).toEqual({ kind: "cube", ...state });
    }
  });

  test("is not an unreachable state, or an object with other keys", () => {
    const twisted = { ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] };
    const doubled = { ...SOLVED, permutation: [0, 0, 2, 3, 4, 5, 6] };
    for (const value of [twisted, doubled, { ...SOLVED, depth: 3 }]) {
      expect(viewOf(value)?.kind).not.toBe("cube");
    }
  });
});

test("a distance table is displayed as a histogram", () => {
  const { permutation } = library.buildMoveTables();
  const table = library.buildPruningTable(permutation, { metric: "HTM" });
  expect(viewOf(table)).toEqual({ kind: "histogram", counts: [...table.histogram] });
  expect(viewOf({ histogram: [1, 2.5] })?.kind).not.toBe("histogram");
});

describe("a table", () => {
  test("of objects has a column for each key", () => {
    const rows = numbers(30).map((n) => ({ n, text: `piece ${n}`, turns: ["F", "R"] }));
    const table = ofKind(rows, "table");
    expect(table.columns).toEqual(["n", "text", "turns"]);
    expect(table.total).toBe(30);
    expect(table.rows[7]).toEqual(["7", "piece 7", '["F", "R"]']);
  });

  test("leaves a cell empty where a key is missing", () => {
    const table = ofKind(
      [
        { depth: 0, count: 1, of: "cubes" },
        { depth: 1, count: 9 },
        { depth: 2, of: "all the cubes that there are" },
      ],
      "table",
    );
    expect(table.rows).toEqual([
      ["0", "1", "cubes"],
      ["1", "9", ""],
      ["2", "", "all the cubes that there are"],
    ]);
  });

  test("of equally long arrays has a column for each index", () => {
    const table = ofKind(
      numbers(24).map((i) => unrankPermutation(i, 4)),
      "table",
    );
    expect(table.columns).toEqual(["0", "1", "2", "3"]);
    expect(table.rows[23]).toEqual(["3", "2", "1", "0"]);
  });

  test("has all items of primitive values, or of a Map", () => {
    expect(ofKind(numbers(50), "table")).toMatchObject({
      columns: ["value"],
      total: 50,
    });
    const map = new Map(numbers(50).map((n) => [`F${n}`, n]));
    expect(ofKind(map, "table")).toMatchObject({
      columns: ["key", "value"],
      total: 50,
    });
    expect(ofKind(map, "table").rows[9]).toEqual(["F9", "9"]);
  });

  test("has its first rows and returns others on request", () => {
    const squares = Float64Array.from(numbers(1003), (n) => n * n);
    const { id, rows, total } = ofKind(squares, "table");
    expect(rows).toHaveLength(INITIAL_ROWS);
    for (let from = 0; from < total; from += 7) {
      const page = readRowsPage(id, from, 7, ORIGINAL_ORDER);
      expect(page.rows).toEqual(
        numbers(Math.min(7, total - from)).map((i) => [String((from + i) ** 2)]),
      );
      expect(page.indices).toEqual(page.rows.map((_, i) => from + i));
    }
  });

  test("returns the same page for a repeated order", () => {
    const { id } = ofKind(numbers(1003), "table");
    const order = { column: 0, isDescending: true, contains: "99" };
    expect(readRowsPage(id, 0, 3, order)).toEqual({
      rows: [["999"], ["998"], ["997"]],
      indices: [999, 998, 997],
      total: 19,
    });
    expect(readRowsPage(id, 18, 10, order).rows).toEqual([["99"]]);
    expect(() => readRowsPage(id, 19, 1, order)).toThrow(RangeError);
    expect(() => readRowsPage(id, 0, 1, { ...order, column: 1 })).toThrow("column 1");
    const long = { contains: "9".repeat(101) };
    expect(() => readRowsPage(id, 0, 1, long)).toThrow(RangeError);
  });

  test("rejects rows that do not exist", () => {
    const { id } = ofKind(numbers(1000), "table");
    for (const from of [-1, 1000, 0.5, NaN]) {
      expect(() => readRowsPage(id, from, 10, ORIGINAL_ORDER)).toThrow(RangeError);
    }
    expect(() => readRowsPage(id, 0, 1e9, ORIGINAL_ORDER)).toThrow(RangeError);
    expect(() => readRowsPage(id, "0" as never, 10, ORIGINAL_ORDER)).toThrow(TypeError);
  });

  test("is dropped after many others", () => {
    const { id } = ofKind(numbers(1000), "table");
    for (let i = 1; i < 100; i++) viewOf(numbers(1000));
    expect(readRowsPage(id, 999, 1, ORIGINAL_ORDER).rows).toEqual([["999"]]);
    viewOf(numbers(1000));
    expect(() => readRowsPage(id, 0, 1, ORIGINAL_ORDER)).toThrow("run its cell again");
  });

  test("of holes, or of a hundred million numbers, is created quickly", () => {
    expect(ofKind(new Array(1e9), "table")).toMatchObject({ total: 1e9 });
    expect(ofKind(new Uint8Array(1e8), "table")).toMatchObject({ total: 1e8 });
  });
});

describe("a tree", () => {
  const value = { name: "x".repeat(80), list: numbers(130), small: [1, 2] };

  test("expands truncated values, and counts omitted ones", () => {
    const { root } = ofKind(value, "tree");
    const [name, list, small] = root.children!;
    expect(name.text).toMatch(/^"x+…$/);
    expect(name.children).toBeUndefined();
    expect(list.children).toHaveLength(100);
    expect(list.left).toBe(30);
    expect(small).toEqual({ key: "small", text: "[1, 2]" });
  });

  test("has the entries of a Map and of a Set", () => {
    const sets = { map: new Map([["k", numbers(99)]]), set: new Set(numbers(50)) };
    const [map, set] = ofKind(sets, "tree").root.children!;
    expect(map.children![0].key).toBe('"k"');
    expect(set.children![49]).toEqual({ key: "49", text: "49" });
  });

  test("marks circular references and runs no getter", () => {
    const circle = Object.defineProperty(new Circle(), "trap", {
      enumerable: true,
      get: () => {
        throw new Error("a getter ran");
      },
    });
    const { root } = ofKind(circle, "tree");
    expect(root.children!.map(({ key, text }) => [key, text])).toMatchObject([
      ["self", "[circular]"],
      ["filling", expect.anything()],
      ["trap", "[getter]"],
    ]);
  });

  test("has a limited size", () => {
    const branch = (depth: number): unknown =>
      depth === 0
        ? "leaf".repeat(40)
        : Object.fromEntries(numbers(30).map((i) => [`key${i}`, branch(depth - 1)]));
    const { root } = ofKind(branch(3), "tree");
    const count = (node: TreeNode): number =>
      (node.children ?? []).reduce((sum, child) => sum + count(child), 1);
    expect(count(root)).toBe(500);
    expect(root.children).toHaveLength(30);
  });
});

const throwing = () => {
  throw new Error("no");
};
const traps = {
  get: throwing,
  has: throwing,
  getPrototypeOf: throwing,
  ownKeys: throwing,
  getOwnPropertyDescriptor: throwing,
};
const HOSTILE: Record<string, unknown> = {
  "an object that refuses to be read": new Proxy({}, traps),
  "an array that refuses to be read": new Proxy([], traps),
  "a state that refuses to be read": {
    permutation: new Proxy([], traps),
    orientation: [],
  },
  "an array of what refuses to be read": numbers(30).map(() => new Proxy({}, traps)),
  "a map that is none": Object.create(Map.prototype),
  "a drawing that is none": { [Symbol.for("every-cube drawing")]: throwing },
  "a drawing of nothing": { [Symbol.for("every-cube drawing")]: () => undefined },
  "a histogram with a getter": Object.defineProperty({}, "histogram", {
    enumerable: true,
    get: throwing,
  }),
  "everything that is global": globalThis,
};
test.each(Object.keys(HOSTILE))("%s is displayed nevertheless", (what) => {
  const { text, view } = renderValue(HOSTILE[what]);
  expect(text.length).toBeGreaterThan(0);
  expect(JSON.stringify(view ?? null).length).toBeLessThan(200_000);
});

describe("an explicit view", () => {
  test("has the text of its value", () => {
    expect(renderValue(permutationView([2, 0, 1]))).toEqual({
      text: "[2, 0, 1]",
      view: { kind: "permutation", permutation: [2, 0, 1] },
    });
    expect(renderValue(cubeView(SOLVED)).view?.kind).toBe("cube");
    expect(viewOf(histogramView([1, 9]))).toEqual({
      kind: "histogram",
      counts: [1, 9],
    });
    expect(viewOf(histogramView({ histogram: [4] }))).toMatchObject({ counts: [4] });
    expect(viewOf(tableView([1, 2]))).toMatchObject({ columns: ["value"], total: 2 });
    expect(viewOf(tableView([]))).toMatchObject({ total: 0, rows: [] });
  });

  test("is rejected with the reason if it does not fit", () => {
    expect(() => permutationView([0, 0])).toThrow("position 2 repeats 0");
    expect(() => permutationView([])).toThrow("no pieces");
    expect(() => permutationView(numbers(19))).toThrow(RangeError);
    expect(() => permutationView("10" as never)).toThrow(TypeError);
    expect(() => cubeView({ ...SOLVED, permutation: [0] })).toThrow(RangeError);
    expect(() => cubeView(7 as never)).toThrow(TypeError);
    expect(() => histogramView([1, -1])).toThrow("counts[1] is -1");
    expect(() => histogramView([])).toThrow("the number of counts 0");
    expect(() => histogramView(7 as never)).toThrow("not 7");
    expect(() => tableView("rows" as never)).toThrow('not of "rows"');
  });
});

test("a control that is not displayed says how to display it", () => {
  const { text, view } = renderValue(Inputs.range([0, 3], { label: "n" }));
  expect(text).toBe("(a control “n”: view(…) shows it)");
  expect(view).toBeUndefined();
});
