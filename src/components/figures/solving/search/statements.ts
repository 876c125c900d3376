import type { Entry } from "./search-log.ts";

type Outcome = Entry["outcome"];

/** Where `searchWithBound` decides each outcome. */
export const SEARCH_STATEMENTS: Readonly<Record<Outcome, string>> = {
  "same face": "if (faceOf(move) === lastFace",
  "too far": "else if (bound > leftAfter)",
  made: "if (!tryAll(next,",
  solved: "else if (leftAfter === 0)",
  "in vain": "else if (leftAfter === 0)",
};
