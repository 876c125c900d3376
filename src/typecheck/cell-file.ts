import { bindingsIn } from "../notebook/code/bindings.ts";
import { parseTypeScript } from "../notebook/code/syntax-tree.ts";

/** A cell of a page, as it stands now. */
export interface Cell {
  readonly id: string;
  readonly source: string;
}

/** What a cell introduces at its top level. */
interface Names {
  /** Other cells see what these hold now. */
  readonly variables: readonly string[];
  /** Functions, classes, types and imports: the same everywhere. */
  readonly others: readonly string[];
  /** What it says to exist elsewhere: it defines no such thing for others. */
  readonly claims: readonly string[];
}

/**
 * The file of a cell, as the compiler reads it: the cell's own text, so that places in
 * both are the same, and below it what makes the cells see each other.
 *
 * @param cells   all cells of the page
 * @param fileOf  how the file of the cell at an index is imported
 */
export function cellFile(
  cells: readonly Cell[],
  index: number,
  fileOf: (index: number) => string,
): string {
  const own = namesOf(cells[index].source);
  const given = new Set([...own.variables, ...own.others]);
  const known = new Set([...given, ...own.claims]);
  const lines = [`export { ${[...given].join(", ")} };`];
  cells.forEach(({ source }, other) => {
    if (other === index) return;
    const isNew = (name: string) => !known.has(name);
    const { variables, others } = namesOf(source);
    const file = JSON.stringify(fileOf(other));
    for (const name of variables.filter(isNew)) {
      lines.push(`declare const ${name}: __Live<typeof import(${file}).${name}>;`);
    }
    const imported = others.filter(isNew);
    if (imported.length > 0) {
      lines.push(`import { ${imported.join(", ")} } from ${file};`);
    }
    for (const name of [...variables, ...others]) known.add(name);
  });
  return `${cells[index].source}\n${lines.join("\n")}`;
}

/**
 * What other cells see of a variable: what a promise comes to, and what a generator,
 * such as `view` makes, has given last.
 */
export const LIVE_TYPE = `type __Live<T> =
  T extends AsyncGenerator<infer Value, any, any> | Generator<infer Value, any, any>
    ? Value
    : Awaited<T>;`;

function namesOf(source: string): Names {
  const introduced = bindingsIn(parseTypeScript(source), source).filter(
    ({ scope }) => scope.name === "Script",
  );
  const namesBy = (...kinds: string[]) => {
    const found = introduced.filter(({ kind }) => kinds.includes(kind));
    return [...new Set(found.map(({ name }) => name))];
  };
  return {
    variables: namesBy("variable"),
    others: namesBy("declaration", "type", "import"),
    claims: namesBy("claim"),
  };
}
