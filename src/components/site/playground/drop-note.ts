import { createButton, createElement } from "#components/notebook/bar/elements.ts";

/** Where files were dropped, in page coordinates. */
export interface DropPosition {
  readonly x: number;
  readonly y: number;
  /** The slot of the cell that they were dropped on. */
  readonly slot: HTMLElement | undefined;
}

let close = () => {};

/**
 * Shows a message about dropped files near the pointer, because the bar may be scrolled out of
 * view. It stays until it is closed or the reader presses elsewhere.
 */
export function showDropNote(
  { x, y }: DropPosition,
  message: string,
  { bad, buttons }: { bad: boolean; buttons: readonly HTMLButtonElement[] },
): void {
  close();
  const abort = new AbortController();
  const note = createElement(
    "div",
    { className: "drop-note", role: "region", ariaLabel: "Dropped files" },
    createElement("p", {}, message),
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
    abort.abort();
  };
  document.body.append(note);
  const { clientWidth } = document.documentElement;
  const left = Math.min(x, clientWidth - note.offsetWidth - MARGIN_PX);
  note.style.left = `${Math.max(MARGIN_PX, left)}px`;
  // Below the sticky bar at the top of the window.
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  note.style.top = `${Math.max(y, (bar?.bottom ?? 0) + scrollY + MARGIN_PX)}px`;
  note.scrollIntoView({ block: "nearest" });
  const { signal } = abort;
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

const MARGIN_PX = 12;
