// Suggests the import for a name that a cell uses without importing it.

const NAMESPACE_IMPORTS: Readonly<Record<string, string>> = {
  Plot: "@observablehq/plot",
  d3: "d3",
};
/** Never suggested: only exercise checkers use it. */
const CHECK_MODULE = "every-cube/check";

/** The import that provides a name. */
export interface SuggestedImport {
  readonly name: string;
  readonly module: string;
  /** Whether the name stands for the whole module: `import * as d3`. */
  readonly isNamespace: boolean;
}

/**
 * Finds the import that provides a name; undefined if no module exports it.
 * @param modules  the names of all importable modules
 */
export function suggestImport(
  name: string,
  modules: readonly string[],
  hasExport: (module: string) => boolean,
): SuggestedImport | undefined {
  const namespaceModule = Object.hasOwn(NAMESPACE_IMPORTS, name)
    ? NAMESPACE_IMPORTS[name]
    : undefined;
  if (namespaceModule !== undefined)
    return { name, module: namespaceModule, isNamespace: true };
  const excluded = [CHECK_MODULE, ...Object.values(NAMESPACE_IMPORTS)];
  const module = modules.find(
    (candidate) => !excluded.includes(candidate) && hasExport(candidate),
  );
  return module === undefined ? undefined : { name, module, isNamespace: false };
}

export function importLine({ name, module, isNamespace }: SuggestedImport): string {
  return `import ${isNamespace ? `* as ${name}` : `{ ${name} }`} from "${module}";`;
}
