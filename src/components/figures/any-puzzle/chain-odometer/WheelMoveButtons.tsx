import { Button } from "#kit/widget/Button.tsx";

interface Props {
  moves: readonly string[];
  onMove(move: string): void;
}

/** Each move of a puzzle, and its inverse. */
export function WheelMoveButtons({ moves, onMove }: Props) {
  return (
    <div class="buttons close" role="group" aria-label="Moves">
      {moves.flatMap((move) =>
        ["", "'"].map((turned) => (
          <Button
            key={move + turned}
            aria-label={`Move ${move}${turned === "" ? "" : ", backwards"}`}
            onClick={() => onMove(move + turned)}
          >
            {move}
            {turned && "′"}
          </Button>
        )),
      )}
    </div>
  );
}
