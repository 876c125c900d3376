/**
 * The line of a source on which each statement begins, counting from 0.
 * @throws {Error} when a statement doesn't occur exactly once
 */
export function sourceLines<Name extends string>(
  source: string,
  statements: Readonly<Record<Name, string>>,
): Record<Name, number> {
  const lines = source.split("\n").map((line) => line.trim());
  const lineOf = (statement: string) => {
    const found = [...lines.keys()].filter((i) => lines[i].startsWith(statement));
    if (found.length === 1) return found[0];
    throw new Error(`the source should say “${statement}” just once`);
  };
  const entries = Object.entries<string>(statements);
  return Object.fromEntries(
    entries.map(([name, statement]) => [name, lineOf(statement)]),
  ) as Record<Name, number>;
}
