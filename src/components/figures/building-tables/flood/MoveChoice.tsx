import {
  FACE_NAMES,
  faceOf,
  HTM_MOVES,
  MOVE_NAMES,
  movesOf,
  type Metric,
} from "../../../../lib/puzzle/moves.ts";
import { subsetOf } from "../../../kit/cube/move-subset.ts";
import { nameMove } from "../../../kit/cube/name-move.ts";
import { useRoving } from "../../../kit/widget/use-roving.ts";

const METRICS: readonly [metric: Metric, meaning: string][] = [
  ["HTM", "half-turn metric: all nine moves"],
  ["QTM", "quarter-turn metric: the six quarter turns"],
];
const HALF_TURNS = HTM_MOVES.filter((move) => MOVE_NAMES[move].endsWith("2"));

interface Props {
  /** Bit m stands for move m. */
  subset: number;
  onToggle(move: number): void;
  onMoves(moves: readonly number[]): void;
}

/** Which moves are allowed: a switch for each of the nine, and a few sets with a name. */
export function MoveChoice({ subset, onToggle, onMoves }: Props) {
  const { row, item } = useRoving(HTM_MOVES.length, 0);
  const preset = (name: string, meaning: string, moves: readonly number[]) => (
    <button
      key={name}
      type="button"
      class="button"
      title={meaning}
      aria-label={`${name}, ${meaning}`}
      aria-pressed={subset === subsetOf(moves)}
      onClick={() => onMoves(moves)}
    >
      {name}
    </button>
  );
  return (
    <div class="move-choice needs-js">
      <span class="move-choice-name" id="move-choice-name">
        moves
      </span>
      <div
        class="move-switches"
        role="toolbar"
        aria-labelledby="move-choice-name"
        {...row}
      >
        {FACE_NAMES.map((name, face) => (
          <div key={name}>
            {HTM_MOVES.filter((move) => faceOf(move) === face).map((move) => (
              <button
                key={move}
                type="button"
                class="button"
                aria-pressed={(subset & (1 << move)) !== 0}
                onClick={() => onToggle(move)}
                {...item(move)}
              >
                {nameMove(move)}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div class="move-presets">
        {METRICS.map(([metric, meaning]) => preset(metric, meaning, movesOf(metric)))}
        {preset("½", "half turns only", HALF_TURNS)}
      </div>
    </div>
  );
}
