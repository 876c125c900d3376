import { N_STATES } from "../../lib/puzzle/coordinates.ts";

/** Two buttons that leave the cube at hand for another: any one, or the solved one. */
export function JumpButtons({ onJump }: { onJump: (index: number) => void }) {
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => onJump(Math.floor(Math.random() * N_STATES))}
      >
        Random
      </button>
      <button type="button" class="button" onClick={() => onJump(0)}>
        Solved
      </button>
    </>
  );
}
