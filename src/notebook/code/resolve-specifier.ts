/** The parts of d3, whose exports d3 has, too. */
const D3_SUBPACKAGE =
  /^d3-(array|axis|brush|chord|color|contour|delaunay|dispatch|drag|dsv|ease|fetch|force|format|geo|hierarchy|interpolate|path|polygon|quadtree|random|scale|scale-chromatic|selection|shape|time|time-format|timer|transition|zoom)$/;

/** A package as Observable, Deno and browsers load it: `npm:d3@7`, or from a server. */
const PACKAGE =
  /^(?:npm:|https:\/\/(?:cdn\.jsdelivr\.net\/npm\/|esm\.sh\/))((?:@[\w.-]+\/)?[\w.-]+)(?:@[\w.^~-]+)?(?:\/\+esm)?$/;

/**
 * The module that cells have under the specifier by which other notebooks import it; any
 * other specifier is returned as it is.
 * @example moduleHere("npm:d3@7")  // → "d3"
 */
export function resolveSpecifier(specifier: string): string {
  const name = PACKAGE.exec(specifier)?.[1] ?? specifier;
  if (name === "d3" || D3_SUBPACKAGE.test(name)) return "d3";
  return name === "@observablehq/plot" ? name : specifier;
}
