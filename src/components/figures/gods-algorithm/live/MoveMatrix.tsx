import { FACE_NAMES, HTM_MOVES, moveOf } from "#lib/puzzle/moves.ts";
import { subsetOf } from "#kit/cube/move-subset.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { Button } from "#kit/widget/Button.tsx";
import { useRoving } from "#kit/widget/use-roving.ts";

const KINDS = ["clockwise", "half", "back"];
const COLUMNS = KINDS.length + 1;

interface Props {
  /** A bit mask: bit m represents move m. */
  subset: number;
  onSwitch: (moves: readonly number[]) => void;
}

/** Toggles: one per move, one per face, and one per kind of turn. */
export function MoveMatrix({ subset, onSwitch }: Props) {
  const { row, item } = useRoving((FACE_NAMES.length + 1) * COLUMNS, 0, COLUMNS);
  let itemIndex = 0;
  const button = (moves: readonly number[], text: string, name: string) => {
    const mask = subsetOf(moves);
    const on = subset & mask;
    return (
      <Button
        key={name}
        class={moves.length > 1 ? "matrix-head" : undefined}
        aria-pressed={on === mask ? true : on === 0 ? false : "mixed"}
        aria-label={name}
        onClick={() => onSwitch(moves)}
        {...item(itemIndex++)}
      >
        {text}
      </Button>
    );
  };
  return (
    <div class="move-matrix grid" role="toolbar" aria-label="Moves allowed" {...row}>
      {button(HTM_MOVES, "all", "All nine moves")}
      {KINDS.map((kind, turns) =>
        button(
          FACE_NAMES.map((_, face) => moveOf(face, turns + 1)),
          kind,
          ["Clockwise quarter turns", "Half turns", "Quarter turns back"][turns],
        ),
      )}
      {FACE_NAMES.map((name, face) => {
        const moves = [1, 2, 3].map((turns) => moveOf(face, turns));
        return (
          <>
            {button(moves, name, `All turns of ${name}`)}
            {moves.map((move) => button([move], moveLabel(move), moveLabel(move)))}
          </>
        );
      })}
    </div>
  );
}
