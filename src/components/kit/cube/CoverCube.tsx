import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import {
  N_ORIENTATIONS,
  N_STATES,
  unrankState,
  splitIndex,
} from "#lib/puzzle/coordinates.ts";
import { QTM_MOVES } from "#lib/puzzle/moves.ts";
import { formatNumber } from "../text/format-number.ts";
import { Button } from "../widget/Button.tsx";
import { FigureNotice, FigureStatus } from "../widget/Figure.tsx";
import { onOpenedLink } from "../widget/page-address.ts";
import { usePresentedSteps } from "../widget/use-presented-steps.ts";
import { useHydrated, useWidget } from "../widget/use-widget.ts";
import "./cover-cube.css";
import { CubeView } from "./CubeView.tsx";
import { JumpButtons } from "./JumpButtons.tsx";
import { NumberLine } from "./NumberLine.tsx";
import { PRESENTED_TURNS } from "./presented-turns.ts";
import { readerCube, turnReaderCube } from "../reader/reader-cube.ts";
import { RollingNumber } from "./RollingNumber.tsx";
import { turnGestures } from "./turn-gestures.ts";
import { TurnButtons } from "./TurnButtons.tsx";

/** Millimetres per kilometre. */
const MILLIMETRES = 1_000_000;

/**
 * The interactive part of the cover: a cube, its index, and the index's place among all.
 */
export function CoverCube() {
  const hydrated = useHydrated();
  const index = useWidget(readerCube);
  const state = useMemo(() => unrankState(index), [index]);
  const { permutation, orientation } = splitIndex(index);

  const goTo = (to: number, options?: { amend: boolean }) =>
    readerCube.dispatch({ type: "index", index: to }, options);
  const { onKeyDown, onSticker } = turnGestures(turnReaderCube);

  /** How many turns a clicker has made: a signal, because presses may come before a render. */
  const turned = useSignal(0);
  // A step of a lesson that is opened again begins before the turns.
  useEffect(() => onOpenedLink(() => (turned.value = 0)), []);
  const inside = useRef<HTMLElement>(null);
  const turnNext = () => {
    const move = PRESENTED_TURNS[turned.value];
    if (move === undefined) return;
    turned.value += 1;
    turnReaderCube(move);
  };
  const turnBack = () => {
    if (turned.value === 0) return;
    turned.value -= 1;
    readerCube.undo();
  };
  usePresentedSteps({
    inside,
    next: turned.value < PRESENTED_TURNS.length ? turnNext : undefined,
    back: turned.value > 0 ? turnBack : undefined,
  });

  return (
    <figure
      class="cover-cube figure"
      id="cover-cube"
      aria-label="A cube and its number"
      onKeyDown={onKeyDown}
      ref={inside}
    >
      <div class="cover-view">
        <CubeView state={state} onSticker={onSticker} />
      </div>
      <div class="cover-controls row needs-js">
        <TurnButtons moves={QTM_MOVES} onTurn={turnReaderCube} />
        <div class="cover-jumps">
          <JumpButtons onJump={goTo} />
          <Button
            idle={!hydrated || !readerCube.canUndo.value}
            onClick={readerCube.undo}
          >
            Undo
          </Button>
        </div>
      </div>
      <div class="cover-number grid">
        <p class="cover-index">
          <RollingNumber value={index} max={N_STATES - 1} />
        </p>
        <p class="cover-sum cluster">
          <span>=</span>
          <span>
            <b>{formatNumber(permutation)}</b> <small>permutation</small>
          </span>
          <span>
            × {N_ORIENTATIONS} <small>orientations</small>
          </span>
          <span>+</span>
          <span>
            <b>{orientation}</b> <small>orientation</small>
          </span>
        </p>
        <p class="cover-length text-muted">
          With one millimetre for each state, this line would be{" "}
          {(N_STATES / MILLIMETRES).toFixed(1)} km long.
        </p>
        <NumberLine value={index} onValue={goTo} />
        <FigureNotice store={readerCube} />
      </div>
      <FigureStatus store={readerCube} />
      <figcaption class="cover-letters text-muted">
        <b>F</b>, <b>R</b> and <b>U</b> turn the front, the right and the upper face
        clockwise, <b>F′</b>, <b>R′</b> and <b>U′</b> anticlockwise. The letter on a
        sticker names the face where it belongs: the others are <b>B</b>ack, <b>L</b>eft
        and <b>D</b>own.
      </figcaption>
    </figure>
  );
}
