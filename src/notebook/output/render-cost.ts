// Estimates an upper bound on the cost of laying out and painting a drawing. Browsers
// paint on the page's own thread, even for frames, so drawings must be certainly cheap.
import type { MarkupElement, MarkupNode } from "./markup.ts";
import { numbersIn, outlineLength, type Style, styleOf } from "./drawing-style.ts";

/** In units of about 10 microseconds, measured in Chromium; a plain shape costs 1. */
export const MAX_COST = 30_000;
const MAX_NESTING = 100;
/** The maximum width or height, in pixels. */
const MAX_SIDE = 20_000;

const PER_PATH_CHARACTER = 1 / 25;
const PER_CHARACTER = 1 / 100;
const PER_TEXT = 8;
const PER_LETTER = 0.2;
/** The browser must search other fonts for such a letter. */
const PER_FOREIGN_LETTER = 4;
/** The browser positions each letter individually. */
const PER_STRETCHED_LETTER = 2;
/** The browser measures inline boxes and boxes in columns several times. */
const PER_BOX = 16;
/** Blended or transparent groups are painted on a layer of their own. */
const PER_LAYER = 100;
const PER_MASK = 150;
const PER_GRADIENT = 2;
const PER_REFERENCE = 20;
const PER_DASH = 0.06;
/** The length of a letter's outline, as a multiple of the font size. */
const OUTLINE_OF_LETTER = 5;
/** The maximum number of pixels in a unit of length (a centimetre has 38). */
const MAX_UNIT = 40;

/** Elements that are painted again for each reference, and their names in messages. */
const REUSED_ELEMENTS: Readonly<Record<string, string>> = {
  pattern: "patterns",
  mask: "masks",
  clippath: "clip paths",
  marker: "markers",
};
const MARKED_SHAPES = new Set(["path", "polyline", "polygon", "line"]);
const LETTERS_WITH_FONT = /[^\u0000-\u052f\u2000-\u22ff]/g;

/** Says which limit a drawing exceeds and what costs most; undefined if none. */
export function whyTooExpensive(nodes: readonly MarkupNode[]): string | undefined {
  try {
    const references = new Map<string, ReferenceCost>();
    priceDefinitions(nodes, INITIAL_STYLE, references, 0);
    const total = new CostTotal();
    for (const node of nodes) addCost(total, node, INITIAL_STYLE, references, 0);
    if (total.total <= MAX_COST) return undefined;
    const share = total.total / MAX_COST;
    const busy = share < 2 ? "" : ` ${formatNumber(Math.floor(share))} times`;
    return `(a drawing that would keep the page busy${busy} longer than is allowed, mostly because of its ${total.largestItem}: draw less)`;
  } catch (error) {
    if (error instanceof LimitError) return error.message;
    throw error;
  }
}

/** The message for a limit other than the total cost. */
class LimitError extends Error {}

/** The cost of a drawing, itemised. */
class CostTotal {
  total = 0;
  readonly #items = new Map<string, number>();

  add(item: string, cost: number): void {
    this.total += cost;
    this.#items.set(item, (this.#items.get(item) ?? 0) + cost);
  }

  get largestItem(): string {
    const sorted = [...this.#items].sort(([, a], [, b]) => b - a);
    return sorted[0][0];
  }
}

/** The cost of painting a pattern, mask, clip path or marker once. */
interface ReferenceCost {
  readonly item: string;
  readonly cost: number;
}
type ReferenceCosts = ReadonlyMap<string, ReferenceCost>;

interface Inherited {
  readonly dashes: string | undefined;
  readonly markers: readonly (ReferenceCost | undefined)[];
  readonly paints: readonly (ReferenceCost | undefined)[];
  readonly isStretched: boolean;
  readonly hasColumns: boolean;
  readonly fontSize: number;
}

const INITIAL_STYLE: Inherited = {
  fontSize: 12,
  dashes: undefined,
  markers: [],
  paints: [],
  isStretched: false,
  hasColumns: false,
};

/** References inside reused elements are removed before drawing. */
const NO_REFERENCES: ReferenceCosts = new Map();

function priceDefinitions(
  nodes: readonly MarkupNode[],
  from: Inherited,
  references: Map<string, ReferenceCost>,
  depth: number,
): void {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    assertDepth(depth);
    const id = node.attributes.get("id");
    const name = node.name.toLowerCase();
    const item = REUSED_ELEMENTS[name];
    const elementStyle = inherit(name, styleOf(node), from, NO_REFERENCES);
    if (id !== undefined && item !== undefined) {
      const total = new CostTotal();
      for (const child of node.children)
        addCost(total, child, elementStyle, NO_REFERENCES, depth);
      const cost = Math.max(references.get(id)?.cost ?? 0, total.total);
      references.set(id, { item, cost });
    }
    priceDefinitions(node.children, elementStyle, references, depth + 1);
  }
}

function addCost(
  total: CostTotal,
  node: MarkupNode,
  from: Inherited,
  references: ReferenceCosts,
  depth: number,
): void {
  if (typeof node === "string") {
    const { length } = node;
    total.add(
      "letters",
      length * (from.isStretched ? PER_STRETCHED_LETTER : PER_LETTER),
    );
    const foreignCount = node.replace(LETTERS_WITH_FONT, "").length;
    if (foreignCount < length)
      total.add("letters", (length - foreignCount) * PER_FOREIGN_LETTER);
    if (from.dashes !== undefined) {
      const outline = length * from.fontSize * OUTLINE_OF_LETTER;
      total.add("dashes", dashesAlong(outline, from.dashes) * PER_DASH);
    }
    return;
  }
  assertDepth(depth);
  const name = node.name.toLowerCase();
  const style = styleOf(node);
  assertSize(style);
  const elementStyle = inherit(name, style, from, references);
  total.add("elements", 1);
  if (elementStyle.hasColumns || style.has("display")) total.add("boxes", PER_BOX);
  if (name === "text" || name === "tspan") total.add("texts", PER_TEXT);
  for (const [attribute, { length }] of node.attributes) {
    const isPath = attribute === "d" || attribute === "points";
    if (isPath) total.add("paths", length * PER_PATH_CHARACTER);
    else total.add("elements", length * PER_CHARACTER);
  }
  addLayerCosts(total, node, style, references);
  for (const paint of elementStyle.paints) if (paint) total.add(paint.item, paint.cost);
  if (MARKED_SHAPES.has(name)) {
    const points = 2 + numbersIn(style.get("d") ?? style.get("points") ?? "").length;
    for (const marker of elementStyle.markers) {
      if (marker) total.add(marker.item, points * marker.cost);
    }
  }
  if (elementStyle.dashes !== undefined) {
    const pathLength = numbersIn(style.get("pathlength") ?? "")[0];
    const outline = pathLength ?? outlineLength(name, style);
    total.add("dashes", dashesAlong(outline, elementStyle.dashes) * PER_DASH);
  }
  for (const child of node.children)
    addCost(total, child, elementStyle, references, depth + 1);
}

function inherit(
  name: string,
  style: Style,
  from: Inherited,
  references: ReferenceCosts,
): Inherited {
  const referencesIn = (
    properties: readonly string[],
    inherited: readonly (ReferenceCost | undefined)[],
  ) =>
    properties.map((property, i) => {
      const value = style.get(property);
      return value === undefined ? inherited[i] : referenceCost(value, references);
    });
  const hasColumns = style.has("columns");
  if (hasColumns && from.hasColumns) {
    throw new LimitError(
      "(a drawing with columns within columns, which are not shown)",
    );
  }
  const isPlaced = (property: string) =>
    /[\s,]\S/.test(style.get(property)?.trim() ?? "");
  return {
    dashes: style.get("stroke-dasharray") ?? from.dashes,
    markers: referencesIn(["marker-start", "marker-mid", "marker-end"], from.markers),
    paints: referencesIn(["fill", "stroke"], from.paints),
    isStretched:
      from.isStretched ||
      ["textlength", "rotate", "letter-spacing"].some((property) =>
        style.has(property),
      ) ||
      (name.startsWith("t") && ["x", "y", "dx", "dy"].some(isPlaced)),
    hasColumns: from.hasColumns || hasColumns,
    fontSize: fontPixels(style.get("font-size")) ?? from.fontSize,
  };
}

/** An upper bound on a font size in pixels; undefined if it is not a length. */
function fontPixels(size: string | undefined): number | undefined {
  const [length] = numbersIn(size ?? "");
  if (length === undefined) return undefined;
  return /^[\s\d.+-]*(px)?\s*$/i.test(size!) ? length : length * MAX_UNIT;
}

/** The cost of the element that a value such as `url(#a)` refers to. */
function referenceCost(
  value: string,
  references: ReferenceCosts,
): ReferenceCost | undefined {
  const id = /url\(\s*["']?#([^()"']*)/i.exec(value)?.[1];
  if (id === undefined) return undefined;
  const reference = references.get(id);
  if (reference === undefined) return { item: "gradients", cost: PER_GRADIENT };
  return { ...reference, cost: PER_REFERENCE + reference.cost };
}

function addLayerCosts(
  total: CostTotal,
  { children }: MarkupElement,
  style: Style,
  references: ReferenceCosts,
): void {
  const isSet = (property: string, initial: string) =>
    (style.get(property) ?? initial).trim() !== initial;
  const isGroup = children.some((child) => typeof child !== "string");
  if (isGroup && isSet("opacity", "1")) total.add("transparent groups", PER_LAYER);
  if (isSet("mix-blend-mode", "normal")) total.add("blending", PER_LAYER);
  for (const property of ["mask", "clip-path"]) {
    const reference = referenceCost(style.get(property) ?? "", references);
    if (!reference) continue;
    total.add(reference.item, reference.cost + (property === "mask" ? PER_MASK : 0));
  }
}

/** An upper bound on the number of dashes along an outline. */
function dashesAlong(outline: number, dashes: string): number {
  const period = numbersIn(dashes).reduce((sum, dash) => sum + Math.abs(dash), 0);
  return period === 0 ? 0 : outline / period; // without a period, no dashes are drawn
}

function assertDepth(depth: number): void {
  if (depth < MAX_NESTING) return;
  throw new LimitError(
    `(a drawing of more than ${MAX_NESTING} elements inside each other: draw it flatter)`,
  );
}

function assertSize(style: Style): void {
  for (const [side, adjective] of [
    ["width", "wide"],
    ["height", "tall"],
  ]) {
    const length = numbersIn(style.get(side) ?? "")[0] ?? 0;
    if (length <= MAX_SIDE) continue;
    throw new LimitError(
      `(a drawing ${formatNumber(length)} pixels ${adjective}; at most ${formatNumber(MAX_SIDE)} are shown: draw it smaller)`,
    );
  }
}

function formatNumber(value: number): string {
  return value.toLocaleString("en");
}
