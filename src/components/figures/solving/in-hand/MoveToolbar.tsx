import { useRoving } from "#kit/widget/use-roving.ts";

interface Props {
  /** The moves as they are printed. */
  moves: readonly string[];
  /** The number of moves made. */
  step: number;
  onStep(step: number): void;
}

/** The moves of a solution; a press goes back to just before that move. */
export function MoveToolbar({ moves, step, onStep }: Props) {
  const { row, item } = useRoving(moves.length, Math.min(step, moves.length - 1));
  return (
    <div class="hand-moves" role="toolbar" aria-label="The moves" {...row}>
      {moves.map((move, i) => (
        <button
          key={i}
          type="button"
          aria-current={i === step ? "step" : undefined}
          data-made={i < step || undefined}
          onClick={() => onStep(i)}
          {...item(i)}
        >
          {move}
        </button>
      ))}
    </div>
  );
}
