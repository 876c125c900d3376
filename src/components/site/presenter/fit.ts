// How large a stop is shown.

/** The parts of a stop below each other, or what it asks beside what it asks about. */
export type Layout = "below" | "beside";

export interface Fit {
  readonly layout: Layout;
  /** How many times as large as on the page. */
  readonly scale: number;
}

/** Of the screen that lessons are prepared for. */
const LOW = 720;
const NARROW = 1000;
/** Letters of this size are read from the last row. */
const LEAST_LETTERS = 24;
const LEAST_ON_SMALL = 17;
/** Twice the size of the page fills that screen with a few lines. */
const MOST = 2.2;
const STEP = 0.05;

/**
 * The least size of letters, in pixels: on a screen too small for a class, such as a phone,
 * they need not be read from afar.
 */
export function leastLetters(width: number, height: number): number {
  return width < NARROW || height < 500 ? LEAST_ON_SMALL : LEAST_LETTERS;
}

/** The largest scale that is tried on a screen of this height in pixels. */
export function mostScale(height: number): number {
  return MOST * Math.max(1, height / LOW);
}

/**
 * @param layouts  the first wins where the scales are equal
 * @param least    the scale below which the boxes would be too small for their letters
 * @param fits     whether all is visible; what fits at one scale is taken to fit at less
 * @returns        the layout that allows the largest scale, or nothing when none fits
 */
export function largestFit(
  layouts: readonly Layout[],
  { least, most }: { least: number; most: number },
  fits: (tried: Fit) => boolean,
): Fit | undefined {
  const steps = Math.floor((most - least) / STEP + 1e-6);
  const scaleAt = (step: number) => least + step * STEP;
  let best: { layout: Layout; step: number } | undefined;
  for (const layout of layouts) {
    const isFitting = (step: number) => fits({ layout, scale: scaleAt(step) });
    let low = best ? best.step + 1 : 0;
    let high = steps;
    if (low > high || !isFitting(low)) continue;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (isFitting(middle)) low = middle;
      else high = middle - 1;
    }
    best = { layout, step: low };
  }
  return best && { layout: best.layout, scale: scaleAt(best.step) };
}
