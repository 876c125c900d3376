// What a reader presses and types in cells before their code has loaded is done as soon as
// it is there. The first script of the page, early-script.ts, notes it.

declare global {
  interface Window {
    /** What was typed after the last early click, in a cell. */
    earlyKeys: string[];
  }
}

type EarlyClick = Window["earlyClicks"][number];

/** @param part  which part of the page answers from now on, as a selector */
export function replayEarlyEvents(part: string): void {
  const isHere = ({ target }: EarlyClick) => target.closest(part) !== null;
  const last = window.earlyClicks.at(-1);
  const here = window.earlyClicks.filter(isHere);
  window.earlyClicks = window.earlyClicks.filter((click) => !isHere(click));
  for (const { target, detail, clientX, clientY } of here) {
    const options = { bubbles: true, cancelable: true, detail, clientX, clientY };
    target.dispatchEvent(new MouseEvent("click", options));
  }
  if (!last || !isHere(last)) return;
  const keys = window.earlyKeys;
  window.earlyKeys = [];
  // The click has put the reader into a field.
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
