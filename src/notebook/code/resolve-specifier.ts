/** Packages whose exports are also exported by d3. */
const D3_SUBPACKAGE =
  /^d3-(array|axis|brush|chord|color|contour|delaunay|dispatch|drag|dsv|ease|fetch|force|format|geo|hierarchy|interpolate|path|polygon|quadtree|random|scale|scale-chromatic|selection|shape|time|time-format|timer|transition|zoom)$/;

/** A specifier as in Observable, Deno and browsers: `npm:d3@7`, or a CDN's URL. */
const PACKAGE =
  /^(?:npm:|https:\/\/(?:cdn\.jsdelivr\.net\/npm\/|esm\.sh\/))((?:@[\w.-]+\/)?[\w.-]+)(?:@[\w.^~-]+)?(?:\/\+esm)?$/;

/**
 * Maps the import specifiers of other notebooks to the module that cells use; returns
 * any other specifier unchanged.
 * @example resolveSpecifier("npm:d3@7")  // → "d3"
 */
export function resolveSpecifier(specifier: string): string {
  const name = PACKAGE.exec(specifier)?.[1] ?? specifier;
  if (name === "d3" || D3_SUBPACKAGE.test(name)) return "d3";
  return name === "@observablehq/plot" ? name : specifier;
}
