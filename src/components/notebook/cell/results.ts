import type { RawValue } from "../../../notebook/inputs/inputs.ts";
import type { CellError, Output, TableRow } from "../../../notebook/show/output.ts";

/** What stands below the code of a cell. */
export interface Results {
  /** The code that has shown them; undefined before the first run of a new cell. */
  readonly code: string | undefined;
  readonly outputs: readonly Output[];
  readonly error?: CellError;
  /** Why it did not come to its end, if it was not for an error. */
  readonly note?: string;
  /** Where it did not: what the last run showed that did. */
  readonly past?: readonly Output[];
}

/** What the views of results can ask for. */
export interface ResultsHandlers {
  onInput(index: number, value: RawValue): void;
  readRows(id: number, from: number, count: number): Promise<readonly TableRow[]>;
}

export const NOTHING = "It ran, and has nothing to show.";
