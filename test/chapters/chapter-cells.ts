import { readFileSync, readdirSync } from "node:fs";
import { createMarkdownProcessor } from "@astrojs/markdown-remark";
import { cellsIn } from "#build/plugins/remark-cells.ts";

export interface ChapterCells {
  /** "indexing.mdx" */
  readonly page: string;
  /** The code of its cells; at least one. */
  readonly cells: readonly string[];
}

const PAGES = new URL("../../src/pages/", import.meta.url);

/** The cells of all pages that have some, as the pages ship them. */
export async function readChapterCells(): Promise<ChapterCells[]> {
  const pages = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".mdx"),
  );
  const chapters = await Promise.all(
    pages.map(async (page) => ({ page, cells: await cellsOf(page) })),
  );
  return chapters.filter(({ cells }) => cells.length > 0);
}

async function cellsOf(page: string): Promise<string[]> {
  const cells: string[] = [];
  const collect = () => (tree: Parameters<typeof cellsIn>[0]) => {
    cells.push(...cellsIn(tree));
  };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [collect],
  });
  await processor.render(readFileSync(new URL(page, PAGES), "utf8"));
  return cells;
}
