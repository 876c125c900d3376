import { useMemo } from "preact/hooks";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import { Button } from "#kit/widget/Button.tsx";

/** Further moves can be typed. */
export const MAX_BUTTONS = 60;

interface Props {
  puzzle: PlayablePuzzle;
  /** The reason why a move cannot be made now, or undefined. */
  whyIllegal?(move: string): string | undefined;
  onMove(move: string): void;
  onReset(): void;
}

/** A button for each listed move and its inverse. */
export function MoveButtons({ puzzle, whyIllegal, onMove, onReset }: Props) {
  const moves = useMemo(() => movePairs(puzzle), [puzzle]);
  return (
    <div class="buttons puzzle-moves needs-js" role="group" aria-label="Moves">
      {moves.map((pair) => (
        <span key={pair[0]} class="puzzle-move-pair row-center">
          {pair.map((move) => {
            const reason = whyIllegal?.(move);
            return (
              <Button
                key={move}
                idle={reason !== undefined}
                title={reason}
                onClick={() => onMove(move)}
              >
                {move}
              </Button>
            );
          })}
        </span>
      ))}
      <Button onClick={onReset}>Solved</Button>
    </div>
  );
}

/** Each listed move with its inverse, if that is another move. */
function movePairs({ moves, inverse }: PlayablePuzzle): string[][] {
  const pairs: string[][] = [];
  for (const move of moves.slice(0, MAX_BUTTONS)) {
    if (pairs.some((pair) => pair.includes(move))) continue;
    const back = inverse(move);
    pairs.push(back === move ? [move] : [move, back]);
  }
  return pairs;
}
