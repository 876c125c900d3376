import type { CellError, Output } from "#notebook/output/output.ts";
import { NO_OUTPUT, type Results, type ResultsHandlers } from "./results.ts";
import { onNearViewport } from "./on-near-viewport.ts";
import { recordClicks } from "./record-clicks.ts";

const MAX_SPOKEN_CHARS = 200;
const RENDERER_MISSING = "The code that draws results could not be loaded. In words:";
const INTERRUPTED = "Above is what this run had shown until it was cut off.";

/** The results of one cell over its runs. The renderer is loaded with the first results. */
export class CellResults {
  readonly #container: HTMLElement;
  readonly #handlers: ResultsHandlers;
  readonly #shipped: Results;
  #current: Results;
  #lastGood: readonly Output[];
  #error: CellError | undefined;
  #running: { code: string | undefined; outputs: Output[] };
  /** The frame in which the results so far are drawn. */
  #nextFrame: number | undefined;
  #hasStarted = false;
  #lastDrawing = 0;
  #replayEarlyClicks = (): void => {};

  /** @param shipped  the results in the page's HTML; undefined for a new cell */
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
      this.#replayEarlyClicks = recordClicks(place);
      onNearViewport(place, () => void this.#draw());
    }
  }

  get current(): Results {
    return this.#current;
  }
  get isShipped(): boolean {
    return this.#current === this.#shipped;
  }
  /** Whether the page ships the same results, as after a run of the author's text. */
  get equalsShipped(): boolean {
    return (
      this.isShipped || JSON.stringify(this.#current) === JSON.stringify(this.#shipped)
    );
  }
  /** The code of the displayed results; undefined if it did not finish. */
  get displayedSource(): string | undefined {
    const { code, error, note } = this.#current;
    return error || note !== undefined ? undefined : code;
  }

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

  /** Shows the results so far of a slow run, once per frame. */
  showPartial(): void {
    if (this.#running.outputs.length === 0) return;
    this.#nextFrame ??= requestAnimationFrame(() => this.show(this.#latest));
  }

  runEnded(error: CellError | undefined): void {
    this.#error = error;
    if (!error) this.#lastGood = this.#running.outputs;
    this.show(this.#latest);
  }

  /** The results of the last run so far. Timers may add outputs after it has failed. */
  get #latest(): Results {
    if (!this.#error) return this.#running;
    const { code, outputs } = this.#running;
    // The new run may not have started: then the outputs are still those of the last good run.
    const now = outputs === this.#lastGood ? [] : outputs;
    return { code, outputs: now, error: this.#error, lastGoodOutputs: this.#lastGood };
  }

  /**
   * Shows the output of the stopped run, or else of the last good one: both would look like one
   * continuous list.
   * @param code  the current code, in case it has not started
   */
  runStopped(code: string, note: string): void {
    if (this.#hasStarted && this.#running.outputs.length > 0) {
      this.show({ ...this.#running, note: `${note} ${INTERRUPTED}` });
    } else {
      this.show({ code, outputs: [], note, lastGoodOutputs: this.#lastGood });
    }
  }

  showShipped(): void {
    this.#lastGood = this.#shipped.outputs;
    this.show(this.#shipped);
  }

  restore(results: Results): void {
    if (!results.error) this.#lastGood = results.outputs;
    this.show(results);
  }

  show(results: Results): void {
    if (this.#nextFrame !== undefined) cancelAnimationFrame(this.#nextFrame);
    this.#nextFrame = undefined;
    this.#current = results;
    this.#container.ariaBusy = "true"; // the renderer may have to be loaded
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
      // The shipped HTML already shows the shipped results.
      if (!this.isShipped)
        this.#container.textContent = `${RENDERER_MISSING} ${this.describe()}`;
      return;
    }
    const { renderResults, preloadResults } = loaded;
    await preloadResults(this.#current);
    // Newer results may already be rendering.
    if (drawing !== this.#lastDrawing) return;
    renderResults(this.#container, this.#current, this.#handlers);
    this.#replayEarlyClicks();
    this.#container.ariaBusy = null;
  }
}

function errorText({ line, message }: CellError): string {
  return line === undefined ? message : `Error in line ${line}. ${message}`;
}

function outputsText(outputs: readonly Output[]): string {
  return outputs.length > 0 ? outputs.map(({ text }) => text).join("; ") : NO_OUTPUT;
}
