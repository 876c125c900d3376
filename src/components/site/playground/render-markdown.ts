import { micromark, type Options } from "micromark";
import {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from "micromark-extension-gfm-autolink-literal";
import { gfmFootnote, gfmFootnoteHtml } from "micromark-extension-gfm-footnote";
import {
  gfmStrikethrough,
  gfmStrikethroughHtml,
} from "micromark-extension-gfm-strikethrough";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import {
  gfmTaskListItem,
  gfmTaskListItemHtml,
} from "micromark-extension-gfm-task-list-item";
import { withMathLetters } from "#kit/text/math-letters.ts";
import { checksum } from "#notebook/document/checksum.ts";
import { balanceTags, safeHtml } from "./safe-html.ts";
import {
  templateExpression,
  templateExpressionHtml,
  withExpressionNote,
} from "./template-expressions.ts";

/** Further micromark extensions, such as formulas. */
export type MarkdownExtensions = Required<
  Pick<Options, "extensions" | "htmlExtensions">
>;

/**
 * Renders untrusted GitHub-flavoured Markdown to safe HTML: only a few HTML tags are allowed, links
 * lead only to web pages and mail addresses, and nothing is loaded. External pictures are replaced
 * by a note.
 * @param isOwn  whether a picture's URL is a placeholder for an embedded picture
 */
export function renderMarkdown(
  markdown: string,
  more?: MarkdownExtensions,
  isOwn: (address: string) => boolean = () => false,
): string {
  const prefix = `note-${checksum(markdown)}-`;
  const rendered = micromark(markdown, {
    extensions: [...GITHUB, ...(more?.extensions ?? []), templateExpression],
    htmlExtensions: [
      ...GITHUB_HTML,
      gfmFootnoteHtml({
        clobberPrefix: prefix,
        label: "Notes",
        labelTagName: "p",
        labelAttributes: 'class="text-muted"',
      }),
      safeHtml,
      templateExpressionHtml,
      ...(more?.htmlExtensions ?? []),
    ],
  });
  const html = withMathLetters(balanceTags(withExpressionNote(rendered)))
    .replaceAll("footnote-label", `${prefix}label`)
    .replaceAll(TASK, (_, checked = "") => {
      const name = checked === "" ? "to do" : "done";
      return `<input type="checkbox" disabled="" ${checked}aria-label="${name}">`;
    });
  const noteFor = (address: string, name: string, isInLink: boolean) => {
    if (isOwn(address)) return `<img src="${address}" alt="${name}">`;
    const isLink = address !== "" && !isInLink;
    const linked = (words: string) =>
      isLink ? `${LINK}"${address}">${words}</a>` : words;
    const what = name
      ? `Picture not shown: ${linked(name)}.`
      : `${linked("Picture")} not shown.`;
    return `<span class="text-muted">[${what} A text loads nothing from an address: drop the picture’s file into it.]</span>`;
  };
  const withNotes = (part: string, isInLink: boolean) =>
    part.replaceAll(IMAGE, (_, address: string, name: string) =>
      noteFor(address, name, isInLink),
    );
  // Text cannot contain these tags: its “<” is escaped to &lt;.
  const linked = html
    .replaceAll(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${+level + 1}>`)
    .replaceAll(ANCHOR, (_, address: string, more: string, words: string) => {
      const content = withNotes(words, true);
      const isLink = address !== "" && !isOwn(address);
      return isLink ? `${LINK}"${address}"${more}>${content}</a>` : content;
    });
  return withNotes(linked, false);
}

const GITHUB = [
  gfmAutolinkLiteral(),
  gfmFootnote(),
  gfmStrikethrough({ singleTilde: false }),
  gfmTable(),
  gfmTaskListItem(),
];
const GITHUB_HTML = [
  gfmAutolinkLiteralHtml(),
  gfmStrikethroughHtml(),
  gfmTableHtml(),
  gfmTaskListItemHtml(),
];
const TASK = /<input type="checkbox" disabled="" (checked="" )?\/>/g;

const LINK = '<a rel="noreferrer nofollow" href=';
/** Micromark leaves unsafe URLs empty. */
const ANCHOR = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;
const IMAGE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g;
