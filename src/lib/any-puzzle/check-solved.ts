import { describeValue } from "../indexing/check-input.ts";
import {
  checkRow,
  isObject,
  checkOrbitNames,
  ownProperty,
  type PartNames,
} from "./check-rows.ts";
import type { OrbitState, PuzzleDefinition } from "./definition.ts";
import type { OrbitLayout } from "./transformation.ts";

/** The pieces and twists of the solved state, in the row of all positions. */
export interface CheckedSolved {
  readonly labels: Int32Array<ArrayBuffer>;
  readonly orientation: Int32Array<ArrayBuffer>;
  /** How many twists look different, by the position where the piece is solved. */
  readonly visibleTwists: Int32Array<ArrayBuffer>;
}

/** @throws as `checkDefinition` does */
export function checkSolved(
  { orbits, solved = {} }: PuzzleDefinition,
  layout: OrbitLayout,
  partNames: PartNames,
): CheckedSolved {
  const labels = new Int32Array(layout.length);
  const orientation = new Int32Array(layout.length);
  const visibleTwists = new Int32Array(layout.length);
  const orbitNames = checkOrbitNames(partNames.solved, solved, layout);
  for (const { name, first, pieces, twists } of layout.orbits) {
    const where = `${partNames.solved}, orbit ${describeValue(name)}`;
    const part: Partial<OrbitState> = orbitNames.includes(name)
      ? ownProperty(solved, name)
      : {};
    if (!isObject(part)) {
      throw new TypeError(
        `${where} is ${describeValue(part)}; expected {${partNames.permutation}, orientation}`,
      );
    }
    const inOrder = Array.from({ length: pieces }, (_, position) => position);
    const { permutation = inOrder, orientation: twistRow = inOrder.map(() => 0) } =
      part;
    const row = checkRow(
      `${where}: ${partNames.permutation}`,
      permutation,
      pieces,
      pieces,
    );
    labels.set(row, first);
    const visibleRow = checkVisibleTwists(
      `orbit ${describeValue(name)}: ${partNames.seenTwists}`,
      ownProperty(orbits, name).seenTwists,
      pieces,
      twists,
    );
    visibleTwists.set(visibleRow, first);
    const start = checkRow(`${where}: orientation`, twistRow, pieces, twists);
    orientation.set(
      start.map((twist, i) => twist % visibleRow[i]),
      first,
    );
    assertAlike(where, row, visibleRow);
  }
  return { labels, orientation, visibleTwists };
}

function checkVisibleTwists(
  where: string,
  visibleTwists: readonly number[] | undefined,
  pieces: number,
  twists: number,
): Int32Array {
  if (visibleTwists === undefined) return new Int32Array(pieces).fill(twists);
  const row = checkRow(where, visibleTwists, pieces, twists + 1);
  row.forEach((count, position) => {
    if (count > 0 && twists % count === 0) return;
    throw new RangeError(
      `${where}[${position}] is ${count}; expected a divisor of ${twists}`,
    );
  });
  return row;
}

/** Identical pieces must have equally many visible twists. */
function assertAlike(
  where: string,
  labels: Int32Array,
  visibleTwists: Int32Array,
): void {
  const first = new Map<number, number>();
  labels.forEach((label, position) => {
    const before = first.get(label) ?? position;
    first.set(label, before);
    if (visibleTwists[position] === visibleTwists[before]) return;
    throw new RangeError(
      `${where}: the pieces in positions ${before} and ${position} are both ${label}, ` +
        `but ${visibleTwists[before]} and ${visibleTwists[position]} of their twists can be told apart`,
    );
  });
}
