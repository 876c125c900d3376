// The element `<every-cube figure="odometer" state="…">` for pages of other sites: a frame
// with the figure, as tall as the figure is.

/** The folder of the frames' pages. */
const EMBED = (document.currentScript as HTMLScriptElement).src;
/** Attributes that are passed on in the frame's address. */
const OPTIONS = ["theme", "controls", "predict"];
/** In pixels, until the figure says how tall it is: the attribute `height`, or this. */
const FIRST_HEIGHT = 480;

class EveryCube extends HTMLElement {
  static readonly observedAttributes = ["figure", "state", "title", ...OPTIONS];
  readonly #frame = document.createElement("iframe");
  #isWaiting = false;

  connectedCallback(): void {
    const height = Number(this.getAttribute("height")) || FIRST_HEIGHT;
    this.#frame.style.cssText = `display: block; width: 100%; height: ${height}px; border: 0`;
    this.#frame.loading = "lazy";
    this.replaceChildren(this.#frame);
    addEventListener("message", this);
  }

  disconnectedCallback(): void {
    removeEventListener("message", this);
  }

  /** Several attributes that change together load the frame once. */
  attributeChangedCallback(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#load();
    });
  }

  #load(): void {
    const figure = this.getAttribute("figure");
    if (!figure) return console.warn("<every-cube> needs the attribute “figure”.");
    const address = new URL(`${encodeURIComponent(figure)}/`, EMBED);
    address.search = this.getAttribute("state") ?? "";
    for (const name of OPTIONS) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    this.#frame.title = this.title || figure;
    if (this.#frame.src !== address.href) this.#frame.src = address.href;
  }

  handleEvent({ source, data }: MessageEvent): void {
    if (source !== this.#frame.contentWindow || data?.type !== "every-cube") return;
    this.#frame.style.height = `${data.height}px`;
  }
}

// A page with several figures may load this script several times.
if (!customElements.get("every-cube")) customElements.define("every-cube", EveryCube);
