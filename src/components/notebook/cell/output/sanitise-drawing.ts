// Creates a drawing's elements one by one from parsed markup, by allowlists. The browser's HTML
// parser never sees the markup, so it can't be tricked.
import type { MarkupElement, MarkupNode } from "#notebook/output/markup.ts";
import {
  namesByLowerCase,
  SVG_ELEMENTS,
  HTML_ELEMENTS,
} from "#notebook/output/allowed-elements.ts";

const splitWords = (text: string) => text.trim().split(/\s+/);

const ATTRIBUTES = namesByLowerCase(`
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
  data-n data-press
`);

/** Allowed style properties: none that could move an element over the page. */
const PROPERTIES = new Set(
  splitWords(`
  fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap
  stroke-linejoin opacity color background background-color font font-family font-size
  font-style font-variant font-weight letter-spacing text-anchor dominant-baseline
  text-align text-decoration white-space paint-order shape-rendering mix-blend-mode
  visibility overflow width height max-width margin-left columns
`),
);

/** Values of `display` whose layout cost does not multiply with nesting. */
const DISPLAYS = new Set(["none", "inline", "block", "inline-block"]);

/** Functions allowed in attributes and styles: others might load something. */
const FUNCTIONS = new Set(
  splitWords(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp
  var translate translatex translatey scale rotate skewx skewy matrix
`),
);

/** The generator yields after this many elements. */
const ELEMENTS_PER_SLICE = 100;
const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates the inert elements of a drawing. It yields regularly, so that the caller can create a
 * large one in slices.
 * @param nodes   untrusted
 * @param prefix  of its ids, as in `withPrefixedIds`
 * @param within  the element of a drawing that will contain them, if any
 */
export function* sanitiseDrawing(
  nodes: readonly MarkupNode[],
  prefix: string,
  within?: Element,
): Generator<void, DocumentFragment> {
  const drawing = document.createDocumentFragment();
  const isInSvg = within instanceof SVGElement;
  const isInReused = Boolean(within?.closest("pattern, mask, clipPath, marker"));
  const stack: Target[] = [{ nodes, parent: drawing, isInSvg, isInReused }];
  let count = 0;
  for (let place = stack.pop(); place; place = stack.pop()) {
    for (const node of place.nodes) {
      if (typeof node === "string") {
        place.parent.append(node);
        continue;
      }
      const target = createAllowedElement(node, place, prefix, within);
      if (target) {
        place.parent.append(target.parent);
        stack.push(target);
      }
      if (++count % ELEMENTS_PER_SLICE === 0) yield;
    }
  }
  return drawing;
}

/** Nodes to create, and their parent. */
interface Target {
  readonly nodes: readonly MarkupNode[];
  readonly parent: ParentNode & Node;
  readonly isInSvg: boolean;
  /** Whether it is inside an element of REUSED. */
  readonly isInReused: boolean;
}

/** Creates an element without children; undefined if it is not allowed. */
function createAllowedElement(
  { name, attributes, children }: MarkupElement,
  place: Target,
  prefix: string,
  within: Element | undefined,
): Target | undefined {
  const lower = name.toLowerCase();
  const isInSvg = place.isInSvg || lower === "svg";
  const elementName = (isInSvg ? SVG_ELEMENTS : HTML_ELEMENTS).get(lower);
  if (elementName === undefined) return undefined;
  const parent = isInSvg
    ? document.createElementNS(SVG, elementName)
    : document.createElement(elementName);
  const isInReused = place.isInReused || REUSED.has(lower);
  for (const [rawName, value] of attributes) {
    const attribute = ATTRIBUTES.get(rawName.toLowerCase());
    if (attribute === undefined || (isInReused && REFERENCE.test(value))) continue;
    const sanitised = sanitiseAttribute(attribute, value, prefix);
    if (sanitised !== undefined && sanitised !== "")
      parent.setAttribute(attribute, sanitised);
  }
  if (REUSED.has(lower)) {
    for (const [property, plain] of Object.entries(UNREFERENCED)) {
      if (inheritsReference(place.parent, within, property)) {
        parent.setAttribute(property, plain);
      }
    }
  }
  if (parent.hasAttribute("data-press")) {
    parent.setAttribute("tabindex", "0");
    parent.setAttribute("role", "button");
  }
  return { nodes: children, parent, isInSvg, isInReused };
}

/**
 * Elements that are rendered once per reference. They must not refer to each other: a dozen, each
 * using the next ten times, would take practically forever to render.
 */
const REUSED = new Set(["pattern", "mask", "clippath", "marker"]);
const REFERENCE = /url\(/i;
/** The properties by which they could inherit a reference, with harmless values. */
const UNREFERENCED: Readonly<Record<string, string>> = {
  fill: "black",
  stroke: "none",
  "marker-start": "none",
  "marker-mid": "none",
  "marker-end": "none",
};

/** Whether a child of an element inherits a reference to another element. */
function inheritsReference(
  parent: Node,
  within: Element | undefined,
  property: string,
): boolean {
  for (
    let ancestor = parent instanceof Element ? parent : within;
    ancestor instanceof SVGElement;
    ancestor = ancestor.parentElement ?? within
  ) {
    const value =
      ancestor.style.getPropertyValue(property) || ancestor.getAttribute(property);
    if (value) return REFERENCE.test(value);
    if (ancestor === within) within = undefined;
  }
  return false;
}

/** Returns an attribute's sanitised value; undefined drops it. */
function sanitiseAttribute(
  name: string,
  value: string,
  prefix: string,
): string | undefined {
  if (name.startsWith("data-")) return /^\d{1,9}$/.test(value) ? value : undefined;
  if (name === "id") return isOwnId(value, prefix) ? value : undefined;
  // Plot's classes, which the page's styles use for legends.
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
      const [name, ...rest] = declaration.split(":");
      const property = name.trim().toLowerCase();
      const set = rest.join(":");
      if (property === "display") return DISPLAYS.has(set.trim().toLowerCase());
      return PROPERTIES.has(property) && isHarmless(set, prefix);
    })
    .join(";");
}

/** Whether a value calls only allowed functions and refers only to parts of the drawing. */
function isHarmless(value: string, prefix: string): boolean {
  // CSS escapes could hide a name.
  if (/[\\{}<>]|\/\*/.test(value)) return false;
  const outside = value.replace(/url\(#([\w-]*)\)/g, (reference, id: string) =>
    isOwnId(id, prefix) ? "" : reference,
  );
  // Linear time: looks back a limited distance from each bracket.
  for (let at = outside.indexOf("("); at >= 0; at = outside.indexOf("(", at + 1)) {
    const before = outside.slice(Math.max(at - MAX_FUNCTION_CHARS, 0), at).trimEnd();
    const name = /[^\s(),]*$/.exec(before)![0].toLowerCase();
    if (name !== "" && !FUNCTIONS.has(name)) return false;
  }
  return true;
}

/** Longer than any function name with trailing spaces. */
const MAX_FUNCTION_CHARS = 40;

function isOwnId(id: string, prefix: string): boolean {
  return id.startsWith(`${prefix}-`) && /^[\w-]+$/.test(id);
}
