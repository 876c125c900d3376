import { unrankState } from "#lib/puzzle/coordinates.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { handheldCube } from "../in-hand/handheld-cube.ts";
import { SolutionInHand } from "../in-hand/SolutionInHand.tsx";
import { useEasiestSolutions } from "../in-hand/use-easiest-solutions.ts";
import type { AllSolutions } from "../solutions/all-solutions.ts";
import type { CubeVerdict } from "./check-net.ts";
import { ConfirmNet } from "./ConfirmNet.tsx";
import type { EditNet } from "./ImpossibleNet.tsx";
import { paintName } from "./paints.ts";
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
      {cube.filled || cube.doubtful ? (
        <Confirm {...props} />
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

function Confirm({ cube, verdict, index, examples, onEdit }: SolvableNetProps) {
  // Starts the search while the reader compares.
  useEasiestSolutions(index, examples);
  return (
    <ConfirmNet
      cube={cube}
      paints={verdict.scheme.map((colour) => paintName(cube.palette, colour))}
      onConfirm={() => onEdit({ type: "confirm" })}
    />
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
