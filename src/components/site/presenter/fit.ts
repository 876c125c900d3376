// Finds the layout and scale that show a stop as large as possible.
import type { Stop } from "./stops.ts";

/** The arrangement and width of a stop. */
export interface StageLayout {
  /**
   * One column; the question next to its figure; captions next to figures; or code
   * without its lead-in.
   */
  readonly arrangement: "below" | "beside" | "caption" | "alone";
  /** Maximum width: drawings that fill it get lower when it is smaller. */
  readonly width: "100%" | "60rem" | "52rem" | "48rem";
}

export interface Fit {
  readonly layout: StageLayout;
  /** Size relative to the page. */
  readonly scale: number;
}

/** The height of a typical projector. */
const DESIGN_HEIGHT_PX = 720;
const SMALL_SCREEN_PX = 1000;
const PHONE_PX = 700;
const PHONE_LANDSCAPE_HEIGHT_PX = 500;
/** Readable from the last row. */
const MIN_FONT_PX = 24;
/** Readable for a group around a small screen. */
const MIN_FONT_SMALL_SCREEN_PX = 17;
/** The smallest font size of the page, for phones. */
const MIN_FONT_PHONE_PX = 13;
/** Beyond this, a few lines fill the screen. */
const MAX_SCALE = 2.2;
const SCALE_STEP = 0.05;
/** The number of scale steps to go down while text overlaps. */
const OVERLAP_STEPS = 3;
/** When a stop has to scroll, larger text than this is not needed. */
const SCROLLING_SCALE = 1.75;
const SCROLLING_STEP = 0.25;

/** The minimum font size for a screen, in CSS pixels. */
export function minFontSize(width: number, height: number): number {
  if (width < PHONE_PX || height < PHONE_LANDSCAPE_HEIGHT_PX) return MIN_FONT_PHONE_PX;
  return width < SMALL_SCREEN_PX ? MIN_FONT_SMALL_SCREEN_PX : MIN_FONT_PX;
}

/** The largest scale to try for a screen height in pixels. */
export function maxScale(height: number): number {
  return MAX_SCALE * Math.max(1, height / DESIGN_HEIGHT_PX);
}

/** Lists the layouts to try for a stop, best first. */
export function candidateLayouts({
  kind,
  isAsking,
  screen = SMALL_SCREEN_PX,
}: {
  kind: Stop<unknown>["kind"];
  /** Whether the stop has a question and something else. */
  isAsking: boolean;
  /** The screen width in pixels: on phones there is no second column. */
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

/** Measurements of a stop in a layout at a scale. */
export interface FitTest {
  /**
   * Whether everything is visible. If it fits at one scale, it is assumed to fit at
   * smaller ones.
   */
  fits(fit: Fit): boolean;
  /** Whether text overlaps, as it does where boxes are too small. */
  hasOverlaps(fit: Fit): boolean;
  /** The scrolling distance in pixels. */
  hiddenPixels(fit: Fit): number;
}

/**
 * @param layouts  in order of preference
 * @returns     the way that allows the largest scale; where none shows all at once
 *                  without
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
