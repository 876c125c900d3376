import DOMPurify from "dompurify";

const words = (text: string) => text.trim().split(/\s+/);

/** Shapes, text, paint and clipping: nothing that loads, links, runs or moves. */
const TAGS = words(`
  svg g defs path rect circle ellipse line polyline polygon text tspan textPath title
  clipPath mask pattern linearGradient radialGradient stop marker
  figure figcaption h2 h3 p div span b i em strong sub sup br
`);

const ATTRIBUTES = words(`
  id class style viewBox preserveAspectRatio width height x y dx dy x1 y1 x2 y2 cx cy r
  rx ry d points pathLength transform rotate textLength lengthAdjust startOffset
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray
  stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit opacity color
  font-family font-size font-style font-variant font-weight letter-spacing word-spacing
  text-anchor dominant-baseline alignment-baseline baseline-shift text-decoration
  paint-order shape-rendering text-rendering vector-effect visibility display overflow
  clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod
  offset stop-color stop-opacity fx fy markerWidth markerHeight markerUnits refX refY
  orient marker-start marker-mid marker-end mix-blend-mode pointer-events
`);

/** Allowed style properties: nothing that moves an element out of its place. */
const PROPERTIES = words(`
  fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap
  stroke-linejoin opacity color background background-color font font-family font-size
  font-style font-variant font-weight letter-spacing text-anchor dominant-baseline
  text-align text-decoration white-space paint-order shape-rendering mix-blend-mode
  visibility display overflow width height max-width margin-left columns
`);

/** Functions allowed in attributes and styles: all others might load something. */
const FUNCTIONS = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp
  var translate translatex translatey scale rotate skewx skewy matrix
`);

/**
 * A drawing as inert nodes.
 * @param markup  untrusted
 * @param prefix  for its ids, as in `withOwnIds`
 */
export function sanitiseDrawing(markup: string, prefix: string): DocumentFragment {
  const drawing = DOMPurify.sanitize(markup, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of drawing.querySelectorAll("*")) {
    const isPart = element.closest(REUSED) !== null;
    for (const { name, value } of [...element.attributes]) {
      const kept = isPart && REFERENCE.test(value) ? "" : keep(name, value, prefix);
      if (kept === undefined || kept === "") element.removeAttribute(name);
      else if (kept !== value) element.setAttribute(name, kept);
    }
  }
  return drawing;
}

/**
 * Elements that are rendered once per reference. If they could refer to each other, a dozen
 * of them, each using the next ten times, would take practically for ever to render.
 */
const REUSED = "pattern, mask, clipPath, marker";
const REFERENCE = /url\(/i;

/** An attribute's sanitised value; undefined to drop it. */
function keep(name: string, value: string, prefix: string): string | undefined {
  if (name === "id") return isOwn(value, prefix) ? value : undefined;
  // Plot's own classes, by which the page lays out its legends.
  if (name === "class") {
    return value
      .split(/\s+/)
      .filter((token) => token.startsWith("plot-"))
      .join(" ");
  }
  if (name !== "style") return isHarmless(value, prefix) ? value : undefined;
  return value
    .split(";")
    .filter((declaration) => {
      const [property, ...rest] = declaration.split(":");
      return (
        PROPERTIES.includes(property.trim().toLowerCase()) &&
        isHarmless(rest.join(":"), prefix)
      );
    })
    .join(";");
}

/** Whether it calls only allowed functions, and refers only to parts of the drawing. */
function isHarmless(value: string, prefix: string): boolean {
  // A backslash could spell a name in another way.
  if (/[\\{}<>]|\/\*/.test(value)) return false;
  const outside = value.replace(/url\(#([\w-]*)\)/g, (reference, id: string) =>
    isOwn(id, prefix) ? "" : reference,
  );
  const called = outside.matchAll(/([^\s(),]*)\s*\(/g);
  return [...called].every(
    ([, name]) => name === "" || FUNCTIONS.includes(name.toLowerCase()),
  );
}

function isOwn(id: string, prefix: string): boolean {
  return id.startsWith(`${prefix}-`) && /^[\w-]+$/.test(id);
}
