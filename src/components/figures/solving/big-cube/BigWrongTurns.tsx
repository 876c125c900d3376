import { ALL_BIG_MOVES, applyBigMoves } from "#lib/big-cube/moves.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import type { Colouring } from "#lib/puzzle/colourings.ts";
import { MiniNet } from "../in-hand/MiniNet.tsx";
import { bigMoveLabel } from "#kit/cube/big-move-label.ts";
import type { Palette } from "../your-cube/paints.ts";
import { BIG_NET_SHAPE } from "./big-net-shape.ts";

interface Props {
  /** The cube before the first move. */
  cube: BigCube;
  moves: readonly number[];
  step: number;
  palette: Palette;
  netOf(cube: BigCube): Colouring;
  /** Called with the net that the reader recognises. */
  onRecognise(net: Colouring): void;
}

/** The cubes that one wrong turn may have led to: instead of this move, or of the last one. */
export function BigWrongTurns({
  cube,
  moves,
  step,
  palette,
  netOf,
  onRecognise,
}: Props) {
  const wrongSteps = [step - 1, step].filter((at) => at >= 0 && at < moves.length);
  return (
    <div class="wrong-turns screen-only">
      <p>
        Stop here, and hold your cube as before. Which of these is your cube? If you
        left out a move, press Back. If none of them is, paint your cube as it is now.
      </p>
      {wrongSteps.map((at) => (
        <div class="wrong-turn-nets" key={at}>
          {ALL_BIG_MOVES.filter((move) => move !== moves[at]).map((move) => {
            const net = netOf(applyBigMoves(cube, [...moves.slice(0, at), move]));
            return (
              <button
                key={move}
                type="button"
                class="framed rounded"
                onClick={() => onRecognise(net)}
              >
                <MiniNet
                  colouring={net}
                  palette={palette}
                  cells={BIG_NET_SHAPE.cells}
                />
                <span>{`${bigMoveLabel(move)} instead of ${bigMoveLabel(moves[at])}`}</span>
                <small>{`move ${at + 1}`}</small>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
