import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test.for(["CONTRIBUTING.md", "README.md"])(
  "every file that %s names exists",
  (guide) => {
    const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" });
    const exists = (name: string) =>
      name.includes("/")
        ? `\n${files}`.includes(`\n${name}`)
        : files.includes(`/${name}\n`);
    const names = Array.from(
      read(guide).matchAll(
        /`((?:src|test|build|scripts)\/[\w./-]+|[\w-]+\.(?:tsx?|css))`/g,
      ),
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !exists(name))).toEqual([]);
  },
);

test("the example figure that the guide says to copy has under 80 lines", () => {
  const files = globSync("test/example-figure/*", { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  expect(files.flatMap((file) => read(file).split("\n")).length).toBeLessThan(80);
});
