import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { packageFiles } from "#build/package/package-files.ts";
import { packTarball } from "#build/package/tarball.ts";
import { blankProject } from "./blank-project.ts";

const project = await blankProject();
afterAll(() => project.remove());

test("npm installs every file of the package unchanged", async () => {
  const files = await packageFiles();
  expect(files.length).toBeGreaterThan(300);
  for (const { path, content } of files) {
    expect(readFileSync(join(project.installed, path)).equals(content), path).toBe(
      true,
    );
  }
});

test("tar lists the same files, sizes, modes and times as in an archive of npm pack", () => {
  const { folder, installed } = project;
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: "utf8" }).trim();
  const list = (tarball: string) =>
    run("tar", "--full-time", "-tvzf", tarball).split("\n").sort();
  const theirs = run("npm", "pack", "--silent", installed);
  expect(list("every-cube.tgz")).toEqual(list(theirs));
});

test("the same files give the same bytes", () => {
  const files = [{ path: "a.js", content: Buffer.from("1;\n"), isExecutable: true }];
  expect(Buffer.from(packTarball(files)).equals(packTarball(files))).toBe(true);
});

test("a path that the format has no room for is refused", () => {
  const path = `${"a".repeat(90)}.js`;
  expect(() => packTarball([{ path, content: Buffer.from("") }])).toThrow(
    new RangeError(`${path} is too long for the archive; 92 bytes at most`),
  );
});
