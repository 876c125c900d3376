import { bindingsIn } from "../notebook/code/bindings.ts";
import { parseTypeScript } from "../notebook/code/syntax-tree.ts";

export interface LabelledCell {
  /** Its name in messages, such as "cell 2". */
  readonly label: string;
  readonly source: string;
}

/** The top-level declarations of a cell. */
interface DeclaredNames {
  /** Variables: other cells receive their current values. */
  readonly variables: readonly string[];
  /** Functions, classes, types and imports: other cells receive them unchanged. */
  readonly others: readonly string[];
  /** Names declared with `declare`, which define nothing for other cells. */
  readonly ambient: readonly string[];
  /** The offset of the first declaration of each exported name. */
  readonly offsets: ReadonlyMap<string, number>;
  /** All words that may be names. */
  readonly words: ReadonlySet<string>;
}

/**
 * The text of a cell's virtual file for the compiler: the cell's own text, so that
 * offsets agree, followed by code that connects it to the other cells.
 *
 * @param cells   all cells of the page
 * @param fileOf  returns the import path of the cell at an index
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
 * The type that other cells receive for a variable: a promise's value, or the latest
 * value of a generator such as `view` returns.
 */
export const LIVE_TYPE = `type __Live<T> =
  T extends AsyncGenerator<infer Value, any, any> | Generator<infer Value, any, any>
    ? Value
    : Awaited<T>;`;

/** Finds the declaration of a name in another cell. */
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

/** The indices of a cell and its direct and indirect dependencies. */
export function dependenciesOf(
  cells: readonly LabelledCell[],
  index: number,
): ReadonlySet<number> {
  const dependencies = new Set([index]);
  // Iterating a set also visits items added during the loop.
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

/** A cache by source text. */
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
  const exported = topLevel.filter(({ kind }) => kind !== "ambient");
  return {
    variables: namesBy("variable"),
    others: namesBy("declaration", "type", "import"),
    ambient: namesBy("ambient"),
    // Reversed, so that the first declaration wins.
    offsets: new Map(exported.reverse().map(({ name, from }) => [name, from])),
    words: new Set(source.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu)),
  };
}
