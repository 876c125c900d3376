import type { PresenterCommand } from "./keys.ts";

const MIN_SWIPE_PX = 60;
/** Elements that handle touches themselves. */
const IGNORED = ".figure, code-cell, .source, input";

/** Swiping left goes to the next stop, swiping right to the previous one. */
export function followSwipes(
  article: HTMLElement,
  act: (command: PresenterCommand) => void,
  signal: AbortSignal,
): void {
  let start: Touch | undefined;
  article.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const isUsed = (target as Element).closest(IGNORED) !== null;
      start = touches.length === 1 && !isUsed ? touches[0] : undefined;
    },
    { passive: true, signal },
  );
  article.addEventListener(
    "touchend",
    ({ changedTouches: [end] }) => {
      if (!start) return;
      const dx = end.clientX - start.clientX;
      const dy = end.clientY - start.clientY;
      start = undefined;
      if (Math.abs(dx) < MIN_SWIPE_PX || Math.abs(dy) > Math.abs(dx) / 2) return;
      act(dx < 0 ? "next" : "previous");
    },
    { passive: true, signal },
  );
}
