/** The first part of a link to a reader's own puzzle: the length of the rest. */
export function lengthMark(rest: string): string {
  return `own-${rest.length.toString(36)}`;
}

/** For links without a length: whether the last move changes something. */
function looksComplete(rest: string): boolean {
  const [, , moves = ""] = rest.split("*", 1)[0].split("_");
  return moves.split(".").at(-1)!.includes("-");
}

/**
 * Mail programs and chats cut long links, and the rest can describe another puzzle.
 *
 * @param mark  the first part of the link, or `own` where the link was made without one
 * @throws {Error} with a message for the reader, when the rest is not as long as it was
 */
export function assertCompleteLink(mark: string, rest: string): void {
  if (mark === "own" ? looksComplete(rest) : mark === lengthMark(rest)) return;
  const length = Number.parseInt(mark.slice(4), 36);
  throw new Error(
    rest.length > length
      ? `something was added to the link: it has ${rest.length} characters; expected ${length}`
      : Number.isNaN(length)
        ? "the end of the link is missing"
        : `the end of the link is missing: it has ${rest.length} characters; expected ${length}`,
  );
}
