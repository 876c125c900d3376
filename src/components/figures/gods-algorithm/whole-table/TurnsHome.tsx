import { type Metric, movesOf } from "../../../../lib/puzzle/moves.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { useRoving } from "../../../kit/widget/use-roving.ts";
import type { CubeDistances } from "../../../kit/distances/distances-of.ts";
import "./turns-home.css";

interface Props {
  metric: Metric;
  /** Undefined while there is no table. */
  distances: CubeDistances | undefined;
  onTurn: (move: number) => void;
}

/** What counts as one turn in the metric, with the table's answer: nearer, farther or neither. */
export function TurnsHome({ metric, distances, onTurn }: Props) {
  const moves = movesOf(metric);
  const { row, item } = useRoving(moves.length, 0);
  return (
    <div
      class="turns-home grid"
      role="toolbar"
      aria-label="Turns, and how far from solved each leads"
      style={`--turns-of-a-face: ${moves.length / 3}`}
      {...row}
    >
      {moves.map((move, i) => {
        const after = distances?.afterMove[move];
        const way = wayOf(after, distances?.now);
        return (
          <Button key={move} data-way={way} onClick={() => onTurn(move)} {...item(i)}>
            <b>{nameMove(move)}</b>
            <span>{`${ARROWS[way]} ${after ?? "?"}`}</span>
            <i class="visually-hidden">{WORDS[way]}</i>
          </Button>
        );
      })}
    </div>
  );
}

type Way = "nearer" | "level" | "farther" | "unknown";

const ARROWS: Readonly<Record<Way, string>> = {
  nearer: "↓",
  level: "→",
  farther: "↑",
  unknown: "",
};

const WORDS: Readonly<Record<Way, string>> = {
  nearer: "nearer",
  level: "no nearer and no farther",
  farther: "farther",
  unknown: "not known yet",
};

function wayOf(after: number | undefined, now: number | undefined): Way {
  if (after === undefined || now === undefined) return "unknown";
  return after < now ? "nearer" : after > now ? "farther" : "level";
}
