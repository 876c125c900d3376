import {
  type BigCubeCoordinate,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
} from "../lib/big-cube/coordinates.ts";

/** The pruning tables that readers can build: of one coordinate, or of a pair. */
export const DEPTH_TABLES = {
  twists: { coordinates: [CORNER_TWISTS], symmetries: 8 },
  flips: { coordinates: [EDGE_FLIPS], symmetries: 8 },
  slice: { coordinates: [SLICE_POSITIONS], symmetries: 16 },
  corners: { coordinates: [CORNER_PERMUTATION], symmetries: 16 },
  "slice-twists": { coordinates: [SLICE_POSITIONS, CORNER_TWISTS], symmetries: 8 },
  "slice-flips": { coordinates: [SLICE_POSITIONS, EDGE_FLIPS], symmetries: 8 },
  "flips-twists": { coordinates: [EDGE_FLIPS, CORNER_TWISTS], symmetries: 8 },
  "order-corners": {
    coordinates: [SLICE_PERMUTATION, CORNER_PERMUTATION],
    symmetries: 16,
  },
} as const satisfies Record<string, TableChoice>;

/** The coordinates of a table, and their symmetries. */
export interface TableChoice {
  readonly coordinates:
    | readonly [BigCubeCoordinate]
    | readonly [BigCubeCoordinate, BigCubeCoordinate];
  /** Of the last coordinate. */
  readonly symmetries: 8 | 16;
}

export type DepthTableName = keyof typeof DEPTH_TABLES;
