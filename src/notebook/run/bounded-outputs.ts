import type { Output } from "../show/output.ts";
import {
  MAX_LAST,
  MAX_LATER,
  MAX_OUTPUTS,
  MAX_SHOWN,
  sizeOf,
} from "../show/output-size.ts";

/** What is said of a run that goes on after its first outputs, when it takes its time. */
const WAIT = 1000;
/** In the size of outputs: as much as the last ones may take. */
const MAX_LAST_SHOWN = MAX_SHOWN / 4;

/** The outputs of a run as far as the page can hold them: the first ones, and the last. */
export class BoundedOutputs {
  readonly #put: (output: Output) => void;
  #room = { count: MAX_OUTPUTS, size: MAX_SHOWN };
  #last: Output[] = [];
  #lastSize = 0;
  /** How many stand between the first and the last. */
  #leftOut = 0;
  #hasFinished = false;
  #isClosed = false;
  #notice: ReturnType<typeof setTimeout> | undefined;

  /** @param put  called at most `MAX_PUT` times */
  constructor(put: (output: Output) => void) {
    this.#put = put;
  }

  add(output: Output): void {
    if (this.#isClosed) return;
    const size = sizeOf(output);
    const { count, size: left } = this.#room;
    if (count > 0 && left > 0 && this.#last.length === 0) {
      this.#room = { count: count - 1, size: left - size };
      return this.#put(output);
    }
    if (this.#hasFinished) {
      this.#isClosed = true;
      return this.#say(output, "There are more outputs: the rest is not shown.");
    }
    this.#notice ??= setTimeout(() => this.#say(output, GOES_ON), WAIT);
    this.#last.push(output);
    this.#lastSize += size;
    while (this.#last.length > MAX_LAST || this.#lastSize > MAX_LAST_SHOWN) {
      this.#lastSize -= sizeOf(this.#last.shift()!);
      this.#leftOut++;
    }
  }

  /** The last statement is done: only timers and listeners may show more. */
  finish(): void {
    clearTimeout(this.#notice);
    this.#hasFinished = true;
    const last = this.#last;
    if (last.length === 0 && this.#leftOut === 0) return;
    if (this.#leftOut > 0) {
      const count = this.#leftOut.toLocaleString("en");
      const outputs = this.#leftOut === 1 ? "output is" : "outputs are";
      this.#say(last[0], `… ${count} ${outputs} left out here …`);
    }
    this.#last = [];
    for (const output of last) this.#put(output);
    this.#room = { count: MAX_LATER, size: MAX_LAST_SHOWN };
  }

  /** Nothing that is still shown counts. */
  close(): void {
    clearTimeout(this.#notice);
    this.#isClosed = true;
  }

  #say(beside: Output | undefined, text: string): void {
    this.#put({ line: beside?.line ?? 1, text });
  }
}

const GOES_ON = `There are more outputs: the last ${MAX_LAST} follow when the cell is done.`;
