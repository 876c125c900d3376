/** A run that takes less than `SLOW` milliseconds shows no intermediate state. */
const SLOW_MS = 200;
const VERY_SLOW_MS = 5000;

/** A cell that waits was asked to run, and others come first. */
export type Pace = "fast" | "waiting" | "slow" | "verySlow";

/** How long a run has been taking, in steps that matter to a reader. */
export class RunPace {
  readonly #onSlower: (pace: Pace) => void;
  #isRunning = false;
  #current: Pace = "fast";
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** @param onSlower  called when a run waits, when it turns out to be slow, and very slow */
  constructor(onSlower: (pace: Pace) => void) {
    this.#onSlower = onSlower;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }
  get current(): Pace {
    return this.#current;
  }

  /** It is asked to run: the clock starts, unless it is running already. */
  begin(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#schedule(["waiting", SLOW_MS]);
  }

  /** Its code runs, from now on. */
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
