import { expect, test } from "vitest";
import * as library from "#lib/cell-library.ts";
import { runNotebook } from "#notebook/run/run-notebook.ts";

async function errorOf(...sources: string[]): Promise<string> {
  const cells = sources.map((source, i) => ({
    id: `cell-${i + 1}`,
    label: `cell ${i + 1}`,
    source,
  }));
  const results = await runNotebook(cells, { modules: {} });
  return results.at(-1)!.error!.message;
}

test("marks a thrown value that is not an error", async () => {
  const proxy = "new Proxy({}, { getPrototypeOf() { throw new Error(); } })";
  expect(await errorOf(`throw ${proxy};`)).toBe(
    "thrown: (an object that refuses to be read)",
  );
});

test("lists the calls in cells that led to an error, and its cause", async () => {
  const message = await errorOf(
    `function triple(n: number) {
  if (n > 1) throw new RangeError("too large", { cause: new TypeError("deep") });
  return 3 * n;
}
const twice = () => triple(2);`,
    "1;\n[1].map(() => twice());",
  );
  expect(message.split("\n")).toEqual([
    "RangeError: too large",
    "  in triple, cell 1, line 2",
    "  called in twice, cell 1, line 5",
    "  called in cell 2, line 2",
    "Caused by TypeError: deep (in triple, cell 1, line 2)",
  ]);
});

test("lists the errors of an AggregateError, and limits chains of causes", async () => {
  const parts = await errorOf(
    "throw new AggregateError([1, 2, 3, 4, 5, 6, 7].map((n) => new Error(`no ${n}`)), 'all');",
  );
  expect(parts.split("\n").slice(0, 2)).toEqual([
    "AggregateError: all",
    "1. Error: no 1 (in cell 1, line 1)",
  ]);
  expect(parts).toMatch(/\n5\. .*\nand 2 more$/);
  const circle = await errorOf("const e = new Error('a');\ne.cause = e;\nthrow e;");
  expect(circle.split("\n")).toHaveLength(4);
});

test("formats a short error in one line, and marks other values", async () => {
  expect(await errorOf("throw new Error('plain');")).toBe("Error: plain");
  expect(await errorOf("throw 7;")).toBe("thrown: 7");
});

test("suggests the import for an undefined name that a module exports", async () => {
  const cells = (source: string) => [{ id: "cell-1", label: "cell 1", source }];
  const told = async (source: string) => {
    const modules = { "every-cube": library };
    const [{ error }] = await runNotebook(cells(source), { modules });
    return error!.message;
  };
  expect(await told('await FileAttachment("orders.csv").csv();')).toBe(
    'ReferenceError: FileAttachment is not defined: add import { FileAttachment } from "every-cube/notebook";',
  );
  for (const name of ["Inputs", "view", "display"]) {
    expect(await told(`${name}(1);`)).toContain(
      `add import { ${name} } from "every-cube/notebook";`,
    );
  }
  expect(await told("rankPermutation([0]);")).toContain(
    'add import { rankPermutation } from "every-cube";',
  );
  expect(await told("setReaderCube(1);")).toContain('from "every-cube/page";');
  expect(await told("Plot.barY([1]);")).toContain(
    'add import * as Plot from "@observablehq/plot";',
  );
  expect(await told("d3.max([1]);")).toContain('add import * as d3 from "d3";');
  for (const name of ["nothing", "attempt", "compare"]) {
    expect(await told(`${name};`)).toBe(`ReferenceError: ${name} is not defined`);
  }
});
