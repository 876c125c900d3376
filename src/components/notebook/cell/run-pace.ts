/** A run that takes less than `SLOW` milliseconds shows no intermediate state. */
const SLOW = 200;
const VERY_SLOW = 5000;

export type Pace = "fast" | "slow" | "verySlow";

/** How long a run has been taking, in steps that matter to a reader. */
export class RunPace {
  readonly #onSlower: (pace: Pace) => void;
  #isRunning = false;
  #current: Pace = "fast";
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** @param onSlower  called when a run turns out to be slow, and again when very slow */
  constructor(onSlower: (pace: Pace) => void) {
    this.#onSlower = onSlower;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }
  get current(): Pace {
    return this.#current;
  }

  /** Starts the clock, unless it is running already. */
  begin(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const turnTo = (pace: Pace) => () => {
      this.#current = pace;
      this.#onSlower(pace);
    };
    this.#timers = [
      setTimeout(turnTo("slow"), SLOW),
      setTimeout(turnTo("verySlow"), VERY_SLOW),
    ];
  }

  end(): void {
    this.#isRunning = false;
    this.#current = "fast";
    this.#timers.forEach(clearTimeout);
  }
}
