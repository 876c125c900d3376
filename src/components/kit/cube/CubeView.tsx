import { FACELETS, FACES, type Face, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import type { State } from "#lib/puzzle/state.ts";
import { cornerCentre, NORMALS, type Sticker, cubeStickers } from "./cube-geometry.ts";
import "./cube-view.css";
import { describeStickers } from "./describe-stickers.ts";
import {
  type CubeOrientation,
  HOME_ORIENTATION,
  rotateStickers,
  orientationTransform,
} from "./cube-orientation.ts";
import { shades } from "./shades.ts";
import {
  BACK_VIEW,
  FRONT_VIEW,
  towardsCorner,
  useViewAngle,
} from "./use-view-angle.ts";
import { useTurning } from "./use-turning.ts";
import { Button } from "../widget/Button.tsx";

interface Props {
  state: State;
  /** The moves that led to this state, to be animated one after the other. */
  path?: readonly number[];
  /** How the whole cube is held, if not as usual. */
  hold?: CubeOrientation;
  /** The corner position, 0..7, to be seen best, if not the usual one. */
  towards?: number;
  /** How many positions show their pieces; all others but the fixed one are blank. */
  dealt?: number;
  /** The letters on the stickers of each face, if not its own. */
  letters?: Readonly<Record<Face, string>>;
  /** A corner position, 0..7, to highlight. */
  highlight?: number;
  /** A piece, 0..7, to highlight wherever turns take it. */
  highlightPiece?: number;
  /**
   * Called when one of the 24 facelets is clicked or tapped, with its index in `FACELETS`.
   */
  onSticker?: (facelet: number) => void;
}

/** Rotates a square from facing the reader onto a face. */
const FACING: Readonly<Record<Face, string>> = {
  U: "rotateX(90deg)",
  R: "rotateY(90deg)",
  F: "",
  D: "rotateX(-90deg)",
  L: "rotateY(-90deg)",
  B: "rotateY(180deg)",
};

/**
 * The pocket cube in space. Style sheets set its size with the custom property
 * `--cube-edge` of `.cube-view`; its box is 1.8 edges wide.
 */
export function CubeView(props: Props) {
  const {
    state,
    path,
    hold = HOME_ORIENTATION,
    letters,
    highlightPiece,
    onSticker,
  } = props;
  const { scene, shown } = useTurning(state, path);
  const highlight =
    highlightPiece === undefined
      ? props.highlight
      : shown.permutation.indexOf(highlightPiece);
  const front = props.towards === undefined ? FRONT_VIEW : towardsCorner(props.towards);
  const { view, setView, dragging, dragged, handlers } = useViewAngle(front);
  const stickers = cubeStickers(shown, props.dealt);
  const isFront = view.yaw === front.yaw && view.pitch === front.pitch;

  const tap = (event: MouseEvent) => {
    const place = (event.target as Element).closest<HTMLElement>("[data-facelet]");
    if (place && !dragged.current) onSticker?.(Number(place.dataset.facelet));
  };

  return (
    <div class="cube-view justify-center" data-clickable={onSticker ? true : undefined}>
      <div
        class="cube-stage unselectable centred"
        role="group"
        aria-label="Cube. The arrow keys turn it round, Home turns it back."
        tabIndex={0}
        data-dragging={dragging || undefined}
        {...handlers}
        onClick={tap}
      >
        <div
          class="cube-space"
          role="img"
          aria-label={describeStickers(rotateStickers(hold, stickers), letters)}
          ref={scene}
          style={`transform: rotateX(${-view.pitch}deg) rotateY(${view.yaw}deg); ${shades(view, hold)}`}
        >
          <div class="cube-shadow screen-only" />
          <div class="cube-hold" style={`transform: ${orientationTransform(hold)}`}>
            {CORNERS.map((position) => (
              <Corner key={position} {...{ position, stickers, letters, highlight }} />
            ))}
          </div>
        </div>
      </div>
      <Button
        class="cube-look screen-only needs-js"
        onClick={() => setView(isFront ? BACK_VIEW : front)}
      >
        <span aria-hidden="true">↻</span>
        <span>{isFront ? "See the back" : "See the front"}</span>
      </Button>
    </div>
  );
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];

function Corner({
  position,
  stickers,
  letters,
  highlight,
}: {
  position: number;
  stickers: readonly Sticker[];
  letters?: Readonly<Record<Face, string>>;
  highlight?: number;
}) {
  const centre = cornerCentre(position);
  return (
    <div
      class="cube-corner"
      data-position={position}
      data-lit={position === highlight || undefined}
    >
      {FACES.map((face) => {
        const facelet = FACELETS.findIndex(
          (place) => place.face === face && place.position === position,
        );
        return (
          <div key={face} class={`cube-side on-${face}`} style={placed(centre, face)}>
            {facelet >= 0 && (
              <Face {...stickers[facelet]} letters={letters} facelet={facelet} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function Face({
  letter,
  tilt,
  isBlank,
  letters,
  facelet,
}: Sticker & { letters?: Readonly<Record<Face, string>>; facelet: number }) {
  return (
    <span
      class={`cube-sticker sticker-${isBlank ? "blank" : letter}`}
      data-facelet={facelet}
      data-fixed={FACELETS[facelet].position === FIXED_CORNER || undefined}
    >
      <span style={tilt ? `rotate: ${90 * tilt}deg` : undefined}>
        {isBlank ? "" : (letters?.[letter] ?? letter)}
      </span>
    </span>
  );
}

/** The transform of one side of a small cube, in quarters of the whole cube's edge. */
function placed(centre: readonly number[], face: Face): string {
  const [x, y, z] = centre.map(
    (along, axis) =>
      `calc(var(--cube-edge) * ${(2 * along + NORMALS[face][axis]) / 4})`,
  );
  return `transform: translate3d(${x}, ${y}, ${z}) ${FACING[face]}; --shade: var(--shade-${face})`;
}
