import type { OrbitBlock } from "./blocks.ts";
import type { Transformation } from "./transformation.ts";
import type { Points } from "./points.ts";

/**
 * A group action: a feature of a block that every move permutes on its own, as
 * permutations of points.
 * - "positions": the positions of its pieces.
 * - "stickers": the positions and twists of its pieces.
 * - "parity": the parity of its permutation, as two points.
 * - "sum": the sum of its twists, as points in a circle.
 */
export interface GroupAction {
  readonly kind: "positions" | "stickers" | "parity" | "sum";
  readonly block: OrbitBlock;
}

/** The actions on everything visible of some blocks. */
export function stickerActions(blocks: readonly OrbitBlock[]): GroupAction[] {
  return blocks.map((block) => ({ kind: "stickers", block }));
}

/** How many points an action has. */
export function countPoints({ kind, block }: GroupAction): number {
  if (kind === "positions") return block.positions.length;
  if (kind === "stickers") return block.positions.length * block.twists;
  return kind === "parity" ? 2 : block.twists;
}

/** The permutation of the points of several actions, one after the other. */
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

/** A base: points that determine an element by their images, one for each piece. */
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

/** The blocks whose pieces the actions place. */
export function placedBlocks(actions: readonly GroupAction[]): OrbitBlock[] {
  return actions
    .filter(({ kind }) => kind === "positions" || kind === "stickers")
    .map(({ block }) => block);
}

/** The index of each position among the positions of a block. */
export function indexByPosition(
  positions: readonly number[],
): ReadonlyMap<number, number> {
  return new Map(positions.map((position, index) => [position, index]));
}

/** Whether the permutation of some positions is odd. */
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
