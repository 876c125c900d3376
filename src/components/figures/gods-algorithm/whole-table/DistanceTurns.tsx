import { type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";
import type { CubeDistances } from "#kit/distances/distances-of.ts";
import "./distance-turns.css";

interface Props {
  metric: Metric;
  distances: CubeDistances | undefined;
  onTurn: (move: number) => void;
}

/** Buttons for the metric's turns, each with the distance that it leads to. */
export function DistanceTurns({ metric, distances, onTurn }: Props) {
  const moves = movesOf(metric);
  const { row, item } = useRoving(moves.length, 0);
  return (
    <div
      class="distance-turns grid"
      role="toolbar"
      aria-label="Turns, and the distance that each leads to"
      style={`--turns-of-a-face: ${moves.length / 3}`}
      {...row}
    >
      {moves.map((move, i) => {
        const after = distances?.afterMove[move];
        const direction = directionOf(after, distances?.now);
        return (
          <Button
            key={move}
            data-direction={direction}
            onClick={() => onTurn(move)}
            {...item(i)}
          >
            <b>{moveLabel(move)}</b>
            <span>{`${ARROWS[direction]} ${after ?? "?"}`}</span>
            <i class="visually-hidden">{DIRECTION_TEXTS[direction]}</i>
          </Button>
        );
      })}
    </div>
  );
}

type Direction = "closer" | "equal" | "farther" | "unknown";

const ARROWS: Readonly<Record<Direction, string>> = {
  closer: "↓",
  equal: "→",
  farther: "↑",
  unknown: "",
};

const DIRECTION_TEXTS: Readonly<Record<Direction, string>> = {
  closer: "closer",
  equal: "no closer and no farther",
  farther: "farther",
  unknown: "not known yet",
};

function directionOf(after: number | undefined, now: number | undefined): Direction {
  if (after === undefined || now === undefined) return "unknown";
  return after < now ? "closer" : after > now ? "farther" : "equal";
}
