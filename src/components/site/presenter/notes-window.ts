// The teacher's own window: what to say at this stop, what comes next, and the time.
import { make, makeButton } from "./elements.ts";
import type { Command } from "./keys.ts";
import css from "./notes-window.css?inline";
import { type Notes, notesOf } from "./notes.ts";

const MINUTE = 60_000;
const SIZE = "popup,width=720,height=640";

export class NotesWindow {
  readonly #window: Window;
  readonly #act: (command: Command) => void;
  readonly #onClosed: () => void;
  readonly #main = make("main");
  readonly #time = make("p", { class: "time" });
  readonly #timer: ReturnType<typeof setInterval>;
  #began = 0;

  /**
   * @param act    does what a button or a key asks for
   * @param keys   what a key asks for
   * @returns      nothing where the browser opens no window
   */
  static open(
    act: (command: Command) => void,
    keys: (event: KeyboardEvent) => void,
    onClosed: () => void,
  ): NotesWindow | undefined {
    const opened = window.open("", "presenter-notes", SIZE);
    return opened ? new NotesWindow(opened, act, keys, onClosed) : undefined;
  }

  private constructor(
    opened: Window,
    act: (command: Command) => void,
    keys: (event: KeyboardEvent) => void,
    onClosed: () => void,
  ) {
    this.#window = opened;
    this.#act = act;
    this.#onClosed = onClosed;
    const { document: page } = opened;
    page.title = `Notes: ${document.title}`;
    page.documentElement.lang = "en";
    page.head.replaceChildren(make("title", {}, page.title), make("style", {}, css));
    page.body.replaceChildren(this.#time, this.#main, this.#buttons());
    opened.addEventListener("keydown", keys);
    opened.addEventListener("pagehide", this.#closed);
    addEventListener("pagehide", this.#close);
    this.#timer = setInterval(() => this.#tellTime(), 1000);
    opened.focus();
  }

  tell(notes: Notes): void {
    this.#began = notes.began;
    this.#main.replaceChildren(...notesOf(notes));
    this.#tellTime();
  }

  close(): void {
    this.#closed();
    this.#window.close();
  }

  #buttons(): HTMLElement {
    return make(
      "div",
      { class: "buttons" },
      makeButton("← Previous", () => this.#act("previous")),
      makeButton("Next →", () => this.#act("next")),
    );
  }

  #tellTime(): void {
    const minutes = Math.floor((Date.now() - this.#began) / MINUTE);
    const clock = new Date().toLocaleTimeString(undefined, {
      hour: "2-digit",
      minute: "2-digit",
    });
    this.#time.textContent = `${minutes} min, ${clock}`;
  }

  readonly #close = (): void => this.close();

  readonly #closed = (): void => {
    clearInterval(this.#timer);
    removeEventListener("pagehide", this.#close);
    this.#window.removeEventListener("pagehide", this.#closed);
    this.#onClosed();
  };
}
