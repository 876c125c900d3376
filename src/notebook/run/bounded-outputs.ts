import type { Output } from "../output/output.ts";
import {
  MAX_LAST_OUTPUTS,
  MAX_LATE_OUTPUTS,
  MAX_FIRST_OUTPUTS,
  MAX_OUTPUT_SIZE,
  outputSize,
} from "../output/output-size.ts";

/** A run that continues longer than this after its first outputs gets a notice. */
const NOTICE_DELAY_MS = 1000;
/** The maximum total size of the last outputs. */
const MAX_LAST_SIZE = MAX_OUTPUT_SIZE / 4;

/** Passes on the first and the last outputs of a run, and skips those between. */
export class BoundedOutputs {
  readonly #put: (output: Output) => void;
  #room = { count: MAX_FIRST_OUTPUTS, size: MAX_OUTPUT_SIZE };
  #last: Output[] = [];
  #lastSize = 0;
  /** The number of skipped outputs between the first and the last. */
  #leftOut = 0;
  #hasFinished = false;
  #isClosed = false;
  #notice: ReturnType<typeof setTimeout> | undefined;

  /** @param put  called at most `MAX_RUN_OUTPUTS` times */
  constructor(put: (output: Output) => void) {
    this.#put = put;
  }

  add(output: Output): void {
    if (this.#isClosed) return;
    const size = outputSize(output);
    const { count, size: remainingSize } = this.#room;
    if (count > 0 && remainingSize > 0 && this.#last.length === 0) {
      this.#room = { count: count - 1, size: remainingSize - size };
      return this.#put(output);
    }
    if (this.#hasFinished) {
      this.#isClosed = true;
      return this.#say(output, "There are more outputs, which are not shown.");
    }
    this.#notice ??= setTimeout(() => this.#say(output, MORE_TO_COME), NOTICE_DELAY_MS);
    this.#last.push(output);
    this.#lastSize += size;
    while (this.#last.length > MAX_LAST_OUTPUTS || this.#lastSize > MAX_LAST_SIZE) {
      this.#lastSize -= outputSize(this.#last.shift()!);
      this.#leftOut++;
    }
  }

  /** Called after the last statement. Timers and listeners may still add outputs. */
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
    this.#room = { count: MAX_LATE_OUTPUTS, size: MAX_LAST_SIZE };
  }

  /** Ignores all further outputs. */
  close(): void {
    clearTimeout(this.#notice);
    this.#isClosed = true;
  }

  #say(neighbour: Output | undefined, text: string): void {
    this.#put({ line: neighbour?.line ?? 1, text });
  }
}

const MORE_TO_COME = `There are more outputs: the last ${MAX_LAST_OUTPUTS} follow when the cell is done.`;
