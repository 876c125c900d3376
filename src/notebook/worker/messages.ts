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

/** The first message to a worker, with the port for all others. */
export interface InitMessage {
  readonly live: LiveValues;
  /** The first id for tables and drawings, unique among the page's workers. */
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
      readonly id: number;
      readonly from: number;
      readonly count: number;
      readonly order: RowOrder;
    }
  /** A reader's event on a drawing, answered by `event-handled`. */
  | {
      readonly kind: "drawing-event";
      readonly id: number;
      readonly event: DrawingEvent;
    }
  /** The page has drawn the last update or first state, and is ready for the next. */
  | { readonly kind: "drawn"; readonly id: number; readonly isFirst: boolean }
  /** The answer to `read-file`; undefined bytes if it could not be read. */
  | {
      readonly kind: "file";
      readonly request: number;
      readonly bytes: ArrayBuffer | undefined;
      readonly problem: string | undefined;
    }
  /** The answer to `load-module`; undefined if it could not be loaded. */
  | {
      readonly kind: "module";
      readonly name: string;
      readonly script: string | undefined;
    }
  /** Answered by `pong` once no cell keeps the worker busy. */
  | {
      readonly kind: "ping";
      /** Set by the frame: a number to repeat, which cells cannot guess. */
      readonly nonce?: number;
    };

/** Sent to the page as JSON, because cells cannot tamper with text. */
export type WorkerMessage =
  | { readonly kind: "pending"; readonly id: string }
  /** With the running code; the page's may be newer. */
  | { readonly kind: "started"; readonly id: string; readonly source: string }
  | { readonly kind: "output"; readonly id: string; readonly output: Output }
  | {
      readonly kind: "ended";
      readonly id: string;
      readonly error: CellError | undefined;
    }
  | { readonly kind: "input"; readonly state: InputState }
  | { readonly kind: "set-live"; readonly name: LiveName; readonly value: unknown }
  | { readonly kind: "load-module"; readonly name: string }
  | {
      readonly kind: "read-file";
      readonly request: number;
      readonly id: string;
      readonly name: string;
    }
  | {
      readonly kind: "rows";
      readonly request: number;
      /** Undefined if they are not available; `problem` says why. */
      readonly page: RowsPage | undefined;
      readonly problem: string | undefined;
    }
  | {
      readonly kind: "redraw";
      readonly id: number;
      readonly listens: boolean;
      readonly changes: readonly DrawingChange[];
    }
  | { readonly kind: "event-handled"; readonly id: number }
  /** The answer to a run if a cell has changed built-ins: a new worker is needed. */
  | { readonly kind: "globals-changed" }
  | { readonly kind: "pong"; readonly nonce?: number | undefined };
