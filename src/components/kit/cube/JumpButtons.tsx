import { N_STATES } from "../../../lib/puzzle/coordinates.ts";

interface Props {
  onJump: (index: number) => void;
  /** Picks the cube; default: any. */
  draw?: () => number;
}

/** Two buttons that replace the current cube: with a random one, or with the solved one. */
export function JumpButtons({ onJump, draw = drawAny }: Props) {
  return (
    <>
      <button type="button" class="button" onClick={() => onJump(draw())}>
        Random
      </button>
      <button type="button" class="button" onClick={() => onJump(0)}>
        Solved
      </button>
    </>
  );
}

export function drawAny(): number {
  return Math.floor(Math.random() * N_STATES);
}
