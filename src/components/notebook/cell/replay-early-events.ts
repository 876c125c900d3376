// Clicks and keystrokes in cells before their code has loaded are replayed when it has. They are
// recorded by early-script.ts.
import { type EarlyClick, isHandledByBrowser } from "#kit/widget/early-click.ts";

declare global {
  interface Window {
    /** The keys pressed in a cell after the last early click. */
    earlyKeys: string[];
  }
}

/**
 * Replays the early clicks and keys within elements that have become interactive.
 * @param selector  of these elements
 */
export function replayEarlyEvents(selector: string): void {
  const isHere = ({ target }: EarlyClick) => target.closest(selector) !== null;
  const last = window.earlyClicks.at(-1);
  const clicks = window.earlyClicks.filter(isHere);
  window.earlyClicks = window.earlyClicks.filter((click) => !isHere(click));
  for (const { target, detail, clientX, clientY } of clicks) {
    if (isHandledByBrowser(target)) continue;
    const options = { bubbles: true, cancelable: true, detail, clientX, clientY };
    target.dispatchEvent(new MouseEvent("click", options));
  }
  if (!last || !isHere(last)) return;
  const keys = window.earlyKeys;
  window.earlyKeys = [];
  // The replayed click has focused a field.
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement)) return;
  for (const key of keys) typeKey(field, key);
}

function typeKey(field: HTMLTextAreaElement, key: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const isDeleting = key === "Backspace";
  const from = isDeleting && start === end ? Math.max(0, start - 1) : start;
  const text = isDeleting ? "" : key === "Enter" ? "\n" : key;
  field.setRangeText(text, from, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
