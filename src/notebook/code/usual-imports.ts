// How the modules that cells can import are imported.

/** What is imported as a whole, under the name that all use. */
const WHOLE: Readonly<Record<string, string>> = {
  Plot: "@observablehq/plot",
  d3: "d3",
};
/** Readers' cells have no use for its names, which would be taken for others. */
const OF_CHECKERS = "every-cube/check";

/** How a name is imported. */
export interface UsualImport {
  readonly name: string;
  readonly module: string;
  /** Whether the name is that of the whole module. */
  readonly isWhole: boolean;
}

/**
 * The import that brings a name; undefined when no module has it.
 * @param modules  that cells can import
 * @param has      whether a module exports the name
 */
export function usualImport(
  name: string,
  modules: readonly string[],
  has: (module: string) => boolean,
): UsualImport | undefined {
  const whole = Object.hasOwn(WHOLE, name) ? WHOLE[name] : undefined;
  if (whole !== undefined) return { name, module: whole, isWhole: true };
  const others = [OF_CHECKERS, ...Object.values(WHOLE)];
  const module = modules.find((one) => !others.includes(one) && has(one));
  return module === undefined ? undefined : { name, module, isWhole: false };
}

export function importLine({ name, module, isWhole }: UsualImport): string {
  return `import ${isWhole ? `* as ${name}` : `{ ${name} }`} from "${module}";`;
}
