import { FACELETS } from "#lib/puzzle/corners.ts";
import { FACE_PLACES } from "./CubeNet.tsx";

/** Row and column of each of the 24 facelets on the grid of the net, from 1. */
export const NET_CELLS: readonly (readonly [row: number, column: number])[] =
  FACELETS.map(({ face, row, column }) => {
    const [top, left] = FACE_PLACES[face];
    return [top + row, left + column];
  });

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The facelet that an arrow key leads to; undefined at the edge of the net. */
export function neighbourFacelet(place: number, key: string): number | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [row, column] = NET_CELLS[place];
  const beside = NET_CELLS.findIndex(
    ([otherRow, otherColumn]) =>
      otherRow === row + step[0] && otherColumn === column + step[1],
  );
  return beside < 0 ? undefined : beside;
}
