import { createMarkdownProcessor } from "@astrojs/markdown-remark";
import { expect, test } from "vitest";
import { cellsIn, remarkCells } from "#build/plugins/remark-cells.ts";

interface Tree {
  type: string;
  name?: string;
  value?: string;
  attributes?: { name: string; value: { value: string } }[];
  children?: Tree[];
}

async function treeOf(markdown: string): Promise<Tree> {
  let found: Tree | undefined;
  const keep = () => (tree: unknown) => {
    found = structuredClone(tree) as Tree;
  };
  const processor = await createMarkdownProcessor({
    syntaxHighlight: false,
    remarkPlugins: [keep],
  });
  await processor.render(markdown);
  return found!;
}

const NASTY = "const s = `${1}\"&amp;'{}</Cell>\\`;";
const PAGE = `# Title

\`\`\`ts
not a cell
\`\`\`

\`\`\`ts cell
${NASTY}
\`\`\`

- in a list

  \`\`\`ts wide cell
  second;
  \`\`\`

\`\`\`js cell
not TypeScript
\`\`\`
`;

test("marked TypeScript fences are cells at any depth", async () => {
  expect(cellsIn(await treeOf(PAGE))).toEqual([NASTY, "second;"]);
});

test("a marked fence becomes a tag with its exact text and a number", async () => {
  const tree = await treeOf(PAGE);
  remarkCells()(tree);
  const tags: Tree[] = [];
  const collect = (node: Tree) => {
    if (node.name === "Cell") tags.push(node);
    node.children?.forEach(collect);
  };
  collect(tree);
  const attributes = tags.map((tag) =>
    Object.fromEntries(
      tag.attributes!.map(({ name, value }) => [name, JSON.parse(value.value)]),
    ),
  );
  const page = JSON.stringify([NASTY, "second;"]);
  expect(attributes).toEqual([
    { code: NASTY, id: "cell-1", page },
    { code: "second;", id: "cell-2", page },
  ]);
});

test("the tag is imported once, and only on pages with a cell", async () => {
  const imports = (tree: Tree) =>
    tree.children!.filter(({ type }) => type === "mdxjsEsm").length;
  const withCells = await treeOf(PAGE);
  remarkCells()(withCells);
  expect(imports(withCells)).toBe(1);
  const without = await treeOf("# Title\n\n```ts\n1;\n```\n");
  remarkCells()(without);
  expect(imports(without)).toBe(0);
});
