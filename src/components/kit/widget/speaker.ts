/** Long enough that a held key or a drag is announced once, when it ends. */
const PAUSE = 350;
/** What changes all the time, such as what is being played, is announced so often. */
const LONGEST_SILENCE = 4000;

/**
 * Debounces announcements for screen readers: the latest text, once it rests or every few
 * seconds.
 */
export class Speaker {
  readonly #say: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of what has not been said was told. */
  #since: number | undefined;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  tell(text: string): void {
    this.stop();
    const now = performance.now();
    this.#since ??= now;
    const left = this.#since + LONGEST_SILENCE - now;
    this.#timer = setTimeout(
      () => {
        this.#since = undefined;
        this.#say(text);
      },
      Math.max(Math.min(PAUSE, left), 0),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
