import type { CellError, Output } from "../../../notebook/show/output.ts";
import { NOTHING, type Results, type ResultsHandlers } from "./results.ts";
import { whenSeen } from "./when-seen.ts";

const MAX_SPOKEN = 200;
const UNDRAWN = "The code that draws results could not be loaded. In words:";
const CUT_OFF = "Above is what this run had shown until it was cut off.";

/**
 * The results of one cell over its runs. The code that renders them is loaded with the
 * first.
 */
export class CellResults {
  readonly #place: HTMLElement;
  readonly #handlers: ResultsHandlers;
  readonly #shipped: Results;
  #current: Results;
  #lastGood: readonly Output[];
  /** Why the last run failed. */
  #error: CellError | undefined;
  #running: { code: string | undefined; outputs: Output[] };
  /** The frame in which the results so far are drawn. */
  #nextFrame: number | undefined;
  #hasBegun = false;
  #lastDrawing = 0;

  /** @param shipped  what the page shows from the start; undefined for a new cell */
  constructor(
    place: HTMLElement,
    shipped: Results = { code: undefined, outputs: [] },
    handlers: ResultsHandlers,
  ) {
    this.#place = place;
    this.#handlers = handlers;
    const { outputs } = shipped;
    this.#shipped = this.#current = shipped;
    this.#running = { ...shipped, outputs: [...outputs] };
    this.#lastGood = this.#running.outputs;
    if (outputs.some(({ view }) => view !== undefined)) {
      whenSeen(place, () => void this.#draw());
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
  get isAsShipped(): boolean {
    return (
      this.isShipped || JSON.stringify(this.#current) === JSON.stringify(this.#shipped)
    );
  }
  /** The code whose complete results are shown; undefined when it did not finish. */
  get shown(): string | undefined {
    const { code, error, note } = this.#current;
    return error || note !== undefined ? undefined : code;
  }

  /** A run is requested: it has shown nothing yet, whatever is still displayed. */
  ask(): void {
    this.#hasBegun = false;
  }

  begin(code: string): void {
    this.#hasBegun = true;
    this.#error = undefined;
    this.#running = { code, outputs: [] };
  }

  put(output: Output): void {
    this.#running.outputs.push(output);
  }

  /** Shows the results so far of a slow run, with the next frame: however many come. */
  showSoFar(): void {
    if (this.#running.outputs.length === 0) return;
    this.#nextFrame ??= requestAnimationFrame(() => this.show(this.#standing));
  }

  end(error: CellError | undefined): void {
    this.#error = error;
    if (!error) this.#lastGood = this.#running.outputs;
    this.show(this.#standing);
  }

  /** What the last run has shown so far; its timers may show more after it has failed. */
  get #standing(): Results {
    if (!this.#error) return this.#running;
    const { code, outputs } = this.#running;
    // Earlier results count as past even if the new run could not start.
    const now = outputs === this.#lastGood ? [] : outputs;
    return { code, outputs: now, error: this.#error, past: this.#lastGood };
  }

  /**
   * Shows the output of the interrupted run, or else of the last good one: not both, which
   * would look like one continuous list.
   * @param code  the current code, if it has not started to run
   */
  stop(code: string, note: string): void {
    if (this.#hasBegun && this.#running.outputs.length > 0) {
      this.show({ ...this.#running, note: `${note} ${CUT_OFF}` });
    } else {
      this.show({ code, outputs: [], note, past: this.#lastGood });
    }
  }

  /**
   * A text that differs in names alone has taken the place of another: its results hold.
   * An error may speak of the former name.
   */
  renamed(before: string, now: string): void {
    if (this.shown === before) this.#current = { ...this.#current, code: now };
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
    this.#place.ariaBusy = "true"; // the code that draws them may have to be loaded
    void this.#draw();
  }

  inWords(): string {
    const { outputs, error, note } = this.#current;
    const said = note ?? (error ? errorInWords(error) : textOf(outputs));
    return said.length > MAX_SPOKEN ? `${said.slice(0, MAX_SPOKEN)} …` : said;
  }

  async #draw(): Promise<void> {
    const drawing = ++this.#lastDrawing;
    const loaded = await import("./draw-results.tsx").catch(() => undefined);
    if (!loaded) {
      this.#place.ariaBusy = null;
      // What the page came with says the same as before.
      if (!this.isShipped) this.#place.textContent = `${UNDRAWN} ${this.inWords()}`;
      return;
    }
    const { drawResults, prepareResults } = loaded;
    await prepareResults(this.#current);
    // Newer results may already be rendering.
    if (drawing !== this.#lastDrawing) return;
    drawResults(this.#place, this.#current, this.#handlers);
    this.#place.ariaBusy = null;
  }
}

function errorInWords({ line, message }: CellError): string {
  return line === undefined ? message : `Error in line ${line}. ${message}`;
}

function textOf(outputs: readonly Output[]): string {
  return outputs.length > 0 ? outputs.map(({ text }) => text).join("; ") : NOTHING;
}
