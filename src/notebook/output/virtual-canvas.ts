/**
 * Supports the colour ramps of legends: Plot paints them pixel by pixel on a canvas and
 * inserts it as an image, which here becomes a gradient.
 */
export function supportColourRamps(document: Document): void {
  const createElement = document.createElement.bind(document);
  const createElementNS = document.createElementNS.bind(document);
  document.createElement = ((name: string) =>
    name === "canvas" ? new RampCanvas() : createElement(name)) as never;
  document.createElementNS = ((space: string, name: string) => {
    const element = createElementNS(space as never, name);
    return name === "image" ? rampImage(element) : element;
  }) as never;
}

/** In pixels: with such stops, the gradient looks the same. */
const STOP_SPACING = 15;
const RAMP = "ramp:";
const SVG = "http://www.w3.org/2000/svg";

class RampCanvas {
  width = 0;
  height = 0;
  readonly #colours: string[] = [];

  getContext() {
    const colours = this.#colours;
    return {
      fillStyle: "",
      fillRect(x: number) {
        colours[x] = this.fillStyle;
      },
      createImageData() {
        throw new Error(
          "a picture made of pixels (Plot.raster) cannot be drawn in a cell; Plot.rect or Plot.cell can",
        );
      },
    };
  }

  toDataURL(): string {
    return `${RAMP}${JSON.stringify(this.#colours)}`;
  }
}

let ramps = 0;

/** Makes an image replace itself with a gradient when it receives a ramp. */
function rampImage(image: Element): Element {
  const setAttributeNS = image.setAttributeNS.bind(image);
  image.setAttributeNS = (space: string | null, name: string, value: string) => {
    if (!value.startsWith(RAMP)) return setAttributeNS(space, name, value);
    const colours = JSON.parse(value.slice(RAMP.length)) as string[];
    const { ownerDocument: document, parentNode: parent } = image;
    const gradient = document.createElementNS(SVG, "linearGradient");
    gradient.id = `ramp-${++ramps}`;
    for (let i = 0; i < colours.length; i += STOP_SPACING) {
      const stop = document.createElementNS(SVG, "stop");
      stop.setAttribute("offset", String(i / (colours.length - 1)));
      stop.setAttribute("stop-color", colours[i]);
      gradient.append(stop);
    }
    const rect = document.createElementNS(SVG, "rect");
    for (const key of ["x", "y", "width", "height", "opacity"]) {
      const value = image.getAttribute(key);
      if (value !== null) rect.setAttribute(key, value);
    }
    rect.setAttribute("fill", `url(#${gradient.id})`);
    parent!.insertBefore(gradient, image);
    parent!.replaceChild(rect, image);
  };
  return image;
}
