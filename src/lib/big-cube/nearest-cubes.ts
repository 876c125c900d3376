import type { Colouring } from "../puzzle/colourings.ts";
import { cheapestAssignments, groupByLook } from "../puzzle/cheapest-assignments.ts";
import { centreColours, PIECE_FACELETS } from "./facelets.ts";
import {
  BIG_KINDS,
  countBigChanges,
  facesOfColours,
  SHOWN_COLOURS,
} from "./painted-pieces.ts";
import { assignBigPiece, bigCompletionCosts } from "./piece-assignment.ts";
import type { BigCubeOrbit } from "./state.ts";

/** A repair of a painted cube: the facelets with another colour, and the repaired colours. */
export interface BigRepair {
  /** Painted facelets only: blank ones stay blank. */
  readonly changed: readonly number[];
  readonly colouring: Colouring;
}

/**
 * The repairs that change the fewest stickers, so that some cube with the same centres fits
 * and can be solved.
 *
 * @param colouring  54 colours with six different centres; others may be `BLANK`
 * @param atMost     the maximum number of repairs
 * @returns          at least one; one without changes if some cube fits already
 * @throws {RangeError} when it is not 54 colours of six different centres
 * @cost   some 20 milliseconds, and up to 0.1 seconds with many blanks
 * @example
 * const faces = [..."URFDLB"].flatMap((face) => new Array<string>(9).fill(face));
 * const swapped = faces.with(7, "F").with(19, "U");
 * nearestBigCubes(swapped, 24).length // → 12
 */
export function nearestBigCubes(colouring: Colouring, atMost: number): BigRepair[] {
  const faces = facesOfColours(colouring);
  const corners = repairsOf("CORNERS", faces);
  const edges = repairsOf("EDGES", faces);
  const fewest = Math.min(...[0, 1].map((p) => corners.fewest[p] + edges.fewest[p]));
  const scheme = centreColours(colouring);
  const repairs = new Map<string, BigRepair>();
  for (const parity of [0, 1]) {
    if (corners.fewest[parity] + edges.fewest[parity] > fewest) continue;
    const edgeRepairs = [...take(edges.generate(parity), atMost)];
    for (const cornerRepair of take(corners.generate(parity), atMost)) {
      for (const edgeRepair of edgeRepairs) {
        if (repairs.size >= atMost) break;
        const changes = [...cornerRepair, ...edgeRepair];
        const key = changes.map(({ place, face }) => `${place} ${face}`).join();
        if (!repairs.has(key)) repairs.set(key, repairFrom(changes));
      }
    }
  }
  return [...repairs.values()];

  function repairFrom(changes: readonly Change[]): BigRepair {
    const repaired = [...colouring];
    for (const { place, face } of changes) repaired[place] = scheme[face];
    const changed = changes.map(({ place }) => place).sort((a, b) => a - b);
    return { changed, colouring: repaired };
  }
}

interface Change {
  readonly place: number;
  readonly face: number;
}

/** The cheapest changes of the pieces of one kind. */
function repairsOf(orbit: BigCubeOrbit, faces: readonly number[]) {
  const kind = BIG_KINDS[orbit];
  const places = PIECE_FACELETS[orbit];
  const shown = SHOWN_COLOURS[orbit];
  const costs = countBigChanges(faces, orbit);
  const costsLeft = bigCompletionCosts(kind, costs);
  return {
    /** By the parity of the permutation. */
    fewest: [costsLeft[0], costsLeft[1]] as const,
    *generate(parity: number): Generator<Change[]> {
      const all = cheapestAssignments({
        start: parity,
        looks: places.map((here) => groupByLook(here, faces, shown)),
        ...{ costs, costsLeft },
        assign: (assigned, candidate) => assignBigPiece(kind, assigned, candidate),
      });
      for (const candidates of all) yield candidates.flatMap(changesAt);
    },
  };

  function changesAt(candidate: number, position: number): Change[] {
    return places[position].flatMap((place, i) => {
      const face = shown[candidate][i];
      return faces[place] < 0 || faces[place] === face ? [] : [{ place, face }];
    });
  }
}

function* take<T>(items: Iterable<T>, atMost: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count++ === atMost) return;
    yield item;
  }
}
