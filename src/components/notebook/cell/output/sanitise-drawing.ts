// The elements of a drawing are made one by one from its markup as data: what is not listed
// here is never made, and no parser of HTML can read anything else into it.
import type { MarkupElement, MarkupNode } from "../../../../notebook/output/markup.ts";
import {
  namesByLowerCase,
  SVG_ELEMENTS,
  HTML_ELEMENTS,
} from "../../../../notebook/output/allowed-elements.ts";

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

/** Allowed style properties: nothing that moves an element out of its place. */
const PROPERTIES = new Set(
  splitWords(`
  fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap
  stroke-linejoin opacity color background background-color font font-family font-size
  font-style font-variant font-weight letter-spacing text-anchor dominant-baseline
  text-align text-decoration white-space paint-order shape-rendering mix-blend-mode
  visibility overflow width height max-width margin-left columns
`),
);

/** Boxes that are laid out once, however deep they stand in each other. */
const DISPLAYS = new Set(["none", "inline", "block", "inline-block"]);

/** Functions allowed in attributes and styles: all others might load something. */
const FUNCTIONS = new Set(
  splitWords(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp
  var translate translatex translatey scale rotate skewx skewy matrix
`),
);

/** After so many elements, there is a chance to do something else. */
const ELEMENTS_PER_SLICE = 100;
const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes the inert elements of a drawing; it yields now and then, so that a large one need
 * not be made at once.
 * @param nodes   untrusted
 * @param prefix  for its ids, as in `withPrefixedIds`
 * @param within  the element of a drawing that they will stand in, if any
 */
export function* sanitiseDrawing(
  nodes: readonly MarkupNode[],
  prefix: string,
  within?: Element,
): Generator<void, DocumentFragment> {
  const drawing = document.createDocumentFragment();
  const isInSvg = within instanceof SVGElement;
  const isInReused = Boolean(within?.closest("pattern, mask, clipPath, marker"));
  const waiting: Target[] = [{ nodes, parent: drawing, isInSvg, isInReused }];
  let count = 0;
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    for (const node of place.nodes) {
      if (typeof node === "string") {
        place.parent.append(node);
        continue;
      }
      const made = createAllowedElement(node, place, prefix, within);
      if (made) {
        place.parent.append(made.parent);
        waiting.push(made);
      }
      if (++count % ELEMENTS_PER_SLICE === 0) yield;
    }
  }
  return drawing;
}

/** Where nodes of a drawing are put. */
interface Target {
  readonly nodes: readonly MarkupNode[];
  readonly parent: ParentNode & Node;
  /** Whether it stands in an SVG. */
  readonly isInSvg: boolean;
  /** Whether it stands in what is rendered once per reference. */
  readonly isInReused: boolean;
}

/** The element, empty, as a place for its children; undefined when it is not allowed. */
function createAllowedElement(
  { name, attributes, children }: MarkupElement,
  place: Target,
  prefix: string,
  within: Element | undefined,
): Target | undefined {
  const lower = name.toLowerCase();
  const isInSvg = place.isInSvg || lower === "svg";
  const known = (isInSvg ? SVG_ELEMENTS : HTML_ELEMENTS).get(lower);
  if (known === undefined) return undefined;
  const parent = isInSvg
    ? document.createElementNS(SVG, known)
    : document.createElement(known);
  const isInReused = place.isInReused || REUSED.has(lower);
  for (const [given, value] of attributes) {
    const attribute = ATTRIBUTES.get(given.toLowerCase());
    if (attribute === undefined || (isInReused && REFERENCE.test(value))) continue;
    const kept = sanitiseAttribute(attribute, value, prefix);
    if (kept !== undefined && kept !== "") parent.setAttribute(attribute, kept);
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
 * Elements that are rendered once per reference. If they could refer to each other, a dozen
 * of them, each using the next ten times, would take practically for ever to render.
 */
const REUSED = new Set(["pattern", "mask", "clippath", "marker"]);
const REFERENCE = /url\(/i;
/** The properties by which they could inherit a reference, each with a value that has none. */
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

/** An attribute's sanitised value; undefined to drop it. */
function sanitiseAttribute(
  name: string,
  value: string,
  prefix: string,
): string | undefined {
  if (name.startsWith("data-")) return /^\d{1,9}$/.test(value) ? value : undefined;
  if (name === "id") return isOwnId(value, prefix) ? value : undefined;
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
      const [name, ...rest] = declaration.split(":");
      const property = name.trim().toLowerCase();
      const set = rest.join(":");
      if (property === "display") return DISPLAYS.has(set.trim().toLowerCase());
      return PROPERTIES.has(property) && isHarmless(set, prefix);
    })
    .join(";");
}

/** Whether it calls only allowed functions, and refers only to parts of the drawing. */
function isHarmless(value: string, prefix: string): boolean {
  // A backslash could spell a name in another way.
  if (/[\\{}<>]|\/\*/.test(value)) return false;
  const outside = value.replace(/url\(#([\w-]*)\)/g, (reference, id: string) =>
    isOwnId(id, prefix) ? "" : reference,
  );
  // Looking back from each bracket takes no longer for a long value.
  for (let at = outside.indexOf("("); at >= 0; at = outside.indexOf("(", at + 1)) {
    const before = outside.slice(Math.max(at - MAX_FUNCTION_CHARS, 0), at).trimEnd();
    const name = /[^\s(),]*$/.exec(before)![0].toLowerCase();
    if (name !== "" && !FUNCTIONS.has(name)) return false;
  }
  return true;
}

/** More characters than the name of a function has, with space after it. */
const MAX_FUNCTION_CHARS = 40;

function isOwnId(id: string, prefix: string): boolean {
  return id.startsWith(`${prefix}-`) && /^[\w-]+$/.test(id);
}
