import type { BigCube } from "every-cube/big-cube";

function inSecondPhase({ CORNERS, EDGES }: BigCube): boolean {
  return CORNERS.orientation.every((twist) => twist === 0);
}
