/** A whole script or style element, or a start tag. */
const TAGS =
  /<(script|style)\b[^]*?<\/\1>|<(?<name>[a-z][\w-]*)(?<rest>(?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const SAME_IN_ALL_LANGUAGES = new Set(["code", "kbd", "math", "pre", "svg"]);

/** Keeps translators away from code, keys, formulas and drawings. */
export function leaveUntranslated(html: string): string {
  return html.replaceAll(TAGS, (tag, ...match) => {
    const { name, rest } = match.at(-1) as { name?: string; rest: string };
    return name !== undefined &&
      SAME_IN_ALL_LANGUAGES.has(name) &&
      !rest.includes(" translate=")
      ? `<${name} translate="no"${rest}>`
      : tag;
  });
}
