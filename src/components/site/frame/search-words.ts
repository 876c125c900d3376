/** Words that tell nothing of what is looked for; every other one must be in a result. */
const EMPTY_WORDS = new Set(
  "a an and are can do does for how i in is it me my of on the to what which with your".split(
    " ",
  ),
);

/** A question without the words that are only there for its grammar. */
export function essence(query: string): string {
  const words = query.split(/\s+/);
  const full = words.filter((word) => !EMPTY_WORDS.has(word.toLowerCase()));
  return full.length > 0 ? full.join(" ") : query;
}

/** Whether a place is called what was asked for: 2 exactly, 1 at its beginning, else 0. */
export function likeness(
  query: string,
  { meta: { title } }: { meta: { title: string } },
): number {
  const [asked, called] = [query, title].map((words) =>
    words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""),
  );
  if (asked === called) return 2;
  return called.startsWith(asked) ? 1 : 0;
}
