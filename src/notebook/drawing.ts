import type { Shown } from "./output.ts";

/**
 * The name of the method by which an element of a virtual document says what it looks
 * like. Plot and d3 come in bundles of their own, which share no class with this one.
 */
export const DRAWING = Symbol.for("every-cube drawing");

/** What that method gives. */
export interface Drawing {
  /** The SVG, or the figure around some, as text. */
  readonly markup: string;
  readonly label: string;
}

const MAX_CHARACTERS = 1_000_000;
const MAX_LABEL = 300;

/** What a drawing shows; undefined when the value is none. */
export function showDrawing(value: object): Shown | undefined {
  if (!(DRAWING in value)) return undefined;
  const draw = value[DRAWING];
  if (typeof draw !== "function") return undefined;
  const { markup, label } = draw.call(value) as Drawing;
  if (typeof markup !== "string" || typeof label !== "string") return undefined;
  if (markup.length > MAX_CHARACTERS) {
    const size = markup.length.toLocaleString("en");
    const most = MAX_CHARACTERS.toLocaleString("en");
    return {
      text: `(a drawing of ${size} characters, more than the ${most} that are shown: draw less)`,
    };
  }
  const words = label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label;
  return {
    text: `drawing: ${words}`,
    view: { kind: "drawing", svg: markup, label: words },
  };
}
