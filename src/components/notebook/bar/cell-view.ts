import type { CellError, Output } from "#notebook/output/output.ts";
import type { TypeProblem } from "#src/typecheck/type-problems.ts";
import type { TextRange } from "../cell/match-highlight.ts";
import type { Results } from "../cell/results.ts";
import type { CellOrigin, NotebookCell } from "./page-notebook.ts";

/** A cell's element, as the notebook sees it. */
export interface CellView extends NotebookCell {
  /** Its name in messages, such as "cell 2". */
  readonly label: string;
  /** The code that produced the displayed results, if it finished. */
  readonly displayedSource: string | undefined;
  /** Whether it shares no names with other cells. */
  readonly isIsolated: boolean;
  /** Whether it is an exercise whose starter has not been changed. */
  readonly isUnanswered?: boolean;
  /** Whether it is invisible, as an exercise's checker: it runs after the cells it needs. */
  readonly isHidden?: boolean;
  setText(source: string, origin: CellOrigin): void;
  /** Marks imported code as approved by the reader. */
  approve(): void;
  reset(): void;
  /** It is queued to run. */
  pending(): void;
  /** @param source  the code that runs: the reader may have edited it since */
  started(source: string): void;
  addOutput(output: Output): void;
  ended(error: CellError | undefined): void;
  skipped?(): void;
  restore?(results: Results): void;
  stopped(reason: string): void;
  /** Whether its results depend on another cell's earlier text. */
  markOutdated?(isOutdated: boolean): void;
  focusCode(): void;
  showProblems?(problems: readonly TypeProblem[]): void;
  /** Shows and announces a warning; an empty one removes it. */
  warn?(message: string): void;
  /** Highlights part of its code and scrolls to it; undefined removes the highlight. */
  highlightMatch?(part: TextRange | undefined): Promise<void>;
  select?(from: number, to: number): Promise<void>;
}
