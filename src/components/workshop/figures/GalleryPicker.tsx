import type { VNode } from "preact";
import { GALLERY } from "../../../puzzles/gallery.ts";
import { Choice } from "../../kit/widget/Choice.tsx";
import { netOf } from "../nets/net-of.ts";
import { type ChosenPuzzle, choosePuzzle } from "../puzzle/chosen-puzzle.ts";
import { PuzzleNet } from "./PuzzleNet.tsx";

interface Props {
  chosen: ChosenPuzzle;
  onChoose(slug: string): void;
}

/** In the order of the gallery, each made once: Preact skips an element that it has seen. */
const pictures: VNode[] = [];

/** The puzzles to pick from, each with its drawing. */
export function GalleryPicker({ chosen: { source }, onChoose }: Props) {
  const value = GALLERY.find(
    ({ slug }) => source.kind === "gallery" && slug === source.slug,
  );
  return (
    <Choice
      class="puzzle-gallery"
      label="Puzzles of the gallery"
      options={GALLERY}
      value={value}
      // Presented, the letters of a class are too large for a name below each picture.
      button={({ name }) => ({ "aria-label": name, title: name })}
      onChoose={({ slug }) => onChoose(slug)}
      show={(puzzle, i) => (
        <>
          {(pictures[i] ??= draw(puzzle))}
          <span class="page-only">{puzzle.name}</span>
        </>
      )}
    />
  );
}

function draw({ slug, pictured = [] }: (typeof GALLERY)[number]): VNode {
  const { apply, solved } = choosePuzzle({ kind: "gallery", slug }).puzzle;
  return <PuzzleNet isSmall net={netOf(slug)} state={pictured.reduce(apply, solved)} />;
}
