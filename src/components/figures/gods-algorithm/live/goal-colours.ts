import { ANY_COLOUR } from "#lib/puzzle/goal-patterns.ts";
import { CORNER_FACES, FACELETS, FACES, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { goalPatterns } from "#lib/puzzle/goals.ts";
import type { LiveState } from "./live-model.ts";

/**
 * The colours that each of the 24 facelets may have in a goal state, as letters; "" for any.
 * For the goal "any face", it is one of the patterns.
 */
export function goalColours({ goal, own }: Pick<LiveState, "goal" | "own">): string[] {
  switch (goal) {
    case "own":
      return patternColours(own);
    case "home":
      return FACELETS.map(({ face, position }) =>
        position === FIXED_CORNER ? face : CORNER_FACES[position].join(""),
      );
    case "untwisted":
      return FACELETS.map(({ face, position }) => {
        if (position === FIXED_CORNER) return face;
        return face === "U" || face === "D" ? "UD" : "";
      });
    case "anyFace":
      return FACELETS.map(({ face }) => (face === FACES[2] ? face : ""));
    default:
      return patternColours(goalPatterns(goal)[0].replaceAll(" ", ""));
  }
}

function patternColours(pattern: string): string[] {
  return [...pattern].map((letter) => (letter === ANY_COLOUR ? "" : letter));
}
