import { describe } from "../indexing/check-input.ts";
import {
  checkRow,
  isObject,
  checkOrbitNames,
  ownProperty,
  type PartNames,
} from "./check-rows.ts";
import type { OrbitState, PuzzleDefinition } from "./definition.ts";
import type { OrbitLayout } from "./transformation.ts";

/** What pieces look like, and how they sit in the solved puzzle, in the row of positions. */
export interface CheckedSolved {
  /** The number of the piece in each position. */
  readonly labels: Int32Array<ArrayBuffer>;
  /** The twist of each position's piece. */
  readonly orientation: Int32Array<ArrayBuffer>;
  /** How many twists can be told apart, by the position in which the piece is solved. */
  readonly seen: Int32Array<ArrayBuffer>;
}

/** @throws as `checkDefinition` does */
export function checkSolved(
  { orbits, solved = {} }: PuzzleDefinition,
  layout: OrbitLayout,
  partNames: PartNames,
): CheckedSolved {
  const labels = new Int32Array(layout.length);
  const orientation = new Int32Array(layout.length);
  const seen = new Int32Array(layout.length);
  const named = checkOrbitNames(partNames.solved, solved, layout);
  for (const { name, first, pieces, twists } of layout.orbits) {
    const where = `${partNames.solved}, orbit ${describe(name)}`;
    const part: Partial<OrbitState> = named.includes(name)
      ? ownProperty(solved, name)
      : {};
    if (!isObject(part)) {
      throw new TypeError(
        `${where} is ${describe(part)}; expected {${partNames.permutation}, orientation}`,
      );
    }
    const inOrder = Array.from({ length: pieces }, (_, position) => position);
    const { permutation = inOrder, orientation: turned = inOrder.map(() => 0) } = part;
    const row = checkRow(
      `${where}: ${partNames.permutation}`,
      permutation,
      pieces,
      pieces,
    );
    labels.set(row, first);
    const differs = checkVisibleTwists(
      `orbit ${describe(name)}: ${partNames.seenTwists}`,
      ownProperty(orbits, name).seenTwists,
      pieces,
      twists,
    );
    seen.set(differs, first);
    const start = checkRow(`${where}: orientation`, turned, pieces, twists);
    orientation.set(
      start.map((twist, i) => twist % differs[i]),
      first,
    );
    assertAlike(where, row, differs);
  }
  return { labels, orientation, seen };
}

function checkVisibleTwists(
  where: string,
  seen: readonly number[] | undefined,
  pieces: number,
  twists: number,
): Int32Array {
  if (seen === undefined) return new Int32Array(pieces).fill(twists);
  const row = checkRow(where, seen, pieces, twists + 1);
  row.forEach((count, position) => {
    if (count > 0 && twists % count === 0) return;
    throw new RangeError(
      `${where}[${position}] is ${count}; expected a divisor of ${twists}`,
    );
  });
  return row;
}

/** Pieces with the same number are the same to the eye, and so are their twists. */
function assertAlike(where: string, labels: Int32Array, seen: Int32Array): void {
  const first = new Map<number, number>();
  labels.forEach((label, position) => {
    const before = first.get(label) ?? position;
    first.set(label, before);
    if (seen[position] === seen[before]) return;
    throw new RangeError(
      `${where}: the pieces in positions ${before} and ${position} are both ${label}, ` +
        `but ${seen[before]} and ${seen[position]} of their twists can be told apart`,
    );
  });
}
