import { useMemo } from "preact/hooks";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import type { Face } from "#lib/puzzle/corners.ts";
import { formatNumber } from "../text/format-number.ts";
import { Button } from "../widget/Button.tsx";
import { Figure } from "../widget/Figure.tsx";
import { useRoving } from "../widget/use-roving.ts";
import { useWidget } from "../widget/use-widget.ts";
import { cubeStickers } from "./cube-geometry.ts";
import { CornerName } from "./CornerName.tsx";
import "./orientation-picker.css";
import { CubeView } from "./CubeView.tsx";
import {
  type CubeOrientation,
  CUBE_ORIENTATIONS,
  HOME_ORIENTATION,
} from "./cube-orientation.ts";
import { readerCube } from "../reader/reader-cube.ts";
import { orientationLabel, readerOrientation } from "./reader-orientation.ts";
import { SmallCube } from "./SmallCube.tsx";

const ROTATIONS: readonly [letter: string, about: Face][] = [
  ["x", "R"],
  ["y", "U"],
  ["z", "F"],
];

/** A cube in all 24 orientations in space: 24 pictures, one index. */
export function OrientationPicker() {
  const hold = useWidget(readerOrientation);
  const index = useWidget(readerCube);
  const state = useMemo(() => unrankState(index), [index]);
  const { dispatch } = readerOrientation;

  const rotate = (letter: string, backwards: boolean) => {
    const rotation = ROTATIONS.find(([name]) => name === letter.toLowerCase());
    if (!rotation) return false;
    dispatch({ type: "rotate", about: rotation[1], quarterTurns: backwards ? 3 : 1 });
    return true;
  };
  const rotateByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (rotate(event.key, event.shiftKey)) event.preventDefault();
  };

  return (
    <Figure
      id="cube-holds"
      captionRoom={[5.3, 5.3, 8]}
      title="One cube, held in 24 ways"
      lead="Turn the whole cube, and see where the dotted corner goes."
      store={readerOrientation}
      caption={<Caption hold={hold} index={index} />}
    >
      <div class="cube-holds grid" onKeyDown={rotateByKey}>
        <div class="cube-held justify-center">
          <CubeView state={state} hold={hold} />
          <p class="cube-held-number">
            number <b>{formatNumber(index)}</b>
          </p>
        </div>
        <div>
          <HoldTable
            hold={hold}
            stickers={cubeStickers(state)}
            onHold={(next) => dispatch({ type: "hold", hold: next })}
          />
          <div class="buttons cube-holds-controls screen-only needs-js">
            <Button onClick={() => dispatch({ type: "next" })}>
              Hold it differently
            </Button>
            {ROTATIONS.map(([letter]) => (
              <Button
                key={letter}
                aria-label={`${letter}: turn the whole cube`}
                onClick={(event) => rotate(letter, event.shiftKey)}
              >
                {letter}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </Figure>
  );
}

function HoldTable({
  hold,
  stickers,
  onHold,
}: {
  hold: CubeOrientation;
  stickers: ReturnType<typeof cubeStickers>;
  onHold: (hold: CubeOrientation) => void;
}) {
  const { row, item } = useRoving(CUBE_ORIENTATIONS.length, 0);
  return (
    <div class="hold-table grid" role="toolbar" aria-label="The 24 ways" {...row}>
      {CUBE_ORIENTATIONS.map((one, i) => (
        <div class="hold-cell" key={i}>
          {one.twist === 0 && (
            <span class="hold-position text-centre text-muted">
              <CornerName position={one.position} />
            </span>
          )}
          <button
            type="button"
            class="hold-choice rounded w-full centred"
            aria-label={`The corner with the dots ${orientationLabel(one)}`}
            aria-pressed={one.position === hold.position && one.twist === hold.twist}
            onClick={() => onHold(one)}
            {...item(i)}
          >
            <SmallCube stickers={stickers} hold={one} />
          </button>
        </div>
      ))}
    </div>
  );
}

function Caption({ hold, index }: { hold: CubeOrientation; index: number }) {
  const isHome =
    hold.position === HOME_ORIENTATION.position &&
    hold.twist === HOME_ORIENTATION.twist;
  return (
    <>
      {isHome ? (
        <>
          The dots mark corner 8. It is now in its own position at the back, bottom
          left, where you can’t see it. That is how we hold a cube to read its index.
        </>
      ) : (
        <>
          The corner with the dots is {orientationLabel(hold)}. The picture is
          different, but the cube is the same: with the dots back in position 8, it has
          the index <b>{formatNumber(index)}</b>.
        </>
      )}{" "}
      Eight positions for the dotted corner, three twists in each: that makes 8 × 3 = 24
      ways to hold each cube.
    </>
  );
}
