import { expect, test } from "vitest";
import { runNotebook } from "../../../src/notebook/run/run-notebook.ts";

async function errorOf(...sources: string[]): Promise<string> {
  const cells = sources.map((source, i) => ({
    id: `cell-${i + 1}`,
    label: `cell ${i + 1}`,
    source,
  }));
  const results = await runNotebook(cells, { modules: {} });
  return results.at(-1)!.error!.message;
}

test("an error tells the calls that led to it, in lines of the cells, and its cause", async () => {
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

test("an AggregateError tells its parts, and no chain of causes is without end", async () => {
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

test("an error of one line is one line, and what is no error says so", async () => {
  expect(await errorOf("throw new Error('plain');")).toBe("Error: plain");
  expect(await errorOf("throw 7;")).toBe("thrown: 7");
});
