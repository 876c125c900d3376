/** Why a cell cannot read a file of this name, and which there are. */
export function missingFileMessage(name: string, known: readonly string[]): string {
  const there =
    known.length === 0
      ? "no files are kept here: in the playground, choose them by “Files”, or drop them in"
      : `the notebook has ${known.map((other) => `“${other}”`).join(", ")}`;
  return `there is no file “${name}”; ${there}`;
}
