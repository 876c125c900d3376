/** "rank": from a permutation or cube to its index; "unrank": back. */
export const DIRECTIONS = ["rank", "unrank"] as const;
export type Direction = (typeof DIRECTIONS)[number];
