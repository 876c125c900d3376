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
  {
    slug: "more-encoders",
    title: "More encoders",
    summary:
      "Half of all orders, or only which places are taken: two more ways to number without gaps, and what each of them saves in real solvers.",
  },
  {
    slug: "moves",
    title: "Moves",
    summary:
      "What a turn does to the pieces, and what it does to their number: with two small tables, turning a cube is looking up.",
  },
  {
    slug: "building-tables",
    title: "Building tables",
    summary:
      "Start at solved, turn every face, write down what is new: the whole puzzle is flooded depth by depth, in front of your eyes.",
  },
  {
    slug: "gods-algorithm",
    title: "God’s algorithm",
    summary:
      "The exact distance of every position, counted, drawn as one picture, and set beside the bounds that two small tables give.",
  },
  {
    slug: "solving",
    title: "Solving",
    summary:
      "Bring your own cube, scrambled as it is, and leave with every shortest way to solve it, and with how they were found.",
  },
  {
    slug: "one-frame",
    title: "From seven seconds to one frame",
    summary:
      "The same job in six programs, each quicker than the one before, raced in your own browser: what a computer does all that time, and how to let it do less.",
  },
  {
    slug: "stages",
    title: "People and God",
    summary:
      "People solve in stages. Each stage is measured over all states, all its cases are on a sheet to print, and your own cube is solved both ways, side by side.",
  },
  {
    slug: "any-puzzle",
    title: "Any puzzle",
    summary:
      "From one cube to all: a program finds out what the moves of a puzzle force, counts its positions without visiting them, and gives each a number.",
  },
];
