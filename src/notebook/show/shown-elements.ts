// The elements of a drawing that the page shows.

const words = (text: string) => text.trim().split(/\s+/);

/** Names by how they are written in small letters. */
export type NamesByLowerCase = ReadonlyMap<string, string>;

export function byLowerCase(text: string): NamesByLowerCase {
  return new Map(words(text).map((word) => [word.toLowerCase(), word]));
}

/** In an SVG: shapes, text, paint and clipping, nothing that loads, links, runs or moves. */
export const SHAPES = byLowerCase(`
  svg g defs path rect circle ellipse line polyline polygon text tspan textPath title
  clipPath mask pattern linearGradient radialGradient stop marker
`);

/** Around an SVG, or without one. */
export const TEXTS = byLowerCase(`
  figure figcaption h2 h3 p div span b i em strong sub sup br
`);

/** The names of the elements that are left out of a drawing, each once. */
export function leftOut(drawing: Element): string[] {
  const all = [drawing, ...drawing.querySelectorAll("*")].filter(
    (element) =>
      element.localName !== "style" && // the page has its own
      !namesFor(element).has(element.localName.toLowerCase()),
  );
  return [...new Set(all.map(({ localName }) => localName))];
}

function namesFor(element: Element): NamesByLowerCase {
  return element.closest("svg") ? SHAPES : TEXTS;
}
