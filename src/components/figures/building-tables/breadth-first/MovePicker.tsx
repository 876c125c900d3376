import {
  FACE_NAMES,
  faceOf,
  HTM_MOVES,
  MOVE_NAMES,
  movesOf,
} from "#lib/puzzle/moves.ts";
import { subsetOf } from "#kit/cube/move-subset.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";

const PRESETS = [
  {
    name: "HTM",
    meaning: "half-turn metric: all nine moves",
    moves: movesOf("HTM"),
  },
  {
    name: "QTM",
    meaning: "quarter-turn metric: the six quarter turns",
    moves: movesOf("QTM"),
  },
  {
    name: "½",
    meaning: "half turns only",
    moves: HTM_MOVES.filter((move) => MOVE_NAMES[move].endsWith("2")),
  },
];

interface Props {
  /** A bit mask: bit m represents move m. */
  subset: number;
  onToggle(move: number): void;
  onMoves(moves: readonly number[]): void;
}

/** The allowed moves: a switch for each of the nine, and buttons for named sets. */
export function MovePicker({ subset, onToggle, onMoves }: Props) {
  const { row, item } = useRoving(HTM_MOVES.length, 0);
  return (
    <div class="move-choice row needs-js">
      <span class="move-choice-name text-xs text-muted" id="move-choice-name">
        moves
      </span>
      <div
        class="move-switches"
        role="toolbar"
        aria-labelledby="move-choice-name"
        {...row}
      >
        {FACE_NAMES.map((name, face) => (
          <div key={name} class="joined bold">
            {HTM_MOVES.filter((move) => faceOf(move) === face).map((move) => (
              <Button
                key={move}
                aria-pressed={(subset & (1 << move)) !== 0}
                onClick={() => onToggle(move)}
                {...item(move)}
              >
                {moveLabel(move)}
              </Button>
            ))}
          </div>
        ))}
      </div>
      <Choice
        label="Sets of moves"
        options={PRESETS}
        value={PRESETS.find(({ moves }) => subsetOf(moves) === subset)}
        onChoose={({ moves }) => onMoves(moves)}
        show={({ name }) => name}
        button={({ name, meaning }) => ({
          title: meaning,
          "aria-label": `${name}, ${meaning}`,
        })}
        class="close"
      />
    </div>
  );
}
