// What lies over the stop: a pointer that is seen from the last row, the black screen, and what
// covers a stop that is not awake.
import { make } from "./elements.ts";

/** A stop, in words, while its figures are not awake. */
export interface Announced {
  readonly title: string;
  /** What is asked there, or what is to be seen first. */
  readonly looksAt: string;
}

export class Overlay {
  readonly element: HTMLElement;
  readonly #dot = make("div", { class: "presenter-dot", hidden: "" });
  readonly #black = make("div", { class: "presenter-black", hidden: "" });
  readonly #cover = make("div", { class: "presenter-cover", hidden: "" });

  /** @param onPressed  the black screen */
  constructor(onPressed: () => void) {
    this.#black.addEventListener("click", onPressed);
    this.element = make(
      "div",
      { class: "presenter-over" },
      ...[this.#cover, this.#dot, this.#black],
    );
    addEventListener("pointermove", this.#follow);
  }

  get isBlack(): boolean {
    return !this.#black.hidden;
  }

  showBlack(isShown: boolean): void {
    this.#black.hidden = !isShown;
  }

  /** @param told  what is to come; undefined shows the stop */
  cover(told: Announced | undefined): void {
    this.#cover.hidden = told === undefined;
    if (!told) return;
    this.#cover.replaceChildren(
      make("h2", {}, told.title),
      make("p", {}, told.looksAt),
    );
  }

  /** @returns whether the pointer is shown now */
  togglePointer(): boolean {
    this.#dot.hidden = !this.#dot.hidden;
    return !this.#dot.hidden;
  }

  remove(): void {
    removeEventListener("pointermove", this.#follow);
    this.element.remove();
  }

  readonly #follow = ({ clientX, clientY }: PointerEvent): void => {
    this.#dot.style.translate = `${clientX}px ${clientY}px`;
  };
}
