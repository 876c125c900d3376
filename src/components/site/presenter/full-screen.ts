// The whole screen, where the browser has it to give: a phone may not.

/** In milliseconds: the press that opens a window asks for nothing else. */
const YIELD_MS = 1000;

export class FullScreen {
  #isRequested = false;
  #isDecided = false;
  #yieldedAt = -Infinity;
  readonly #onChange: (isOn: boolean) => void;
  readonly #onExit: () => void;

  /** @param onExit  is called when the reader left it by the browser’s own key */
  constructor(onChange: (isOn: boolean) => void, onExit: () => void) {
    this.#onChange = onChange;
    this.#onExit = onExit;
    document.addEventListener("fullscreenchange", this.#follow);
  }

  /**
   * Browsers give it only after a press: this is asked at each, until it was given or the
   * reader has chosen.
   */
  request(): void {
    if (!this.#isDecided && !this.#isYielding) void this.#enter();
  }

  /**
   * Another window opens, which ends it in some browsers: that is no wish to leave, and the
   * next press asks again. Whoever has chosen the page’s own size keeps it.
   */
  yield(): void {
    this.#isRequested = false;
    if (document.fullscreenElement) this.#isDecided = false;
    this.#yieldedAt = performance.now();
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
      this.#isRequested = false; // refused: it goes on in the page
    }
  }

  toggle(): void {
    this.#isDecided = true;
    if (document.fullscreenElement) void this.#exit();
    else void this.#enter();
  }

  /** Resolves when the page has its own size again. */
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
