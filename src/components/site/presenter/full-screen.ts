// Full screen, where the browser supports it (some phones don't).

/** How long full screen is not requested after another window has opened. */
const YIELD_MS = 1000;

export class FullScreen {
  #isRequested = false;
  #isDecided = false;
  #yieldedAt = -Infinity;
  readonly #onChange: (isOn: boolean) => void;
  readonly #onExit: () => void;

  /**
   * @param onExit called when the reader leaves full screen with the browser’s own key
   */
  constructor(onChange: (isOn: boolean) => void, onExit: () => void) {
    this.#onChange = onChange;
    this.#onExit = onExit;
    document.addEventListener("fullscreenchange", this.#follow);
  }

  /**
   * Requests full screen. Browsers allow it only after a click or key press, so this is
   * called at each until it succeeds or the reader has decided.
   */
  request(): void {
    if (!this.#isDecided && !this.#isYielding) void this.#enter();
  }

  /**
   * Opens another window, which ends full screen in some browsers. Afterwards a press
   * requests it again, unless the reader has turned it off.
   * @param open may take seconds on a slow computer
   */
  yieldTo<Opened>(open: () => Opened): Opened {
    this.#isRequested = false;
    if (document.fullscreenElement) this.#isDecided = false;
    this.#yieldedAt = Infinity;
    const opened = open();
    this.#yieldedAt = performance.now();
    return opened;
  }

  get #isYielding(): boolean {
    return performance.now() - this.#yieldedAt < YIELD_MS;
  }

  async #enter(): Promise<void> {
    if (!document.documentElement.requestFullscreen) return;
    this.#isRequested = true;
    if (document.fullscreenElement) return;
    try {
      await document.documentElement.requestFullscreen();
      this.#isDecided = true;
    } catch {
      this.#isRequested = false; // refused: present in the normal window
    }
  }

  toggle(): void {
    this.#isDecided = true;
    if (document.fullscreenElement) void this.#exit();
    else void this.#enter();
  }

  /** Resolves when full screen has ended. */
  async end(): Promise<void> {
    document.removeEventListener("fullscreenchange", this.#follow);
    if (document.fullscreenElement) await this.#exit();
  }

  async #exit(): Promise<void> {
    this.#isRequested = false;
    await document.exitFullscreen().catch(() => undefined);
  }

  readonly #follow = (): void => {
    const isOn = document.fullscreenElement !== null;
    this.#onChange(isOn);
    if (!isOn && this.#isRequested && !this.#isYielding) this.#onExit();
    this.#isRequested = isOn;
  };
}
