// The element `<every-cube figure="odometer" state="…">` for pages of other sites: a frame
// with the figure, as tall as the figure is.

/** The folder of the frames' pages. */
const EMBED = (document.currentScript as HTMLScriptElement).src;
/** Attributes that are passed on in the frame's address. */
const OPTIONS = ["theme", "controls", "predict"];
/** In pixels, until the figure says how tall it is. */
const FIRST_HEIGHT = 480;

class EveryCube extends HTMLElement {
  static readonly observedAttributes = ["figure", "state", ...OPTIONS];
  readonly #frame = document.createElement("iframe");

  connectedCallback(): void {
    this.style.display ||= "block";
    this.#frame.style.cssText = `display: block; width: 100%; height: ${FIRST_HEIGHT}px; border: 0`;
    this.#frame.loading = "lazy";
    this.append(this.#frame);
    addEventListener("message", this);
  }

  disconnectedCallback(): void {
    removeEventListener("message", this);
  }

  attributeChangedCallback(): void {
    const figure = this.getAttribute("figure");
    if (!figure) return;
    const address = new URL(`${encodeURIComponent(figure)}/`, EMBED);
    address.search = this.getAttribute("state") ?? "";
    for (const name of OPTIONS) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    if (this.#frame.src === address.href) return;
    this.#frame.src = address.href;
    this.#frame.title = this.title || figure;
  }

  handleEvent({ source, data }: MessageEvent): void {
    if (source !== this.#frame.contentWindow || data?.type !== "every-cube") return;
    this.#frame.style.height = `${data.height}px`;
  }
}

customElements.define("every-cube", EveryCube);
