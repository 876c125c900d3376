import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { Button } from "../widget/Button.tsx";

interface Props {
  onJump: (index: number) => void;
  /** Picks the cube; default: any. */
  draw?: () => number;
}

/** Two buttons that replace the current cube: with a random one, or with the solved one. */
export function JumpButtons({ onJump, draw = randomCubeNumber }: Props) {
  return (
    <>
      <Button onClick={() => onJump(draw())}>Random</Button>
      <Button onClick={() => onJump(0)}>Solved</Button>
    </>
  );
}

export function randomCubeNumber(): number {
  return Math.floor(Math.random() * N_STATES);
}
