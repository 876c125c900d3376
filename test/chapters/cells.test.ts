import { describe, expect, test } from "vitest";
import { checkArrows } from "#notebook/check/check-arrows.ts";
import { readAnyNotebook } from "#notebook/document/import-notebook.ts";
import { toIpynb } from "#notebook/document/to-ipynb.ts";
import { shippedResults } from "#components/notebook/cell/shipped-results.ts";
import { breakAndFix } from "../notebook/run/break-and-fix.ts";
import { readChapterCells } from "./chapter-cells.ts";

/** Why a cell is not allowed in its chapter; empty when it is. */
async function faultsOf(source: string, page: readonly string[]): Promise<string[]> {
  const { outputs, error } = (await shippedResults(page))[page.indexOf(source)];
  return error ? [error.message] : checkArrows(source, outputs);
}

const chapters = await readChapterCells();

describe.each(chapters)("$page", ({ cells }) => {
  test("changed in Jupyter, each comes back in the page's words", () => {
    const whole = cells.map((source, i) => {
      return { id: `cell-${i}`, kind: "code", source, outputs: [] } as const;
    });
    const notebook = { page: "moves", title: "Moves", cells: whole };
    const changed = toIpynb(notebook, "https://a.b/").replaceAll(
      /"written": \d+/g,
      '"written": 0',
    );
    for (const { id, source } of readAnyNotebook(changed).document.cells) {
      expect(source).toBe(whole.find((cell) => cell.id === id)!.source);
    }
    expect.assertions(cells.length);
  });

  test.each(cells)("what this cell says it shows, it shows:\n%s", async (source) => {
    expect(await faultsOf(source, cells)).toEqual([]);
  });
});

test("the chapter on indexing has at least three cells", () => {
  const indexing = chapters.find(({ page }) => page === "indexing.mdx")!;
  expect(indexing.cells.length).toBeGreaterThanOrEqual(3);
});

test("each arrow of each cell is looked at: one other digit in it, and it is a fault", async () => {
  for (const { cells } of chapters) {
    for (const source of cells) {
      const arrows = [...source.matchAll(/\/\/ → .*$/gm)];
      for (const { index, 0: arrow } of arrows) {
        const wrong =
          source.slice(0, index) + `${arrow}0` + source.slice(index + arrow.length);
        // An arrow is a comment: without it, the output is the same.
        const { outputs } = (await shippedResults(cells))[cells.indexOf(source)];
        expect(checkArrows(wrong, outputs), wrong).not.toEqual([]);
      }
    }
  }
});

test("each cell that uses others, broken and mended, shows what it did", async () => {
  const results = await Promise.all(chapters.map(({ cells }) => breakAndFix(cells)));
  expect(results.flat().length).toBeGreaterThan(10);
  for (const { source, before, broken, after } of results.flat()) {
    expect(broken, source).toEqual([expect.stringContaining("SyntaxError")]);
    expect(after, source).toEqual(before);
  }
});

test("a cell that fails, or has an output without an arrow, is an error", async () => {
  const throwing = "throw new Error('x');\n1; // → 1";
  expect(await faultsOf(throwing, [throwing])).toEqual(["Error: x"]);
  expect(await faultsOf("1;", ["1;"])).not.toEqual([]);
});
