import type { GalleryPuzzle } from "../../../puzzles/gallery.ts";
import { Choice } from "../../kit/widget/Choice.tsx";
import { netOf } from "../nets/net-of.ts";
import { type ChosenPuzzle, choosePuzzle } from "../puzzle/chosen-puzzle.ts";
import { PuzzleNet } from "./PuzzleNet.tsx";

interface Props {
  gallery: readonly Pick<GalleryPuzzle, "slug" | "name">[];
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
      button={({ name }) => ({ "aria-label": name })}
      onChoose={({ slug }) => onChoose(slug)}
      show={({ slug, name }) => (
        <>
          <PuzzleNet
            isSmall
            net={netOf(slug)}
            state={choosePuzzle({ kind: "gallery", slug }).puzzle.solved}
          />
          <span class="reads-alone">{name}</span>
        </>
      )}
    />
  );
}
