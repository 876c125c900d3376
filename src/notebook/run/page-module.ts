import {
  LIVE_VALUE_DEFINITIONS,
  LIVE_NAMES,
  type LiveName,
  PAGE_MODULE,
} from "./live-values.ts";
import type { Exports } from "./modules.ts";

/** A cell's access to the page's figures. */
export interface PageAccess {
  /** The live values that the cell depends on, directly or indirectly. */
  readonly follows: ReadonlySet<LiveName>;
  set(name: LiveName, value: unknown): void;
}

/** The setters in the module "every-cube/page" of a cell; live values are inputs. */
export function pageModule({ follows, set }: PageAccess): Exports {
  const module = {};
  for (const name of LIVE_NAMES) {
    Object.defineProperty(module, name, {
      enumerable: true,
      get(): never {
        throw new Error(
          `${name} changes, so import it by name: import { ${name} } from "${PAGE_MODULE}"`,
        );
      },
    });
    Object.assign(module, {
      [setterName(name)](value: never): void {
        if (follows.has(name)) {
          throw new Error(
            `this cell runs whenever ${name} changes, and would change it again: set it in a cell that does not use it`,
          );
        }
        set(name, LIVE_VALUE_DEFINITIONS[name].fromCells(value));
      },
    });
  }
  return module;
}

/** "setReaderCube" */
export function setterName(name: LiveName): string {
  return `set${name[0].toUpperCase()}${name.slice(1)}`;
}
