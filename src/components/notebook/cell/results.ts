import type { RawValue } from "#notebook/inputs/inputs.ts";
import type { DrawingChannel } from "./output/follow-drawing.ts";
import type { ReadRows } from "./output/read-rows.ts";
import type { CellError, Output } from "#notebook/output/output.ts";

/** The results below a cell's code. */
export interface Results {
  /** The code that produced them; undefined before a new cell's first run. */
  readonly code: string | undefined;
  readonly outputs: readonly Output[];
  readonly error?: CellError;
  /** Why the run was stopped, if it was. */
  readonly note?: string;
  /** The outputs of the last run that finished, if this one did not. */
  readonly lastGoodOutputs?: readonly Output[];
  /** Whether they were stored by an earlier visit. */
  readonly isRestored?: true;
}

/** The notebook's functions that interactive results call. */
export interface ResultsHandlers {
  onInput(index: number, value: RawValue): void;
  readonly readRows: ReadRows;
  readonly drawings: DrawingChannel;
}

/** The note below a cell that ran without output. */
export const NO_OUTPUT = "It ran, and has nothing to show.";
