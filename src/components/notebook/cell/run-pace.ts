/** A faster run shows no intermediate state. */
const SLOW_MS = 200;
const VERY_SLOW_MS = 5000;

/** "waiting": the cell is queued behind others. */
export type Pace = "fast" | "waiting" | "slow" | "verySlow";

/** Classifies how long a run has been taking. */
export class RunPace {
  readonly #onSlower: (pace: Pace) => void;
  #isRunning = false;
  #current: Pace = "fast";
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** @param onSlower  called when a run has waited, is slow, and is very slow */
  constructor(onSlower: (pace: Pace) => void) {
    this.#onSlower = onSlower;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }
  get current(): Pace {
    return this.#current;
  }

  /** The run was requested: starts the clock, unless it is running already. */
  begin(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#schedule(["waiting", SLOW_MS]);
  }

  start(): void {
    if (this.#isRunning) this.#schedule(["slow", SLOW_MS], ["verySlow", VERY_SLOW_MS]);
  }

  end(): void {
    this.#isRunning = false;
    this.#current = "fast";
    this.#timers.forEach(clearTimeout);
  }

  #schedule(...steps: readonly (readonly [pace: Pace, time: number])[]): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = steps.map(([pace, time]) =>
      setTimeout(() => {
        this.#current = pace;
        this.#onSlower(pace);
      }, time),
    );
  }
}
