import { ANY_COLOUR } from "../puzzle/goal-patterns.ts";
import { type Face, FACES, OPPOSITE } from "../puzzle/corners.ts";
import { goalPatterns } from "../puzzle/goals.ts";

/** A subgoal of a solving method, given by patterns as for `matchStates`. */
export interface Subgoal {
  /** The patterns of the states from which it can be tried; empty for all states. */
  readonly from: readonly string[];
  /** The patterns of the states that have reached it; all of them match `from`. */
  readonly to: readonly string[];
}

/**
 * A method of solving in stages. Each stage is a list of alternative subgoals; the next stage
 * begins where it ends.
 */
export type SolvingMethod = readonly (readonly Subgoal[])[];

/**
 * The layer-by-layer method: solve the D layer, orient the last layer, permute the last layer.
 *
 * @example layerByLayer().map((subgoals) => subgoals.length) // → [1, 1, 1]
 */
export function layerByLayer(): SolvingMethod {
  return [
    [{ from: [], to: goalPatterns("layer") }],
    [{ from: goalPatterns("layer"), to: goalPatterns("oriented") }],
    [{ from: goalPatterns("oriented"), to: goalPatterns("solved") }],
  ];
}

/** One face of each opposite pair. */
const AXES = ["U", "R", "F"] as const satisfies readonly Face[];

/**
 * The Ortega method: complete any face, orient the opposite face, permute both layers.
 *
 * Several faces may be complete, so the second stage has three alternative subgoals.
 *
 * @example ortega().map((subgoals) => subgoals.length) // → [1, 3, 1]
 */
export function ortega(): SolvingMethod {
  return [
    [{ from: [], to: goalPatterns("anyFace") }],
    AXES.map((face) => ({ from: oneFacePatterns(face), to: facePairPatterns(face) })),
    [{ from: AXES.flatMap(facePairPatterns), to: goalPatterns("solved") }],
  ];
}

/** The patterns of a face or its opposite in any one colour. */
function oneFacePatterns(face: Face): string[] {
  return [face, OPPOSITE[face]].flatMap((one) =>
    FACES.map((colour) => facePattern({ [one]: colour })),
  );
}

/** The patterns of a face and its opposite, each in one colour. */
function facePairPatterns(face: Face): string[] {
  return FACES.map((colour) =>
    facePattern({ [face]: colour, [OPPOSITE[face]]: OPPOSITE[colour] }),
  );
}

/** Many of these match no state, as DBL is always solved. */
function facePattern(colours: Partial<Record<Face, Face>>): string {
  return FACES.map((face) => (colours[face] ?? ANY_COLOUR).repeat(4)).join(" ");
}
