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
import { withMathLetters } from "../../kit/text/math-letters.ts";
import { checksum } from "../../../notebook/document/checksum.ts";
import { balanceTags, safeHtml } from "./safe-html.ts";
import {
  templateExpression,
  templateExpressionHtml,
  withExpressionNote,
} from "./template-expressions.ts";

/** What Markdown can do besides. */
export type MarkdownExtensions = Required<
  Pick<Options, "extensions" | "htmlExtensions">
>;

/**
 * Renders untrusted Markdown, as GitHub writes it, to HTML: of HTML in it a few harmless tags
 * count and the rest is shown as text, links lead only to web pages and mail, and nothing is
 * loaded. A picture that would have to be loaded is
 * replaced by a note that says so.
 * @param isOwn  whether the address of a picture stands for one that the text contains
 */
export function renderMarkdown(
  markdown: string,
  more?: MarkdownExtensions,
  isOwn: (address: string) => boolean = () => false,
): string {
  const prefix = `note-${checksum(markdown)}-`;
  const written = micromark(markdown, {
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
  const html = withMathLetters(balanceTags(withExpressionNote(written)))
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
      const shown = withNotes(words, true);
      const leads = address !== "" && !isOwn(address);
      return leads ? `${LINK}"${address}"${more}>${shown}</a>` : shown;
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
/** Micromark leaves the address empty where it would not be safe to follow. */
const ANCHOR = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;
const IMAGE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g;
