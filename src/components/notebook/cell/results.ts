import type { RawValue } from "../../../notebook/inputs/inputs.ts";
import type { CellError, Output, TableRow } from "../../../notebook/show/output.ts";

/** What is shown below the code of a cell. */
export interface Results {
  /** The code that produced them; undefined before the first run of a new cell. */
  readonly code: string | undefined;
  readonly outputs: readonly Output[];
  readonly error?: CellError;
  /** Why the run did not finish, if not because of an error. */
  readonly note?: string;
  /** If it did not finish: the results of the last run that did. */
  readonly past?: readonly Output[];
}

/** Callbacks of result views. */
export interface ResultsHandlers {
  onInput(index: number, value: RawValue): void;
  readRows(id: number, from: number, count: number): Promise<readonly TableRow[]>;
}

export const NOTHING = "It ran, and has nothing to show.";
