import { type PlanePoint } from "#kit/drawing/plane.ts";
/** A flat picture of a puzzle: what a piece looks like, wherever it lies. */
export interface Net {
  readonly width: number;
  readonly height: number;
  /** Fixed shapes below the pieces. */
  readonly ground: readonly Shape[];
  readonly parts: readonly NetPart[];
}

/** One side of a position. */
export interface NetPart {
  readonly orbit: string;
  readonly position: number;
  /** Which of the position's sides: a piece that comes with a twist of 1 shows its own side 0 at side 1. */
  readonly side: number;
  /** How many sides there are, one for each twist; 1 where a twist does not change places. */
  readonly sides: number;
  readonly centre: PlanePoint;
  /** By how many degrees a twist turns it about its centre; none where left out. */
  readonly spins?: number;
  /** The shape for a piece and its twist. */
  look(piece: number, twist: number): Shape;
}

export interface Shape {
  readonly path: string;
  /** A class of `puzzle-net.css`. */
  readonly paint?: string;
  /** A colour, instead of a class. */
  readonly fill?: string;
  /** In the middle of the part. */
  readonly label?: string;
}
