import type { Transformation } from "./transformation.ts";
import type { BlockNumbering } from "./analyse-blocks.ts";
import { permutesOddly, type GroupAction } from "./group-actions.ts";

export interface MoveTurn {
  readonly name: string;
  readonly turn: Transformation;
}

export function explainPermutations(
  moves: readonly MoveTurn[],
  { block, permutations }: BlockNumbering,
  linked: readonly GroupAction[],
): string {
  const { positions, name, hasIdenticalPieces } = block;
  const pieces = `${positions.length} pieces of ${name}`;
  if (hasIdenticalPieces) {
    return `the ${pieces} can be permuted in any way; some look alike, and swapping them makes no difference`;
  }
  if (permutations === "even") {
    return `every move permutes the ${pieces} evenly, so only even permutations occur`;
  }
  if (permutations === "tied") {
    const others = tiedNames(linked, block);
    return `the permutation of the ${pieces} is even or odd together with ${others}, so half of the permutations remain`;
  }
  const odd = moves.find(({ turn }) => permutesOddly(turn.source, positions));
  return odd === undefined
    ? `the ${pieces} stay where they are`
    : `${odd.name} permutes the ${pieces} oddly, and nothing else depends on that, so all permutations occur`;
}

export function explainTwists(
  moves: readonly MoveTurn[],
  { block, twists: rule }: BlockNumbering,
  linked: readonly GroupAction[],
): string {
  const { positions, name, twists } = block;
  if (rule === "zero") {
    return `the twists that a move adds to ${name} sum to 0 modulo ${twists}, so the last twist follows from the others`;
  }
  if (rule === "tied") {
    const others = tiedNames(linked, block);
    return `the sum of the twists of ${name} follows from ${others}, so the last twist follows from the others`;
  }
  const free = moves.find(
    ({ turn }) => positions.reduce((sum, at) => sum + turn.twist[at], 0) % twists !== 0,
  );
  return `${free?.name} changes what the twists of ${name} sum to, so each piece can be twisted in any way`;
}

/** Names and explains a group coordinate. */
export function explainGroup(actions: readonly GroupAction[]): {
  name: string;
  reason: string;
} {
  const name = describeActions(actions);
  const reason =
    actions.length === 1
      ? `the moves reach only some ${name}: they are counted along the stabiliser chain`
      : "these depend on each other: not every combination occurs";
  return { name, reason };
}

/** More blocks of one orbit are counted instead of named. */
const MAX_NAMED = 4;

function describeActions(actions: readonly GroupAction[]): string {
  const alike = new Map<string, GroupAction[]>();
  for (const one of actions) {
    const key = `${one.kind} ${one.block.orbit.name}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const described = [...alike.values()].flatMap((some) => {
    if (some.length <= MAX_NAMED) return some.map(describeAction);
    const [{ kind, block }] = some;
    return `${KIND_PLURALS[kind]} of ${some.length} blocks of ${block.orbit.name}`;
  });
  return described.join(", ");
}

const KIND_PLURALS = {
  positions: "positions",
  stickers: "positions and twists",
  parity: "parities",
  sum: "twist sums",
} as const;

function describeAction({ kind, block }: GroupAction): string {
  const { name } = block;
  if (kind === "positions") return `positions of ${name}`;
  if (kind === "stickers") return `positions and twists of ${name}`;
  return kind === "parity" ? `parity of ${name}` : `twist sum of ${name}`;
}

/** Names the blocks, or only their twists, that a block is tied to. */
function tiedNames(
  linked: readonly GroupAction[],
  tied: BlockNumbering["block"],
): string {
  const others = linked.filter(({ block }) => block.name !== tied.name);
  const namesOf = (actions: readonly GroupAction[]) =>
    new Set(actions.map(({ block }) => block.name));
  const ordered = namesOf(others.filter(({ kind }) => kind !== "sum"));
  const twisted = [...namesOf(others)].filter((name) => !ordered.has(name));
  const all = [...ordered];
  if (twisted.length > 0) all.push(`the twists of ${joinNames(twisted)}`);
  return all.length === 0 ? "its other blocks" : joinNames(all);
}

function joinNames(names: readonly string[]): string {
  const last = names.at(-1)!;
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
