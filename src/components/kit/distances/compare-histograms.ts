import { formatNumber } from "../text/format-number.ts";

/** The first distance at which two histograms differ. */
export interface Difference {
  readonly depth: number;
  /** 0 beyond the end of the counts. */
  readonly found: number;
  readonly published: number;
}

/**
 * The first difference between the counts found and the published ones.
 *
 * @param found  counts at each distance from 0; may end early when not `isWhole`
 * @returns      undefined when they agree, as far as they can be compared
 */
export function firstDifference(
  found: readonly number[],
  published: readonly number[],
  { isWhole }: { isWhole: boolean } = { isWhole: true },
): Difference | undefined {
  const depths = isWhole ? Math.max(found.length, published.length) : found.length;
  for (let depth = 0; depth < depths; depth++) {
    const counts = { found: found[depth] ?? 0, published: published[depth] ?? 0 };
    if (counts.found !== counts.published) return { depth, ...counts };
  }
  return undefined;
}

/** "… differs from the published counts at depth 2: found 53, published 54." */
export function differenceMessage(
  what: string,
  { depth, found, published }: Difference,
): string {
  return `${what} differs from the published counts at depth ${depth}: found ${formatNumber(found)}, published ${formatNumber(published)}.`;
}
