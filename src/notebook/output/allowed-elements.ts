// The elements that drawings on the page may contain.

const words = (text: string) => text.trim().split(/\s+/);

/** Element names by their lower-case form. */
export type NamesByLowerCase = ReadonlyMap<string, string>;

export function namesByLowerCase(list: string): NamesByLowerCase {
  return new Map(words(list).map((word) => [word.toLowerCase(), word]));
}

/** In an SVG: nothing that loads, links, runs or moves. */
export const SVG_ELEMENTS = namesByLowerCase(`
  svg g defs path rect circle ellipse line polyline polygon text tspan textPath title
  clipPath mask pattern linearGradient radialGradient stop marker
`);

/** Elements around an SVG, or without one. */
export const HTML_ELEMENTS = namesByLowerCase(`
  figure figcaption h2 h3 p div span b i em strong sub sup br
`);

/** The names of the elements that are removed from a drawing, without duplicates. */
export function unsupportedElements(drawing: Element): string[] {
  const disallowed = [drawing, ...drawing.querySelectorAll("*")].filter(
    (element) =>
      element.localName !== "style" && // replaced by the page's own
      !allowedElements(element).has(element.localName.toLowerCase()),
  );
  return [...new Set(disallowed.map(({ localName }) => localName))];
}

function allowedElements(element: Element): NamesByLowerCase {
  return element.closest("svg") ? SVG_ELEMENTS : HTML_ELEMENTS;
}
