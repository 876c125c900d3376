/**
 * Converts docstring text to HTML: text in backticks becomes code, names with an address become
 * links, and quotation marks and apostrophes become typographic.
 */
export function docHtml(text: string, addresses: ReadonlyMap<string, string>): string {
  return escape(text)
    .split("`")
    .map((part, i) => {
      if (i % 2 === 1) return `<code>${link(part, addresses, () => true)}</code>`;
      const curved = part.replaceAll(/"([^"]*)"/g, "“$1”").replaceAll(/\b'\b/g, "’");
      return link(curved, addresses, isNoWord);
    })
    .join("");
}

function link(
  text: string,
  addresses: ReadonlyMap<string, string>,
  isName: (word: string) => boolean,
): string {
  return text.replaceAll(/\w+/g, (word) => {
    const address = isName(word) ? addresses.get(word) : undefined;
    return address === undefined ? word : `<a href="${address}">${word}</a>`;
  });
}

/** True for `rankState` and `N_MOVES`, but not for `Face`, which could be a word. */
function isNoWord(name: string): boolean {
  return /[a-z][A-Z]|_/.test(name);
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The first sentence of a description. */
export function firstSentence([paragraph]: readonly string[]): string {
  return /^.*?[.?](?= |$)/.exec(paragraph)?.[0] ?? paragraph;
}
