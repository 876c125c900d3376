import { useMemo, useState } from "preact/hooks";
import { N_ORIENTATIONS, unrankState, splitIndex } from "#lib/puzzle/coordinates.ts";
import { HTM_MOVES, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { CubeView } from "#kit/cube/CubeView.tsx";
import { JumpButtons } from "#kit/cube/JumpButtons.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { readerCube, turnReaderCube } from "#kit/reader/reader-cube.ts";
import { TURN_KEYS_HINT, turnGestures } from "#kit/cube/turn-gestures.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { useWidget } from "#kit/widget/use-widget.ts";
import { selectedMoveStore, cubeAndMoveHistory } from "./selected-move.ts";
import { CoordinatePanel } from "./CoordinatePanel.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { turnOrientationIndex, turnPermutationIndex } from "./turn-coordinate.ts";
import "./turn-number.css";

/** Both coordinates of the reader's cube through a turn, step by step and by look-up. */
export function TurnNumber() {
  const index = useWidget(readerCube);
  const move = useWidget(selectedMoveStore);
  const [lit, setLit] = useState<number>();
  const { dispatch } = readerCube;
  const now = splitIndex(index);
  const turned = useMemo(
    () => ({
      move,
      order: turnPermutationIndex(now.permutation, move),
      twists: turnOrientationIndex(now.orientation, move),
    }),
    [index, move],
  );
  const { order, twists } = turned;
  const prediction = usePrediction("turn-number", turned, () =>
    import("./turn-questions.ts").then(({ turnQuestions }) => turnQuestions),
  );
  const tables = moveTables();
  const orderRow = rowOf(tables.permutation, now.permutation);
  const twistRow = rowOf(tables.orientation, now.orientation);
  const turn = (made: number, options?: { amend: boolean }) => {
    selectedMoveStore.dispatch(made);
    turnReaderCube(made, options);
  };
  const { onKeyDown, onSticker } = turnGestures(turn);
  const lane = { move, lit, onLight: setLit };

  return (
    <PredictableFigure
      prediction={prediction}
      id="turn-number"
      title="A turn of a number"
      lead="Choose a move and follow both indices through it."
      store={cubeAndMoveHistory}
      caption={
        <Caption
          move={move}
          index={index}
          order={order.newIndex}
          twists={twists.newIndex}
          agrees={
            orderRow[move] === order.newIndex && twistRow[move] === twists.newIndex
          }
        />
      }
    >
      <div class="turn-number" onKeyDown={onKeyDown}>
        <div class="turn-number-top grid">
          <CubeView state={unrankState(index)} highlight={lit} onSticker={onSticker} />
          <div class="turn-number-controls screen-only grid needs-js">
            <Choice
              label="The move to follow"
              options={HTM_MOVES}
              value={move}
              onChoose={(one) => selectedMoveStore.dispatch(one)}
              show={moveLabel}
              class="joined bold"
            />
            <div class="buttons">
              <Button class="primary" onClick={() => turn(move)}>
                {`Turn the cube: ${moveLabel(move)}`}
              </Button>
              <JumpButtons onJump={(to) => dispatch({ type: "index", index: to })} />
            </div>
            <p class="figure-hint keyboard-hint turn-number-hint">{TURN_KEYS_HINT}</p>
          </div>
        </div>
        <div class="lanes grid">
          <CoordinatePanel
            what="order"
            steps={order}
            row={orderRow}
            onNumber={(value, options) =>
              dispatch({ type: "permutation", index: value }, options)
            }
            {...lane}
          />
          <CoordinatePanel
            what="twist"
            steps={twists}
            row={twistRow}
            onNumber={(value, options) =>
              dispatch({ type: "orientation", index: value }, options)
            }
            {...lane}
          />
        </div>
      </div>
    </PredictableFigure>
  );
}

interface CaptionProps {
  move: number;
  index: number;
  order: number;
  twists: number;
  /** Whether both tables agree with the computed indices. */
  agrees: boolean;
}

function Caption({ move, index, order, twists, agrees }: CaptionProps) {
  const result = order * N_ORIENTATIONS + twists;
  return (
    <>
      {moveLabel(move)} takes state {formatNumber(index)} to {formatNumber(order)} ×{" "}
      {String(N_ORIENTATIONS)} + {String(twists)} = <b>{formatNumber(result)}</b>.{" "}
      {agrees
        ? "The two tables give the same result."
        : "The tables give something else: one of the two is wrong."}{" "}
      Neither half uses a number from the other half.
    </>
  );
}

function rowOf(table: Uint16Array, number: number): Uint16Array {
  return table.subarray(number * N_MOVES, (number + 1) * N_MOVES);
}
