import { readFile } from "node:fs/promises";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { highlight } from "#build/content/highlight.ts";
import { addCells } from "#build/content/language-service.ts";
import { findRegion } from "#build/content/regions.ts";

const FILE = "src/lib/indexing/permutation.ts";

async function show(...args: Parameters<typeof highlight>) {
  const { document } = parseHTML(`<main>${await highlight(...args)}</main>`);
  const hovers = [...document.querySelector("template")!.children];
  return {
    document,
    code: document.querySelector("pre")!.textContent!,
    hoverOf(name: string) {
      const names = [...document.querySelectorAll("[data-hover]")];
      const found = names.find(({ textContent }) => textContent === name)!;
      return hovers[Number(found.getAttribute("data-hover"))];
    },
    hovers,
  };
}

test("code is highlighted unchanged, one element per line", async () => {
  const region = findRegion(await readFile(FILE, "utf8"), "unrankByMakingRoom");
  for (const hovers of [true, false]) {
    const { code, document } = await show(region.text, {
      label: "x",
      file: FILE,
      hovers,
      ...region,
    });
    expect(code).toBe(region.text);
    expect(document.querySelectorAll(".line")).toHaveLength(
      region.text.split("\n").length,
    );
  }
});

test("a hover has the name's type and docs from the real file", async () => {
  const region = findRegion(await readFile(FILE, "utf8"), "rankByCounting");
  const { hoverOf } = await show(region.text, { label: "x", file: FILE, ...region });
  expect(hoverOf("index").textContent).toBe("let index: number");
  expect(hoverOf("perm").textContent).toContain("perm: ArrayLike<number>");
  expect(hoverOf("rankByCounting").textContent).toContain("lexicographic order");
  // Imported from a neighbouring file.
  expect(hoverOf("assertSmallPermutation").textContent).toContain("n at most");
});

test("repeated names share one hover", async () => {
  const { document, hovers } = await show("const a = 1;\nconst b = a + a + a;", {
    label: "x",
  });
  const texts = hovers.map(({ textContent }) => textContent);
  expect(texts).toEqual(["const a: 1", "const b: number"]);
  expect(document.querySelectorAll("[data-hover]")).toHaveLength(5);
});

test("a hover does not depend on earlier queries", async () => {
  const code = (type: string) =>
    `declare const all: ${type};\nconst count = all.length;`;
  for (const type of ["string", "number", "boolean", "string"]) {
    const { hoverOf } = await show(code(`readonly ${type}[]`), { label: "x" });
    expect(hoverOf("length").textContent).toContain(
      `ReadonlyArray<${type}>.length: number`,
    );
  }
});

test("a cell imports the library by its package name", async () => {
  const cells = [
    "const order = [1, 0];",
    'import { rankPermutation } from "every-cube";\nrankPermutation(order) // → 1',
  ];
  const { hoverOf, code } = await show(cells[1], {
    label: "x",
    file: addCells(cells)[1],
  });
  expect(code).toBe(cells[1]);
  expect(hoverOf("order").textContent).toBe("const order: number[]");
  expect(hoverOf("rankPermutation").textContent).toContain("returns");
});

test("only hovers of library exports link to the reference", async () => {
  const { hoverOf } = await show(
    'import { rankState as rank, SOLVED, type State } from "every-cube";\n' +
      "const FACES: State[] = [SOLVED];\nconst indices = FACES.map(rank);",
    { label: "x" },
  );
  const addressIn = (name: string) =>
    hoverOf(name).querySelector("a")?.getAttribute("href");
  expect(addressIn("rank")).toBe("/reference/puzzle/#rankState");
  expect(addressIn("SOLVED")).toBe("/reference/puzzle/#SOLVED");
  expect(addressIn("State")).toBe("/reference/puzzle/#State");
  // The cell's own, although the library exports the same name.
  expect(addressIn("FACES")).toBeUndefined();
  expect(addressIn("indices")).toBeUndefined();
  expect(addressIn("map")).toBeUndefined();
});

test("an export's hover also links to the reference in library files", async () => {
  const source = await readFile(FILE, "utf8");
  const addressesOf = async (name: string) => {
    const region = findRegion(source, name);
    const { hoverOf } = await show(region.text, { label: "x", file: FILE, ...region });
    return (word: string) => hoverOf(word).querySelector("a")?.getAttribute("href");
  };
  const own = await addressesOf("unrankPermutation");
  expect(own("unrankPermutation")).toBe("/reference/indexing/#unrankPermutation");
  const addressIn = await addressesOf("unrankByMakingRoom");
  expect(addressIn("unrankByMakingRoom")).toBeUndefined();
  expect(addressIn("factorial")).toBe("/reference/indexing/#factorial");
  expect(addressIn("checkIndex")).toBeUndefined();
});

test("without hovers, names with an address are links", async () => {
  const { document, code } = await show("declare const a: State;\nlet Statement: b;", {
    label: "x",
    hovers: false,
    links: new Map([["State", "/reference/puzzle/#State"]]),
  });
  expect(code).toBe("declare const a: State;\nlet Statement: b;");
  const links = [...document.querySelectorAll("a")].map((a) => a.outerHTML);
  expect(links).toEqual(['<a href="/reference/puzzle/#State">State</a>']);
});

test("code that does not compile is an error with the compiler's message", async () => {
  await expect(
    highlight('const n: number = "one";', { label: "First cell" }),
  ).rejects.toThrow(/First cell[^]*Type 'string' is not assignable to type 'number'/);
});

test("code and docs cannot inject HTML", async () => {
  const { document } = await show(
    '/** <img src="x"> & co. */\nconst html = "</code><img>";',
    { label: 'a "quoted" <b>' },
  );
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelector("pre")!.getAttribute("aria-label")).toBe(
    'a "quoted" <b>',
  );
});
