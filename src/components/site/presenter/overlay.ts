// Overlays of the presenter: a large pointer, the black screen and a cover for stops that
// are not hydrated yet.
import { createElement } from "#components/notebook/bar/elements.ts";

/** Text on the cover of a stop whose figures are not hydrated yet. */
export interface StopAnnouncement {
  readonly title: string;
  /** Its question, or the figure's lead. */
  readonly text: string;
}

export class Overlay {
  readonly element: HTMLElement;
  readonly #dot = createElement("div", { className: "presenter-dot", hidden: true });
  readonly #black = createElement("div", {
    className: "presenter-black",
    hidden: true,
  });
  readonly #cover = createElement("div", {
    className: "presenter-cover",
    hidden: true,
  });

  /** @param onPress  called when the black screen is clicked */
  constructor(onPress: () => void) {
    this.#black.addEventListener("click", onPress);
    this.element = createElement(
      "div",
      { className: "presenter-over" },
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
      createElement("h2", {}, announcement.title),
      createElement("p", {}, announcement.text),
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
