import { useMemo, useState } from "preact/hooks";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  unrankState,
  splitIndex,
} from "#lib/puzzle/coordinates.ts";
import { FACELETS } from "#lib/puzzle/corners.ts";
import { FACE_NAMES, HTM_MOVES } from "#lib/puzzle/moves.ts";
import { parseTurns } from "#lib/puzzle/notation.ts";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { formatNumber } from "../text/format-number.ts";
import { Figure } from "../widget/Figure.tsx";
import { More } from "../widget/More.tsx";
import { NumberField, TypedField } from "../widget/TypedField.tsx";
import { useWidget } from "../widget/use-widget.ts";
import { CornerRow } from "./CornerRow.tsx";
import "./cube-number.css";
import { CubeNet } from "./CubeNet.tsx";
import { CubeView } from "./CubeView.tsx";
import { JumpButtons } from "./JumpButtons.tsx";
import { moveLabel } from "./move-label.ts";
import { readerCube, turnReaderCube } from "../reader/reader-cube.ts";
import { parseTypedTurns, type TypedTurns } from "./parse-typed-turns.ts";
import { TURN_KEYS_HINT, turnGestures } from "./turn-gestures.ts";
import { TurnButtons } from "./TurnButtons.tsx";

/** The reader's last action, as long as its result is still shown. */
type Deed =
  | { kind: "turn"; move: number; from: number; to: number }
  | { kind: "scramble"; typed: TypedTurns; to: number };

/** The cube in space, unfolded and as an index: changing one updates the others. */
export function CubeNumber() {
  const index = useWidget(readerCube);
  const state = useMemo(() => unrankState(index), [index]);
  const { permutation, orientation } = splitIndex(index);
  const [lit, setLit] = useState<number>();
  const [latest, setLatest] = useState<Deed>();
  const deed = latest?.to === index ? latest : undefined;

  const dispatch = readerCube.dispatch;
  const turn = (move: number, options?: { amend: boolean }) => {
    turnReaderCube(move, options);
    setLatest({ kind: "turn", move, from: index, to: readerCube.state.value });
  };
  const scramble = (typed: TypedTurns, options: { amend: boolean }) => {
    dispatch({ type: "scramble", moves: typed.moves }, options);
    setLatest({ kind: "scramble", typed, to: readerCube.state.value });
  };
  const { onKeyDown, onSticker } = turnGestures(turn);
  const goTo = (to: number, options?: { amend: boolean }) =>
    dispatch({ type: "index", index: to }, options);

  return (
    <Figure
      id="cube-number"
      captionRoom={[3.9, 3.9, 8]}
      title="One index for a cube"
      lead="See how one index holds the permutation and the orientation."
      store={readerCube}
      caption={<Caption index={index} deed={deed} />}
    >
      <div class="cube-number grid" onKeyDown={onKeyDown}>
        <div class="cube-pictures row">
          <CubeView state={state} highlight={lit} onSticker={onSticker} />
          <CubeNet
            state={state}
            highlight={lit}
            onSticker={(facelet) => setLit(FACELETS[facelet].position)}
          />
        </div>
        <div class="cube-turns screen-only cluster needs-js">
          <TurnButtons moves={HTM_MOVES} onTurn={turn} />
          <div class="buttons">
            <JumpButtons onJump={goTo} />
          </div>
        </div>
        <CornerRow state={state} lit={lit} onLight={setLit} />
        <div class="cube-equation cluster needs-js">
          <NumberField
            id="cube-permutation"
            label="permutation index"
            value={permutation}
            last={N_PERMUTATIONS - 1}
            width={5}
            onValue={(value, options) =>
              dispatch({ type: "permutation", index: value }, options)
            }
          />
          <div class="cube-term">
            <span class="cube-sign semibold nowrap">× {N_ORIENTATIONS} +</span>
            <NumberField
              id="cube-orientation"
              label="orientation index"
              value={orientation}
              last={N_ORIENTATIONS - 1}
              width={4}
              onValue={(value, options) =>
                dispatch({ type: "orientation", index: value }, options)
              }
            />
          </div>
          <div class="cube-term cube-sum">
            <span class="cube-sign semibold nowrap">=</span>
            <NumberField
              id="cube-index"
              label="cube index"
              value={index}
              last={N_STATES - 1}
              width={8}
              onValue={goTo}
            />
          </div>
        </div>
        <div class="needs-js screen-only">
          <More title="Other ways to turn it">
            <p class="figure-hint">
              Press the top, front or right of the cube to turn it.{" "}
              <span class="keyboard-hint">{TURN_KEYS_HINT}</span> Drag it to look
              around.
            </p>
            <TypedField
              id="cube-scramble"
              label="turns, from solved"
              text={deed?.kind === "scramble" ? deed.typed.text : ""}
              subject={index}
              hint="such as R U2 F′; L, D, B and x, y, z are read too"
              width={18}
              inputMode="text"
              read={parseTypedTurns}
              onValue={scramble}
            />
          </More>
        </div>
      </div>
    </Figure>
  );
}

function Caption({ index, deed }: { index: number; deed?: Deed }) {
  const now = splitIndex(index);
  // In one line, by spaces that do not break.
  const sum = `${formatNumber(now.permutation)}\u00a0×\u00a0${N_ORIENTATIONS}\u00a0+\u00a0${now.orientation}`;
  if (deed?.kind === "turn") {
    const before = splitIndex(deed.from);
    return (
      <>
        Turning <b>{moveLabel(deed.move)}</b> moved four corners and changed the index
        from {formatNumber(deed.from)} to <b>{formatNumber(index)}</b>: the permutation{" "}
        {wentFrom(before.permutation, now.permutation)}, the orientation{" "}
        {wentFrom(before.orientation, now.orientation)}.
      </>
    );
  }
  if (deed?.kind === "scramble" && deed.typed.moves.length > 0) {
    const { text, moves } = deed.typed;
    const plain = formatMoves(moves);
    const same = plain === text;
    return (
      <>
        <b>{text}</b>
        {!same && (
          <>
            {" "}
            is {plain}{" "}
            {movesHeldCorner(text) && "when the held corner stays in place, "}and
          </>
        )}{" "}
        leads from solved to index <b>{formatNumber(index)}</b> = {sum}.
      </>
    );
  }
  return (
    <>
      This state has the index <b>{formatNumber(index)}</b>: its permutation has the
      index {formatNumber(now.permutation)}, its orientation the index {now.orientation}
      , and {sum} = {formatNumber(index)}.
    </>
  );
}

/** Whether equivalent moves replace some, since they would move the fixed corner. */
function movesHeldCorner(text: string): boolean {
  return parseTurns(text).some(
    ({ face: place, isRotation }) => isRotation || !FACE_NAMES.includes(place),
  );
}

function wentFrom(before: number, now: number): string {
  return before === now
    ? `stayed at ${formatNumber(now)}`
    : `went from ${formatNumber(before)} to ${formatNumber(now)}`;
}
