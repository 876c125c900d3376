import { join, relative } from "node:path/posix";
import { isolatedDeclarationSync } from "rolldown/experimental";
import { indentStars } from "#build/content/indent-stars.ts";

/**
 * The declarations of one file of the library with their docstrings, and a source map that
 * leads editors to the source.
 *
 * @param file  relative to src/lib: "indexing/permutation.ts"
 * @param text  its source
 * @returns     two files of the package, by path
 * @throws {Error} when the type of an export isn't written out
 */
export function declarations(
  file: string,
  text: string,
): [path: string, text: string][] {
  const { code, map, errors } = isolatedDeclarationSync(file, text, {
    sourcemap: true,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const path = join("dist", file.replace(/\.ts$/, ".d.ts"));
  const source = relative(join(path, ".."), join("src", file));
  const own = { ...map, sources: [source], sourcesContent: undefined };
  const link = `//# sourceMappingURL=${path.split("/").at(-1)}.map\n`;
  return [
    [path, indentStars(withJsExtensions(code)) + link],
    [`${path}.map`, JSON.stringify(own)],
  ];
}

/** Imports of "./state.ts" become "./state.js", which every version of TypeScript finds. */
function withJsExtensions(code: string): string {
  return code.replace(/((?:from |import\()"\.[^"]+)\.ts"/g, '$1.js"');
}
