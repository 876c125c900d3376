import fc from "fast-check";
import { expect, test } from "vitest";
import { cellsToRun } from "#notebook/run/cells-to-run.ts";
import { type LinkedCell, linkCells } from "#notebook/run/link-cells.ts";

const byId = (cells: readonly LinkedCell[]) =>
  new Map(cells.map((cell) => [cell.id, cell]));
const cell = (id: string, source: string) => ({ id, label: `cell ${id}`, source });

test("parses only changed cells again", () => {
  const kept = cell("b", "a + 1;");
  const before = linkCells([cell("a", "const a = 1;"), kept]);
  const after = linkCells([kept, cell("a", "const a = 2;")], byId(before));
  expect(after[0].prepared).toBe(before[1].prepared);
  expect(after[1].prepared).not.toBe(before[0].prepared);
  expect(after[1].prepared!.script).toContain("2");
});

test("links cached cells anew", () => {
  const [a, b, use] = [cell("a", "const n = 1;"), cell("b", "n;"), cell("c", "n;")];
  const alone = linkCells([b, use]);
  expect(alone[0].inputs.size).toBe(0);
  const together = linkCells([a, b, use], byId(alone));
  expect([...together[1].inputs]).toEqual([["n", { cell: "a" }]]);
  const twice = linkCells([a, cell("d", "const n = 2;"), b], byId(together));
  expect(twice.map(({ problem }) => problem?.message)).toEqual([
    "n is also defined in cell d: give one of them another name",
    "n is also defined in cell a: give one of them another name",
    "n is defined in cell a and cell d",
  ]);
  expect(linkCells([a, b], byId(twice)).map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
  ]);
});

test("keeps a syntax error until the text changes", () => {
  const before = linkCells([cell("a", "1;\nconst = 2;")]);
  const same = linkCells([cell("a", "1;\nconst = 2;")], byId(before));
  expect(same[0].problem!.line).toBe(2);
  expect(same).toEqual(before);
  expect(linkCells([cell("a", "1;")], byId(before))[0].problem).toBeUndefined();
});

const linkedOf = (cells: readonly ReturnType<typeof cell>[], ...asked: string[]) =>
  linkCells(cells, new Map(), new Set(asked));

test("prepares only cells that share names with a requested one", () => {
  const cells = [
    cell("a", "const n = 1; const m = 2;"),
    cell("b", "n;"),
    cell("c", "const far = m;"),
    cell("d", "const near = 1;"),
    cell("e", 'import { rank } from "every-cube"; near;'),
    cell("f", 'import { rank } from "every-cube";'),
    cell("g", "const = rank;"),
  ];
  const idsOf = (...asked: string[]) => linkedOf(cells, ...asked).map(({ id }) => id);
  expect(idsOf("c")).toEqual(["a", "b", "c"]);
  expect(idsOf("e")).toEqual(["d", "e"]);
  expect(idsOf("g")).toEqual(["g"]);
  expect(idsOf("d", "b")).toEqual(["a", "b", "c", "d", "e"]);
  expect(idsOf()).toEqual([]);
});

test("preparing all cells does not change the result for one", () => {
  const name = fc.constantFrom("a", "b", "c", "d", "e");
  const statement = fc.oneof(
    fc.tuple(name, name).map(([one, other]) => `const ${one} = ${other};`),
    name.map((one) => `const ${one} = 1;`),
    fc.tuple(name, name).map(([one, other]) => `${one} + ((${other}) => ${other})(1);`),
    name.map((one) => `${one} = 2;`),
    name.map((one) => `;[${one}] = [2];`),
    name.map((one) => `import { x as ${one} } from "every-cube";`),
    name.map((one) => `// ${one}`),
    fc.constant("const = ;"),
  );
  const notebook = fc
    .array(
      fc.record({
        source: fc.array(statement, { maxLength: 2 }).map((lines) => lines.join("\n")),
        needsConsent: fc.boolean(),
        isIsolated: fc.nat(5).map((n) => n === 0),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((cells) =>
      cells.map((one, i) => ({ id: `${i}`, label: `cell ${i}`, ...one })),
    );
  fc.assert(
    fc.property(notebook, fc.array(fc.nat(5).map(String)), (cells, requested) => {
      const whole = linkCells(cells);
      const part = linkedOf(cells, ...requested);
      const isRead = new Set(part.map(({ id }) => id));
      expect(part).toEqual(whole.filter(({ id }) => isRead.has(id)));
      if (requested.length === 0) return;
      const runs = (linked: LinkedCell[]) =>
        cellsToRun({ linked, live: new Map(), displayedSources: new Map(), requested });
      expect(runs(part)).toEqual(runs(whole));
    }),
    { numRuns: 500 },
  );
});

const FROM = 'import { Inputs, view } from "every-cube/notebook";\n';
const SLIDER = "const n = view(Inputs.range([0, 9]));\n";
const MISUSE = "n is a control’s value: use it in another cell";

test.each([
  ["in a loop", `${FROM}${SLIDER}for (let i = 0; i < n; i++) i;`, 3],
  ["in a function", `${FROM}${SLIDER}const f = () => ({ n });`, 3],
  [
    "by another name",
    FROM.replace("view", "view as show") + SLIDER.replace("view", "show") + "n;",
    3,
  ],
  [
    "of the whole module",
    `import * as nb from "every-cube/notebook";\nlet n: any = nb.view(nb.Inputs.toggle()), m = n;`,
    2,
  ],
  ["with its type", `${FROM}const n = view<number>(Inputs.range([0, 9])); n + 1;`, 2],
])("using a control's value in its own cell is an error: %s", (_, source, line) => {
  const [{ problem }] = linkCells([cell("a", source)]);
  expect(problem).toEqual({ message: MISUSE, line });
});

test.each(["{ a }", "[a]"])(
  "taking a control's value apart in its own cell is an error: %s",
  (pattern) => {
    const source = `${FROM}const ${pattern} = view(Inputs.form({ a: Inputs.toggle() }));`;
    const [{ problem }] = linkCells([cell("a", source)]);
    expect(problem?.message).toContain("take it apart in another cell");
    const apart = cell("b", `const ${pattern} = form;`);
    const named = cell("a", source.replace(pattern, "form"));
    for (const { problem } of linkCells([named, apart]))
      expect(problem).toBeUndefined();
  },
);

test("recognises a view imported by another cell", () => {
  const [, b] = linkCells([cell("a", FROM), cell("b", `${SLIDER}n;`)]);
  expect(b.problem?.message).toBe(MISUSE);
});

test.each([
  `${FROM}${SLIDER}const f = (n: number) => n; f(1);`,
  `${FROM}${SLIDER}{ const n = 1; n; }`,
  `${FROM}${SLIDER}const o = { n: 1 }; o.n;`,
  `${FROM}view(Inputs.toggle());`,
  `const view = (n: number) => n; const n = view(1); n;`,
  `${FROM}const n = Inputs.range([0, 9]); view(n);`,
])("other uses are no error: %s", (source) => {
  expect(linkCells([cell("a", source)])[0].problem).toBeUndefined();
});
