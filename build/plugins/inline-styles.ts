const LINK = /<link rel="stylesheet" href="\/([^"]+\.css)">/g;

/**
 * Inlines a page's style sheets, so that its first paint waits for no other file.
 *
 * @param html   with root-relative addresses
 * @param texts  of the sheets, with root-relative addresses, by their paths below the root
 */
export function inlineStyles(html: string, texts: ReadonlyMap<string, string>): string {
  return html
    .replaceAll(LINK, (_, path: string) => {
      const text = texts.get(path);
      if (text === undefined) throw new Error(`there is no style sheet ${path}`);
      return `<style>${text.trim()}</style>`;
    })
    .replaceAll("</style><style>", "");
}
