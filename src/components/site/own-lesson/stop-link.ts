// Links to the stops of a lesson.
import { type ParseResult, quote } from "#kit/widget/parse-result.ts";
import { isStopAddress, LESSON_FORMAT, MAX_ADDRESS } from "./own-lesson.ts";

/** Parameters of a presentation, which are not part of a figure's state. */
const PRESENTATION = ["present", "lesson", LESSON_FORMAT.key];

/** The link to the page and its figures alone, as when nothing is presented. */
export function withoutPresentation(link: URL): URL {
  const plain = new URL(link);
  for (const name of PRESENTATION) plain.searchParams.delete(name);
  return plain;
}

/** The address of a stop below the site's root, for a lesson. */
export function stopAddress(link: URL, root: URL): string {
  return withoutPresentation(link).href.slice(root.href.length);
}

/** Parses a link to a stop, as a teacher pasted it, into its address. */
export function parseStopLink(text: string, root: URL): ParseResult<string> {
  const problem = (words: string) => ({ problem: words });
  const site = `Links to this site begin with ${root.href}.`;
  if (!URL.canParse(text)) return problem(`${quote(text)} is not a link. ${site}`);
  const link = new URL(text);
  if (!link.href.startsWith(root.href)) {
    return problem(`This link leads to another site. ${site}`);
  }
  if (link.hash.length < 2) {
    return problem(
      "This link opens a whole page, not a figure. Copy the link in a figure’s Share.",
    );
  }
  const address = stopAddress(link, root);
  if (address.length > MAX_ADDRESS) {
    return problem(
      `This link is too long for a lesson: the limit is ${MAX_ADDRESS} characters.`,
    );
  }
  return isStopAddress(address)
    ? { value: address }
    : problem("This link doesn’t open a page that can be presented.");
}
