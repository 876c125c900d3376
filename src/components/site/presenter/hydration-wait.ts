// A figure is asleep until its code has come, has read the state from the address, and hides
// there what is to be predicted.
import { readParameter } from "../../kit/widget/page-address.ts";

/** In milliseconds: what has not come by then may never come. */
const TIMEOUT_MS = 10_000;
/** Frames stand still behind another window. */
const MAX_FRAME_MS = 100;

export class HydrationWait {
  readonly #setCovered: (isCovered: boolean) => void;
  /** The stop that is waited for. */
  #elements: readonly Element[] | undefined;
  #isCovered = false;
  #queuedPress: (() => void) | undefined;

  /** @param setCovered  hides the stop, or shows it */
  constructor(setCovered: (isCovered: boolean) => void) {
    this.#setCovered = setCovered;
  }

  /** @param elements  another stop, which takes the place of the last one */
  async start(elements: readonly Element[]): Promise<void> {
    this.cancel();
    if (!elements.some(isPending)) return;
    this.#elements = elements;
    // Without a state in the address, it is drawn already as it will be.
    this.#isCovered = hasStateInAddress();
    this.#setCovered(this.#isCovered);
    const latest = performance.now() + TIMEOUT_MS;
    while (elements.some(isPending) && performance.now() < latest) {
      // What has just woken reads the address in the next frame.
      await nextFrame();
      if (this.#elements !== elements) return;
    }
    const press = this.#queuedPress;
    this.cancel();
    press?.();
  }

  /**
   * A press waits, instead of an earlier one. While the stop is covered it is dropped: it would
   * answer a question that nobody has seen.
   *
   * @returns whether the press is not to be done now
   */
  queuePress(press: () => void): boolean {
    if (this.#elements && !this.#isCovered) this.#queuedPress = press;
    return this.#elements !== undefined;
  }

  cancel(): void {
    this.#elements = undefined;
    this.#queuedPress = undefined;
    this.#setCovered(false);
  }
}

function isPending(element: Element): boolean {
  const elements = [element, ...element.querySelectorAll("astro-island, .figure")];
  return elements.some((part) =>
    part.matches("astro-island")
      ? part.matches("[ssr]:not([data-failed])") && isOnScreen(part)
      : isAwaitingPrediction(part) && !part.querySelector(".predict-bar"),
  );
}

/** One that failed to load asks for nothing. */
function isAwaitingPrediction(part: Element): boolean {
  return part.id === readParameter("predict") && !part.closest("[data-failed]");
}

/** What is below the screen, or folded, is woken when it is seen. An island has no box. */
function isOnScreen({ firstElementChild: box }: Element): boolean {
  const { top, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && top < innerHeight && bottom > 0;
}

function hasStateInAddress(): boolean {
  const names = [...new URLSearchParams(location.search).keys()];
  return names.some((name) => name !== "present");
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Not before the effects that wait for the same frame.
    const soon = () => setTimeout(resolve);
    requestAnimationFrame(soon);
    setTimeout(soon, MAX_FRAME_MS);
  });
}
