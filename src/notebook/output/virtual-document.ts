import { parseHTML } from "linkedom";
import { type DrawingMarkup, DRAWING, LIVE_DRAWING } from "./drawing.ts";
import { LiveDrawing } from "./live-drawing.ts";
import { installEvents } from "./virtual-events.ts";
import { installGeometry } from "./virtual-geometry.ts";

/** Creates a document without a browser, with elements that describe themselves. */
export function createDocument(): Document {
  const { document, Element } = parseHTML("<!doctype html><html><body></body></html>");
  Object.defineProperty(Element.prototype, DRAWING, {
    configurable: true, // virtual documents share their classes
    value(this: Element): DrawingMarkup {
      return { markup: cleanCopy(this).outerHTML, label: drawingLabel(this) };
    },
  });
  Object.defineProperty(Element.prototype, LIVE_DRAWING, {
    configurable: true,
    value(this: Element): LiveDrawing {
      const drawing = liveDrawings.get(this) ?? new LiveDrawing(this, cleanTag);
      liveDrawings.set(this, drawing);
      return drawing;
    },
  });
  // Plot positions a tip's text only in a connected drawing.
  Object.defineProperty(Element.prototype, "isConnected", {
    configurable: true,
    get(this: Element) {
      return isConnected(this);
    },
  });
  // Used by d3 for elements without a style of their own.
  const getComputedStyle = (element: Element) => ({
    getPropertyValue: (name: string) =>
      element.closest(`[${name}]`)?.getAttribute(name) ?? "",
  });
  Object.defineProperty(document, "defaultView", {
    value: Object.create(document.defaultView, {
      getComputedStyle: { value: getComputedStyle },
    }),
  });
  Object.defineProperty(
    Object.getPrototypeOf(document.createElement("canvas")),
    "getContext",
    {
      configurable: true,
      value() {
        throw new Error(
          "a cell cannot draw on a canvas: it can draw an SVG, by Plot or d3",
        );
      },
    },
  );
  installEvents(Element.prototype);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  installGeometry(Element.prototype, Object.getPrototypeOf(svg));
  return document;
}

const liveDrawings = new WeakMap<Element, LiveDrawing>();

function isConnected(element: Element): boolean {
  if (liveDrawings.has(element) || element.localName === "html") return true;
  return element.parentElement !== null && isConnected(element.parentElement);
}

/** An element's start tag, without the attributes that `cleanCopy` removes. */
function cleanTag(element: Element): string {
  if (element.localName === "style") return "";
  const attributes = [...element.attributes].filter(
    ({ name }) => !isLabelAttribute(name),
  );
  return `<${[element.localName, ...attributes].join(" ")}>`;
}

/** Whether an attribute labels a part; the drawing has one label as a whole. */
function isLabelAttribute(attribute: string): boolean {
  return attribute.startsWith("aria-") || attribute === "role";
}

/** A copy without styles, which would leak into the page, and without part labels. */
function cleanCopy(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element;
  for (const style of copy.querySelectorAll("style")) style.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...part.attributes]) {
      if (isLabelAttribute(name)) part.removeAttribute(name);
    }
  }
  return copy;
}

/** A drawing's label, or else the text it contains. */
function drawingLabel(drawing: Element): string {
  const ariaLabel = drawing.getAttribute("aria-label");
  if (ariaLabel) return ariaLabel;
  const titles = textsIn(drawing, "title, h2, h3, figcaption", (element) => {
    // A nested title describes a single mark.
    return element.localName !== "title" || element.parentNode === drawing;
  });
  if (titles.length > 0) return titles.join(". ");
  const texts = new Set(textsIn(drawing, "text", () => true));
  return texts.size > 0 ? `with the words ${[...texts].join(", ")}` : "without words";
}

function textsIn(
  drawing: Element,
  selector: string,
  filter: (element: Element) => boolean,
): string[] {
  return Array.from(drawing.querySelectorAll(selector))
    .filter(filter)
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== "");
}
