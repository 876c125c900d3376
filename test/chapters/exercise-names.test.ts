import { globSync, readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { expect, test } from "vitest";
import { cellsIn } from "#build/plugins/remark-cells.ts";
import { CODE_EXERCISES, codeExercise } from "#components/exercises/code-exercises.ts";
import { linkCells } from "#notebook/run/link-cells.ts";

const SRC = new URL("../../src/", import.meta.url).pathname;
const files = Object.fromEntries(
  globSync("components/exercises/*/*/*.ts", { cwd: SRC }).map((file) => [
    `/${file}`,
    readFileSync(SRC + file, "utf8"),
  ]),
);
const chapters = Object.entries(CODE_EXERCISES);

function cellsOf(mdx: string): string[] {
  const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] });
  const body = mdx.replace(/^---\n[^]*?\n---\n/, "");
  return cellsIn(processor.parse(body) as Parameters<typeof cellsIn>[0]);
}

test.each(chapters)(
  "%s: cells, answers and checkers get along under one roof",
  (chapter, names) => {
    const mdx = readFileSync(`${SRC}pages/${chapter}.mdx`, "utf8");
    for (const part of ["starter", "solution"] as const) {
      const cells = [
        ...cellsOf(mdx).map((source, i) => ({ id: `cell ${i + 1}`, source })),
        ...names.flatMap((name) => {
          const exercise = codeExercise(files, chapter, name);
          return [
            { id: `${name}, ${part}`, source: exercise[part] },
            { id: `${name}, checker`, source: exercise.checker },
          ];
        }),
      ].map((cell) => ({ ...cell, label: cell.id }));
      const linked = linkCells(cells);
      expect(linked.filter(({ problem }) => problem)).toEqual([]);
      for (const name of names) {
        const checker = linked.find(({ id }) => id === `${name}, checker`)!;
        const needed = [...checker.inputs.values()].map((origin) =>
          "cell" in origin ? origin.cell : "",
        );
        expect(needed).toContain(`${name}, ${part}`);
        // It leaves no name behind that could confuse a reader.
        expect([...checker.prepared!.names.defines.keys()]).toEqual([]);
      }
    }
  },
);

test.each(chapters)(
  "%s: the exercises in code are asked in its text",
  (chapter, names) => {
    const mdx = readFileSync(`${SRC}pages/${chapter}.mdx`, "utf8");
    const asked = [...mdx.matchAll(/<CodeExercise chapter="(.*?)" name="(.*?)"/g)];
    expect(asked.map(([, page]) => page)).toEqual(names.map(() => chapter));
    expect(asked.map(([, , name]) => name)).toEqual(names);
    const numbers = [...mdx.matchAll(/number="\w\.(\d+)"/g)].map(([, k]) => Number(k));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  },
);
