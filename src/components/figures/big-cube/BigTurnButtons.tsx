import { ALL_BIG_MOVES } from "#lib/big-cube/moves.ts";
import { bigMoveLabel } from "#kit/cube/big-move-label.ts";
import { TurnButtons } from "#kit/cube/TurnButtons.tsx";

const FACES = ["top", "right", "front", "bottom", "left", "back"];

/** A button for each of the 18 moves of the 3×3×3. */
export function BigTurnButtons({ onTurn }: { onTurn: (move: number) => void }) {
  return (
    <TurnButtons
      moves={ALL_BIG_MOVES}
      faces={FACES}
      show={bigMoveLabel}
      onTurn={onTurn}
    />
  );
}
