/** The fields of a Markdown node used here. */
interface Node {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: Node[];
}

/** Whether a node is a fence marked as a cell: ```ts cell */
export function isCell(node: Node): node is Node & { value: string } {
  return (
    node.type === "code" &&
    node.lang === "ts" &&
    (node.meta ?? "").split(/\s+/).includes("cell")
  );
}

/** The sources of all cells in a Markdown tree, in order. */
export function cellsIn(tree: Node): string[] {
  if (isCell(tree)) return [tree.value];
  return (tree.children ?? []).flatMap(cellsIn);
}

/** Remark plugin: turns each marked fence of an MDX page into a live `<Cell … />`. */
export function remarkCells() {
  return (tree: Node): void => {
    const sources = cellsIn(tree);
    let count = 0;
    const replaceCells = ({ children = [] }: Node): void => {
      children.forEach((node, i) => {
        if (isCell(node)) children[i] = cellTag(sources, count++);
        else replaceCells(node);
      });
    };
    replaceCells(tree);
    if (count > 0) tree.children!.unshift(importCell);
  };
}

/** A cell gets the sources of all cells on its page, since it may use their names. */
function cellTag(sources: readonly string[], index: number): Node {
  const attributes = [
    textAttribute("code", sources[index]),
    textAttribute("id", `cell-${index + 1}`),
    textAttribute("page", JSON.stringify(sources)),
  ];
  const tag = { type: "mdxJsxFlowElement", name: TAG, attributes, children: [] };
  return tag;
}

// As an expression, so that no character of the text is MDX syntax.
function textAttribute(name: string, text: string) {
  const raw = JSON.stringify(text);
  const expression = { type: "Literal", value: text, raw };
  const estree = program([{ type: "ExpressionStatement", expression }]);
  const value = {
    type: "mdxJsxAttributeValueExpression",
    value: raw,
    data: { estree },
  };
  return { type: "mdxJsxAttribute", name, value };
}

function program(body: object[]) {
  return { type: "Program", sourceType: "module", body, comments: [] };
}

const TAG = "Cell";
const FILE = "/src/components/notebook/cell/Cell.astro";

const importCell = {
  type: "mdxjsEsm",
  value: `import ${TAG} from "${FILE}";`,
  data: {
    estree: program([
      {
        type: "ImportDeclaration",
        specifiers: [
          { type: "ImportDefaultSpecifier", local: { type: "Identifier", name: TAG } },
        ],
        source: { type: "Literal", value: FILE, raw: JSON.stringify(FILE) },
        attributes: [],
      },
    ]),
  },
};
