import { faceOf } from "#lib/puzzle/moves.ts";
import { Button } from "../widget/Button.tsx";
import { useRoving } from "../widget/use-roving.ts";
import { moveLabel } from "./move-label.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

const POCKET_FACES = ["front", "right", "top"];
const WAYS = ["clockwise", "half a turn", "anticlockwise"];

interface Props {
  /** The moves to offer, sorted. */
  moves: readonly number[];
  onTurn: (move: number) => void;
  /** The faces in the order in which the moves count them, in words; default: F, R, U. */
  faces?: readonly string[];
  /** The printed name of a move. */
  show?: (move: number) => string;
}

/**
 * A button for each move, grouped by face; one Tab stop, arrow keys move between buttons.
 */
export function TurnButtons(props: Props) {
  const { moves, onTurn, faces = POCKET_FACES, show = moveLabel } = props;
  const { row, item } = useRoving(moves.length, 0);
  return (
    <div
      class="turn-buttons needs-js"
      role="toolbar"
      aria-label="Turns"
      {...row}
      {...UNTRANSLATED}
    >
      {faces.map((name, face) => (
        <div key={face} class="joined bold">
          {moves.map(
            (move, i) =>
              faceOf(move) === face && (
                <Button
                  key={move}
                  aria-label={`${show(move)}, ${name} ${WAYS[move % 3]}`}
                  onClick={() => onTurn(move)}
                  {...item(i)}
                >
                  {show(move)}
                </Button>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
