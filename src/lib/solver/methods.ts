import { ANY_COLOUR } from "../puzzle/goal-patterns.ts";
import { type Face, FACES, OPPOSITE } from "../puzzle/corners.ts";
import { goalPatterns } from "../puzzle/goals.ts";

/** What a solver may try to reach next. Patterns are written as for `matchStates`. */
export interface Subgoal {
  /** The cubes on which one can try it; none for all cubes. */
  readonly from: readonly string[];
  /** The cubes on which it has been reached; all of them fit `from`. */
  readonly to: readonly string[];
}

/**
 * How people solve: stage by stage. In each a solver has one aim or a choice of a few, and
 * what one stage has reached is where the next begins.
 */
export type SolvingMethod = readonly (readonly Subgoal[])[];

/**
 * Layer by layer: the D layer; then the last layer turned the right way up; then its pieces
 * put in order.
 *
 * @example layerByLayer().map((aims) => aims.length) // → [1, 1, 1]
 */
export function layerByLayer(): SolvingMethod {
  return [
    [{ from: [], to: goalPatterns("layer") }],
    [{ from: goalPatterns("layer"), to: goalPatterns("oriented") }],
    [{ from: goalPatterns("oriented"), to: goalPatterns("solved") }],
  ];
}

/** One face of each pair of opposites. */
const AXES = ["U", "R", "F"] as const satisfies readonly Face[];

/**
 * Ortega's: any one face in any one colour; then the face opposite to it; then the pieces of
 * both layers put in order at once.
 *
 * A cube may show several faces in one colour: then the second stage has a choice.
 *
 * @example ortega().map((aims) => aims.length) // → [1, 3, 1]
 */
export function ortega(): SolvingMethod {
  return [
    [{ from: [], to: goalPatterns("anyFace") }],
    AXES.map((face) => ({ from: oneFacePatterns(face), to: facePairPatterns(face) })),
    [{ from: AXES.flatMap(facePairPatterns), to: goalPatterns("solved") }],
  ];
}

/** A face or the one opposite to it all in one colour, whichever colour. */
function oneFacePatterns(face: Face): string[] {
  return [face, OPPOSITE[face]].flatMap((one) =>
    FACES.map((colour) => facePattern({ [one]: colour })),
  );
}

/** A face and the one opposite to it, each all in one colour. */
function facePairPatterns(face: Face): string[] {
  return FACES.map((colour) =>
    facePattern({ [face]: colour, [OPPOSITE[face]]: OPPOSITE[colour] }),
  );
}

/** Many of these no state fits: the corner DBL stays at home. */
function facePattern(colours: Partial<Record<Face, Face>>): string {
  return FACES.map((face) => (colours[face] ?? ANY_COLOUR).repeat(4)).join(" ");
}
