import { turnUnit } from "#kit/distances/turn-unit.ts";
import { rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, type Metric } from "#lib/puzzle/moves.ts";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { shortestSequences, type TurnNode, turnTree } from "./turn-tree.ts";

export const DEPTHS = [2, 3, 4] as const;
export type TreeDepth = (typeof DEPTHS)[number];

export interface RadialState {
  readonly metric: Metric;
  readonly depth: TreeDepth;
  /** The index of the selected state, which must be in the tree. */
  readonly index: number;
}

export type RadialAction =
  | { type: "metric"; metric: Metric }
  | { type: "depth"; depth: TreeDepth }
  | { type: "select"; index: number }
  /** Along the ring, clockwise or anticlockwise. */
  | { type: "around"; by: 1 | -1 }
  /** To the first child, or to the parent. */
  | { type: "out" | "in" };

/** The state closest to solved where paths meet. */
const FIRST_MEETING = rankState(applyMoves(SOLVED, parseMoves("F2 R2 F2")));

export const radialModel: WidgetModel<RadialState, RadialAction> = {
  key: "rings",
  version: 1,
  initial: { metric: "HTM", depth: 3, index: FIRST_MEETING },
  update(radial, action) {
    const next = change(radial, action);
    const same =
      next.metric === radial.metric &&
      next.depth === radial.depth &&
      next.index === radial.index;
    return same ? radial : next;
  },
  encode: ({ metric, depth, index }) => `${metric}-${depth}-${index}`,
  decode,
  describe(radial) {
    const node = selectedNode(radial);
    const sequences = shortestSequences(node);
    if (node.depth === 0) return "In the middle: solved, index 0.";
    return `${formatMoves(sequences[0])}, ${countWord(node.depth, turnUnit(radial.metric))} from solved, ${countWord(sequences.length, "shortest sequence")}, index ${formatNumber(node.index)}.`;
  },
};

export function selectedNode({ metric, depth, index }: RadialState): TurnNode {
  return turnTree(metric, depth).nodes.get(index)!;
}

function change(radial: RadialState, action: RadialAction): RadialState {
  const node = selectedNode(radial);
  switch (action.type) {
    case "metric":
      return withinTree({ ...radial, metric: action.metric });
    case "depth":
      return withinTree({ ...radial, depth: action.depth });
    case "select":
      return withinTree({ ...radial, index: action.index });
    case "around": {
      const ring = turnTree(radial.metric, radial.depth).rings[node.depth];
      const at = ring.indexOf(node) + action.by + ring.length;
      return { ...radial, index: ring[at % ring.length].index };
    }
    case "out":
      return { ...radial, index: (node.children[0] ?? node).index };
    case "in":
      return { ...radial, index: (node.parents[0]?.node ?? node).index };
  }
}

/** Replaces a state outside the tree by the solved one. */
function withinTree(radial: RadialState): RadialState {
  const isDrawn = turnTree(radial.metric, radial.depth).nodes.has(radial.index);
  return isDrawn ? radial : { ...radial, index: 0 };
}

const EXAMPLE = "rings look like HTM-3-0";

function decode(text: string): RadialState {
  const [, metric, figure, number] = /^(HTM|QTM)-(\d)-(\d{1,7})$/.exec(text) ?? [];
  if (metric === undefined) throw new Error(EXAMPLE);
  const depth = DEPTHS.find((each) => each === Number(figure));
  if (depth === undefined) {
    throw new Error(`it has ${figure} rings; expected one of ${DEPTHS.join(", ")}`);
  }
  const radial: RadialState = {
    metric: metric as Metric,
    depth,
    index: Number(number),
  };
  if (withinTree(radial) !== radial) {
    throw new Error(
      `state ${formatNumber(radial.index)} is not within ${depth} turns of solved`,
    );
  }
  return radial;
}
