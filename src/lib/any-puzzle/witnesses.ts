import type { Block } from "./blocks.ts";
import type { Transformation } from "./layout.ts";
import type { Points } from "./points.ts";

/**
 * Something of a block that a move changes by itself, whatever else it does: as points
 * that moves permute.
 *
 * - "places": where its pieces are.
 * - "stickers": where its pieces are and how they are twisted.
 * - "parity": whether its permutation is even, as two points that trade places.
 * - "sum": what its twists sum to, as points in a circle.
 */
export interface Witness {
  readonly kind: "places" | "stickers" | "parity" | "sum";
  readonly block: Block;
}

/** Witnesses of all that can be seen of some blocks. */
export function stickersOf(blocks: readonly Block[]): Witness[] {
  return blocks.map((block) => ({ kind: "stickers", block }));
}

/** How many points a witness has. */
export function pointsOf({ kind, block }: Witness): number {
  if (kind === "places") return block.positions.length;
  if (kind === "stickers") return block.positions.length * block.twists;
  return kind === "parity" ? 2 : block.twists;
}

/** What a transformation does to the points of several witnesses, one after the other. */
export function imagesOf(
  { source, twist }: Transformation,
  witnesses: readonly Witness[],
): Points {
  const images: number[] = [];
  for (const { kind, block } of witnesses) {
    const { positions, twists } = block;
    const first = images.length;
    if (kind === "parity") {
      const odd = Number(isOdd(source, positions));
      images.push(first + odd, first + 1 - odd);
    } else if (kind === "sum") {
      const sum = positions.reduce((total, position) => total + twist[position], 0);
      for (let t = 0; t < twists; t++) images.push(first + ((t + sum) % twists));
    } else {
      const facets = kind === "stickers" ? twists : 1;
      const place = placesIn(positions);
      for (const position of positions) {
        const piece = place.get(source[position])!;
        for (let t = 0; t < facets; t++) {
          images.push(first + piece * facets + ((t + twist[position]) % facets));
        }
      }
    }
  }
  return Uint16Array.from(images);
}

/** The points that fix all others when they stay where they are: one for each piece. */
export function baseOf(witnesses: readonly Witness[]): number[] {
  const base: number[] = [];
  let first = 0;
  for (const witness of witnesses) {
    const facets = witness.kind === "stickers" ? witness.block.twists : 1;
    const points = pointsOf(witness);
    if (witness.kind === "parity" || witness.kind === "sum") base.push(first);
    else for (let at = 0; at < points; at += facets) base.push(first + at);
    first += points;
  }
  return base;
}

/** The blocks of which the witnesses say where the pieces are. */
export function placedBy(witnesses: readonly Witness[]): Block[] {
  return witnesses
    .filter(({ kind }) => kind === "places" || kind === "stickers")
    .map(({ block }) => block);
}

/** For each position of a block, its place among them. */
export function placesIn(positions: readonly number[]): ReadonlyMap<number, number> {
  return new Map(positions.map((position, place) => [position, place]));
}

/** Whether the pieces of some positions are permuted oddly. */
export function isOdd(
  source: ArrayLike<number>,
  positions: readonly number[],
): boolean {
  const visited = new Set<number>();
  let odd = false;
  for (const start of positions) {
    visited.add(start);
    for (let at = source[start]; !visited.has(at); at = source[at]) {
      visited.add(at);
      odd = !odd;
    }
  }
  return odd;
}
