// A figure is pending until it is hydrated, has read its state from the address and hides
// the answers to be predicted.
import { readParameter } from "#kit/widget/page-address.ts";

const TIMEOUT_MS = 10_000;
/** Browsers may pause frames while another window is in front. */
const MAX_FRAME_MS = 100;

export class HydrationWait {
  readonly #setCovered: (isCovered: boolean) => void;
  /** The elements of the stop being waited for. */
  #elements: readonly Element[] | undefined;
  #isCovered = false;
  #queuedPress: (() => void) | undefined;

  /** @param setCovered  covers or uncovers the stop */
  constructor(setCovered: (isCovered: boolean) => void) {
    this.#setCovered = setCovered;
  }

  /** Waits until a stop is ready; cancels an earlier wait. */
  async start(elements: readonly Element[]): Promise<void> {
    this.cancel();
    if (!elements.some(isPending)) return;
    this.#elements = elements;
    // Without a state in the address, the prerendered figure is already right.
    this.#isCovered = hasStateInAddress();
    this.#setCovered(this.#isCovered);
    const latest = performance.now() + TIMEOUT_MS;
    while (elements.some(isPending) && performance.now() < latest) {
      // A hydrated figure reads the address in the next frame.
      await nextFrame();
      if (this.#elements !== elements) return;
    }
    const press = this.#queuedPress;
    this.cancel();
    press?.();
  }

  /**
   * Queues a key press until the stop is ready, replacing an earlier one. While the stop
   * is covered, it is dropped: the class has not seen the question.
   *
   * @returns whether the press was queued or dropped
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

/** Figures that failed to load are not waited for. */
function isAwaitingPrediction(part: Element): boolean {
  return part.id === readParameter("predict") && !part.closest("[data-failed]");
}

/** Islands off screen are hydrated later. An island itself has no box. */
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
    // After the effects that run in the same frame.
    const soon = () => setTimeout(resolve);
    requestAnimationFrame(soon);
    setTimeout(soon, MAX_FRAME_MS);
  });
}
