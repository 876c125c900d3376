// The window for the teacher: speaker notes, the next stop and the time.
import { createElement, createButton } from "#components/notebook/bar/elements.ts";
import type { PresenterCommand } from "./keys.ts";
import css from "./notes-window.css?inline";
import { type Notes, renderNotes } from "./notes.ts";

const MINUTE = 60_000;
const SIZE = "popup,width=720,height=640";

export class NotesWindow {
  readonly #window: Window;
  readonly #act: (command: PresenterCommand) => void;
  readonly #onClosed: () => void;
  readonly #main = createElement("main", {});
  readonly #time = createElement("p", { className: "time" });
  readonly #timer: ReturnType<typeof setInterval>;
  #startTime = 0;

  /**
   * @param act    runs a command
   * @param onKey   what a key asks for
   * @returns      undefined if the browser blocks the window
   */
  static open(
    act: (command: PresenterCommand) => void,
    onKey: (event: KeyboardEvent) => void,
    onClosed: () => void,
  ): NotesWindow | undefined {
    const popup = window.open("", "presenter-notes", SIZE);
    return popup ? new NotesWindow(popup, act, onKey, onClosed) : undefined;
  }

  private constructor(
    popup: Window,
    act: (command: PresenterCommand) => void,
    onKey: (event: KeyboardEvent) => void,
    onClosed: () => void,
  ) {
    this.#window = popup;
    this.#act = act;
    this.#onClosed = onClosed;
    const { document: page } = popup;
    page.title = `Notes: ${document.title}`;
    page.documentElement.lang = "en";
    page.head.replaceChildren(
      createElement("title", {}, page.title),
      createElement("style", {}, css),
    );
    page.body.replaceChildren(this.#time, this.#main, this.#buttons());
    popup.addEventListener("keydown", onKey);
    popup.addEventListener("pagehide", this.#onPageHide);
    addEventListener("pagehide", this.#close);
    this.#timer = setInterval(() => this.#updateTime(), 1000);
    popup.focus();
  }

  update(notes: Notes): void {
    this.#startTime = notes.startTime;
    this.#main.replaceChildren(...renderNotes(notes));
    this.#updateTime();
  }

  close(): void {
    this.#onPageHide();
    this.#window.close();
  }

  #buttons(): HTMLElement {
    return createElement(
      "div",
      { className: "buttons" },
      createButton("← Previous", () => this.#act("previous")),
      createButton("Next →", () => this.#act("next")),
    );
  }

  #updateTime(): void {
    const minutes = Math.floor((Date.now() - this.#startTime) / MINUTE);
    const clock = new Date().toLocaleTimeString(undefined, {
      hour: "2-digit",
      minute: "2-digit",
    });
    this.#time.textContent = `${minutes} min, ${clock}`;
  }

  readonly #close = (): void => this.close();

  readonly #onPageHide = (): void => {
    clearInterval(this.#timer);
    removeEventListener("pagehide", this.#close);
    this.#window.removeEventListener("pagehide", this.#onPageHide);
    this.#onClosed();
  };
}
