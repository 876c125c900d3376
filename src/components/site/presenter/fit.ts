// How large a stop is shown, and how arranged.
import type { Stop } from "./stops.ts";

/** How the parts of a stop are arranged. */
export interface StageLayout {
  /**
   * All below each other; what it asks beside what it asks about; the captions of figures
   * beside them; or code without the words that lead to it.
   */
  readonly arrangement: "below" | "beside" | "caption" | "alone";
  /** How wide it may be: drawings that fill a width are lower in a smaller one. */
  readonly width: "100%" | "60rem" | "52rem" | "48rem";
}

export interface Fit {
  readonly layout: StageLayout;
  /** How many times as large as on the page. */
  readonly scale: number;
}

/** Of the screen that lessons are prepared for. */
const DESIGN_HEIGHT_PX = 720;
const SMALL_SCREEN_PX = 1000;
const PHONE_PX = 700;
const PHONE_LANDSCAPE_HEIGHT_PX = 500;
/** Letters of this size are read from the last row, */
const MIN_FONT_PX = 24;
/** these by those who stand around a small screen, */
const MIN_FONT_SMALL_SCREEN_PX = 17;
/** and these, the smallest of the page itself, by whoever holds a phone. */
const MIN_FONT_PHONE_PX = 13;
/** Twice the size of the page fills that screen with a few lines. */
const MAX_SCALE = 2.2;
const SCALE_STEP = 0.05;
/** So many steps smaller, words that stood on words may have room. */
const OVERLAP_STEPS = 3;
/** At this scale the letters of the page are as large as they have to be. */
const SCROLLING_SCALE = 1.75;
const SCROLLING_STEP = 0.25;

/** The least size of letters, in pixels of the screen. */
export function minFontSize(width: number, height: number): number {
  if (width < PHONE_PX || height < PHONE_LANDSCAPE_HEIGHT_PX) return MIN_FONT_PHONE_PX;
  return width < SMALL_SCREEN_PX ? MIN_FONT_SMALL_SCREEN_PX : MIN_FONT_PX;
}

/** The largest scale that is tried on a screen of this height in pixels. */
export function maxScale(height: number): number {
  return MAX_SCALE * Math.max(1, height / DESIGN_HEIGHT_PX);
}

/** @returns the ways to show a stop, the best first */
export function candidateLayouts({
  kind,
  isAsking,
  screen = SMALL_SCREEN_PX,
}: {
  kind: Stop<unknown>["kind"];
  /** Whether it has more than its question. */
  isAsking: boolean;
  /** The width of the screen in pixels: a phone has no room for two things side by side. */
  screen?: number;
}): StageLayout[] {
  if (screen < PHONE_PX) return [{ arrangement: "below", width: "100%" }];
  const ask: StageLayout["arrangement"][] = isAsking ? ["beside"] : [];
  if (kind === "figure") {
    const arrangements: StageLayout["arrangement"][] = ["below", ...ask, "caption"];
    const widths = ["100%", "52rem"] as const;
    return arrangements.flatMap((arrangement) =>
      widths.map((width) => ({ arrangement, width })),
    );
  }
  if (kind === "cell" || kind === "source") {
    const arrangements: StageLayout["arrangement"][] = ["below", ...ask, "alone"];
    return arrangements.map((arrangement) => ({ arrangement, width: "100%" }));
  }
  const arrangements: StageLayout["arrangement"][] = ["below", ...ask];
  const widths = ["48rem", "100%"] as const;
  return arrangements.flatMap((arrangement) =>
    widths.map((width) => ({ arrangement, width })),
  );
}

/** What is measured of a stop that is shown in some way, at some scale. */
export interface FitTest {
  /** Whether all is visible; what fits at one scale is taken to fit at less. */
  fits(fit: Fit): boolean;
  /** Whether words stand on words, as they do where boxes are too small for their letters. */
  hasOverlaps(fit: Fit): boolean;
  /** How much is to be scrolled, in pixels. */
  hiddenPixels(fit: Fit): number;
}

/**
 * @param layouts  the first wins where the scales are equal
 * @returns     the way that allows the largest scale; where none shows all at once without
 *              crowding, the one that leaves the least to scroll
 */
export function largestFit(
  layouts: readonly StageLayout[],
  { least: min, most: max }: { least: number; most: number },
  test: FitTest,
): Fit {
  const last = Math.floor((max - min) / SCALE_STEP + 1e-6);
  const scaleAt = (step: number) => min + step * SCALE_STEP;
  let best: { layout: StageLayout; step: number } | undefined;
  for (const layout of layouts) {
    const isFitting = (step: number) => test.fits({ layout, scale: scaleAt(step) });
    const first = best ? best.step + 1 : 0;
    let low = first;
    let high = last;
    if (low > high || !isFitting(low)) continue;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isFitting(middle)) low = middle;
      else high = middle - 1;
    }
    while (low >= first && test.hasOverlaps({ layout, scale: scaleAt(low) }))
      low -= OVERLAP_STEPS;
    if (low >= first) best = { layout, step: low };
  }
  if (best) return { layout: best.layout, scale: scaleAt(best.step) };
  return leastScrolling(layouts, { least: min, most: max }, test);
}

function leastScrolling(
  layouts: readonly StageLayout[],
  { least: min, most: max }: { least: number; most: number },
  test: FitTest,
): Fit {
  let best: { fit: Fit; hidden: number } | undefined;
  for (const layout of layouts.filter(({ width }) => width === "100%")) {
    let fit = { layout, scale: min };
    while (
      fit.scale + SCROLLING_STEP <= Math.min(max, SCROLLING_SCALE) &&
      test.hasOverlaps(fit)
    ) {
      fit = { layout, scale: fit.scale + SCROLLING_STEP };
    }
    const hidden = test.hiddenPixels(fit);
    if (!best || hidden < best.hidden) best = { fit, hidden };
  }
  return best!.fit;
}
