/** A pause longer than this doesn't count as working. */
const LONGEST = 10 * 60;

/** Measures the time that a reader works on an exercise, in seconds. */
export class Stopwatch {
  #since: number | undefined;

  /** Starts counting, if it isn't running. */
  start(): void {
    this.#since ??= Date.now();
  }

  /** The time since the start or the last call. */
  lap(): number {
    const now = Date.now();
    const seconds = Math.round((now - (this.#since ?? now)) / 1000);
    this.#since = now;
    return Math.min(Math.max(seconds, 0), LONGEST);
  }
}
