import { unrankState } from "#lib/puzzle/coordinates.ts";
import { CORNER_FACES, FACELETS, FACES, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { COLOUR_NAMES } from "#kit/cube/colour-names.ts";
import { FACE_PLACES } from "#kit/cube/CubeNet.tsx";
import { NumberedCube } from "#kit/cube/NumberedCube.tsx";
import { PositionRow } from "#kit/cube/PositionRow.tsx";
import { usePointedPosition } from "#kit/cube/use-pointed-position.ts";
import { CornerPiece } from "#kit/pieces/CornerPiece.tsx";
import { EXAMPLE_CUBE } from "#kit/reader/example-cube.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { twistColour, twistSide } from "./read-cube-mistakes.ts";
import "../../../kit/cube/cube-net.css";
import "./cube-rules.css";

const STATE = unrankState(EXAMPLE_CUBE);

const TURNED = [
  "not turned",
  "one sticker on, clockwise",
  "two stickers on, clockwise",
] as const;

/** How the twist of each corner is read, and the numbers of positions and pieces. */
export function CubeRules() {
  const { position, handlers } = usePointedPosition(0);
  const piece = STATE.permutation[position];
  const twist = STATE.orientation[position];
  return (
    <Figure
      id="cube-rules"
      title="Positions, pieces and twists"
      lead="Choose a corner of the cube, or a number in the rows."
      caption="First the scrambled cube. Then the chosen corner, as you see it when you look straight at it: the small arrow marks the top or bottom of the cube, where you begin. Last the solved cube, unfolded: each sticker has the number of its piece, and of the position where it belongs."
    >
      <div class="cube-rules grid" {...handlers}>
        <div class="rule-pictures row">
          <NumberedCube state={STATE} lit={position} />
          <CornerPiece
            key={position}
            stickers={CORNER_FACES[piece]}
            twist={twist}
            isBottom={position > 3}
          />
          <SolvedNet />
        </div>
        <PositionRow state={STATE} lit={position} hasTwists />
        <p class="position-reading text-centre" aria-live="polite">
          <b>
            Piece {piece + 1} in position {position + 1} has twist {twist}.
          </b>{" "}
          In the second picture, its {twistColour(piece)} sticker is{" "}
          {twistSide(position, twist)}: {TURNED[twist]}.
        </p>
      </div>
    </Figure>
  );
}

function SolvedNet() {
  const words = FACES.map((face) => {
    const at = FACELETS.filter((place) => place.face === face);
    return `${face} ${COLOUR_NAMES[face]}, positions ${at.map(({ position }) => position + 1).join(" ")}`;
  });
  return (
    <div
      class="cube-net rule-net grid"
      role="img"
      aria-label={`The solved cube unfolded: ${words.join("; ")}.`}
    >
      {FACELETS.map(({ face, row, column, position }, i) => {
        const [top, left] = FACE_PLACES[face];
        return (
          <span
            key={i}
            class={`cube-sticker sticker-${face}`}
            data-fixed={position === FIXED_CORNER || undefined}
            style={`grid-area: ${top + row} / ${left + column}`}
          >
            {position + 1}
          </span>
        );
      })}
    </div>
  );
}
