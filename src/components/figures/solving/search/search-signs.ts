import type { Entry, Knowledge } from "./search-log.ts";

type Outcome = Entry["outcome"];

interface Sign {
  /** In the box of a move, in addition to its colour. */
  readonly mark: string;
  /** For screen readers. */
  readonly spoken: string;
  readonly meaning: string;
}

/** How the outcome of a move is marked. */
export const SIGNS: Readonly<Record<Outcome, Sign>> = {
  "too far": {
    mark: "✕",
    spoken: "cut",
    meaning: "cut: it needs more turns than are left",
  },
  "same face": {
    mark: "=",
    spoken: "same face, left out",
    meaning: "left out: the same face again",
  },
  "in vain": {
    mark: "○",
    spoken: "in vain",
    meaning: "in vain: the last turn, and not solved",
  },
  solved: { mark: "★", spoken: "solved", meaning: "solved" },
  made: { mark: "", spoken: "made", meaning: "" },
};

/**
 * The marks that a search can make. Without a table nothing is cut; with one, the last turn
 * is made only if it solves the cube: of every other cube both tables know that it isn't
 * solved.
 */
export function signsOf(knowledge: Knowledge): readonly Sign[] {
  const last: Outcome[] = knowledge === "none" ? ["in vain"] : ["too far"];
  const outcomes: Outcome[] = [...last, "same face", "solved"];
  return outcomes.map((outcome) => SIGNS[outcome]);
}
