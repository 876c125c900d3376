// Finds the unclosed bracket in code that cannot be parsed.
const CLOSING_BRACKETS: Readonly<Record<string, string>> = {
  "(": ")",
  "[": "]",
  "{": "}",
};

export interface OpenBracket {
  readonly bracket: string;
  readonly line: number;
  readonly closing: string;
}

/** Whether a character closes another kind of bracket. */
export function isMismatchedBracket(
  sign: string,
  { closing: end }: OpenBracket,
): boolean {
  return sign !== end && Object.values(CLOSING_BRACKETS).includes(sign);
}

/** Matches brackets, and comments and strings as a whole to skip those in them. */
const PARTS =
  /\/\/.*|\/\*[^]*?\*\/|(["'])(?:\\[^]|(?!\1).)*\1|`(?:\\[^]|[^`])*`|[()[\]{}]/g;

/** The innermost bracket that is still open at the end; undefined if unclear. */
export function findOpenBracket(source: string): OpenBracket | undefined {
  const open: { bracket: string; index: number }[] = [];
  for (const { 0: part, index } of source.matchAll(PARTS)) {
    if (Object.hasOwn(CLOSING_BRACKETS, part)) open.push({ bracket: part, index });
    else if (part.length === 1 && CLOSING_BRACKETS[open.pop()?.bracket ?? ""] !== part)
      return undefined;
  }
  const innermost = open.at(-1);
  if (innermost === undefined) return undefined;
  const { bracket, index } = innermost;
  return {
    bracket,
    line: source.slice(0, index).split("\n").length,
    closing: CLOSING_BRACKETS[bracket],
  };
}
