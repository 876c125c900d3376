import { parseHTML } from "linkedom";
import { type SelfDrawing, DRAWING } from "./drawing.ts";

/** A document to draw in, without a browser. Its elements describe their own appearance. */
export function createDocument(): Document {
  const { document, Element } = parseHTML("<!doctype html><html><body></body></html>");
  Object.defineProperty(Element.prototype, DRAWING, {
    configurable: true, // all virtual documents share their classes
    value(this: Element): SelfDrawing {
      return { markup: cleanCopy(this).outerHTML, label: labelOf(this) };
    },
  });
  return document;
}

/**
 * Without styles, which would leak out of the drawing (the page has some for it), and
 * without labels for parts, which have no role: the whole drawing has one label.
 */
function cleanCopy(drawing: Element): Element {
  const copy = drawing.cloneNode(true) as Element;
  for (const style of copy.querySelectorAll("style")) style.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...part.attributes]) {
      if (name.startsWith("aria-") || name === "role") part.removeAttribute(name);
    }
  }
  return copy;
}

/** A drawing's label; without one, the text it contains. */
function labelOf(drawing: Element): string {
  const told = drawing.getAttribute("aria-label");
  if (told) return told;
  const titles = wordsIn(drawing, "title, h2, h3, figcaption", (element) => {
    // Deeper inside, a title describes a single mark.
    return element.localName !== "title" || element.parentNode === drawing;
  });
  if (titles.length > 0) return titles.join(". ");
  const words = new Set(wordsIn(drawing, "text", () => true));
  return words.size > 0 ? `with the words ${[...words].join(", ")}` : "without words";
}

function wordsIn(
  drawing: Element,
  selector: string,
  isMeant: (element: Element) => boolean,
): string[] {
  return Array.from(drawing.querySelectorAll(selector))
    .filter(isMeant)
    .map(({ textContent }) => textContent.trim())
    .filter((words) => words !== "");
}
