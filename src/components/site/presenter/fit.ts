// How large a stop is shown, and how arranged.
import type { Stop } from "./stops.ts";

/** How the parts of a stop are arranged. */
export interface Way {
  /**
   * All below each other; what it asks beside what it asks about; the captions of figures
   * beside them; or code without the words that lead to it.
   */
  readonly layout: "below" | "beside" | "caption" | "alone";
  /** How wide it may be: drawings that fill a width are lower in a smaller one. */
  readonly width: "100%" | "60rem" | "52rem" | "48rem";
}

export interface Fit {
  readonly way: Way;
  /** How many times as large as on the page. */
  readonly scale: number;
}

/** Of the screen that lessons are prepared for. */
const LOW = 720;
const NARROW = 1000;
const PHONE = 700;
const LYING_PHONE = 500;
/** Letters of this size are read from the last row, */
const LEAST_LETTERS = 24;
/** these by those who stand around a small screen, */
const LEAST_ON_SMALL = 17;
/** and these, the smallest of the page itself, by whoever holds a phone. */
const LEAST_IN_HAND = 13;
/** Twice the size of the page fills that screen with a few lines. */
const MOST = 2.2;
const STEP = 0.05;
/** So many steps smaller, words that stood on words may have room. */
const STRIDE = 3;
/** At this scale the letters of the page are as large as they have to be. */
const ROOMY = 1.75;
const ROOMIER = 0.25;

/** The least size of letters, in pixels of the screen. */
export function leastLetters(width: number, height: number): number {
  if (width < PHONE || height < LYING_PHONE) return LEAST_IN_HAND;
  return width < NARROW ? LEAST_ON_SMALL : LEAST_LETTERS;
}

/** The largest scale that is tried on a screen of this height in pixels. */
export function mostScale(height: number): number {
  return MOST * Math.max(1, height / LOW);
}

/** @returns the ways to show a stop, the best first */
export function waysFor({
  kind,
  isAsking,
  screen = NARROW,
}: {
  kind: Stop<unknown>["kind"];
  /** Whether it has more than its question. */
  isAsking: boolean;
  /** The width of the screen in pixels: a phone has no room for two things side by side. */
  screen?: number;
}): Way[] {
  if (screen < PHONE) return [{ layout: "below", width: "100%" }];
  const ask: Way["layout"][] = isAsking ? ["beside"] : [];
  if (kind === "figure") {
    const layouts: Way["layout"][] = ["below", ...ask, "caption"];
    const widths = ["100%", "52rem"] as const;
    return layouts.flatMap((layout) => widths.map((width) => ({ layout, width })));
  }
  if (kind === "cell" || kind === "source") {
    const layouts: Way["layout"][] = ["below", ...ask, "alone"];
    return layouts.map((layout) => ({ layout, width: "100%" }));
  }
  const layouts: Way["layout"][] = ["below", ...ask];
  const widths = ["48rem", "100%"] as const;
  return layouts.flatMap((layout) => widths.map((width) => ({ layout, width })));
}

/** What is measured of a stop that is shown in some way, at some scale. */
export interface Judge {
  /** Whether all is visible; what fits at one scale is taken to fit at less. */
  fits(tried: Fit): boolean;
  /** Whether words stand on words, as they do where boxes are too small for their letters. */
  isCrowded(tried: Fit): boolean;
  /** How much is to be scrolled, in pixels. */
  hidden(tried: Fit): number;
}

/**
 * @param ways  the first wins where the scales are equal
 * @returns     the way that allows the largest scale; where none shows all at once without
 *              crowding, the one that leaves the least to scroll
 */
export function largestFit(
  ways: readonly Way[],
  { least, most }: { least: number; most: number },
  judge: Judge,
): Fit {
  const last = Math.floor((most - least) / STEP + 1e-6);
  const scaleAt = (step: number) => least + step * STEP;
  let best: { way: Way; step: number } | undefined;
  for (const way of ways) {
    const isFitting = (step: number) => judge.fits({ way, scale: scaleAt(step) });
    const first = best ? best.step + 1 : 0;
    let low = first;
    let high = last;
    if (low > high || !isFitting(low)) continue;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isFitting(middle)) low = middle;
      else high = middle - 1;
    }
    while (low >= first && judge.isCrowded({ way, scale: scaleAt(low) })) low -= STRIDE;
    if (low >= first) best = { way, step: low };
  }
  if (best) return { way: best.way, scale: scaleAt(best.step) };
  return leastToScroll(ways, { least, most }, judge);
}

function leastToScroll(
  ways: readonly Way[],
  { least, most }: { least: number; most: number },
  judge: Judge,
): Fit {
  let best: { fit: Fit; hidden: number } | undefined;
  for (const way of ways.filter(({ width }) => width === "100%")) {
    let fit = { way, scale: least };
    while (fit.scale + ROOMIER <= Math.min(most, ROOMY) && judge.isCrowded(fit)) {
      fit = { way, scale: fit.scale + ROOMIER };
    }
    const hidden = judge.hidden(fit);
    if (!best || hidden < best.hidden) best = { fit, hidden };
  }
  return best!.fit;
}
