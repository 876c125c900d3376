import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/**
 * Renders untrusted Markdown to HTML: HTML in it is shown as text, links lead only to web
 * pages and mail, and nothing is loaded. Images become links.
 */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmTable(), { disable: { null: ["labelStartImage"] } }],
    htmlExtensions: [gfmTableHtml()],
  });
  // Text cannot contain these tags: its “<” is escaped to &lt;.
  return html
    .replaceAll(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${+level + 1}>`)
    .replaceAll("<a href=", '<a rel="noreferrer nofollow" href=');
}
