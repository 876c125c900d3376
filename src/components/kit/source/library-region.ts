import { findRegion, type Region } from "../../../../build/content/regions.ts";

// Loaded by Vite, so that a page in development follows changes to the file; eagerly, see
// build/plugins/parallel-pages.ts.
const FILES = import.meta.glob<string>(
  ["../../../lib/**/*.ts", "../../../six-forms/*.ts", "../../../assembly/*.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** Folders beside the library whose files are shown, too. */
const BESIDE = /^(six-forms|assembly)\//;

/**
 * A named region of a file of the library, or of a folder beside it, at build.
 *
 * @param file  relative to src/lib: "indexing/permutation.ts"; relative to src for a folder
 *              beside the library: "six-forms/ranking.ts"
 * @param name  of a top-level declaration
 * @returns     the region, and its file from the project's root
 * @throws {Error} when there is no such file, or no such declaration in it
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
