// Overlays of the presenter: a large pointer, the black screen and a cover for stops that
// are not hydrated yet.
import { newElement } from "./elements.ts";

/** Text on the cover of a stop whose figures are not hydrated yet. */
export interface StopAnnouncement {
  readonly title: string;
  /** Its question, or the figure's lead. */
  readonly text: string;
}

export class Overlay {
  readonly element: HTMLElement;
  readonly #dot = newElement("div", { class: "presenter-dot", hidden: "" });
  readonly #black = newElement("div", { class: "presenter-black", hidden: "" });
  readonly #cover = newElement("div", { class: "presenter-cover", hidden: "" });

  /** @param onPress  called when the black screen is clicked */
  constructor(onPress: () => void) {
    this.#black.addEventListener("click", onPress);
    this.element = newElement(
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

  /** @param announcement  the text on the cover; undefined removes it */
  cover(announcement: StopAnnouncement | undefined): void {
    this.#cover.hidden = announcement === undefined;
    if (!announcement) return;
    this.#cover.replaceChildren(
      newElement("h2", {}, announcement.title),
      newElement("p", {}, announcement.text),
    );
  }

  /** @returns whether the pointer is visible now */
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
