import type { Metric } from "../../../lib/puzzle/moves.ts";
import { GALLERY, type PublishedFigures } from "../../../puzzles/gallery.ts";
import { permutationPuzzle } from "../../../puzzles/permutation-puzzle.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";
import { turnableOf } from "../../../puzzles/turnable-of.ts";
import type { Net } from "../nets/net.ts";
import { netOf } from "../nets/net-of.ts";
import { type BeadPlaces, ringNet } from "../nets/ring-net.ts";
import { readOwnPuzzle } from "./read-own-puzzle.ts";

/** The puzzle on the page: one of the gallery, or the reader's own. */
export interface ChosenPuzzle {
  /** As in the address: a name of the gallery, or a puzzle in its short form. */
  readonly source: PuzzleSource;
  readonly name: string;
  readonly about: string;
  readonly puzzle: Turnable;
  readonly metric: Metric;
  readonly published: PublishedFigures;
  /** In the other metric, where it counts otherwise. */
  readonly publishedInOther?: PublishedFigures;
  /** Where the reader has drawn its beads. */
  readonly places?: BeadPlaces | undefined;
  /** Undefined where there are too many pieces to draw. */
  readonly net: Net | undefined;
  /** Whether its positions can be numbered between two frames. */
  readonly isLight: boolean;
}

export type PuzzleSource =
  | { readonly kind: "gallery"; readonly slug: string }
  | { readonly kind: "own"; readonly text: string };

/** What numbering a puzzle of the reader's own may cost the page. */
const LIGHT = { stickers: 150, moves: 60 };

const recent = new Map<string, ChosenPuzzle>();
/** The gallery draws all of its own, and undo goes back to a few of the reader's. */
const MAX_RECENT = GALLERY.length + 8;

/** @throws {Error} with words for the reader, when there is no such puzzle */
export function choosePuzzle(source: PuzzleSource): ChosenPuzzle {
  const key = source.kind === "gallery" ? source.slug : `own*${source.text}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const chosen =
    source.kind === "gallery" ? fromGallery(source.slug) : fromText(source.text);
  if (recent.size >= MAX_RECENT) recent.delete(recent.keys().next().value!);
  recent.set(key, chosen);
  return chosen;
}

function fromGallery(slug: string): ChosenPuzzle {
  const found = GALLERY.find((puzzle) => puzzle.slug === slug);
  if (found === undefined)
    throw new Error(`the gallery has no puzzle “${slug.slice(0, 30)}”`);
  return {
    source: { kind: "gallery", slug },
    ...found,
    puzzle: turnableOf(found.definition),
    net: netOf(slug),
    isLight: true,
  };
}

function fromText(text: string): ChosenPuzzle {
  const { definition, places } = readOwnPuzzle(text);
  const puzzle = permutationPuzzle(definition);
  const orbits = Object.values(definition.orbits);
  const stickers = orbits.reduce(
    (sum, { pieces, twists = 1 }) => sum + pieces * twists,
    0,
  );
  const looksAlike =
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
    places,
    net: ringNet(definition, places),
    isLight:
      stickers <= LIGHT.stickers && puzzle.moves.length <= LIGHT.moves && !looksAlike,
  };
}
