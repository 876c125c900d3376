import { FACELETS } from "#lib/puzzle/corners.ts";
import { N_PIECES, type State } from "#lib/puzzle/state.ts";
import { cornerCentre, cubeStickers } from "./cube-geometry.ts";
import {
  CUBE_OUTLINE,
  isVisibleFacelet,
  project,
  stickerCentre,
  stickerOutline,
} from "./isometric.ts";
import { integersFrom } from "../widget/integers-from.ts";
import "./numbered-cube.css";

const POSITIONS = integersFrom(0, N_PIECES - 1);

/** How far outside the cube the numbers of the positions are, as a multiple of the corners' centres. */
const OUTSIDE = 2.44;

/** Position 2 is in the middle of the picture, where its number must not hide the piece's. */
const FRONT_POSITION = 1;
const FRONT_SHIFT = 1.16;

interface Props {
  state: State;
  /** The position to highlight. */
  lit: number;
  /** The position that the figure reads when one of this cube is pointed at; by default that one. */
  readAt?: (position: number) => number;
}

/**
 * The cube from the front right, where its seven movable corners can be seen. Each sticker
 * has the number of its piece, each position its own number beside it.
 */
export function NumberedCube({ state, lit, readAt = (position) => position }: Props) {
  const stickers = cubeStickers(state);
  return (
    <svg
      class="numbered-cube true-colours"
      viewBox="-2.5 -2.85 5 5.7"
      aria-hidden="true"
    >
      <path class="numbered-cube-body" d={CUBE_OUTLINE} />
      {POSITIONS.map((position) => (
        <g
          key={position}
          data-position={readAt(position)}
          data-lit={position === lit || undefined}
        >
          {FACELETS.map((facelet, i) => {
            if (facelet.position !== position || !isVisibleFacelet(facelet)) {
              return null;
            }
            const [x, y] = stickerCentre(facelet).map((length) =>
              position === FRONT_POSITION ? FRONT_SHIFT * length : length,
            );
            return (
              <g key={facelet.face} class={`sticker-${stickers[i].letter}`}>
                <path d={stickerOutline(facelet)} />
                <text x={x} y={y}>
                  {String(state.permutation[position] + 1)}
                </text>
              </g>
            );
          })}
          <PositionBadge position={position} />
        </g>
      ))}
    </svg>
  );
}

/** The positions' numbers are on the corners of the cube, or outside of them. */
function PositionBadge({ position }: { position: number }) {
  const [right, down, near] = cornerCentre(position).map((along) => along * OUTSIDE);
  const [x, y] = project([right, down, near]);
  return (
    <g class="position-badge">
      <circle cx={x} cy={y} r={position === FRONT_POSITION ? 0.27 : 0.3} />
      <text x={x} y={y}>
        {String(position + 1)}
      </text>
    </g>
  );
}
