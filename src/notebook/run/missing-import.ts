// Which import brings a name that a cell uses without it.
import type { Modules } from "./modules.ts";

/** What is imported as a whole, under the name that all use. */
const WHOLE: Readonly<Record<string, string>> = {
  Plot: "@observablehq/plot",
  d3: "d3",
};
/** Readers' cells have no use for its names, which would be taken for others. */
const OF_CHECKERS = "every-cube/check";

/** The import to add; undefined when no module has the name. */
export function missingImport(name: string, modules: Modules): string | undefined {
  const whole = Object.hasOwn(WHOLE, name) ? WHOLE[name] : undefined;
  if (whole !== undefined) return `import * as ${name} from "${whole}";`;
  const others = Object.values(WHOLE);
  const found = Object.keys(modules).find(
    (module) =>
      module !== OF_CHECKERS &&
      !others.includes(module) &&
      Object.hasOwn(modules[module], name),
  );
  return found === undefined ? undefined : `import { ${name} } from "${found}";`;
}
