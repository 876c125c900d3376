import { assertPermutation } from "../../lib/indexing/check-input.ts";
import { rankState, unrankState } from "../../lib/puzzle/coordinates.ts";
import type { State } from "../../lib/puzzle/state.ts";
import {
  type LiveName,
  type LiveValues,
  PAGE_MODULE,
  READER_CARDS,
} from "./live-values.ts";
import type { Exports } from "./modules.ts";

/** How one cell may change what the page's figures show. */
export interface PageAccess {
  /** The live values that the cell follows, itself or through other cells. */
  readonly follows: ReadonlySet<LiveName>;
  set<Name extends LiveName>(name: Name, value: LiveValues[Name]): void;
}

/** What one cell gets as "every-cube/page", besides the live values. */
export function pageModule({ follows, set }: PageAccess): Exports {
  const refuseCircle = (name: LiveName) => {
    if (!follows.has(name)) return;
    throw new Error(
      `this cell runs whenever ${name} changes, and would change it again: set it in a cell that does not follow it`,
    );
  };
  const byItsName = (name: LiveName): never => {
    throw new Error(
      `${name} changes, and is followed only by its name: import { ${name} } from "${PAGE_MODULE}"`,
    );
  };
  return {
    get readerCube() {
      return byItsName("readerCube");
    },
    get readerPermutation() {
      return byItsName("readerPermutation");
    },
    setReaderCube(state: State): void {
      refuseCircle("readerCube");
      set("readerCube", rankState(state));
    },
    setReaderPermutation(permutation: readonly number[]): void {
      refuseCircle("readerPermutation");
      assertPermutation(permutation);
      const { length } = permutation;
      const { min, max } = READER_CARDS;
      if (length < min || length > max) {
        throw new RangeError(`the page’s cards are ${min} to ${max}, not ${length}`);
      }
      set("readerPermutation", [...permutation]);
    },
  };
}

/** A live value as the cells see it. */
export function liveValue<Name extends LiveName>(
  name: Name,
  value: LiveValues[Name],
): unknown {
  return name === "readerCube" ? unrankState(value as number) : value;
}
