// What the page and the worker that runs its cells say to each other.
import type { InputState } from "../run/input-channels.ts";
import type { LiveName, LiveValues } from "../run/live-values.ts";
import type { ShownCell } from "../run/notebook-runtime.ts";
import type { CellError, Output, TableRow } from "../show/output.ts";

/** The first message to a worker. With it comes the port for all others. */
export interface Welcome {
  readonly live: LiveValues;
  /** The worker numbers its tables from here, and no other worker of the page does. */
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
      /** The table's, as its view has it. */
      readonly id: number;
      readonly from: number;
      readonly count: number;
    }
  /** The text of a module that was asked for; undefined when it could not be had. */
  | {
      readonly kind: "module";
      readonly name: string;
      readonly script: string | undefined;
    }
  /** Is anybody there? Answered by `pong` as soon as no cell keeps the worker busy. */
  | { readonly kind: "ping" };

/** Goes to the page as JSON: text is the only thing that a cell can do no harm with. */
export type WorkerMessage =
  | { readonly kind: "pending"; readonly id: string }
  /** With the code that runs: the page's may be another by now. */
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
      /** Undefined when the table is not kept any more. */
      readonly rows: readonly TableRow[] | undefined;
    }
  | { readonly kind: "pong" };
