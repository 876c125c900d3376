import { micromark, type Options } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/** What Markdown can do besides. */
export type MoreMarkdown = Required<Pick<Options, "extensions" | "htmlExtensions">>;

/**
 * Renders untrusted Markdown to HTML: HTML in it is shown as text, links lead only to web
 * pages and mail, and nothing is loaded. Images become links.
 */
export function renderMarkdown(markdown: string, more?: MoreMarkdown): string {
  const html = micromark(markdown, {
    extensions: [
      gfmTable(),
      { disable: { null: ["labelStartImage"] } },
      ...(more?.extensions ?? []),
    ],
    htmlExtensions: [gfmTableHtml(), ...(more?.htmlExtensions ?? [])],
  });
  // Text cannot contain these tags: its “<” is escaped to &lt;.
  return html
    .replaceAll(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${+level + 1}>`)
    .replaceAll("<a href=", '<a rel="noreferrer nofollow" href=');
}
