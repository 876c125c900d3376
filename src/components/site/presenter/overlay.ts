// What lies over the stop: a pointer that is seen from the last row, the black screen, and what
// covers a stop that is not awake.
import { createElement } from "./elements.ts";

/** A stop, in words, while its figures are not awake. */
export interface StopAnnouncement {
  readonly title: string;
  /** What is asked there, or what is to be seen first. */
  readonly text: string;
}

export class Overlay {
  readonly element: HTMLElement;
  readonly #dot = createElement("div", { class: "presenter-dot", hidden: "" });
  readonly #black = createElement("div", { class: "presenter-black", hidden: "" });
  readonly #cover = createElement("div", { class: "presenter-cover", hidden: "" });

  /** @param onPress  the black screen */
  constructor(onPress: () => void) {
    this.#black.addEventListener("click", onPress);
    this.element = createElement(
      "div",
      { class: "presenter-over" },
      ...[this.#cover, this.#dot, this.#black],
    );
    addEventListener("pointermove", this.#follow);
  }

  get isBlack(): boolean {
    return !this.#black.hidden;
  }

  showBlack(isOn: boolean): void {
    this.#black.hidden = !isOn;
  }

  /** @param announcement  what is to come; undefined shows the stop */
  cover(announcement: StopAnnouncement | undefined): void {
    this.#cover.hidden = announcement === undefined;
    if (!announcement) return;
    this.#cover.replaceChildren(
      createElement("h2", {}, announcement.title),
      createElement("p", {}, announcement.text),
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
