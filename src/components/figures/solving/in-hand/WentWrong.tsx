import type { Colouring } from "../../../../lib/puzzle/colourings.ts";
import { unrankState } from "../../../../lib/puzzle/coordinates.ts";
import { wrongTurns } from "../../../../lib/solver/wrong-turns.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { NET_CELLS } from "../../../kit/cube/net-cursor.ts";
import { paintStyle } from "../your-cube/paint-style.ts";
import { letterOf, type Palette } from "../your-cube/paints.ts";
import { edit } from "../your-cube/your-cube-store.ts";
import type { ReadersHold } from "./held-cube.ts";

interface Props {
  held: ReadersHold;
  palette: Palette;
  /** The state at the start, in the reader's hold. */
  index: number;
  moves: readonly number[];
  /** The number of moves made, the wrong one among them. */
  step: number;
}

/** The cubes that one wrong turn has led to, to recognise one's own; the last turn first. */
export function WentWrong({ held, palette, index, moves, step }: Props) {
  const astray = wrongTurns(unrankState(index), moves, step).reverse();
  const lastOnes = astray.filter((wrong) => wrong.step === step - 1).reverse();
  const earlier = astray.filter((wrong) => wrong.step < step - 1);
  const choice = (wrong: (typeof astray)[number]) => {
    const net = held.netOf(wrong.state);
    const meant = `${nameMove(wrong.move)} instead of ${nameMove(moves[wrong.step])}`;
    return (
      <button
        key={`${wrong.step} ${wrong.move}`}
        type="button"
        class="framed rounded"
        onClick={() => edit({ type: "colouring", colouring: net })}
      >
        <MiniNet colouring={net} palette={palette} />
        <span>{meant}</span>
        {wrong.step < step - 1 && <small>{`move ${wrong.step + 1}`}</small>}
      </button>
    );
  };
  return (
    <div class="went-wrong screen-only">
      <p>
        Stop where you are, and hold it as before. Which of these is your cube? If it is
        none of them, paint what you see.
      </p>
      <div class="went-wrong-nets">{lastOnes.map(choice)}</div>
      {earlier.length > 0 && (
        <details>
          <summary>It was an earlier move</summary>
          <div class="went-wrong-nets">{earlier.map(choice)}</div>
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
