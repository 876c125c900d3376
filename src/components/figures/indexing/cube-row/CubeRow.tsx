import type { ComponentChildren } from "preact";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { CORNER_FACES } from "#lib/puzzle/corners.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { formatColours } from "#kit/cube/colour-names.ts";
import { NumberedCube } from "#kit/cube/NumberedCube.tsx";
import { PositionRow } from "#kit/cube/PositionRow.tsx";
import { usePointedPosition } from "#kit/cube/use-pointed-position.ts";
import { EXAMPLE_CUBE } from "#kit/reader/example-cube.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import "./cube-row.css";

const STATE = unrankState(EXAMPLE_CUBE);

/** A cube and its permutation: which piece is in which position. */
export function CubeRow() {
  const { position, handlers } = usePointedPosition(0);
  const piece = STATE.permutation[position];
  return (
    <Figure
      id="cube-row"
      title="A cube as a row of numbers"
      lead="Choose a corner of the scrambled cube, or a number in the row."
      caption={
        <>
          The small circles number the positions, and the stickers have the number of
          their piece. Position 8 is at the back, bottom left, where you can’t see it.
          Its piece never moves, so it isn’t in the row.
        </>
      }
    >
      <div class="cube-row grid" {...handlers}>
        <div class="cube-row-pictures">
          <Picture name="solved">
            <NumberedCube
              state={SOLVED}
              lit={piece}
              readAt={(home) => STATE.permutation.indexOf(home)}
            />
          </Picture>
          <Picture name={`scrambled: state ${formatNumber(EXAMPLE_CUBE)}`}>
            <NumberedCube state={STATE} lit={position} />
          </Picture>
        </div>
        <PositionRow state={STATE} lit={position} />
        <p class="position-reading text-centre" aria-live="polite">
          <b>
            Position {position + 1} holds piece {piece + 1}.
          </b>{" "}
          Piece {piece + 1} is the {formatColours(CORNER_FACES[piece])} corner, which
          belongs in position {piece + 1}.
        </p>
      </div>
    </Figure>
  );
}

function Picture({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="justify-center">
      {children}
      <p class="cube-row-name text-sm text-muted">{name}</p>
    </div>
  );
}
