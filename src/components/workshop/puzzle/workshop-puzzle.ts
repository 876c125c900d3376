import type { Metric } from "#lib/puzzle/moves.ts";
import { GALLERY, type PublishedFigures } from "#src/puzzles/gallery.ts";
import { permutationPuzzle } from "#src/puzzles/permutation-puzzle.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { createPlayable } from "#src/puzzles/create-playable.ts";
import type { Net } from "../nets/net.ts";
import { galleryNet } from "../nets/gallery-nets.ts";
import { type BeadPoints, beadNet } from "../nets/bead-net.ts";
import { parseOwnPuzzle } from "./parse-own-puzzle.ts";

/** The puzzle on the page: one of the gallery, or the reader's own. */
export interface WorkshopPuzzle {
  /** A gallery slug, or a puzzle in its short form, as in links. */
  readonly source: PuzzleSource;
  readonly name: string;
  readonly about: string;
  readonly puzzle: PlayablePuzzle;
  readonly metric: Metric;
  readonly published: PublishedFigures;
  /** In the other metric, where it counts otherwise. */
  readonly publishedInOtherMetric?: PublishedFigures;
  /** Where the reader has drawn its beads. */
  readonly points?: BeadPoints | undefined;
  /** Undefined if there are too many pieces to draw. */
  readonly net: Net | undefined;
  /** Whether rank and unrank are fast enough for the main thread. */
  readonly canRankOnMainThread: boolean;
}

export type PuzzleSource =
  | { readonly kind: "gallery"; readonly slug: string }
  | { readonly kind: "own"; readonly text: string };

/** The largest puzzle of a reader that the main thread ranks. */
const MAIN_THREAD_LIMITS = { stickers: 150, moves: 60 };

const recentPuzzles = new Map<string, WorkshopPuzzle>();
/** The gallery, and a few puzzles of the reader for undo. */
const MAX_RECENT = GALLERY.length + 8;

/** @throws {Error} with a message for the reader, when there is no such puzzle */
export function loadPuzzle(source: PuzzleSource): WorkshopPuzzle {
  const key = source.kind === "gallery" ? source.slug : `own*${source.text}`;
  const cached = recentPuzzles.get(key);
  if (cached !== undefined) return cached;
  const current =
    source.kind === "gallery" ? fromGallery(source.slug) : fromText(source.text);
  if (recentPuzzles.size >= MAX_RECENT)
    recentPuzzles.delete(recentPuzzles.keys().next().value!);
  recentPuzzles.set(key, current);
  return current;
}

function fromGallery(slug: string): WorkshopPuzzle {
  const entry = GALLERY.find((puzzle) => puzzle.slug === slug);
  if (entry === undefined)
    throw new Error(
      `the gallery has no puzzle “${slug.slice(0, 30)}”; expected a name such as ${GALLERY[0].slug}`,
    );
  return {
    source: { kind: "gallery", slug },
    ...entry,
    puzzle: createPlayable(entry.definition),
    net: galleryNet(slug),
    canRankOnMainThread: true,
  };
}

function fromText(text: string): WorkshopPuzzle {
  const { definition, points, puzzle: group } = parseOwnPuzzle(text);
  const puzzle = permutationPuzzle(group);
  const orbits = Object.values(definition.orbits);
  const stickers = orbits.reduce(
    (sum, { pieces, twists = 1 }) => sum + pieces * twists,
    0,
  );
  const hasIdenticalPieces =
    orbits.some(({ seenTwists }) => seenTwists !== undefined) ||
    Object.values(puzzle.solved).some(
      ({ permutation }) => new Set(permutation).size < permutation.length,
    );
  return {
    source: { kind: "own", text },
    name: definition.name ?? "Your puzzle",
    about: "A puzzle of your own.",
    puzzle,
    metric: "HTM",
    published: {},
    points,
    net: beadNet(definition, points),
    canRankOnMainThread:
      stickers <= MAIN_THREAD_LIMITS.stickers &&
      puzzle.moves.length <= MAIN_THREAD_LIMITS.moves &&
      !hasIdenticalPieces,
  };
}
