import { FACE_NAMES, faceOf } from "#lib/puzzle/moves.ts";
import { Button } from "../widget/Button.tsx";
import { useRoving } from "../widget/use-roving.ts";
import { moveLabel } from "./move-label.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

const NAMES = ["front", "right", "top"];
const WAYS = ["clockwise", "half a turn", "anticlockwise"];

interface Props {
  /** The moves to offer, sorted. */
  moves: readonly number[];
  onTurn: (move: number) => void;
}

/**
 * A button for each move, grouped by face; one Tab stop, arrow keys move between buttons.
 */
export function TurnButtons({ moves, onTurn }: Props) {
  const { row, item } = useRoving(moves.length, 0);
  return (
    <div
      class="turn-buttons needs-js"
      role="toolbar"
      aria-label="Turns"
      {...row}
      {...UNTRANSLATED}
    >
      {FACE_NAMES.map((_, face) => (
        <div key={face} class="joined bold">
          {moves.map(
            (move, i) =>
              faceOf(move) === face && (
                <Button
                  key={move}
                  aria-label={`${moveLabel(move)}, ${NAMES[face]} ${WAYS[move % 3]}`}
                  onClick={() => onTurn(move)}
                  {...item(i)}
                >
                  {moveLabel(move)}
                </Button>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
