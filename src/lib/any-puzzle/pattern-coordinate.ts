import type { Coordinate, Draft } from "./coordinate.ts";
import type { Transformation } from "./layout.ts";
import type { Gauged } from "./gauge.ts";
import type { Position } from "./positions.ts";
import { UnnumberedError } from "./unnumbered-error.ts";
import { isOdd, placedBy, type Witness } from "./witnesses.ts";

/** More patterns than these are not listed: some 100 MB of them. */
const MAX_PATTERNS = 300_000;

/**
 * What some witnesses show where pieces look alike, by its place in the list of all that
 * moves lead to. Alike pieces make of a group’s elements patterns, whose number no product
 * of digits gives; so they are listed, in lexicographic order.
 *
 * @throws {UnnumberedError} when there are too many to list
 */
export function patternCoordinate(
  moves: readonly Transformation[],
  witnesses: readonly Witness[],
  start: Position,
  move: Gauged["move"],
  name: string,
  reason: string,
): Coordinate {
  const sums = new Map(
    witnesses.map(({ block }) => [block, sumOf(start.twist, block.positions)]),
  );
  const patterns = listPatterns();
  const numbers = new Map(patterns.map((pattern, index) => [pattern.join(), index]));
  return {
    name,
    size: BigInt(patterns.length),
    radices: [],
    kind: "group",
    blocks: placedBy(witnesses),
    bound: witnesses.map(({ block }) => block),
    isTied: false,
    reason,
    rank(position) {
      const index = numbers.get(patternOf(position).join());
      if (index !== undefined) return index;
      throw new RangeError(
        `no moves lead to this state: ${name} never looks like this`,
      );
    },
    unrank(index, draft) {
      writePattern(patterns[Number(index)], draft);
    },
  };

  function listPatterns(): number[][] {
    const found = [patternOf(start)];
    const seen = new Set([found[0].join()]);
    // A position for each pattern: what the witnesses do not show does not matter.
    const positions = [start];
    for (let at = 0; at < positions.length; at++) {
      for (const turn of moves) {
        const next = move(positions[at], turn);
        const pattern = patternOf(next);
        const key = pattern.join();
        if (seen.has(key)) continue;
        if (found.length === MAX_PATTERNS) {
          throw new UnnumberedError(
            `${name}: more than ${MAX_PATTERNS} patterns of pieces that look alike ` +
              "cannot be listed",
          );
        }
        seen.add(key);
        found.push(pattern);
        positions.push(next);
      }
    }
    return found.sort(compareRows);
  }

  function patternOf({ source, twist }: Position): number[] {
    return witnesses.flatMap(({ kind, block }) => {
      const { positions, twists } = block;
      if (kind === "parity") return Number(isOdd(source, positions));
      if (kind === "sum") {
        return (
          (sumOf(twist, positions) - sums.get(block)! + twists * positions.length) %
          twists
        );
      }
      const homes = positions.map((at) => source[at]);
      return kind === "places"
        ? homes
        : [...homes, ...positions.map((at) => twist[at])];
    });
  }

  function writePattern(pattern: readonly number[], draft: Draft): void {
    let at = 0;
    for (const { kind, block } of witnesses) {
      const { positions } = block;
      if (kind === "parity") {
        if (pattern[at++] === 1) draft.odd.add(block);
      } else if (kind === "sum") {
        draft.sums.set(block, pattern[at++]);
      } else {
        for (const position of positions) draft.source[position] = pattern[at++];
        if (kind === "places") continue;
        for (const position of positions) draft.twist[position] = pattern[at++];
      }
    }
  }
}

function sumOf(twist: ArrayLike<number>, positions: readonly number[]): number {
  return positions.reduce((sum, at) => sum + twist[at], 0);
}

function compareRows(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : a[at] - b[at];
}
