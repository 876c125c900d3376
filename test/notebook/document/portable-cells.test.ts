import { expect, test } from "vitest";
import {
  unusedName,
  orderCells,
  rewriteCell,
  controlSettings,
} from "#notebook/document/portable-cells.ts";
import type { CellSnapshot } from "#notebook/document/notebook-snapshot.ts";

const code = (id: string, source: string, more: object = {}): CellSnapshot => ({
  id,
  kind: "code",
  source,
  outputs: [],
  ...more,
});
const text = (id: string, source: string): CellSnapshot => ({
  id,
  kind: "text",
  source,
  outputs: [],
});

test("a name is unused if no code cell contains it as a word", () => {
  expect(unusedName("show", [code("a", "noshow; showing;"), text("b", "show")])).toBe(
    "show",
  );
  expect(unusedName("show", [code("a", "1;"), code("b", "f(show)")])).toBe("show2");
  expect(unusedName("show", [code("a", "show + show2"), code("b", "show4;")])).toBe(
    "show3",
  );
});

test("orders each cell after its dependencies and keeps text in place", () => {
  const cells = [
    code("a", "c + b;"),
    text("t", "text"),
    code("b", "const b = c;"),
    code("c", "const c = 1;"),
    code("d", "4;"),
  ];
  expect(orderCells(cells).map(({ id }) => id)).toEqual(["c", "b", "a", "t", "d"]);
});

test("a portable cell lists its imports, inherited imports, definitions and exports", () => {
  const [a, b, c] = orderCells([
    code("a", 'import { SOLVED } from "every-cube";\nconst one = 1, two = 2;'),
    code("b", "SOLVED; one;"),
    code("c", "const = ;"),
  ]);
  const imported = { module: "every-cube", name: "SOLVED", local: "SOLVED" };
  expect(a).toMatchObject({
    imports: [imported],
    inheritedImports: [],
    defines: ["one", "two"],
    alone: false,
    problem: undefined,
  });
  expect("exportedNames" in a && [...a.exportedNames]).toEqual(["one"]);
  expect("notebookNames" in a && [...a.notebookNames]).toEqual(["one", "two"]);
  expect(b).toMatchObject({ imports: [], inheritedImports: [imported], defines: [] });
  expect(c).toMatchObject({
    ...{ source: "const = ;", imports: [], inheritedImports: [], defines: [] },
    problem: expect.any(String) as string,
  });
});

test("wraps top-level expressions in calls and keeps everything else", () => {
  const rewritten = (source: string) => {
    const [cell] = orderCells([code("a", source)]);
    if (!("source" in cell)) throw new Error("no code");
    const { above, code: own } = rewriteCell(cell, {
      show: "show",
      seen: "seen",
      importDeclaration: (declaration, imports) =>
        `/* ${declaration} ${imports.map(({ local }) => local).join()} */`,
      importCall: (module) => `load(${module})`,
    });
    return above + own;
  };
  expect(rewritten("1 ; // one\nlet a = 2\na, 3;")).toBe(
    "show(1) ; // one\nlet a = 2\nshow((a, 3));",
  );
  // As on the page, where a timer's number is not shown.
  expect(rewritten("setTimeout(f);\nsetInterval (f, 1).x;")).toBe(
    "setTimeout(f);\nshow(setInterval (f, 1).x);",
  );
  expect(rewritten('import { f as g, type T } from "m";\nif (g) g();')).toBe(
    '/* import { f as g, type T } from "m"; g */\nif (g) g();',
  );
  expect(rewritten("const a = import ( 'm' ), b = import(name);")).toBe(
    "const a = load(m), b = import(name);",
  );
});

test("a cell that uses its own control's value is commented out with the reason", () => {
  const source =
    'import { Inputs, view } from "every-cube/notebook";\nconst n = view(Inputs.range([0, 9]));\nn + 1;';
  const [cell] = orderCells([code("a", source)]);
  if (!("source" in cell)) throw new Error("no code");
  expect(cell.problem).toBe("n is a control’s value: use it in another cell");
  const rewriting = { show: "show", seen: "seen" } as never;
  expect(rewriteCell(cell, rewriting).code).toBe(
    `// ${cell.problem}\n// \n// ${source.replaceAll("\n", "\n// ")}`,
  );
});

test("sets control values before the cell with the control", () => {
  const [set, not] = orderCells([
    code("a", "1;", { chosen: [4, null, "x"] }),
    code("b", "2;"),
  ]);
  if (!("source" in set) || !("source" in not)) throw new Error("no code");
  expect(controlSettings(set, "library")).toEqual([
    'library.choose([4,null,"x"]); // as set on the page',
  ]);
  expect(controlSettings(not, "library")).toEqual([]);
});
