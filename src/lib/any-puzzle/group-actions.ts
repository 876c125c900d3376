import type { OrbitBlock } from "./blocks.ts";
import type { Transformation } from "./transformation.ts";
import type { Points } from "./points.ts";

/**
 * Something of a block that a move changes by itself, whatever else it does: as points
 * that moves permute.
 *
 * - "positions": where its pieces are.
 * - "stickers": where its pieces are and how they are twisted.
 * - "parity": whether its permutation is even, as two points that trade places.
 * - "sum": what its twists sum to, as points in a circle.
 */
export interface GroupAction {
  readonly kind: "positions" | "stickers" | "parity" | "sum";
  readonly block: OrbitBlock;
}

/** Witnesses of all that can be seen of some blocks. */
export function stickerActions(blocks: readonly OrbitBlock[]): GroupAction[] {
  return blocks.map((block) => ({ kind: "stickers", block }));
}

/** How many points a action has. */
export function countPoints({ kind, block }: GroupAction): number {
  if (kind === "positions") return block.positions.length;
  if (kind === "stickers") return block.positions.length * block.twists;
  return kind === "parity" ? 2 : block.twists;
}

/** What a transformation does to the points of several actions, one after the other. */
export function imagesOf(
  { source, twist }: Transformation,
  actions: readonly GroupAction[],
): Points {
  const images: number[] = [];
  for (const { kind, block } of actions) {
    const { positions, twists } = block;
    const first = images.length;
    if (kind === "parity") {
      const odd = Number(permutesOddly(source, positions));
      images.push(first + odd, first + 1 - odd);
    } else if (kind === "sum") {
      const sum = positions.reduce((total, position) => total + twist[position], 0);
      for (let t = 0; t < twists; t++) images.push(first + ((t + sum) % twists));
    } else {
      const facets = kind === "stickers" ? twists : 1;
      const index = indexByPosition(positions);
      for (const position of positions) {
        const piece = index.get(source[position])!;
        for (let t = 0; t < facets; t++) {
          images.push(first + piece * facets + ((t + twist[position]) % facets));
        }
      }
    }
  }
  return Uint16Array.from(images);
}

/** The points that fix all others when they stay where they are: one for each piece. */
export function baseOf(actions: readonly GroupAction[]): number[] {
  const base: number[] = [];
  let first = 0;
  for (const action of actions) {
    const facets = action.kind === "stickers" ? action.block.twists : 1;
    const points = countPoints(action);
    if (action.kind === "parity" || action.kind === "sum") base.push(first);
    else for (let at = 0; at < points; at += facets) base.push(first + at);
    first += points;
  }
  return base;
}

/** The blocks of which the actions say where the pieces are. */
export function placedBlocks(actions: readonly GroupAction[]): OrbitBlock[] {
  return actions
    .filter(({ kind }) => kind === "positions" || kind === "stickers")
    .map(({ block }) => block);
}

/** For each position of a block, its place among them. */
export function indexByPosition(
  positions: readonly number[],
): ReadonlyMap<number, number> {
  return new Map(positions.map((position, index) => [position, index]));
}

/** Whether the pieces of some positions are permuted oddly. */
export function permutesOddly(
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
