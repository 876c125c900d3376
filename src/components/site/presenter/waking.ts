// A figure is asleep until its code has come, has read the state from the address, and hides
// there what is to be predicted.
import { readParameter } from "../../kit/widget/page-address.ts";

/** In milliseconds: what has not come by then may never come. */
const MOST = 10_000;
/** Frames stand still behind another window. */
const FRAME_AT_MOST = 100;

export class Waking {
  readonly #cover: (isShown: boolean) => void;
  /** The stop that is waited for. */
  #awaited: readonly Element[] | undefined;
  #isCovered = false;
  #kept: (() => void) | undefined;

  /** @param cover  hides the stop, or shows it */
  constructor(cover: (isShown: boolean) => void) {
    this.#cover = cover;
  }

  /** @param shown  another stop, which takes the place of the last one */
  async begin(shown: readonly Element[]): Promise<void> {
    this.end();
    if (!shown.some(isAsleep)) return;
    this.#awaited = shown;
    // Without a state in the address, it is drawn already as it will be.
    this.#isCovered = namesState();
    this.#cover(this.#isCovered);
    const latest = performance.now() + MOST;
    while (shown.some(isAsleep) && performance.now() < latest) {
      // What has just woken reads the address in the next frame.
      await nextFrame();
      if (this.#awaited !== shown) return;
    }
    const press = this.#kept;
    this.end();
    press?.();
  }

  /**
   * A press waits, instead of an earlier one. While the stop is covered it is dropped: it would
   * answer a question that nobody has seen.
   *
   * @returns whether the press is not to be done now
   */
  keep(press: () => void): boolean {
    if (this.#awaited && !this.#isCovered) this.#kept = press;
    return this.#awaited !== undefined;
  }

  end(): void {
    this.#awaited = undefined;
    this.#kept = undefined;
    this.#cover(false);
  }
}

function isAsleep(place: Element): boolean {
  const parts = [place, ...place.querySelectorAll("astro-island, .figure")];
  return parts.some((part) =>
    part.matches("astro-island")
      ? part.matches("[ssr]:not([data-failed])") && isSeen(part)
      : isToBePredicted(part) && !part.querySelector(".predict-bar"),
  );
}

/** One that failed to load asks for nothing. */
function isToBePredicted(part: Element): boolean {
  return part.id === readParameter("predict") && !part.closest("[data-failed]");
}

/** What is below the screen, or folded, is woken when it is seen. An island has no box. */
function isSeen({ firstElementChild: box }: Element): boolean {
  const { top, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && top < innerHeight && bottom > 0;
}

function namesState(): boolean {
  const names = [...new URLSearchParams(location.search).keys()];
  return names.some((name) => name !== "present");
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Not before the effects that wait for the same frame.
    const soon = () => setTimeout(resolve);
    requestAnimationFrame(soon);
    setTimeout(soon, FRAME_AT_MOST);
  });
}
