/** `viewof x =` and `mutable x =`, from Observable's first notebook format. */
const LEGACY_SYNTAX = /^[ \t]*(viewof|mutable)[ \t]+([\w$]+)[ \t]*=/m;

/** A message that suggests current syntax, with its line; undefined if not needed. */
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
