/** Stop words. Every other word of a query must be in a result. */
const EMPTY_WORDS = new Set(
  "a an and are by can do does for how i in is it me my of on the to what which with your".split(
    " ",
  ),
);

/** Removes stop words from a query. */
export function significantWords(query: string): string {
  const words = query.split(/\s+/);
  const full = words.filter((word) => !EMPTY_WORDS.has(word.toLowerCase()));
  return full.length > 0 ? full.join(" ") : query;
}

interface Named {
  readonly meta: { readonly title: string; readonly page: string };
}

/**
 * Scores how well a title matches a query: 4 exactly, 3 as a term of the glossary, 2
 * ignoring blanks, signs and case, 1 at its beginning, else 0.
 */
export function titleMatchScore(
  query: string,
  { meta: { title, page } }: Named,
): number {
  if (query === title) return 4;
  const asked = lettersOf(query);
  const names = (page === "Glossary" ? title.split(",") : [title]).map(lettersOf);
  if (names.includes(asked)) return page === "Glossary" ? 3 : 2;
  return names.some((name) => name.startsWith(asked)) ? 1 : 0;
}

/**
 * Compares two places for sorting: what is called like the query comes first. Where nothing
 * is, a chapter answers a question better than the reference, whose names are made of words.
 */
export function compareMatches(query: string, a: Named, b: Named): number {
  const isReference = ({ meta }: Named) => Number(meta.page === "Reference");
  return (
    titleMatchScore(query, b) - titleMatchScore(query, a) ||
    isReference(a) - isReference(b)
  );
}

function lettersOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Trims an excerpt with marked words, as HTML: adds ellipses and unmarks punctuation
 * after words.
 */
export function trimExcerpt(excerpt: string, content: string): string {
  const words = excerpt.replaceAll(/<\/?mark>/g, "");
  const before = content.startsWith(words) ? "" : "… ";
  const after = content.endsWith(words) ? "" : " …";
  return before + excerpt.replaceAll(/([.,:!?)”’]+)<\/mark>/g, "</mark>$1") + after;
}
