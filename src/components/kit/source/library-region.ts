import { findRegion, type Region } from "../../../../build/content/regions.ts";

// Read by Vite, so that a page under development follows the file's changes; all at once,
// see build/plugins/parallel-pages.ts.
const FILES = import.meta.glob<string>(
  ["../../../lib/**/*.ts", "../../../six-forms/*.ts", "../../../assembly/*.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** Folders beside the library that are shown, too. */
const BESIDE = /^(six-forms|assembly)\//;

/**
 * A named region of a file of the library, or of one beside it, as it is at build.
 *
 * @param file  from src/lib: "indexing/permutation.ts"; from src where it is beside the
 *              library: "six-forms/ranking.ts"
 * @param name  of a top-level declaration
 * @returns     the region, and its file from the project's root
 * @throws {Error} when there is no such file, or nothing of that name in it
 */
export function libraryRegion(
  file: string,
  name: string,
  options: { docstring?: boolean } = {},
): Region & { file: string } {
  const fromSrc = BESIDE.test(file) ? file : `lib/${file}`;
  const text = FILES[`../../../${fromSrc}`];
  if (text === undefined) {
    const files = Object.keys(FILES).map((path) =>
      path.replace(/^(?:..\/){3}(lib\/)?/, ""),
    );
    throw new Error(`src/lib has no file “${file}”; it has ${files.join(", ")}`);
  }
  const path = `src/${fromSrc}`;
  return { ...findRegion(text, name, { ...options, file: path }), file: path };
}
