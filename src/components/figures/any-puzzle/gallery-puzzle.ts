import { definePuzzle, type Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { PERMUTATION_PUZZLES, type GalleryPuzzle } from "#src/puzzles/gallery.ts";

/** The slugs of the gallery’s puzzles whose moves can always be made. */
export const GALLERY_SLUGS: readonly string[] = PERMUTATION_PUZZLES.map(
  ({ slug }) => slug,
);

/** @throws {Error} with a message for the reader when there is none of this name */
export function findGalleryEntry(slug: string): GalleryPuzzle {
  const entry = PERMUTATION_PUZZLES.find((one) => one.slug === slug);
  if (entry === undefined) {
    throw new Error(`the puzzles are ${GALLERY_SLUGS.join(", ")}; there is no ${slug}`);
  }
  return entry;
}

const puzzleCache = new Map<string, Puzzle>();

/** A puzzle of the gallery; cached. */
export function galleryPuzzle(slug: string): Puzzle {
  const puzzle =
    puzzleCache.get(slug) ?? definePuzzle(findGalleryEntry(slug).definition);
  puzzleCache.set(slug, puzzle);
  return puzzle;
}
