import { ownProperty } from "#lib/any-puzzle/check-rows.ts";
import type {
  OrbitDefinition,
  OrbitMove,
  PuzzleDefinition,
} from "#lib/any-puzzle/definition.ts";
import type { BeadPoints } from "../nets/bead-net.ts";
import { type OwnPuzzle, POINT_DIGITS, digitsInOrbit } from "./parse-own-puzzle.ts";
import { encodeName, encodeRow } from "./link-encoding.ts";

/**
 * A puzzle in a short form for addresses: its name, its orbits, its moves and, where it has
 * some, its rotations, separated by `_`. A move says only what it changes, as cycles.
 */
export function formatOwnPuzzle({ definition, points = {} }: OwnPuzzle): string {
  const orbits = Object.entries(definition.orbits);
  const rotations = Object.entries(definition.rotations ?? {});
  return [
    encodeName(definition.name ?? ""),
    orbits.map(([name, orbit]) => writeOrbit(name, orbit)).join("."),
    ...[Object.entries(definition.moves), rotations]
      .map((turns) => turns.map(writeMove).join("."))
      .filter((turns, i) => i === 0 || turns !== ""),
  ].join("_");

  function writeOrbit(name: string, orbit: OrbitDefinition): string {
    const { pieces, twists = 1, seenTwists = [] } = orbit;
    const digits = digitsInOrbit(orbit);
    const solved = ownProperty(definition.solved ?? {}, name);
    const orbitPoints = ownProperty(points, name) ?? [];
    return [
      encodeName(name),
      ...[pieces, twists].map((count) => count.toString(36)),
      encodeRow(solved?.permutation ?? [], digits),
      encodeRow(solved?.orientation ?? [], digits),
      encodeRow(seenTwists, digits),
      encodeRow(orbitPoints.flat().map(Math.round), POINT_DIGITS),
    ].join("-");
  }

  function writeMove([move, change]: [string, Readonly<Record<string, OrbitMove>>]) {
    const parts = orbits.flatMap(([name, orbit], i) => {
      const part = ownProperty(change, name);
      if (part === undefined) return [];
      return [i.toString(36), encodeRow(toCycleRow(part), digitsInOrbit(orbit))];
    });
    return [encodeName(move), ...parts].join("-");
  }
}

/**
 * What a move changes in an orbit: for each cycle its positions, each before its source and
 * followed by its twist, and the first once more at the end.
 */
function toCycleRow({ source, twist = [] }: OrbitMove): number[] {
  const row: number[] = [];
  const visited = new Set<number>();
  for (const first of source.keys()) {
    if (visited.has(first) || (source[first] === first && !twist[first])) continue;
    let at = first;
    do {
      visited.add(at);
      row.push(at, twist[at] ?? 0);
      at = source[at];
    } while (at !== first);
    row.push(first);
  }
  return row;
}

/** Where beads were drawn, if a changed puzzle still has as many in the same orbits. */
export function compatiblePoints(
  { orbits }: PuzzleDefinition,
  points: BeadPoints | undefined,
): BeadPoints | undefined {
  if (points === undefined) return undefined;
  const names = Object.keys(points);
  const isCompatible =
    names.length === Object.keys(orbits).length &&
    names.every((name) => ownProperty(orbits, name)?.pieces === points[name].length);
  return isCompatible ? points : undefined;
}
