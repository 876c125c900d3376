// The examples of all docstrings, as a user of the package compiles them.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { exampleCell } from "#build/content/example-cell.ts";
import { modulesOf, readLibraryDocs } from "#build/content/library-docs.ts";
import { blankProject } from "./blank-project.ts";

const COMPILER = join(
  import.meta.dirname,
  "../../../node_modules/typescript-7/bin/tsc",
);
const STRICT = { strict: true, noEmit: true, target: "es2022", skipLibCheck: false };
const CONFIGURATIONS = {
  "in Node": { ...STRICT, module: "node16" },
  "with a bundler": { ...STRICT, module: "esnext", moduleResolution: "bundler" },
};

const project = await blankProject();
afterAll(() => project.remove());
const groups = readLibraryDocs();
const modules = modulesOf(groups);
const examples = groups
  .flatMap(({ entries }) => entries)
  .filter(({ example }) => example !== "");
for (const { name, example } of examples) {
  await project.write(`${name}.ts`, exampleCell(example, modules));
}

test.each(Object.entries(CONFIGURATIONS))("every example compiles %s", (_, options) => {
  expect(examples.length).toBeGreaterThan(100);
  writeConfiguration({ compilerOptions: options });
  expect(compile()).toBe("");
});

test("every example compiles under what tsc --init writes", () => {
  execFileSync("rm", ["tsconfig.json"], { cwd: project.folder });
  compile("--init");
  expect(compile("--noEmit")).toBe("");
});

test("a wrong argument is an error", async () => {
  writeConfiguration({
    compilerOptions: CONFIGURATIONS["in Node"],
    files: ["wrong.ts"],
  });
  await project.write(
    "wrong.ts",
    'import { rankPermutation } from "every-cube";\nrankPermutation("210");\n',
  );
  expect(compile()).toMatch(/^wrong.ts\(2,17\): error TS2345: /);
});

function writeConfiguration(configuration: object): void {
  const file = join(project.folder, "tsconfig.json");
  writeFileSync(file, JSON.stringify(configuration));
}

/** What the compiler prints. */
function compile(...options: string[]): string {
  try {
    return execFileSync(process.execPath, [COMPILER, ...options], {
      cwd: project.folder,
      encoding: "utf8",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
