import { applyMove, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { moveLabel } from "#kit/cube/move-label.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import "./six-turns.css";

const row = (numbers: readonly number[]) => numbers.join("\u2009 ");

/** The solved cube after each of the six quarter turns. */
export function SixTurns() {
  return (
    <FigureFrame
      id="six-turns"
      title="All six quarter turns"
      lead="Compare each turn with the one that undoes it."
      caption={
        <>
          On the solved cube every piece is in its own position, so the pieces and
          twists after a turn <em>are</em> the turn: the position that each piece comes
          from, and the twist that it gets. Compare <b>F</b> with <b>F′</b>: the pieces
          go the other way round, and the twists are the same.
        </>
      }
    >
      <div class="six-turns space-between grid">
        {QTM_MOVES.map((move) => {
          const state = applyMove(SOLVED, move);
          return (
            <div class="one-turn justify-center" key={move}>
              <b>{moveLabel(move)}</b>
              <CubeNet state={state} />
              <dl>
                <dt>pieces</dt>
                <dd>{row(state.permutation.map((piece) => piece + 1))}</dd>
                <dt>twists</dt>
                <dd>{row(state.orientation)}</dd>
              </dl>
            </div>
          );
        })}
      </div>
    </FigureFrame>
  );
}
