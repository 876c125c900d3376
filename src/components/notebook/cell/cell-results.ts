import type { CellError, Output } from "../../../notebook/output/output.ts";
import { NO_OUTPUT, type Results, type ResultsHandlers } from "./results.ts";
import { onNearViewport } from "./on-near-viewport.ts";

const MAX_SPOKEN_CHARS = 200;
const RENDERER_MISSING = "The code that draws results could not be loaded. In words:";
const INTERRUPTED = "Above is what this run had shown until it was cut off.";

/**
 * The results of one cell over its runs. The code that renders them is loaded with the
 * first.
 */
export class CellResults {
  readonly #container: HTMLElement;
  readonly #handlers: ResultsHandlers;
  readonly #shipped: Results;
  #current: Results;
  #lastGood: readonly Output[];
  /** Why the last run failed. */
  #error: CellError | undefined;
  #running: { code: string | undefined; outputs: Output[] };
  /** The frame in which the results so far are drawn. */
  #nextFrame: number | undefined;
  #hasStarted = false;
  #lastDrawing = 0;

  /** @param shipped  what the page shows from the start; undefined for a new cell */
  constructor(
    place: HTMLElement,
    shipped: Results = { code: undefined, outputs: [] },
    handlers: ResultsHandlers,
  ) {
    this.#container = place;
    this.#handlers = handlers;
    const { outputs } = shipped;
    this.#shipped = this.#current = shipped;
    this.#running = { ...shipped, outputs: [...outputs] };
    this.#lastGood = this.#running.outputs;
    if (outputs.some(({ view }) => view !== undefined)) {
      onNearViewport(place, () => void this.#draw());
    }
  }

  get current(): Results {
    return this.#current;
  }
  /** Whether they are still the shipped ones. */
  get isShipped(): boolean {
    return this.#current === this.#shipped;
  }
  /** Whether the page ships the same, as after a run of the author’s text. */
  get equalsShipped(): boolean {
    return (
      this.isShipped || JSON.stringify(this.#current) === JSON.stringify(this.#shipped)
    );
  }
  /** The code whose complete results are shown; undefined when it did not finish. */
  get displayedSource(): string | undefined {
    const { code, error, note } = this.#current;
    return error || note !== undefined ? undefined : code;
  }

  /** A run is requested: it has shown nothing yet, whatever is still displayed. */
  runRequested(): void {
    this.#hasStarted = false;
  }

  runStarted(code: string): void {
    this.#hasStarted = true;
    this.#error = undefined;
    this.#running = { code, outputs: [] };
  }

  addOutput(output: Output): void {
    this.#running.outputs.push(output);
  }

  /** Shows the results so far of a slow run, with the next frame: however many come. */
  showPartial(): void {
    if (this.#running.outputs.length === 0) return;
    this.#nextFrame ??= requestAnimationFrame(() => this.show(this.#latest));
  }

  runEnded(error: CellError | undefined): void {
    this.#error = error;
    if (!error) this.#lastGood = this.#running.outputs;
    this.show(this.#latest);
  }

  /** What the last run has shown so far; its timers may show more after it has failed. */
  get #latest(): Results {
    if (!this.#error) return this.#running;
    const { code, outputs } = this.#running;
    // Earlier results count as past even if the new run could not start.
    const now = outputs === this.#lastGood ? [] : outputs;
    return { code, outputs: now, error: this.#error, lastGoodOutputs: this.#lastGood };
  }

  /**
   * Shows the output of the interrupted run, or else of the last good one: not both, which
   * would look like one continuous list.
   * @param code  the current code, if it has not started to run
   */
  runStopped(code: string, note: string): void {
    if (this.#hasStarted && this.#running.outputs.length > 0) {
      this.show({ ...this.#running, note: `${note} ${INTERRUPTED}` });
    } else {
      this.show({ code, outputs: [], note, lastGoodOutputs: this.#lastGood });
    }
  }

  /**
   * A text that differs in names alone has taken the place of another: its results hold.
   * An error may speak of the former name.
   */
  identifiersRenamed(before: string, now: string): void {
    if (this.displayedSource === before)
      this.#current = { ...this.#current, code: now };
    if (this.#running.code === before) this.#running.code = now;
  }

  showShipped(): void {
    this.#lastGood = this.#shipped.outputs;
    this.show(this.#shipped);
  }

  /** Shows what an earlier visit has kept. */
  restore(results: Results): void {
    if (!results.error) this.#lastGood = results.outputs;
    this.show(results);
  }

  show(results: Results): void {
    if (this.#nextFrame !== undefined) cancelAnimationFrame(this.#nextFrame);
    this.#nextFrame = undefined;
    this.#current = results;
    this.#container.ariaBusy = "true"; // the code that draws them may have to be loaded
    void this.#draw();
  }

  describe(): string {
    const { outputs, error, note } = this.#current;
    const said = note ?? (error ? errorText(error) : outputsText(outputs));
    return said.length > MAX_SPOKEN_CHARS
      ? `${said.slice(0, MAX_SPOKEN_CHARS)} …`
      : said;
  }

  async #draw(): Promise<void> {
    const drawing = ++this.#lastDrawing;
    const loaded = await import("./render-results.tsx").catch(() => undefined);
    if (!loaded) {
      this.#container.ariaBusy = null;
      // What the page came with says the same as before.
      if (!this.isShipped)
        this.#container.textContent = `${RENDERER_MISSING} ${this.describe()}`;
      return;
    }
    const { renderResults, preloadResults } = loaded;
    await preloadResults(this.#current);
    // Newer results may already be rendering.
    if (drawing !== this.#lastDrawing) return;
    renderResults(this.#container, this.#current, this.#handlers);
    this.#container.ariaBusy = null;
  }
}

function errorText({ line, message }: CellError): string {
  return line === undefined ? message : `Error in line ${line}. ${message}`;
}

function outputsText(outputs: readonly Output[]): string {
  return outputs.length > 0 ? outputs.map(({ text }) => text).join("; ") : NO_OUTPUT;
}
