/** A chapter of the notebook; `slug` names its page in `src/pages` and its address. */
export interface Chapter {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** The chapters in reading order: contents, navigation and tests read this list. */
export const CHAPTERS: readonly Chapter[] = [
  {
    slug: "indexing",
    title: "Indexing",
    summary:
      "The factorial number system turns the order of seven corners into one number, base three does the same for their twists, and both together name every position of the cube.",
  },
];
