/** Says that a file does not exist, and which files do. */
export function missingFileMessage(name: string, existing: readonly string[]): string {
  const hint =
    existing.length === 0
      ? "this notebook has no files: in the playground, add some with “Files”, or drop them in"
      : `the notebook has ${existing.map((file) => `“${file}”`).join(", ")}`;
  return `there is no file “${name}”; ${hint}`;
}
