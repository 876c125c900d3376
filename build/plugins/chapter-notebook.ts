// Converts a built chapter into a notebook: its prose as Markdown, its cells with their
// outputs.
import type { Element, ElementContent, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { Output } from "#notebook/output/output.ts";
import type {
  CellSnapshot,
  NotebookSnapshot,
} from "#notebook/document/notebook-snapshot.ts";
import { find, hasClass, textOf } from "../content/html-tree.ts";
import { plainProse } from "../content/plain-prose.ts";

/**
 * @param html  the built page
 * @param page  its slug
 * @returns     undefined when the page is not a chapter
 */
export function chapterNotebook(
  html: string,
  page: string,
): NotebookSnapshot | undefined {
  const root = unified().use(rehypeParse).parse(html);
  const article = find(
    root,
    (node) => node.tagName === "article" && hasClass(node, "prose"),
  );
  const title = article && find(article, ({ tagName }) => tagName === "h1");
  if (!article || !title) return undefined;
  const cells: CellSnapshot[] = [];
  let prose: ElementContent[] = [];
  let texts = 0;
  const endText = () => {
    const source = toMarkdown(plainProse(prose, page));
    prose = [];
    if (source === "") return;
    cells.push({ id: `text-${++texts}`, kind: "text", source, outputs: [] });
  };
  const take = (node: ElementContent): void => {
    if (node.type === "element" && isCell(node)) {
      endText();
      cells.push(cellOf(node));
    } else if (node.type === "element" && find(node, isCell))
      node.children.forEach(take);
    else prose.push(node);
  };
  article.children.forEach(take);
  endText();
  return { page, title: textOf(title).trim(), cells };
}

function isCell({ tagName }: Element): boolean {
  return tagName === "code-cell";
}

function cellOf(cell: Element): CellSnapshot {
  const { id, dataCode, dataOutputs, dataAlone } = cell.properties;
  if (typeof id !== "string" || typeof dataCode !== "string") {
    throw new Error("a cell has no id, or no code");
  }
  const outputs = JSON.parse(String(dataOutputs ?? "[]")) as Output[];
  const alone = dataAlone === undefined ? {} : { alone: true };
  return { id, kind: "code", source: dataCode, outputs, ...alone };
}

const toHtmlNode = (value: string) => ({ type: "html" as const, value });

const markdown = unified()
  .use(rehypeRemark, {
    handlers: {
      // Markdown has no syntax for TeX, footnote numbers or superscripts.
      math: (_, node: Element) => toHtmlNode(tex(node)),
      sup: (_, node: Element) => toHtmlNode(`<sup>${textOf(node)}</sup>`),
      sub: (_, node: Element) => toHtmlNode(`<sub>${textOf(node)}</sub>`),
      "note-number": (_, node: Element) => toHtmlNode(`[${textOf(node)}]`),
    },
  })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "*", fences: true, rule: "-" })
  .freeze();

function toMarkdown(children: ElementContent[]): string {
  const root: Root = { type: "root", children };
  return markdown.stringify(markdown.runSync(root) as never).trim();
}

function tex(math: Element): string {
  const annotation = find(math, ({ tagName }) => tagName === "annotation");
  const source = textOf(annotation ?? math).trim();
  return math.properties["display"] === "block" ? `$$${source}$$` : `$${source}$`;
}
