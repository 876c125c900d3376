// The elements of a drawing that the page shows.

const words = (text: string) => text.trim().split(/\s+/);

/** Names by how they are written in small letters. */
export type NamesByLowerCase = ReadonlyMap<string, string>;

export function namesByLowerCase(list: string): NamesByLowerCase {
  return new Map(words(list).map((word) => [word.toLowerCase(), word]));
}

/** In an SVG: shapes, text, paint and clipping, nothing that loads, links, runs or moves. */
export const SVG_ELEMENTS = namesByLowerCase(`
  svg g defs path rect circle ellipse line polyline polygon text tspan textPath title
  clipPath mask pattern linearGradient radialGradient stop marker
`);

/** Around an SVG, or without one. */
export const HTML_ELEMENTS = namesByLowerCase(`
  figure figcaption h2 h3 p div span b i em strong sub sup br
`);

/** The names of the elements that are left out of a drawing, each once. */
export function unsupportedElements(drawing: Element): string[] {
  const disallowed = [drawing, ...drawing.querySelectorAll("*")].filter(
    (element) =>
      element.localName !== "style" && // the page has its own
      !allowedElements(element).has(element.localName.toLowerCase()),
  );
  return [...new Set(disallowed.map(({ localName }) => localName))];
}

function allowedElements(element: Element): NamesByLowerCase {
  return element.closest("svg") ? SVG_ELEMENTS : HTML_ELEMENTS;
}
