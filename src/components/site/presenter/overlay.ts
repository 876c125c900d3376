// What lies over the stop: a pointer that is seen from the last row, the black screen, and what
// covers a stop that is not awake.
import { make } from "./elements.ts";

export class Overlay {
  readonly element: HTMLElement;
  readonly #dot = make("div", { class: "presenter-dot", hidden: "" });
  readonly #black = make("div", { class: "presenter-black", hidden: "" });
  readonly #cover = make("p", { class: "presenter-cover", hidden: "" });

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

  /** @param title  what is to come; undefined shows the stop */
  cover(title: string | undefined): void {
    this.#cover.hidden = title === undefined;
    this.#cover.textContent = title ?? "";
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
