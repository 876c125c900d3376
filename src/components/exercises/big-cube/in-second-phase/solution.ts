import type { BigCube } from "every-cube/big-cube";

function inSecondPhase({ CORNERS, EDGES }: BigCube): boolean {
  return (
    CORNERS.orientation.every((twist) => twist === 0) &&
    EDGES.orientation.every((flip) => flip === 0) &&
    EDGES.permutation.slice(8).every((edge) => edge >= 8)
  );
}
