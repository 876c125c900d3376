import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTRY_POINTS } from "#build/content/library-docs.ts";
import { bundleCommand } from "./bundle-command.ts";
import { bundleLibrary } from "./bundle-library.ts";
import { declarations } from "./declarations.ts";
import type { PackageFile } from "./tarball.ts";

const ROOT = join(import.meta.dirname, "../..");
const LIBRARY = join(ROOT, "src/lib");
/** As "bin" in the manifest. */
const COMMAND = "bin/every-cube.js";

/** All files of the package "every-cube", sorted by path. */
export async function packageFiles(): Promise<PackageFile[]> {
  const sources = sourceFiles().map((file) => [file, read("src/lib", file)] as const);
  const [command, bundled] = await Promise.all([bundleCommand(), bundleLibrary()]);
  const texts: (readonly [path: string, text: string])[] = [
    ...["package.json", "README.md"].map(
      (file) => [file, read("package", file)] as const,
    ),
    ...["CHANGELOG.md", "LICENSE"].map((file) => [file, read(".", file)] as const),
    ...sources.map(([file, text]) => [`src/${file}`, text] as const),
    ...sources.flatMap(([file, text]) => declarations(file, text)),
    [COMMAND, command],
    ...Array.from(bundled, ([file, text]) => [`dist/${file}`, text] as const),
  ];
  return texts
    .map(([path, text]) => ({
      path,
      content: Buffer.from(text),
      isExecutable: path === COMMAND,
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The sources of the library, without the old names that only saved cells need. */
function sourceFiles(): string[] {
  const entries = ["index", ...ENTRY_POINTS].map((name) => `${name}.ts`);
  return [...entries, ...globSync("*/*.ts", { cwd: LIBRARY })].map((file) =>
    file.replaceAll("\\", "/"),
  );
}

function read(folder: string, file: string): string {
  return readFileSync(join(ROOT, folder, file), "utf8");
}
