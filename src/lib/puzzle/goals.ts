import { describeValue } from "../indexing/check-input.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "./coordinates.ts";
import { FACES } from "./corners.ts";
import { ANY_COLOUR, matchAny } from "./goal-patterns.ts";

/**
 * The name of a goal of solving. The piece DBL is always solved, and D is the first layer.
 *
 * - `solved`: the solved state.
 * - `oriented`: the D layer solved and the U face all U: the last layer oriented, but not
 *   permuted.
 * - `faces`: the D face all D and the U face all U, with any sides: the second of Ortega's
 *   three stages.
 * - `layer`: the D layer solved, with any upper layer.
 * - `home`: each piece in its solved position, with any twist.
 * - `face`: the D face all D, with any sides: Ortega's first stage.
 * - `untwisted`: all twists 0, so that the U and D faces show only U and D; any permutation.
 * - `anyFace`: any one of the six faces in any one colour.
 */
export type Goal =
  | "solved"
  | "oriented"
  | "faces"
  | "layer"
  | "home"
  | "face"
  | "untwisted"
  | "anyFace";

/**
 * All goals, from the one with the fewest states to the one with the most.
 *
 * @example GOALS.map((goal) => goalStates(goal).length)
 * // → [1, 24, 144, 648, 729, 3888, 5040, 22654]
 */
export const GOALS: readonly Goal[] = Object.freeze([
  "solved",
  "oriented",
  "faces",
  "layer",
  "home",
  "face",
  "untwisted",
  "anyFace",
]);

/**
 * The patterns of a goal: a state that matches one of them has reached it. `home` and
 * `untwisted` cannot be written as patterns and have none.
 *
 * @throws {RangeError} when there is no such goal
 * @example goalPatterns("faces") // → ["UUUU .... .... DDDD .... ...."]
 */
export function goalPatterns(goal: Goal): string[] {
  switch (goal) {
    case "solved":
      return ["UUUU RRRR FFFF DDDD LLLL BBBB"];
    case "oriented":
      return ["UUUU ..RR ..FF DDDD ..LL ..BB"];
    case "faces":
      return ["UUUU .... .... DDDD .... ...."];
    case "layer":
      return [".... ..RR ..FF DDDD ..LL ..BB"];
    case "face":
      return [".... .... .... DDDD .... ...."];
    case "anyFace":
      return FACES.flatMap((face) => FACES.map((colour) => oneColour(face, colour)));
    case "home":
    case "untwisted":
      return [];
    default:
      throw new RangeError(
        `unknown goal ${describeValue(goal)}; expected one of ${GOALS.join(", ")}`,
      );
  }
}

/** The pattern of a face in one colour. Many match no state, as DBL is always solved. */
function oneColour(face: string, colour: string): string {
  return FACES.map((other) => (other === face ? colour : ANY_COLOUR).repeat(4)).join(
    " ",
  );
}

/**
 * The indices of all states that have reached a goal.
 *
 * @returns  indices as in `rankState`, in ascending order; always includes 0, solved
 * @throws {RangeError} when there is no such goal
 * @cost     computed at each call; a few milliseconds
 * @example
 * goalStates("layer").length // → 648
 * buildDistanceTable({ metric: "HTM", goals: goalStates("layer") }).diameter // → 7
 */
export function goalStates(goal: Goal): Uint32Array<ArrayBuffer> {
  if (goal === "home") return Uint32Array.from({ length: N_ORIENTATIONS }, (_, i) => i);
  if (goal === "untwisted") {
    return Uint32Array.from({ length: N_PERMUTATIONS }, (_, i) => i * N_ORIENTATIONS);
  }
  return matchAny(goalPatterns(goal));
}
