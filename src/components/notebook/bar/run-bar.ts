import { NotebookBarBase } from "./notebook-bar-base.ts";
import { createButton, createElement, updateText } from "./elements.ts";
import { failedCellsMessage } from "./failed-cells.ts";
import type { PageNotebook } from "./page-notebook.ts";

/** A bar that runs all cells and reports whether they succeeded. */
export class RunBar extends NotebookBarBase {
  protected readonly notebook: PageNotebook;
  /** Whether the reader is waiting for all cells to finish. */
  #isWaitingForAll = false;
  /** The last message on whether all cells succeeded; empty before all were run. */
  #outcome = "";

  constructor(element: HTMLElement, notebook: PageNotebook) {
    super(element);
    this.notebook = notebook;
  }

  protected runOrStop(): void {
    if (this.notebook.isRunning) {
      this.#isWaitingForAll = false;
      this.notebook.stop();
      this.say("Stopped.");
      return;
    }
    this.#runAll({ trusted: false });
  }

  #runAll(options: { trusted: boolean }): void {
    this.say("Running…");
    this.#isWaitingForAll = true;
    this.notebook.runAll(options);
    this.refresh(); // there may be nothing to run
  }

  /** Offers to run imported code, which needs the reader's consent. */
  protected offerRun(): void {
    const run = createButton("I have read it: run all", () => {
      this.#runAll({ trusted: true });
      this.button("run").focus();
    });
    this.part("panel").append(
      createElement("div", { className: "notebook-choices" }, run),
    );
  }

  protected refresh(): void {
    const { isRunning } = this.notebook;
    updateText(this.button("run"), isRunning ? "Stop" : "Run all");
    if (isRunning) return;
    const failed = failedCellsMessage(this.notebook.cells);
    if (!this.#isWaitingForAll) return this.#updateOutcome(failed);
    this.#isWaitingForAll = false;
    const unapproved = this.notebook.cells.filter(
      ({ kind, from }) => kind === "code" && from !== undefined,
    ).length;
    if (unapproved === 0) {
      this.#outcome = failed || DONE;
      return this.say(this.#outcome, { bad: failed !== "", isQuiet: failed === "" });
    }
    const what =
      unapproved === 1 ? "The code of one cell" : `The code of ${unapproved} cells`;
    const why = `${what} came from a link or a file, and has not run: read it first.`;
    this.say(failed ? `${failed} ${why}` : why);
    this.offerRun();
  }

  /** Updates the message when a single cell was run after all. */
  #updateOutcome(failed: string): void {
    const outcome = failed || DONE;
    const isShown = this.part("status").textContent === this.#outcome;
    if (this.#outcome === "" || this.#outcome === outcome || !isShown) return;
    this.#outcome = outcome;
    this.say(outcome, { bad: failed !== "", keepsPanel: true, isQuiet: true });
  }
}

const DONE = "Done: each cell shows its result.";
