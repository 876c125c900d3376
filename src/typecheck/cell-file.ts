import { bindingsIn } from "../notebook/code/bindings.ts";
import { parseTypeScript } from "../notebook/code/syntax-tree.ts";

/** A cell of a page with its current source. */
export interface LabelledCell {
  /** Its name in messages, such as "cell 2". */
  readonly label: string;
  readonly source: string;
}

/** What a cell declares at its top level. */
interface DeclaredNames {
  /** Other cells see their current values. */
  readonly variables: readonly string[];
  /** Functions, classes, types and imports: seen unchanged. */
  readonly others: readonly string[];
  /** Names introduced by `declare`: they define nothing for other cells. */
  readonly ambient: readonly string[];
  /** Where each name that it gives to other cells stands first. */
  readonly offsets: ReadonlyMap<string, number>;
  /** All that may be names in it. */
  readonly words: ReadonlySet<string>;
}

/**
 * The file of a cell as the compiler reads it: first the cell's own text, so that positions
 * agree, then the code that makes the cells see each other.
 *
 * @param cells   all cells of the page
 * @param fileOf  the import path of the cell at an index
 */
export function cellFileText(
  cells: readonly LabelledCell[],
  index: number,
  fileOf: (index: number) => string,
): string {
  const declared = declaredNames(cells[index].source);
  const exported = new Set([...declared.variables, ...declared.others]);
  const inScope = new Set([...exported, ...declared.ambient]);
  const lines = [`export { ${[...exported].join(", ")} };`];
  cells.forEach(({ source }, other) => {
    if (other === index) return;
    const isNew = (name: string) => !inScope.has(name);
    const { variables, others } = declaredNames(source);
    const file = JSON.stringify(fileOf(other));
    for (const name of variables.filter(isNew)) {
      lines.push(`declare const ${name}: __Live<typeof import(${file}).${name}>;`);
    }
    const imported = others.filter(isNew);
    if (imported.length > 0) {
      lines.push(`import { ${imported.join(", ")} } from ${file};`);
    }
    for (const name of [...variables, ...others]) inScope.add(name);
  });
  return `${cells[index].source}\n${lines.join("\n")}`;
}

/**
 * What other cells see of a variable: the value of a promise, and the latest value of a
 * generator such as `view` returns.
 */
export const LIVE_TYPE = `type __Live<T> =
  T extends AsyncGenerator<infer Value, any, any> | Generator<infer Value, any, any>
    ? Value
    : Awaited<T>;`;

/**
 * The place in another cell that gives a cell a name which it does not declare itself.
 */
export function findProvider(
  cells: readonly LabelledCell[],
  index: number,
  name: string,
): { readonly index: number; readonly offset: number } | undefined {
  for (const [other, { source }] of cells.entries()) {
    const offset =
      other === index ? undefined : declaredNames(source).offsets.get(name);
    if (offset !== undefined) return { index: other, offset };
  }
  return undefined;
}

/** The indexes of the cells that a cell depends on, directly or not, with its own. */
export function dependenciesOf(
  cells: readonly LabelledCell[],
  index: number,
): ReadonlySet<number> {
  const dependencies = new Set([index]);
  // Iterating a set also visits the items added meanwhile.
  for (const at of dependencies) {
    const { words } = declaredNames(cells[at].source);
    cells.forEach(({ source }, other) => {
      const isUsed = [...declaredNames(source).offsets.keys()].some((name) =>
        words.has(name),
      );
      if (isUsed) dependencies.add(other);
    });
  }
  return dependencies;
}

/** The names in each text that was read lately. */
const cachedNames = new Map<string, DeclaredNames>();
const MAX_CACHED = 1000;

function declaredNames(source: string): DeclaredNames {
  let names = cachedNames.get(source);
  if (names === undefined) {
    if (cachedNames.size === MAX_CACHED) cachedNames.clear();
    cachedNames.set(source, (names = readNames(source)));
  }
  return names;
}

function readNames(source: string): DeclaredNames {
  const topLevel = bindingsIn(parseTypeScript(source), source).filter(
    ({ scope }) => scope.name === "Script",
  );
  const namesBy = (...kinds: string[]) => {
    const matches = topLevel.filter(({ kind }) => kinds.includes(kind));
    return [...new Set(matches.map(({ name }) => name))];
  };
  const exported = topLevel.filter(({ kind }) => kind !== "claim");
  return {
    variables: namesBy("variable"),
    others: namesBy("declaration", "type", "import"),
    ambient: namesBy("claim"),
    // Of several places, the first replaces the others.
    offsets: new Map(exported.reverse().map(({ name, from }) => [name, from])),
    words: new Set(source.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)),
  };
}
