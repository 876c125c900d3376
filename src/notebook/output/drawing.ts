import type { LiveDrawing } from "./live-drawing.ts";
import { whyTooExpensive } from "./render-cost.ts";
import { readMarkup } from "./markup.ts";
import type { RenderedValue } from "./output.ts";
import { countElements, MAX_DRAWING_ELEMENTS } from "./output-size.ts";

/**
 * The method that returns the markup of a virtual document's element. A shared symbol,
 * because the bundles of Plot and d3 have their own copies of the classes.
 */
export const DRAWING = Symbol.for("every-cube drawing");

/** The method that returns the `LiveDrawing` of such an element. */
export const LIVE_DRAWING = Symbol.for("every-cube life of a drawing");

/** The live drawing of an element; undefined for all other values. */
export function liveDrawingOf(value: unknown): LiveDrawing | undefined {
  if (typeof value !== "object" || value === null || !(LIVE_DRAWING in value))
    return undefined;
  const method = value[LIVE_DRAWING];
  return typeof method === "function" ? (method.call(value) as LiveDrawing) : undefined;
}

/** The result of the `DRAWING` method. */
export interface DrawingMarkup {
  /** An SVG, or a figure that contains one. */
  readonly markup: string;
  readonly label: string;
}

/** The width of Plot's drawings, which the page scales to fit. */
export const DRAWING_WIDTH = 640;

const MAX_CHARACTERS = 1_000_000;
const MAX_LABEL = 300;

/** Renders a drawing; undefined if the value isn't one. */
export function renderDrawing(value: object): RenderedValue | undefined {
  if (!(DRAWING in value)) return undefined;
  const draw = value[DRAWING];
  if (typeof draw !== "function") return undefined;
  const { markup, label } = draw.call(value) as DrawingMarkup;
  if (typeof markup !== "string" || typeof label !== "string") return undefined;
  const problem =
    tooManyMessage(markup.length, MAX_CHARACTERS, "characters") ??
    tooManyMessage(countElements(markup), MAX_DRAWING_ELEMENTS, "elements") ??
    whyTooExpensive(readMarkup(markup));
  if (problem) return { text: problem };
  const shortLabel = label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label;
  return {
    text: `drawing: ${shortLabel}`,
    view: { kind: "drawing", svg: markup, label: shortLabel },
  };
}

function tooManyMessage(
  count: number,
  limit: number,
  what: string,
): string | undefined {
  if (count <= limit) return undefined;
  const [size, limitText] = [count, limit].map((number) => number.toLocaleString("en"));
  return `(a drawing of ${size} ${what}, more than the ${limitText} that are shown: draw less)`;
}
