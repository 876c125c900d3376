import type { VNode } from "preact";
import type { GalleryPuzzle } from "../../../puzzles/gallery-puzzle.ts";
import type { AnyDefinition } from "../../../puzzles/turnable.ts";
import { turnableOf } from "../../../puzzles/turnable-of.ts";
import { Choice } from "../../kit/widget/Choice.tsx";
import { netOf } from "../nets/net-of.ts";
import type { ChosenPuzzle } from "../puzzle/chosen-puzzle.ts";
import { PuzzleNet } from "./PuzzleNet.tsx";

type InGallery = GalleryPuzzle<AnyDefinition>;

interface Props {
  gallery: readonly InGallery[];
  chosen: ChosenPuzzle;
  onChoose(slug: string): void;
}

/** The puzzles to pick from, each with its drawing. */
export function GalleryPicker({ gallery, chosen: { source }, onChoose }: Props) {
  const value =
    source.kind === "gallery"
      ? gallery.find(({ slug }) => slug === source.slug)
      : undefined;
  return (
    <Choice
      class="puzzle-gallery"
      label="Puzzles of the gallery"
      options={gallery}
      value={value}
      button={({ name }) => ({ "aria-label": name, title: name })}
      onChoose={({ slug }) => onChoose(slug)}
      show={(puzzle) => (
        <>
          {pictureOf(puzzle)}
          <span class="reads-alone">{puzzle.name}</span>
        </>
      )}
    />
  );
}

/** By the name in addresses. Preact leaves an element that it is given again as it is. */
const pictures = new Map<string, VNode>();

function pictureOf(inGallery: InGallery): VNode {
  const { slug } = inGallery;
  if (!pictures.has(slug)) pictures.set(slug, draw(inGallery));
  return pictures.get(slug)!;
}

function draw({ slug, definition, pictured = [] }: InGallery): VNode {
  const puzzle = turnableOf(definition);
  const state = pictured.reduce(
    (turned, move) => puzzle.apply(turned, move),
    puzzle.solved,
  );
  return <PuzzleNet isSmall net={netOf(slug)} state={state} />;
}
