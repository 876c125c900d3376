import { useLayoutEffect, useRef } from "preact/hooks";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { type WrongTurn, wrongTurns } from "#lib/solver/wrong-turns.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { NET_CELLS } from "#kit/cube/net-cursor.ts";
import type { Palette } from "../your-cube/paints.ts";
import type { HandheldCube } from "./handheld-cube.ts";
import { WrongTurnChoice } from "./WrongTurnChoice.tsx";

interface Props {
  cube: HandheldCube;
  palette: Palette;
  /** The state at the start, in the reader's hold. */
  index: number;
  moves: readonly number[];
  step: number;
  /** Called with the net that the reader recognises. */
  onRecognise(net: Colouring): void;
}

/** The cubes that one wrong turn may have led to; the reader picks one. Latest turns first. */
export function WrongTurnPicker(props: Props) {
  const { cube, palette, index, moves, step, onRecognise } = props;
  const list = useRef<HTMLDivElement>(null);
  // On a phone it opens below the visible part.
  useLayoutEffect(() => list.current!.scrollIntoView({ block: "nearest" }), []);
  const start = unrankState(index);
  const candidates = wrongTurns(start, moves, step);
  const candidateIndices = new Set(candidates.map(({ state }) => rankState(state)));
  // The reader may have made the current move already.
  const current = wrongTurns(start, moves, Math.min(step + 1, moves.length)).filter(
    (wrong) => wrong.step === step && !candidateIndices.has(rankState(wrong.state)),
  );
  const isLatest = (wrong: WrongTurn) => wrong.step === step - 1;
  const latest = [...current, ...candidates.filter(isLatest)];
  const earlier = candidates.filter((wrong) => !isLatest(wrong)).reverse();
  const choice = (wrong: WrongTurn) => (
    <WrongTurnChoice
      key={`${wrong.step} ${wrong.move}`}
      net={cube.netOf(wrong.state)}
      palette={palette}
      cells={NET_CELLS}
      label={`${moveLabel(wrong.move)} instead of ${moveLabel(moves[wrong.step])}`}
      step={wrong.step}
      onRecognise={onRecognise}
    />
  );
  return (
    <div class="wrong-turns screen-only" ref={list}>
      <p>
        Stop here, and hold your cube as before. Which of these is your cube? If you
        left out a move, press Back. If none of them is, paint your cube as it is now.
      </p>
      <div class="wrong-turn-nets">{latest.map(choice)}</div>
      {earlier.length > 0 && (
        <details>
          <summary>It was an earlier move</summary>
          <p>
            {`If one move was wrong and the others up to move ${step} were right, your cube looks like one of these.`}
          </p>
          <div class="wrong-turn-nets">{earlier.map(choice)}</div>
        </details>
      )}
    </div>
  );
}
