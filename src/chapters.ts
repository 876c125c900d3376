/** A chapter of the notebook; `slug` names its page in `src/pages` and its address. */
export interface Chapter {
  readonly slug: string;
  /** Its number on the road, or the letter of a branch. */
  readonly mark: string;
  readonly title: string;
  /** What it is about, in words that people search for. */
  readonly subject: string;
  readonly summary: string;
  /** How long it takes to read and play through, in minutes. */
  readonly minutes: number;
  /** The slug of the chapter to read before it. */
  readonly needs?: string;
}

/** The chapters that lead from a scrambled cube to its solution, in reading order. */
export const ROAD: readonly Chapter[] = [
  {
    slug: "indexing",
    mark: "1",
    title: "Indexing",
    subject: "the factorial number system, permutation to number",
    summary:
      "The factorial number system turns the permutation of seven corners into an index from 0 to 5039, and back.",
    minutes: 20,
  },
  {
    slug: "orientations",
    mark: "2",
    title: "Orientations",
    subject: "indexing the 2×2×2 Rubik’s cube",
    summary:
      "Base three turns the twists of the corners into an index, and two indices together name every state of the cube.",
    minutes: 20,
    needs: "indexing",
  },
  {
    slug: "moves",
    mark: "3",
    title: "Moves",
    subject: "move tables of the pocket cube",
    summary:
      "What a move does to the pieces, and to their index: with two small tables, making a move is looking up a number.",
    minutes: 15,
    needs: "orientations",
  },
  {
    slug: "building-tables",
    mark: "4",
    title: "Building tables",
    subject: "breadth-first search and pruning tables",
    summary:
      "Breadth-first search: start at solved, make every move, write down what is new, and soon the distance of every permutation is known.",
    minutes: 20,
    needs: "moves",
  },
  {
    slug: "gods-algorithm",
    mark: "5",
    title: "God’s algorithm",
    subject: "God’s number of the 2×2×2 Rubik’s cube",
    summary:
      "The exact distance of all 3,674,160 states, computed in your browser, and the largest of them: God’s number.",
    minutes: 10,
    needs: "building-tables",
  },
  {
    slug: "solving",
    mark: "6",
    title: "Solving",
    subject: "every shortest solution of a 2×2×2 Rubik’s cube",
    summary:
      "Enter your own scrambled cube and see every shortest solution, and the short program that finds them.",
    minutes: 20,
    needs: "gods-algorithm",
  },
];

/** Optional chapters, in any order: each needs one chapter of the road. */
export const BRANCHES: readonly Chapter[] = [
  {
    slug: "more-encoders",
    mark: "A",
    title: "More encoders",
    subject: "even permutations and combinations as numbers",
    summary:
      "Even permutations and combinations: two more ways to index without gaps, and what each saves in real solvers.",
    minutes: 35,
    needs: "orientations",
  },
  {
    slug: "stickers",
    mark: "B",
    title: "Stickers instead of indices",
    subject: "a 2×2×2 solver in Python, explained",
    summary:
      "A cube as a list of stickers that can be multiplied, a Python program that solves it that way, and why its moves come out reversed.",
    minutes: 20,
    needs: "moves",
  },
  {
    slug: "map",
    mark: "C",
    title: "A map of all states",
    subject: "all states of the 2×2×2 Rubik’s cube",
    summary:
      "A picture of all 3,674,160 states, the closest and the hardest of them, local maxima, and what changes when moves are forbidden.",
    minutes: 25,
    needs: "gods-algorithm",
  },
  {
    slug: "search",
    mark: "D",
    title: "Search without the big table",
    subject: "pruning tables and IDA*",
    summary:
      "Larger puzzles have too many states for one table. Pruning tables and IDA* find shortest solutions all the same.",
    minutes: 15,
    needs: "solving",
  },
  {
    slug: "one-frame",
    mark: "E",
    title: "From 27 seconds to one frame",
    subject: "a fast breadth-first search in JavaScript",
    summary:
      "The same table built by six programs, each faster than the one before, raced in your own browser.",
    minutes: 20,
    needs: "gods-algorithm",
  },
  {
    slug: "stages",
    mark: "F",
    title: "People and God",
    subject: "2×2×2 methods measured",
    summary:
      "People solve in stages. Each stage is measured over all states, and your own cube is solved both ways, side by side.",
    minutes: 15,
    needs: "solving",
  },
  {
    slug: "any-puzzle",
    mark: "G",
    title: "Any puzzle",
    subject: "permutation groups, Schreier–Sims",
    summary:
      "A program that works out what the moves of any puzzle can reach, counts its states without visiting them, and gives each an index.",
    minutes: 25,
    needs: "orientations",
  },
  {
    slug: "big-cube",
    mark: "H",
    title: "The big cube",
    subject: "the two-phase algorithm for the 3×3×3 Rubik’s cube",
    summary:
      "The 3×3×3 has 43 quintillion states, too many for any table. The same encoders number them, and two smaller puzzles inside the cube are enough to solve it.",
    minutes: 25,
    needs: "solving",
  },
];

/** All chapters: contents, navigation and tests read this list. */
export const CHAPTERS: readonly Chapter[] = [...ROAD, ...BRANCHES];

/** @throws {Error} when there is no such chapter */
export function findChapter(slug: string): Chapter {
  const chapter = CHAPTERS.find((one) => one.slug === slug);
  if (!chapter) throw new Error(`“${slug}” is not listed in src/chapters.ts`);
  return chapter;
}
