import type { Command } from "./keys.ts";

/** In pixels; what is shorter, or goes rather up or down, is no swipe. */
const LEAST = 60;
/** In these a finger does something else. */
const USED = ".figure, code-cell, .source, input";

/** A finger that goes to the left turns to the next stop. */
export function followSwipes(
  article: HTMLElement,
  act: (command: Command) => void,
  signal: AbortSignal,
): void {
  let begun: Touch | undefined;
  article.addEventListener(
    "touchstart",
    ({ touches, target }) => {
      const isUsed = (target as Element).closest(USED) !== null;
      begun = touches.length === 1 && !isUsed ? touches[0] : undefined;
    },
    { passive: true, signal },
  );
  article.addEventListener(
    "touchend",
    ({ changedTouches: [ended] }) => {
      if (!begun) return;
      const across = ended.clientX - begun.clientX;
      const down = ended.clientY - begun.clientY;
      begun = undefined;
      if (Math.abs(across) < LEAST || Math.abs(down) > Math.abs(across) / 2) return;
      act(across < 0 ? "next" : "previous");
    },
    { passive: true, signal },
  );
}
