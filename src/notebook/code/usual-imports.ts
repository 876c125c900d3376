// How the modules that cells can import are imported.

/** What is imported as a whole, under the name that all use. */
const WHOLE: Readonly<Record<string, string>> = {
  Plot: "@observablehq/plot",
  d3: "d3",
};
/** Readers' cells have no use for its names, which would be taken for others. */
const OF_CHECKERS = "every-cube/check";

/**
 * The import that brings a name; undefined when no module has it.
 * @param modules  that cells can import
 * @param has      whether a module exports the name
 */
export function usualImport(
  name: string,
  modules: readonly string[],
  has: (module: string) => boolean,
): string | undefined {
  const whole = Object.hasOwn(WHOLE, name) ? WHOLE[name] : undefined;
  if (whole !== undefined) return `import * as ${name} from "${whole}";`;
  const others = [OF_CHECKERS, ...Object.values(WHOLE)];
  const found = modules.find((module) => !others.includes(module) && has(module));
  return found === undefined ? undefined : `import { ${name} } from "${found}";`;
}
