/** Why a cell cannot read a file of this name, and which there are. */
export function missingFileMessage(name: string, existing: readonly string[]): string {
  const hint =
    existing.length === 0
      ? "no files are kept here: in the playground, choose them by “Files”, or drop them in"
      : `the notebook has ${existing.map((file) => `“${file}”`).join(", ")}`;
  return `there is no file “${name}”; ${hint}`;
}
