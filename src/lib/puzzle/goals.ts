import { describeValue } from "../indexing/check-input.ts";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "./coordinates.ts";
import { FACES } from "./corners.ts";
import { ANY_COLOUR, matchAny } from "./goal-patterns.ts";

/**
 * A goal with a name: what a cube must show to be done. The cube is held as always, with
 * the corner DBL at home, and D is the layer that is solved first.
 *
 * - `solved`: every face in its own colour.
 * - `oriented`: the D layer solved, and the U face all U. The last layer is turned the
 *   right way up, in any order.
 * - `faces`: the D face all D and the U face all U, whatever is on the sides: the second
 *   of Ortega's three stages.
 * - `layer`: the D face all D, and beside it each side has its own colour in both places.
 *   The four upper corners do not matter.
 * - `home`: each piece in its own corner, with any twist.
 * - `face`: the D face all D, whatever is on the sides: Ortega's first stage.
 * - `untwisted`: no piece twisted, so that the U and D faces show only U and D; the pieces
 *   may be in any order.
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
 * The goals, from the one that the fewest states have reached to the one of the most.
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
 * The patterns of a goal: a state that fits one of them has reached it. Two goals are not
 * about colours and have none: `home` and `untwisted`.
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

/** A face all in one colour. Many of these no state fits: DBL stays at home. */
function oneColour(face: string, colour: string): string {
  return FACES.map((other) => (other === face ? colour : ANY_COLOUR).repeat(4)).join(
    " ",
  );
}

/**
 * The numbers of all states that have reached a goal.
 *
 * @returns  in ascending order, as in `rankState`; solved, number 0, is always among them
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
