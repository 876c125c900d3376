import { useMemo } from "preact/hooks";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  unrankState,
  splitIndex,
} from "#lib/puzzle/coordinates.ts";
import { HTM_MOVES } from "#lib/puzzle/moves.ts";
import { pruningTables } from "#lib/tables/pruning-table.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { readerCube, turnReaderCube } from "#kit/reader/reader-cube.ts";
import { turnGestures } from "#kit/cube/turn-gestures.ts";
import { TurnButtons } from "#kit/cube/TurnButtons.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import "./lower-bounds.css";
import { distanceColour } from "../breadth-first/distance-colour.ts";

const TABLES = pruningTables("HTM");
const LONGEST = Math.max(TABLES.permutation.diameter, TABLES.orientation.diameter);

/** The lower bounds that two small tables give for the reader's cube. */
export function LowerBounds() {
  const index = useWidget(readerCube);
  const state = useMemo(() => unrankState(index), [index]);
  const { permutation, orientation } = splitIndex(index);
  const bounds = {
    permutation: TABLES.permutation.lowerBound[permutation],
    orientation: TABLES.orientation.lowerBound[orientation],
  };
  const { dispatch } = readerCube;
  const { onKeyDown, onSticker } = turnGestures(turnReaderCube);
  return (
    <Figure
      id="lower-bounds"
      captionRoom={[4.65, 4.65, 7.275]}
      title="At least this many turns"
      lead="See which of the two tables gives the greater bound."
      store={readerCube}
      caption={<Caption {...bounds} />}
    >
      <div class="lower-bounds grid" onKeyDown={onKeyDown}>
        <CubeView state={state} onSticker={onSticker} />
        <div>
          <Bound
            name="permutation"
            digits={state.permutation.map((piece) => piece + 1).join(" ")}
            index={permutation}
            shared={N_ORIENTATIONS}
            bound={bounds.permutation}
          />
          <Bound
            name="orientation"
            digits={state.orientation.join(" ")}
            index={orientation}
            shared={N_PERMUTATIONS}
            bound={bounds.orientation}
          />
          <p class="bound-both space-between">
            <span>this cube</span>
            <b>{`at least ${Math.max(bounds.permutation, bounds.orientation)}`}</b>
          </p>
        </div>
      </div>
      <div class="bound-controls cluster needs-js">
        <TurnButtons moves={HTM_MOVES} onTurn={turnReaderCube} />
        <Button
          onClick={() =>
            dispatch({
              type: "orientation",
              index: randomOther(orientation, N_ORIENTATIONS),
            })
          }
        >
          Same permutation, other orientation
        </Button>
        <Button
          onClick={() =>
            dispatch({
              type: "permutation",
              index: randomOther(permutation, N_PERMUTATIONS),
            })
          }
        >
          Same orientation, other permutation
        </Button>
      </div>
    </Figure>
  );
}

interface BoundProps {
  name: string;
  digits: string;
  index: number;
  /** The number of states with this index. */
  shared: number;
  bound: number;
}

function Bound({ name, digits, index, shared, bound }: BoundProps) {
  return (
    <div class="bound">
      <p class="bound-name text-muted">
        {name} <b>{digits}</b>
      </p>
      <p class="bound-shared text-sm text-muted">
        {`index ${formatNumber(index)}, shared by ${formatNumber(shared)} states`}
      </p>
      <p class="bound-steps row-center">
        <span class="bound-track" aria-hidden="true">
          {Array.from({ length: LONGEST }, (_, i) => (
            <span
              key={i}
              data-on={i < bound || undefined}
              style={i < bound ? `background: ${distanceColour(i + 1)}` : undefined}
            />
          ))}
        </span>
        <b>{bound}</b>
      </p>
    </div>
  );
}

function Caption({
  permutation,
  orientation,
}: {
  permutation: number;
  orientation: number;
}) {
  const greater = Math.max(permutation, orientation);
  if (greater === 0) {
    return (
      <>
        Both indices are 0, so both bounds are 0: this is the solved cube. Make a turn.
      </>
    );
  }
  const why =
    permutation === orientation
      ? "Both its permutation and its orientation need"
      : permutation > orientation
        ? "Its permutation alone needs"
        : "Its orientation alone needs";
  return (
    <>
      {`${why} ${countWord(greater, "turn")}, so the whole cube needs at least that many. `}
      These tables can’t say how many it really needs: turns that solve the permutation
      may leave pieces twisted, and the other way round.
    </>
  );
}

/** A random index other than this one. */
function randomOther(index: number, count: number): number {
  return (index + 1 + Math.floor(Math.random() * (count - 1))) % count;
}
