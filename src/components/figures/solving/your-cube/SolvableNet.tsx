import { unrankState } from "#lib/puzzle/coordinates.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { handheldCube } from "../in-hand/handheld-cube.ts";
import { SolutionInHand } from "../in-hand/SolutionInHand.tsx";
import { useEasiestSolutions } from "../in-hand/use-easiest-solutions.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import type { CubeVerdict } from "./check-net.ts";
import type { EditNet } from "./ImpossibleNet.tsx";
import { paintName } from "./paints.ts";
import { UncertainStickers } from "./UncertainStickers.tsx";
import type { YourCubeState } from "./your-cube-model.ts";

export interface SolvableNetProps {
  cube: YourCubeState;
  verdict: CubeVerdict;
  /** The index of the cube, 0..3674159. */
  index: number;
  examples: readonly AllSolutions[];
  onEdit: EditNet;
}

/** How to solve the cube of a net, once the reader has confirmed it. */
export function SolvableNet(props: SolvableNetProps) {
  const { cube, index, examples } = props;
  return (
    <>
      <UncertainStickers facelets={cube.doubtful} />
      {cube.filled ? (
        <ConfirmFilled {...props} />
      ) : (
        <SolutionInHand
          cube={handheldCube(cube.colouring, cube.palette)}
          palette={cube.palette}
          examples={examples}
        />
      )}
      <Numbers index={index} />
    </>
  );
}

/**
 * Asks whether the filled-in stickers are right before showing moves: a wrong sticker or a
 * twisted corner would lead to another cube.
 */
function ConfirmFilled({ cube, verdict, index, examples, onEdit }: SolvableNetProps) {
  // Starts the search while the reader compares.
  useEasiestSolutions(index, examples);
  const [up, right, front, down, left, back] = verdict.scheme.map((colour) =>
    paintName(cube.palette, colour),
  );
  return (
    <div class="verdict-filled">
      <p class="verdict-head">Does your cube look like this?</p>
      <p>
        The page has filled in {countWord(cube.filled!.length, "dotted sticker")}, with{" "}
        {up} opposite {down}, {right} opposite {left}, {front} opposite {back}. If one
        is wrong, tap it and give it the right colour, even if you painted it yourself.
      </p>
      <div class="buttons screen-only needs-js">
        <Button class="primary" onClick={() => onEdit({ type: "confirm" })}>
          Yes, show the moves
        </Button>
      </div>
    </div>
  );
}

function Numbers({ index }: { index: number }) {
  const { permutation, orientation } = unrankState(index);
  return (
    <dl class="verdict-numbers grid">
      <dt>number</dt>
      <dd class="verdict-number">{formatNumber(index)}</dd>
      <dt>permutation</dt>
      <dd>{permutation.map((piece) => piece + 1).join(" ")}</dd>
      <dt>orientation</dt>
      <dd>{orientation.join(" ")}</dd>
    </dl>
  );
}
