// The messages between the page and the worker that runs its cells.
import type { InputState } from "../run/input-channels.ts";
import type { LiveName, LiveValues } from "../run/live-values.ts";
import type { ShownCell } from "../run/notebook-runtime.ts";
import type { CellError, Output, TableRow } from "../show/output.ts";

/** The first message to a worker, sent with the port for all others. */
export interface Welcome {
  readonly live: LiveValues;
  /**
   * The first number for the worker's tables, so that no two workers of the page share
   * numbers.
   */
  readonly firstTable: number;
}

export type PageMessage =
  | {
      readonly kind: "run";
      readonly cells: readonly ShownCell[];
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
  | { readonly kind: "ping" };

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
      readonly kind: "rows";
      readonly request: number;
      /** Undefined when the table is no longer kept. */
      readonly rows: readonly TableRow[] | undefined;
    }
  | { readonly kind: "pong" };
