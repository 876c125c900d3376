export type Exports = Readonly<Record<string, unknown>>;

/** The exports of each module that cells can import, by name. */
export type Modules = Readonly<Record<string, Exports>>;

/** Modules that are loaded when a cell first imports them. */
export type LazyModules = Readonly<Record<string, () => Promise<Exports>>>;

/**
 * Returns a module's exports.
 * @param modules  all available modules
 * @param names    the exports that the cell uses
 * @throws {Error} if there is no such module, or no such export in it
 */
export function importModule(
  modules: Modules,
  name: string,
  names: readonly string[],
): Exports {
  if (!Object.hasOwn(modules, name)) {
    const moduleNames = Object.keys(modules).join(", ");
    throw new Error(
      `there is no module “${name}” here; a cell can import ${moduleNames}`,
    );
  }
  const exports = modules[name];
  const missing = names.find((exportName) => !(exportName in exports));
  if (missing === undefined) return exports;
  const suggestion = mostSimilar(missing, Object.keys(exports));
  const hint =
    suggestion !== undefined
      ? `; did you mean ${suggestion}?`
      : /^[A-Z][a-z]/.test(missing)
        ? `; if it is a type, write “type ${missing}”`
        : "";
  throw new Error(`${name} has no export “${missing}”${hint}`);
}

/** The most similar name, if it is close enough to be a typing mistake. */
function mostSimilar(name: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.floor(name.length / 3));
  const distances = candidates.map((other) => editDistance(name, other));
  const least = Math.min(...distances);
  return least <= limit ? candidates[distances.indexOf(least)] : undefined;
}

/** The Levenshtein distance, ignoring case. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = row[j] + (a[i].toLowerCase() === b[j].toLowerCase() ? 0 : 1);
      next.push(Math.min(changed, row[j + 1] + 1, next[j] + 1));
    }
    row = next;
  }
  return row[b.length];
}
