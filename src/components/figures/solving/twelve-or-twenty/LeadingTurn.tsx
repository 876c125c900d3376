import { useMemo } from "preact/hooks";
import { applyMoves } from "../../../../lib/puzzle/moves.ts";
import { SOLVED } from "../../../../lib/puzzle/state.ts";
import { CubeView } from "../../../kit/cube/CubeView.tsx";
import { moveLabel } from "../../../kit/cube/move-label.ts";
import { formatList } from "../../../kit/text/format-list.ts";
import { Choice } from "../../../kit/widget/Choice.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { USUAL_LETTERS } from "../your-cube/paints.ts";
import {
  countQuarterTurns,
  type TurnSlot,
  TURN_SLOTS,
  insertTurn,
  leadingTurn,
  cyclesOf,
} from "./leading-turn-model.ts";
import "./twelve-or-twenty.css";

/** The four corners of the top as seen from above, by index. */
const TOP = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** A solution of the swap with and without its first turn, of the top. */
export function LeadingTurn({ solutions }: { solutions: readonly number[][] }) {
  const { solution, slot } = useWidget(leadingTurn);
  const moves = solutions[solution];
  const sequence = insertTurn(moves, slot);
  const state = useMemo(() => applyMoves(SOLVED, sequence), [sequence.join()]);
  const { dispatch } = leadingTurn;
  return (
    <Figure
      id="fig-leading"
      title="With and without the leading turn"
      lead="Compare what the moves do with and without their first turn."
      store={leadingTurn}
      caption={
        <Caption
          {...{ moves: sequence, slot }}
          turn={moves[0]}
          order={state.permutation}
        />
      }
    >
      <div class="leading row">
        <CubeView state={state} letters={USUAL_LETTERS} />
        <TopLayer order={state.permutation} />
        <div class="leading-controls grid">
          <p class="leading-moves cluster">
            {sequence.map((move, i) => (
              <span
                key={i}
                data-turn={
                  (slot === "first" && i === 0) ||
                  (slot === "last" && i === sequence.length - 1) ||
                  undefined
                }
              >
                {moveLabel(move)}
              </span>
            ))}
          </p>
          <Choice
            label="The first turn"
            options={TURN_SLOTS}
            value={slot}
            onChoose={(one) => dispatch({ slot: one })}
            show={(one) => `${moveLabel(moves[0])} ${one}`}
            class="close needs-js"
          />
          <div class="row leading-solution needs-js">
            <span aria-hidden="true">Solution</span>
            <Choice
              label="Solution"
              options={[...solutions.keys()]}
              value={solution}
              onChoose={(one) => dispatch({ solution: one })}
              show={(one) => one + 1}
              button={(one) => ({ "aria-label": `Solution ${one + 1}` })}
              class="close"
            />
          </div>
        </div>
      </div>
    </Figure>
  );
}

/** The top layer from above: the piece in each position, and arrows from where each came. */
function TopLayer({ order: permutation }: { order: readonly number[] }) {
  return (
    <svg
      class="leading-top"
      viewBox="-2.2 -2.2 4.4 4.4"
      role="img"
      aria-label={`The top layer from above: positions 1 to 4 hold the pieces ${permutation
        .slice(0, 4)
        .map((piece) => piece + 1)
        .join(" ")}.`}
    >
      <defs>
        <marker
          id="leading-head"
          viewBox="0 0 6 6"
          refX="4.5"
          refY="3"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0L6 3L0 6z" />
        </marker>
      </defs>
      {TOP.map(([x, y], position) => (
        <g key={position}>
          <rect x={x - 0.94} y={y - 0.94} width="1.88" height="1.88" rx="0.16" />
          <text
            class={permutation[position] === position ? undefined : "leading-moved"}
            x={x * 1.38}
            y={y * 1.38}
          >
            {permutation[position] + 1}
          </text>
        </g>
      ))}
      {TOP.map(([x, y], position) => {
        const from = TOP[permutation[position]];
        if (from === undefined || permutation[position] === position) return null;
        const [dx, dy] = [x - from[0], y - from[1]];
        const length = Math.hypot(dx, dy);
        // Offset so that opposite arrows do not overlap.
        const [sx, sy] = [(-dy / length) * 0.16, (dx / length) * 0.16];
        const cut = 0.3 / length;
        const end = (at: number) =>
          `${(0.8 * (from[0] + dx * at) + sx).toFixed(2)} ${(0.8 * (from[1] + dy * at) + sy).toFixed(2)}`;
        return (
          <path
            key={`from ${position}`}
            class="leading-arrow"
            d={`M${end(cut)}L${end(1 - cut)}`}
            marker-end="url(#leading-head)"
          />
        );
      })}
    </svg>
  );
}

function Caption({
  moves,
  turn,
  slot,
  order: permutation,
}: {
  moves: readonly number[];
  turn: number;
  slot: TurnSlot;
  order: readonly number[];
}) {
  const quarters = countQuarterTurns(moves);
  const isOdd = quarters % 2 === 1;
  const cycles = cyclesOf(permutation);
  const isSwap = cycles.length === 1 && cycles[0].length === 2;
  const cycleTexts = cycles.map((ring) => formatList(ring.map((piece) => piece + 1)));
  return (
    <>
      {`With ${moveLabel(turn)} ${slot}: these ${moves.length} moves are ${quarters} quarter turns, an ${isOdd ? "odd" : "even"} number. On a solved cube they `}
      {isSwap ? (
        <>
          <b>swap pieces {cycleTexts[0]}</b>, which takes an odd number.
        </>
      ) : (
        <>
          <b>cycle pieces {cycleTexts.join("; and ")}</b>. A swap is odd, so they cannot
          swap any two pieces.
        </>
      )}
    </>
  );
}
