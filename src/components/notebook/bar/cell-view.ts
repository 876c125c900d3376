// What the notebook of a page knows of a cell, and asks of it.
import type { CellError, Output } from "../../../notebook/output/output.ts";
import type { TypeProblem } from "../../../typecheck/type-problems.ts";
import type { TextRange } from "../cell/match-highlight.ts";
import type { Results } from "../cell/results.ts";
import type { CellOrigin, NotebookCell } from "./page-notebook.ts";

/** A part of a text, and what stands there afterwards. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** What the notebook needs to know of a cell on the page. */
export interface CellView extends NotebookCell {
  /** Its name in messages, such as "cell 2". */
  readonly label: string;
  /** The code whose results are shown; undefined when none are. */
  readonly shownSource: string | undefined;
  /** Whether it is isolated from the other cells. */
  readonly isIsolated: boolean;
  /** Whether it is an exercise whose starter has not been changed. */
  readonly isUnanswered?: boolean;
  /** Whether readers don't see it: it runs after the cells that it needs. */
  readonly isHidden?: boolean;
  setText(source: string, origin: CellOrigin): void;
  /** The reader runs it, whoever wrote it. */
  approve(): void;
  reset(): void;
  /** It will run, at once or after its dependencies. */
  pending(): void;
  /** @param source  the code that runs: the reader may have edited it since */
  started(source: string): void;
  addOutput(output: Output): void;
  ended(error: CellError | undefined): void;
  /** It does not run after all. */
  skipped?(): void;
  /** Shows what an earlier visit has kept of its last run. */
  restore?(results: Results): void;
  /** Its worker has been terminated; `reason` says why. */
  stopped(reason: string): void;
  /** Whether its results depend on another cell's earlier text. */
  markOutdated?(isOutdated: boolean): void;
  focusCode(): void;
  /** Marks what does not compile in it. */
  showProblems?(problems: readonly TypeProblem[]): void;
  /** Shows and says a warning until it is empty. */
  warn?(words: string): void;
  /** Changes its text in one undoable step. */
  applyEdits?(edits: readonly TextEdit[]): Promise<void>;
  /** A name was changed in all cells: what the text from before has shown holds. */
  identifiersRenamed?(before: string): void;
  /** Marks a part of its code and brings it into view; without one, takes the mark away. */
  highlightMatch?(part: TextRange | undefined): Promise<void>;
  /** Selects a part of its code, and goes there. */
  select?(from: number, to: number): Promise<void>;
}
