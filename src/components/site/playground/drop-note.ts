// What is said of dropped files, beside the pointer that dropped them: the bar above the
// cells may be far out of sight.
import { createButton, createElement } from "../../notebook/bar/elements.ts";

/** Where files were dropped, as the whole page counts. */
export interface DropPosition {
  readonly x: number;
  readonly y: number;
  /** The cell that they were dropped on, with its row of buttons. */
  readonly slot: HTMLElement | undefined;
}

let close = () => {};

/** Shows a note until the reader closes it, or presses elsewhere; there is one at a time. */
export function showDropNote(
  { x, y }: DropPosition,
  words: string,
  { bad, buttons }: { bad: boolean; buttons: readonly HTMLButtonElement[] },
): void {
  close();
  const leave = new AbortController();
  const note = createElement(
    "div",
    { className: "drop-note", role: "region", ariaLabel: "Dropped files" },
    createElement("p", {}, words),
    createElement(
      "div",
      { className: "notebook-choices" },
      ...buttons,
      createButton("Close", () => close()),
    ),
  );
  note.toggleAttribute("data-bad", bad);
  close = () => {
    note.remove();
    leave.abort();
  };
  document.body.append(note);
  const { clientWidth } = document.documentElement;
  const left = Math.min(x, clientWidth - note.offsetWidth - MARGIN_PX);
  note.style.left = `${Math.max(MARGIN_PX, left)}px`;
  // Not over the bar at the top of the window, which stays there.
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  note.style.top = `${Math.max(y, (bar?.bottom ?? 0) + scrollY + MARGIN_PX)}px`;
  note.scrollIntoView({ block: "nearest" });
  const { signal } = leave;
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // it closes nothing else
      close();
    },
    { signal, capture: true },
  );
  addEventListener(
    "pointerdown",
    ({ target }) => !note.contains(target as Node) && close(),
    { signal },
  );
  note.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("button")) close();
  });
}

/** How far it stays from the sides of the page, in pixels. */
const MARGIN_PX = 12;
