import { formatNumber } from "../text/format-number.ts";

/** The first distance at which two counts of positions part. */
export interface Difference {
  readonly depth: number;
  /** 0 where one of them has ended. */
  readonly found: number;
  readonly published: number;
}

/**
 * Where what was found and what is published differ first.
 *
 * @param found  counts at each distance from 0; may break off early when not `isWhole`
 * @returns      nothing when they agree, as far as they can be compared
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
export function differenceInWords(
  what: string,
  { depth, found, published }: Difference,
): string {
  return `${what} differs from the published counts at depth ${depth}: found ${formatNumber(found)}, published ${formatNumber(published)}.`;
}
