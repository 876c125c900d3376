// How the modules that cells can import are imported.

/** What is imported as a whole, under the name that all use. */
const NAMESPACE_IMPORTS: Readonly<Record<string, string>> = {
  Plot: "@observablehq/plot",
  d3: "d3",
};
/** Readers' cells have no use for its names, which would be taken for others. */
const CHECK_MODULE = "every-cube/check";

/** How a name is imported. */
export interface SuggestedImport {
  readonly name: string;
  readonly module: string;
  /** Whether the name is that of the whole module. */
  readonly isNamespace: boolean;
}

/**
 * The import that brings a name; undefined when no module has it.
 * @param modules  that cells can import
 * @param hasExport      whether a module exports the name
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
