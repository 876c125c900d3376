import { quote } from "../widget/parse-result.ts";

/**
 * Why a comment may hide moves, if it may. A field has one line, so the line breaks of a
 * pasted text are gone and its first comment would reach to the end.
 *
 * @param parse  throws where a text is not made of moves
 */
export function hiddenByComment(
  text: string,
  parse: (text: string) => unknown,
): string | undefined {
  const [, comment] = /\/\/(.*)$/.exec(text) ?? [];
  if (comment === undefined) return undefined;
  const [last] = /\S*$/.exec(comment.trimEnd())!;
  if (!comment.includes("//") && !isRead(last)) return undefined;
  return `The comment ${quote(`//${comment}`)} goes on to the end and may hide moves; expected /* and */ around it.`;

  function isRead(word: string): boolean {
    try {
      parse(word);
      return word !== "";
    } catch {
      return false;
    }
  }
}
