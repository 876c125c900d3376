import { useLayoutEffect, useRef } from "preact/hooks";
import type { Colouring } from "../../../../lib/puzzle/colourings.ts";
import { rankState, unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { type WrongTurn, wrongTurns } from "../../../../lib/solver/wrong-turns.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { NET_CELLS } from "../../../kit/cube/net-cursor.ts";
import { paintStyle } from "../your-cube/paint-style.ts";
import { letterOf, type Palette } from "../your-cube/paints.ts";
import type { ReadersHold } from "./held-cube.ts";

interface Props {
  held: ReadersHold;
  palette: Palette;
  /** The state at the start, in the reader's hold. */
  index: number;
  moves: readonly number[];
  /** The number of moves made. */
  step: number;
  /** Goes on from the net that the reader has recognised. */
  onFound(net: Colouring): void;
}

/** The cubes that one wrong turn has led to, to recognise one's own; the last turn first. */
export function WentWrong(props: Props) {
  const { held, palette, index, moves, step, onFound } = props;
  const list = useRef<HTMLDivElement>(null);
  // It opens below what a phone shows.
  useLayoutEffect(() => list.current!.scrollIntoView({ block: "nearest" }), []);
  const start = unrankState(index);
  const made = wrongTurns(start, moves, step);
  const known = new Set(made.map(({ state }) => rankState(state)));
  // The move that is shown may have been made, too.
  const shown = wrongTurns(start, moves, Math.min(step + 1, moves.length)).filter(
    (wrong) => wrong.step === step && !known.has(rankState(wrong.state)),
  );
  const isLatest = (wrong: WrongTurn) => wrong.step === step - 1;
  const latest = [...shown, ...made.filter(isLatest)];
  const earlier = made.filter((wrong) => !isLatest(wrong)).reverse();
  const choice = (wrong: WrongTurn) => {
    const net = held.netOf(wrong.state);
    const meant = `${nameMove(wrong.move)} instead of ${nameMove(moves[wrong.step])}`;
    return (
      <button
        key={`${wrong.step} ${wrong.move}`}
        type="button"
        class="framed rounded"
        onClick={() => onFound(net)}
      >
        <MiniNet colouring={net} palette={palette} />
        <span>{meant}</span>
        <small>{`move ${wrong.step + 1}`}</small>
      </button>
    );
  };
  return (
    <div class="went-wrong screen-only" ref={list}>
      <p>
        Stop where you are, and hold it as before. Which of these is your cube? If you
        left out a turn, press Back. If it is none of them, paint what you see.
      </p>
      <div class="wrong-turn-nets">{latest.map(choice)}</div>
      {earlier.length > 0 && (
        <details>
          <summary>It was an earlier move</summary>
          <p>
            {`One turn was wrong, and those after it, up to move ${step}, were made as shown: this is how your cube looks now.`}
          </p>
          <div class="wrong-turn-nets">{earlier.map(choice)}</div>
        </details>
      )}
    </div>
  );
}

function MiniNet({ colouring, palette }: { colouring: Colouring; palette: Palette }) {
  return (
    <span class="mini-net grid" aria-hidden="true">
      {colouring.map((colour, place) => {
        const [row, column] = NET_CELLS[place];
        const paint = paintStyle(letterOf(palette, colour));
        return (
          <i
            key={place}
            class="cube-sticker"
            style={`grid-area: ${row} / ${column}; ${paint}`}
          />
        );
      })}
    </span>
  );
}
