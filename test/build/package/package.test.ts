import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { rolldown } from "rolldown";
import { afterAll, describe, expect, test } from "vitest";
import { ENTRY_POINTS } from "#build/content/library-docs.ts";
import { bundleLibrary } from "#build/package/bundle-library.ts";
import { bundleSize } from "#build/package/bundle-size.ts";
import * as cube from "#lib/cube.ts";
import * as index from "#lib/index.ts";
import * as indexing from "#lib/indexing.ts";
import * as bigCube from "#lib/big-cube.ts";
import * as lessons from "#lib/lessons.ts";
import * as puzzles from "#lib/puzzles.ts";
import * as scan from "#lib/scan.ts";
import { checkArrows } from "#notebook/check/check-arrows.ts";
import { blankProject } from "./blank-project.ts";
import { runSingleCell } from "../../notebook/run/run-single-cell.ts";

const project = await blankProject();
afterAll(() => project.remove());

const SOURCES: Readonly<Record<string, object>> = {
  "every-cube": index,
  ...Object.fromEntries(
    Object.entries({ indexing, cube, puzzles, scan, "big-cube": bigCube, lessons }).map(
      ([name, module]) => [`every-cube/${name}`, module],
    ),
  ),
};
const readInstalled = (file: string) => readFile(join(project.installed, file), "utf8");

test("the package has an entry for each list of exports, and depends on nothing", async () => {
  const manifest = JSON.parse(await readInstalled("package.json"));
  expect(Object.keys(manifest.exports)).toEqual([
    ".",
    ...ENTRY_POINTS.map((name) => `./${name}`),
    "./package.json",
  ]);
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.scripts).toBeUndefined();
});

test.each(Object.entries(SOURCES))(
  "%s exports what its source does, by import and by require",
  async (specifier, source) => {
    const names = Object.keys(source).sort();
    const show = (module: string) =>
      `console.log(JSON.stringify(Object.keys(${module})));`;
    await project.write("esm.js", `${show(`await import("${specifier}")`)}`);
    await project.write("common.cjs", show(`require("${specifier}")`));
    expect(JSON.parse(await project.run("esm.js")).sort()).toEqual(names);
    const required: string[] = JSON.parse(await project.run("common.cjs"));
    expect(required.filter((name) => name !== "__esModule").sort()).toEqual(names);
  },
);

describe("the README", async () => {
  const readme = await readInstalled("README.md");
  const snippets = Array.from(
    readme.matchAll(/^```ts\n([^]*?)^```$/gm),
    ([, code]) => code,
  );
  const library = await import(join(project.installed, "dist/index.js"));

  test.each(snippets)(
    "shows what the installed package answers: %#",
    async (snippet) => {
      const { outputs, error } = await runSingleCell(snippet, {
        "every-cube": library,
      });
      const [, expectedError] = /\/\/ (RangeError: .+)/.exec(snippet) ?? [];
      if (expectedError !== undefined)
        return expect(error?.message).toContain(expectedError);
      expect(error).toBeUndefined();
      expect(checkArrows(snippet, outputs)).toEqual([]);
    },
  );
});

async function bundledByEsbuild(code: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project.folder },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].contents;
}

describe("a bundle holds only what a program uses", () => {
  const byEsbuild = async (code: string) => (await bundledByEsbuild(code)).length;
  const byRolldown = async (code: string) => {
    const input = await project.write("entry.js", code);
    const bundle = await rolldown({ input });
    const { output } = await bundle.generate({ minify: true });
    await bundle.close();
    return Buffer.byteLength(output[0].code.trimEnd());
  };

  test.each(Object.entries({ byEsbuild, byRolldown }))("%s", async (_, bytesOf) => {
    const one = `import { rankPermutation } from "every-cube";\nconsole.log(rankPermutation([1, 0]));`;
    expect(await bytesOf(one)).toBeLessThanOrEqual(2100);
    for (const specifier of Object.keys(SOURCES)) {
      expect(await bytesOf(`import "${specifier}";`)).toBe(0);
      expect(await bytesOf(`import * as unused from "${specifier}";`)).toBe(0);
    }
  });
});

test("the size of a program is the one that another bundler makes of the installed package", async () => {
  const library = await bundleLibrary();
  for (const specifier of Object.keys(SOURCES)) {
    const program = `export * from "${specifier}";`;
    const theirs = gzipSync(await bundledByEsbuild(program)).length;
    const ratio = (await bundleSize(program, library)) / theirs;
    expect(Math.abs(ratio - 1), specifier).toBeLessThan(0.05);
  }
});

test("a stack trace leads to the source", async () => {
  await project.write(
    "trace.js",
    `import { rankPermutation } from "every-cube";
     try { rankPermutation([1, 1]); } catch ({ stack }) { console.log(stack); }`,
  );
  const trace = await project.run("trace.js", "--enable-source-maps");
  const [, file, line] = /every-cube\/(src\/indexing\/[\w-]+\.ts):(\d+)/.exec(trace)!;
  const source = await readInstalled(file);
  expect(source.split("\n")[Number(line) - 1]).toContain("RangeError");
});
