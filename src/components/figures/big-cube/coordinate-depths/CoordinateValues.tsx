import {
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  EDGE_FLIPS,
  SLICE_POSITIONS,
} from "#lib/big-cube/coordinates.ts";
import { applyBigMoves } from "#lib/big-cube/moves.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { moveOf } from "#lib/puzzle/moves.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { UNTRANSLATED } from "#kit/translation/untranslated.ts";

/** In the words of a narrow column. */
const COORDINATES = [
  { name: "corner orientation", rank: CORNER_TWISTS.rank },
  { name: "edge orientation", rank: EDGE_FLIPS.rank },
  { name: "middle edge positions", rank: SLICE_POSITIONS.rank },
  { name: "corner permutation", rank: CORNER_PERMUTATION.rank },
];

/** The coordinates of a cube, and which quarter turns change each. */
export function CoordinateValues({ cube }: { cube: BigCube }) {
  const turned = FACES.map((_, face) => applyBigMoves(cube, [moveOf(face, 1)]));
  return (
    <table class="coordinate-values text-sm">
      <caption>A dot: a quarter turn of this face changes the value.</caption>
      <thead>
        <tr>
          <th scope="col">coordinate</th>
          <th scope="col">value</th>
          {FACES.map((face) => (
            <th key={face} scope="col" {...UNTRANSLATED}>
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COORDINATES.map(({ name, rank }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{n(rank(cube))}</td>
            {turned.map((after, face) => {
              const changes = rank(after) !== rank(cube);
              return (
                <td key={face} data-changes={changes || undefined}>
                  <span class="visually-hidden">{changes ? "changes" : "stays"}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
