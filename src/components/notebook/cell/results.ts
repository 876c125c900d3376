import type { RawValue } from "../../../notebook/inputs/inputs.ts";
import type { DrawingChannel } from "./output/follow-drawing.ts";
import type { ReadRows } from "./output/read-rows.ts";
import type { CellError, Output } from "../../../notebook/output/output.ts";

/** What is shown below the code of a cell. */
export interface Results {
  /** The code that produced them; undefined before the first run of a new cell. */
  readonly code: string | undefined;
  readonly outputs: readonly Output[];
  readonly error?: CellError;
  /** Why the run did not finish, if not because of an error. */
  readonly note?: string;
  /** If it did not finish: the results of the last run that did. */
  readonly lastGoodOutputs?: readonly Output[];
  /** Whether they are of an earlier visit. */
  readonly isRestored?: true;
}

/** What result views need of the notebook. */
export interface ResultsHandlers {
  onInput(index: number, value: RawValue): void;
  readonly readRows: ReadRows;
  readonly drawings: DrawingChannel;
}

export const NO_OUTPUT = "It ran, and has nothing to show.";
