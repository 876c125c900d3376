// The messages between the page and the worker that runs its cells.
import type { InputState } from "../run/input-state.ts";
import type { LiveName, LiveValues } from "../run/live-values.ts";
import type { RuntimeCell } from "../run/notebook-runtime.ts";
import type {
  CellError,
  DrawingEvent,
  Output,
  DrawingChange,
  RowsPage,
} from "../output/output.ts";
import type { RowOrder } from "../output/row-order.ts";

/** The first message to a worker, sent with the port for all others. */
export interface InitMessage {
  readonly live: LiveValues;
  /**
   * The first number for the worker's tables and drawings, so that no two workers of the page share
   * numbers.
   */
  readonly firstId: number;
}

export type PageMessage =
  | {
      readonly kind: "run";
      readonly cells: readonly RuntimeCell[];
      readonly requested: readonly string[];
      readonly inputs: readonly InputState[];
    }
  | {
      readonly kind: "input";
      readonly cell: string;
      readonly index: number;
      readonly raw: unknown;
    }
  | { readonly kind: "live"; readonly name: LiveName; readonly value: unknown }
  | {
      readonly kind: "rows";
      readonly request: number;
      /** The id in the table's view. */
      readonly id: number;
      readonly from: number;
      readonly count: number;
      readonly order: RowOrder;
    }
  /** The reader has done something on a drawing; answered by `heard`. */
  | { readonly kind: "on-drawing"; readonly id: number; readonly event: DrawingEvent }
  /**
   * A drawing is on the page as it was last sent, or first if that is said: the page has
   * time for its next change.
   */
  | { readonly kind: "drawn"; readonly id: number; readonly isFirst: boolean }
  /** The file that a cell has asked for; undefined when it cannot be had. */
  | {
      readonly kind: "file";
      readonly request: number;
      readonly bytes: ArrayBuffer | undefined;
      readonly problem: string | undefined;
    }
  /** The source of a requested module; undefined when it could not be loaded. */
  | {
      readonly kind: "module";
      readonly name: string;
      readonly script: string | undefined;
    }
  /**
   * Checks whether the worker responds. Answered by `pong` as soon as no cell keeps it
   * busy.
   */
  | {
      readonly kind: "ping";
      /** The frame's: a number that no cell can guess, to be repeated in the answer. */
      readonly nonce?: number;
    };

/** Sent to the page as JSON: only text is safe from tampering by cells. */
export type WorkerMessage =
  | { readonly kind: "pending"; readonly id: string }
  /** With the code that runs, which may no longer be the page's. */
  | { readonly kind: "started"; readonly id: string; readonly source: string }
  | { readonly kind: "output"; readonly id: string; readonly output: Output }
  | {
      readonly kind: "ended";
      readonly id: string;
      readonly error: CellError | undefined;
    }
  | { readonly kind: "input"; readonly state: InputState }
  | { readonly kind: "set-live"; readonly name: LiveName; readonly value: unknown }
  | { readonly kind: "want-module"; readonly name: string }
  | {
      readonly kind: "want-file";
      readonly request: number;
      /** The cell that reads it. */
      readonly id: string;
      readonly name: string;
    }
  | {
      readonly kind: "rows";
      readonly request: number;
      /** Undefined when they cannot be had; `problem` says why. */
      readonly page: RowsPage | undefined;
      readonly problem: string | undefined;
    }
  /** Sent only after `drawn`. */
  | {
      readonly kind: "redraw";
      readonly id: number;
      readonly listens: boolean;
      readonly changes: readonly DrawingChange[];
    }
  | { readonly kind: "heard"; readonly id: number }
  /** The answer to a run: a cell has changed what runs the cells, which takes a new worker. */
  | { readonly kind: "spoilt" }
  | { readonly kind: "pong"; readonly nonce?: number | undefined };
