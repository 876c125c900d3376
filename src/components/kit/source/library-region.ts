import { findRegion, type Region } from "#build/content/regions.ts";

// Loaded by Vite, so that a page in development follows changes to the file; eagerly, see
// build/plugins/finished-pages.ts.
const FILES = import.meta.glob<string>(
  ["../../../lib/**/*.ts", "../../../six-forms/*.ts", "../../../assembly/*.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** Folders outside the library with displayable sources. */
const OTHER_FOLDERS = /^(six-forms|assembly)\//;

/**
 * Returns a declaration in a file of the library, or of another displayable folder; at build.
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
  const fromSrc = OTHER_FOLDERS.test(file) ? file : `lib/${file}`;
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
