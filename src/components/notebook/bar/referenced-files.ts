/** A call that reads a file by a literal name; folders are skipped. */
const FILE_REFERENCE = /\bFileAttachment\(\s*(["'`])(?:[^"'`\n]*\/)?([^"'`\n/]+)\1/g;

/** The names of the files that these cells read, each once. */
export function referencedFiles(
  cells: readonly { readonly kind: "code" | "text"; readonly source: string }[],
): string[] {
  const names = cells
    .filter(({ kind }) => kind === "code")
    .flatMap(({ source }) =>
      Array.from(source.matchAll(FILE_REFERENCE), (match) => match[2]),
    );
  return [...new Set(names)];
}
