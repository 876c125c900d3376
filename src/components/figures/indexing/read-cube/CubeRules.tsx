import {
  CORNER_FACES,
  FACELETS,
  FACES,
  FIXED_CORNER,
} from "../../../../lib/puzzle/corners.ts";
import { COLOUR_NAMES } from "../../../kit/cube/colour-names.ts";
import { FACE_PLACES } from "../../../kit/cube/CubeNet.tsx";
import { CornerPiece } from "../../../kit/pieces/CornerPiece.tsx";
import { FigureFrame } from "../../../kit/widget/Figure.tsx";
import "../../../kit/cube/cube-net.css";
import "./cube-rules.css";

/** Piece 2 (white, green, red) in its own position, and piece 6 in a bottom one. */
const EXAMPLES = [
  { piece: 1, twist: 0, words: "on top" },
  { piece: 1, twist: 1, words: "one on, clockwise" },
  { piece: 1, twist: 2, words: "two on" },
  { piece: 5, twist: 1, words: "one on, from below" },
];

/** The conventions of the notebook in one picture: numbers of positions, and twists. */
export function CubeRules() {
  return (
    <FigureFrame
      id="cube-rules"
      title="Positions, pieces and twists"
      lead="See which number each position has, and how a twist is read."
      caption="First the solved cube, unfolded: a sticker’s number is its position and the piece at home there. In other pictures, a sticker has the letter of the face where its colour is at home. Then piece 2 in its own corner, looked at from outside. Last, piece 6 in its own: in a corner of the bottom, begin at the bottom."
    >
      <div class="cube-rules row">
        <SolvedNet />
        <ul class="rule-twists grid">
          {EXAMPLES.map(({ piece, twist, words }) => (
            <li key={words} class="row-center">
              <CornerPiece
                stickers={CORNER_FACES[piece]}
                twist={twist}
                isBottom={piece > 3}
              />
              <span>
                <b>{twist}</b> {words}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
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
      {FACES.map((face) => {
        const [top, left] = FACE_PLACES[face];
        return (
          <span
            key={face}
            class="rule-face centred"
            style={`grid-area: ${top} / ${left} / span 2 / span 2`}
          >
            {face}
          </span>
        );
      })}
    </div>
  );
}
