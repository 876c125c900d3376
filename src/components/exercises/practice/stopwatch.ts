/** Who is away longer than this does not work on the exercise any more. */
const LONGEST = 10 * 60;

/** Measures how long a reader works on an exercise, in whole seconds. */
export class Stopwatch {
  #since: number | undefined;

  /** From here on time counts, unless it does already. */
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
