import { FACELETS, type Face, type Facelet } from "#lib/puzzle/corners.ts";

/** Column and row of each face on the cross, and whether it is upside down. */
const FACES_AT: Readonly<Record<Face, readonly [column: number, row: number]>> = {
  U: [1, 0],
  L: [0, 1],
  F: [1, 1],
  R: [2, 1],
  D: [1, 2],
  B: [1, 3],
};

/** A facelet on the cross. */
export interface NetPosition extends Facelet {
  /** In facelets from the left, and from the top. */
  readonly x: number;
  readonly y: number;
}

/** Below D, the back shows its lower edge first. */
export const isTurned = (face: Face) => face === "B";

/** All 24 facelets of a cube unfolded to a cross. */
export const NET_POSITIONS: readonly NetPosition[] = FACELETS.map((facelet) => {
  const { face, row, column } = facelet;
  const [left, top] = FACES_AT[face];
  const [right, down] = isTurned(face) ? [1 - column, 1 - row] : [column, row];
  return { ...facelet, x: 2 * left + right, y: 2 * top + down };
});

/**
 * An edge of the cross that gets a tab: its left or upper end, in faces, and where the
 * tab is.
 */
export interface Tab {
  readonly x: number;
  readonly y: number;
  readonly side: "left" | "right" | "top";
}

/** One for each pair of edges that meet. */
export const TABS: readonly Tab[] = [
  { x: 1, y: 0, side: "top" },
  ...[0, 2, 3].flatMap((y): Tab[] => [
    { x: 1, y, side: "left" },
    { x: 2, y, side: "right" },
  ]),
];
