import type { Metric, PuzzleDefinition } from "../lib/index.ts";
import type { PlayableDefinition } from "./playable-puzzle.ts";

/**
 * A puzzle of the gallery, and what is known of it elsewhere: one of pieces and moves,
 * where nothing else is said.
 */
export interface GalleryPuzzle<
  Definition extends PlayableDefinition = PuzzleDefinition,
> {
  /** Its name in addresses. */
  readonly slug: string;
  readonly name: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
  readonly definition: Definition;
  /** The moves that lead to its picture, where it looks like another puzzle when solved. */
  readonly pictureMoves?: readonly string[];
  /** What counts as one move in the figures below. */
  readonly metric: Metric;
  readonly published: PublishedFigures;
  /** In the other metric, where it counts otherwise. */
  readonly publishedInOtherMetric?: PublishedFigures;
}

/** What is left out is printed nowhere that we know of. */
export interface PublishedFigures {
  readonly states?: number;
  readonly godsNumber?: number;
  /** Positions at each distance, from 0. */
  readonly histogram?: readonly number[];
  /** Who says so. */
  readonly source?: string;
  readonly address?: string;
}

/** Figures that no address is known for: other programs found them, not the library. */
export const OTHER_PROGRAMS = "a breadth-first search by other programs";
