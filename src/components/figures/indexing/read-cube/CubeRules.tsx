import {
  CORNER_FACES,
  FACELETS,
  FACES,
  FIXED_CORNER,
} from "../../../../lib/puzzle/corners.ts";
import { COLOUR_NAMES } from "../../../kit/cube/colour-names.ts";
import { FACE_PLACES } from "../../../kit/cube/CubeNet.tsx";
import { CornerPiece } from "../../../kit/pieces/CornerPiece.tsx";
import { Frame } from "../../../kit/widget/Figure.tsx";
import "../../../kit/cube/cube-net.css";
import "./cube-rules.css";

/** The piece whose twists are shown: white, green and red. */
const EXAMPLE = 1;

const TWISTS = ["on top", "one on, clockwise", "two on"];

/** What the rules say, in one picture. */
export function CubeRules() {
  return (
    <Frame
      id="cube-rules"
      title="Positions, pieces and twists"
      caption="Left: the solved cube, unfolded. A sticker’s number is its position and the piece at home there. In other pictures, a sticker has the letter of the face where its colour is at home. Right: piece 2 in its own corner, looked at from outside. In a corner of the bottom, begin at the bottom."
    >
      <div class="cube-rules row">
        <HomeNet />
        <ul class="rule-twists grid">
          {TWISTS.map((words, twist) => (
            <li key={words} class="level">
              <CornerPiece stickers={CORNER_FACES[EXAMPLE]} twist={twist} />
              <span>
                <b>{twist}</b> {words}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

/** The solved cube unfolded, with the number of its position on every sticker. */
function HomeNet() {
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
