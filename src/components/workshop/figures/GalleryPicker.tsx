import type { VNode } from "preact";
import { GALLERY } from "#src/puzzles/gallery.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { galleryNet } from "../nets/gallery-nets.ts";
import { type WorkshopPuzzle, loadPuzzle } from "../puzzle/workshop-puzzle.ts";
import { PuzzleNet } from "./PuzzleNet.tsx";

interface Props {
  current: WorkshopPuzzle;
  onChoose(slug: string): void;
}

/** Cached by gallery index: Preact skips elements that it has rendered. */
const pictureCache: VNode[] = [];

/** The puzzles of the gallery, each with its drawing. */
export function GalleryPicker({ current: { source }, onChoose }: Props) {
  const value = GALLERY.find(
    ({ slug }) => source.kind === "gallery" && slug === source.slug,
  );
  return (
    <Choice
      class="puzzle-gallery"
      label="Puzzles of the gallery"
      options={GALLERY}
      value={value}
      // While presenting, the font is too large for names below the pictures.
      button={({ name }) => ({ "aria-label": name, title: name })}
      onChoose={({ slug }) => onChoose(slug)}
      show={(puzzle, i) => (
        <>
          {(pictureCache[i] ??= galleryPicture(puzzle))}
          <span class="page-only">{puzzle.name}</span>
        </>
      )}
    />
  );
}

function galleryPicture({ slug, pictureMoves = [] }: (typeof GALLERY)[number]): VNode {
  const { apply, solved } = loadPuzzle({ kind: "gallery", slug }).puzzle;
  return (
    <PuzzleNet
      isSmall
      net={galleryNet(slug)}
      state={pictureMoves.reduce(apply, solved)}
    />
  );
}
