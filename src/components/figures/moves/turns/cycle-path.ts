import { QUARTER_TURNS } from "#lib/puzzle/moves.ts";

/** One quarter turn of a piece from one position to another, and the twist it adds. */
export interface CycleStep {
  readonly from: number;
  readonly to: number;
  readonly twist: number;
}

/**
 * The path of the piece that arrives in a position after turns of a face, last first.
 * @example cyclePathTo(1, 0, 2) // F2 brings it from 6 to 2, then from 2 to 1
 */
export function cyclePathTo(
  position: number,
  face: number,
  turns: number,
): CycleStep[] {
  const { source, twist } = QUARTER_TURNS[face];
  const hops: CycleStep[] = [];
  for (let to = position; hops.length < turns; to = source[to]) {
    hops.push({ from: source[to], to, twist: twist[to] });
  }
  return hops;
}

/** The position where the piece started. */
export function pathOrigin(hops: readonly CycleStep[]): number {
  return hops.at(-1)!.from;
}

/** The sum of the twists, modulo 3. */
export function pathTwist(hops: readonly CycleStep[]): number {
  return hops.reduce((sum, { twist }) => sum + twist, 0) % 3;
}

/** Whether every piece is back in its position, untwisted. */
export function isIdentity(journeys: readonly (readonly CycleStep[])[]): boolean {
  return journeys.every(
    (hops, position) => pathOrigin(hops) === position && pathTwist(hops) === 0,
  );
}
