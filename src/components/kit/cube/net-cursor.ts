import { FACELETS } from "#lib/puzzle/corners.ts";
import { FACE_PLACES } from "./CubeNet.tsx";

/** Row and column of each facelet on the grid of a net, from 1. */
export type NetCells = readonly (readonly [row: number, column: number])[];

/** Those of the 24 facelets. */
export const NET_CELLS: NetCells = FACELETS.map(({ face, row, column }) => {
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
export function neighbourFacelet(
  place: number,
  key: string,
  cells: NetCells = NET_CELLS,
): number | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [row, column] = cells[place];
  const beside = cells.findIndex(
    ([otherRow, otherColumn]) =>
      otherRow === row + step[0] && otherColumn === column + step[1],
  );
  return beside < 0 ? undefined : beside;
}
