import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/**
 * HTML for Markdown that anybody may have written: HTML in it is shown as text, links
 * lead only to pages and mail, and nothing is loaded. What would be an image is a link.
 */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmTable(), { disable: { null: ["labelStartImage"] } }],
    htmlExtensions: [gfmTableHtml()],
  });
  // No text can look like these: its “<” is written &lt;.
  return html
    .replaceAll(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${+level + 1}>`)
    .replaceAll("<a href=", '<a rel="noreferrer nofollow" href=');
}
