import { useMemo } from "preact/hooks";
import { powerName } from "../../../lib/any-puzzle/move-names.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { isHalfTurn } from "../puzzle/motion.ts";

/** More moves than these get no buttons: they can be typed. */
export const MAX_BUTTONS = 60;

interface Props {
  puzzle: Puzzle;
  onMove(move: string): void;
  onReset(): void;
}

/** A button for each listed move and its inverse. */
export function MoveButtons({ puzzle, onMove, onReset }: Props) {
  const moves = useMemo(
    () =>
      puzzle.moves
        .slice(0, MAX_BUTTONS)
        .map((move) =>
          isHalfTurn(puzzle, move) ? [move] : [move, powerName(move, -1)],
        ),
    [puzzle],
  );
  return (
    <div class="buttons puzzle-moves needs-js" role="group" aria-label="Moves">
      {moves.map((both) => (
        <span key={both[0]} class="puzzle-move-pair level">
          {both.map((move) => (
            <Button key={move} onClick={() => onMove(move)}>
              {move}
            </Button>
          ))}
        </span>
      ))}
      <Button onClick={onReset}>Solved</Button>
    </div>
  );
}
