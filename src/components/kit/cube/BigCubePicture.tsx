import { BIG_FACELETS } from "#lib/big-cube/facelets.ts";
import { type Face, FACES, OPPOSITE } from "#lib/puzzle/corners.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";
import type { Vector3 } from "./cube-geometry.ts";
import {
  CUBE_OUTLINE,
  isVisibleFacelet,
  stickerCentre,
  stickerOutline,
} from "./isometric.ts";
import "./big-cube-picture.css";

const PER_EDGE = 3;

interface Props {
  /** 54 letters of faces in the order of `BIG_FACELETS`; a dot is a sticker without a colour. */
  stickers: string;
  /** The letters on the stickers of each face, if not its own. */
  letters?: Readonly<Record<Face, string>>;
}

/** The 3×3×3 from the front right above, and from the back left below. */
export function BigCubePicture({ stickers, letters }: Props) {
  return (
    <div
      class="big-cube-picture"
      role="img"
      aria-label={describeBigStickers(stickers, letters)}
      {...UNTRANSLATED}
    >
      <View {...{ stickers, letters }} />
      <View {...{ stickers, letters }} isBack />
    </div>
  );
}

function View({ stickers, letters, isBack }: Props & { isBack?: boolean }) {
  const turn = isBack ? turnAround : undefined;
  return (
    <svg class="true-colours" viewBox="-1.85 -2.1 3.7 4.2" aria-hidden="true">
      <path class="big-cube-body" d={CUBE_OUTLINE} />
      {BIG_FACELETS.map((place, i) => {
        const { face } = place;
        const seen = isBack ? { ...place, face: OPPOSITE[face] } : place;
        if (!isVisibleFacelet(seen)) return null;
        const [x, y] = stickerCentre(place, PER_EDGE, turn);
        const letter = stickers[i];
        return (
          <g key={i} class={`sticker-${letter === "." ? "blank" : letter}`}>
            <path d={stickerOutline(place, PER_EDGE, turn)} />
            {letter !== "." && (
              <text x={x} y={y}>
                {letters?.[letter as Face] ?? letter}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Half a turn of the cube that brings D, L and B to the reader. */
function turnAround([x, y, z]: Vector3): Vector3 {
  return [-z, -y, -x];
}

/** The stickers in words: "U: U U F …, R: …". */
function describeBigStickers(stickers: string, letters: Props["letters"]): string {
  const faces = FACES.map((face, i) => {
    const own = [...stickers.slice(9 * i, 9 * i + 9)];
    const names = own.map((letter) =>
      letter === "." ? "blank" : (letters?.[letter as Face] ?? letter),
    );
    return `${face}: ${names.join(" ")}`;
  });
  return `The cube, face by face. ${faces.join(", ")}.`;
}
