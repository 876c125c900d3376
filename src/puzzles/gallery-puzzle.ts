import type { Metric, PuzzleDefinition } from "../lib/index.ts";
import type { PlayableDefinition } from "./playable-puzzle.ts";

/** A puzzle of the gallery with published figures; by default of pieces and moves. */
export interface GalleryPuzzle<
  Definition extends PlayableDefinition = PuzzleDefinition,
> {
  /** Its name in links. */
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly definition: Definition;
  /** Moves that lead to its picture, if it looks like another puzzle when solved. */
  readonly pictureMoves?: readonly string[];
  /** The metric of the published figures. */
  readonly metric: Metric;
  readonly published: PublishedFigures;
  /** In the other metric, where it counts otherwise. */
  readonly publishedInOtherMetric?: PublishedFigures;
}

/** Published figures; omitted ones are not known. */
export interface PublishedFigures {
  readonly states?: number;
  readonly godsNumber?: number;
  /** States at each distance, from 0. */
  readonly histogram?: readonly number[];
  readonly source?: string;
  readonly address?: string;
}

/** The source of figures from other programs that have no link. */
export const OTHER_PROGRAMS = "a breadth-first search by other programs";
