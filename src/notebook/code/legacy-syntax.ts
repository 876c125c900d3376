/** The form of Observable's older notebooks, in which a name is all that declares it. */
const LEGACY_SYNTAX = /^[ \t]*(viewof|mutable)[ \t]+([\w$]+)[ \t]*=/m;

/** What a cell writes instead, with the line; undefined when the code has no such form. */
export function findLegacySyntax(
  source: string,
): { readonly message: string; readonly line: number } | undefined {
  const match = LEGACY_SYNTAX.exec(source);
  if (!match) return undefined;
  const [, word, name] = match;
  const instead =
    word === "viewof"
      ? `write “const ${name} = view(…);”`
      : "let a control hold what changes";
  const message = `“${word}” belongs to Observable’s older notebooks, and is not supported here: ${instead}`;
  return { message, line: source.slice(0, match.index).split("\n").length };
}
