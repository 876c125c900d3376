import { depthColour } from "#kit/distances/depth-colours.ts";
import { DIAMETER } from "#lib/puzzle/diameter.ts";
import {
  type GridLayer,
  OrientationGrid,
  type SquareMark,
} from "#kit/orientation-grid/OrientationGrid.tsx";
import { type SwatchMark, SquareSwatch } from "#kit/orientation-grid/SquareSwatch.tsx";
import type { SolvedCoset } from "#src/workers/solve-cosets.ts";
import { symmetricCosets } from "./coset-classes.ts";

/** The hardest distance of a coset: every coset has states at one of these. */
const HARDEST = [DIAMETER.HTM - 1, DIAMETER.HTM];

const solvedMark = (hardest: number): SquareMark => ({
  name: `solved-${hardest}`,
  size: 0.95,
  fill: depthColour(hardest),
});
const symmetricMark = (hardest: number): SquareMark => ({
  name: `symmetric-${hardest}`,
  size: 0.55,
  fill: depthColour(hardest),
});
const CLASS_MARK: SquareMark = { name: "class", size: 1.2, fill: "none" };

interface Props {
  coset: number;
  /** The cosets that have been solved. */
  solved: readonly SolvedCoset[];
  /** The hardest distance in each coset that is known. */
  hardest: readonly (number | undefined)[];
}

/** All cosets: large squares are solved, small ones known by symmetry. */
export function CosetGrid({ coset, solved, hardest }: Props) {
  const large = new Set(solved.map((one) => one.coset));
  const layerOf = (mark: SquareMark, distance: number, isSolved: boolean) => ({
    ...mark,
    squares: hardest.flatMap((one, square) =>
      one === distance && large.has(square) === isSolved ? [square] : [],
    ),
  });
  const layers: GridLayer[] = HARDEST.flatMap((distance) => [
    layerOf(solvedMark(distance), distance, true),
    layerOf(symmetricMark(distance), distance, false),
  ]);
  return (
    <OrientationGrid
      layers={[...layers, { ...CLASS_MARK, squares: symmetricCosets(coset) }]}
      ring={coset}
    />
  );
}

export function CosetLegend() {
  const meanings: readonly [SwatchMark, string][] = [
    ...HARDEST.map((distance): [SwatchMark, string] => [
      solvedMark(distance),
      `hardest state at ${distance}`,
    ]),
    [symmetricMark(HARDEST[1]), "known by symmetry"],
    ["ring", "the chosen coset"],
    [CLASS_MARK, "symmetric to it"],
  ];
  return (
    <ul class="cosets-legend text-sm text-muted cluster">
      {meanings.map(([mark, label]) => (
        <li key={label} class="row-center">
          <SquareSwatch mark={mark} />
          {label}
        </li>
      ))}
    </ul>
  );
}
