// The figures whose state can be in a link, one row each: what contract.spec.ts needs to
// test the contract that all figures share.

export interface FigureRow {
  /** The page, relative to the site's root. */
  readonly path: string;
  readonly id: string;
  /** The names of the buttons, tabs and choices to press, one after the other. */
  readonly presses: readonly (string | RegExp)[];
  /** The resulting parameter in the address. */
  readonly link: string;
  /** The resulting announcement. */
  readonly says: string;
  /**
   * Invalid parameters for the address, with words of the explanation; each has a key of its
   * own on the page. One is enough to test that the figure explains it: what else is rejected
   * is tested with the model.
   */
  readonly hostile: Readonly<Record<string, string>>;
  /** The text announced when the initial computation is finished. */
  readonly ready?: string;
  /** The text announced for work that can't be undone. */
  readonly keeps?: RegExp;
  /** Its caption describes the change itself, which neither a link nor Undo repeats. */
  readonly tellsChange?: boolean;
  /** Figures that show the same state, and have nothing to press that changes it. */
  readonly shownIn?: readonly string[];
}

export const FIGURES: readonly FigureRow[] = [
  {
    path: "orientations/",
    id: "digits-editor",
    presses: [/^Piece 2,/],
    link: "digits=1.2-1110",
    says: "Digits 1 1 1 0 in base 2: number 14 of 0 to 15.",
    hostile: {
      "digits=1.2-1210": "digit 2 is 2, but with 2 ways the largest is 1",
    },
  },
  {
    path: "indexing/",
    id: "odometer",
    presses: ["Largest"],
    link: "count=1.factorial-3210",
    says: "23, digits 3 2 1 0; permutation 4 3 2 1.",
    hostile: { "count=1.factorial-913210": "wheel 1 shows 9, but its last face is 5" },
  },
  {
    path: "indexing/",
    id: "permutation-editor",
    presses: ["The permutation after it"],
    link: "order=1.3421",
    says: "Permutation 3 4 2 1. Digits 2 2 1 0. Index 17, of 0 to 23.",
    hostile: { "order=1.3144": "Piece 4 appears twice, and 2 is missing" },
  },
  {
    path: "indexing/",
    id: "by-hand",
    presses: ["2", "Show the digit ▷"],
    link: "hand=1.rank-42513-3-2",
    says: "You said 2. That counts the larger pieces to its right. To the right of 2, 1 is smaller: the digit is 1. Next: multiply it by its place value, 3! = 6.",
    hostile: {
      "hand=1.rank-42514-2": "Piece 4 appears twice",
    },
  },
  {
    path: "indexing/",
    id: "permutation-table",
    presses: ["4: take 1 4 2 3"],
    link: "order=1.1423",
    says: "Permutation 1 4 2 3. Digits 0 2 0 0. Index 4, of 0 to 23.",
    hostile: {},
  },
  {
    path: "indexing/",
    id: "slot-ruler",
    presses: ["Piece 4, slots 2160 to 2879"],
    link: "slot=1.4123567",
    says: "Permutation 4 1 2 3 5 6 7. Digits 3 0 0 0 0 0 0. Index 2160, of 0 to 5039.",
    hostile: { "slot=1.3154267x": "digits alone" },
  },
  {
    path: "indexing/",
    id: "fig-stepper",
    presses: ["Step back"],
    link: "step=1.rank-18-3412",
    says: "Step 18 of 33, line 72. Is piece 1 smaller than piece 4? Yes.",
    hostile: { "step=1.rank-400-3167254": "steps 1 to 77" },
  },
  {
    path: "orientations/",
    id: "twist-dial",
    presses: [/^Corner 7,/],
    link: "twists=1.1020202",
    says: "Twists 1 0 2 0 2 0 and 2 by force: they sum to 7, which no turns reach.",
    hostile: { "twists=1.3333333": "twists are seven digits, each 0, 1 or 2" },
  },
  {
    path: "orientations/",
    id: "read-cube",
    presses: [/^Piece 2 /, /^Piece 3 /],
    link: "read=1.rank-1234567-1",
    says: "White, green and orange: this is piece 3, which belongs in UFL. Where is its white sticker? At the top is 0; go on clockwise.",
    hostile: {
      "read=1.rank-1234567-99": "“99” is too large",
    },
  },
  {
    path: "orientations/",
    id: "cube-number",
    presses: [/^U, top/],
    link: "cube=1.2835685",
    says: "Cube number 2,835,685. Permutation 6 3 4 1 2 7 5 has index 3889, orientation 2 1 1 1 0 1 0 has index 604.",
    hostile: {
      "cube=1.3674160": "the number of a cube is a whole number from 0 to 3,674,159",
    },
    tellsChange: true,
  },
  {
    path: "orientations/",
    id: "cube-holds",
    presses: [/^x: turn/],
    link: "hold=1.72",
    says: "The corner with the dots is in position 7, DFL, twisted anticlockwise.",
    hostile: {
      "hold=1.99": "a hold is a position from 1 to 8 and a twist from 0 to 2",
    },
  },
  {
    path: "more-encoders/",
    id: "even-editor",
    presses: ["The even permutation after it"],
    link: "even=1.316425",
    says: "Cards 3 1 6 4 2 5. Digits 2 0 3 1, and the last two are forced. Number 130, of 0 to 359.",
    hostile: {
      "even=1.2134": "2 1 3 4 has one arc",
    },
  },
  {
    path: "more-encoders/",
    id: "places-editor",
    presses: ["Next combination"],
    link: "places=1.00110010",
    says: "Taken: 3 4 7. Number 25, of 0 to 55.",
    hostile: { "places=1.0000": "0 positions are taken" },
  },
  {
    path: "more-encoders/",
    id: "twist-rows",
    presses: [/^1 0 1 number/],
    link: "twisted=1.3-101",
    says: "Twists 1 0 1, number 10 of all. Sum 2: not a multiple of three, out of reach.",
    hostile: { "twisted=1.3-1020": "there are 4 pieces" },
  },
  {
    path: "more-encoders/",
    id: "six-numbers",
    presses: ["Backwards"],
    link: "six=1.5726143",
    says: "Cards 5 7 2 6 1 4 3 have the numbers 3523; 3524; 3231; 3346; 3235; 4013.",
    hostile: { "six=1.2134-25": "“25” is too large" },
  },
  {
    path: "more-encoders/",
    id: "ways-to-rank",
    presses: ["Next card ▷"],
    link: "ways=1.3416275-4",
    says: "4 of 7 cards: 18 comparisons, 4 counts of bits, 4 swaps.",
    hostile: { "ways=1.213-4": "“4” is too large" },
  },
  {
    path: "moves/",
    id: "turn-cycles",
    presses: ["F2", "7 DFL"],
    link: "turn=1.F2-7",
    says: "After F2: Position 7, DFL, has the piece from position 2, twisted by 0.",
    hostile: { "turn=1.F9-7": "such as F2-7" },
  },
  {
    path: "moves/",
    id: "turn-number",
    presses: ["Solved"],
    link: "cube=1.0",
    says: "Cube number 0. Permutation 1 2 3 4 5 6 7 has index 0, orientation 0 0 0 0 0 0 0 has index 0.",
    hostile: {},
  },
  {
    path: "moves/",
    id: "move-table",
    presses: ["orientations"],
    link: "walk=1.twist-0-0000",
    says: "F leads to row 0 of the orientation table. You are back where you started.",
    hostile: { "walk=1.order-5040-": "rows 0 to 5039" },
  },
  {
    path: "stickers/",
    id: "left-or-right",
    presses: [/^U′, top/],
    link: "product=1.r6r3l8",
    says: "The product is U′ · (U · R). The last factor on the other side would differ in 12 places.",
    hostile: { "product=1.r9": "there is no move 9" },
  },
  {
    path: "stickers/",
    id: "printed-moves",
    presses: [/^last one first, the cube/],
    link: "printed=1.923372.1c",
    says: "Read last one first: the cube is solved.",
    hostile: {
      "printed=1.x": "it should be the index of a state, 0 to 3,674,159",
    },
  },
  {
    path: "building-tables/",
    id: "permutation-rings",
    presses: ["Next ring", "2 1 4 3, distance 2"],
    link: "swaps=1.5-2143",
    says: "Ring 5: three permutations. 2 1 4 3 is two swaps from 1 2 3 4.",
    hostile: { "swaps=1.3-3412": "3 4 1 2 is on ring 4, outside of ring 3" },
  },
  {
    path: "building-tables/",
    id: "flood",
    presses: ["orientations"],
    link: "flood=1.o-511-135",
    says: "Depth 3 is complete: 64 orientations are three turns away. They are the new frontier, and each of nine moves will be made on each of them.",
    hostile: {
      "flood=1.p-511-99999": "with these moves the search ends at time 45,360",
    },
  },
  {
    path: "search/",
    id: "lower-bounds",
    presses: [/^R, right/],
    link: "cube=1.2027152",
    says: "Cube number 2,027,152. Permutation 4 7 1 6 3 2 5 has index 2780, orientation 2 0 1 2 0 1 0 has index 532.",
    hostile: { "cube=2.5": "it should begin with “1.”" },
  },
  {
    path: "gods-algorithm/",
    id: "fig-all",
    presses: [/^R2/],
    link: "cube=1.3251632",
    says: "Cube number 3,251,632. Permutation 7 2 1 6 4 3 5 has index 4460, orientation 1 0 1 2 1 1 0 has index 292.",
    keeps:
      /^button .*: Build|^dd : (–|.* million)$|^b : Buil[dt] |^span : counts them again/,
    hostile: { "metric=1.STM": "a metric is HTM or QTM" },
  },
  {
    path: "map/",
    id: "fig-live",
    presses: ["D face"],
    link: "live=1.511-face",
    says: "Allowed: all nine moves. Goal: the D face all D, the rest in any state.",
    keeps: /^dd : (at build|[\d.,]+ ms)$/,
    hostile: { "live=1.999-x": "the set of moves should be a number from 0 to 511" },
  },
  {
    path: "map/",
    id: "fig-picture",
    presses: [/^QTM/, "sorted"],
    link: "pic=1.QTM-sorted-all-0-2520-364-mine",
    says: "QTM, sorted, all distances, the whole picture.",
    hostile: { "pic=1.HTM-sorted-12-0-0-0-mine": "12 is not a distance in HTM" },
  },
  {
    path: "map/",
    id: "fig-rings",
    presses: ["4 turns"],
    link: "rings=1.HTM-4-1140885",
    says: "F2 R2 F2, three turns from solved, two shortest sequences, index 1,140,885.",
    hostile: { "rings=1.HTM-3-1": "not within 3 turns of solved" },
  },
  {
    path: "map/",
    id: "fig-farthest",
    presses: ["Next"],
    link: "far=1.HTM2",
    says: "Number 2 of the 2644 hardest states in HTM.",
    hostile: { "far=1.QTM277": "from 1 to 276" },
  },
  {
    path: "map/",
    id: "fig-hilltops",
    presses: ["Show one at distance 4"],
    link: "cube=1.92720",
    says: "Cube number 92,720. Permutation 1 3 2 5 4 7 6 has index 127, orientation 0 1 2 0 0 2 1 has index 137.",
    hostile: {},
  },
  {
    path: "map/",
    id: "fig-shadows",
    presses: ["Solved"],
    link: "cube=1.0",
    says: "Cube number 0. Permutation 1 2 3 4 5 6 7 has index 0, orientation 0 0 0 0 0 0 0 has index 0.",
    hostile: {},
  },
  {
    path: "map/",
    id: "fig-closest",
    presses: [/with the same orientation$/],
    link: "cube=1.837262",
    says: "Cube number 837,262. Permutation 2 5 4 7 3 1 6 has index 1148, orientation 1 1 1 2 0 1 0 has index 370.",
    hostile: {},
  },
  {
    path: "solving/",
    id: "enter-cube",
    presses: ["Paint mine"],
    link: `yours=1.${".".repeat(24)}`,
    says: "24 of 24 stickers are blank.",
    hostile: {
      "yours=1.<b>": "stickers should be capital letters, with a dot for a blank",
      "way=1.0-0-0": "solutions are counted from 1",
    },
  },
  {
    path: "solving/",
    id: "fig-solutions",
    ready: "5 shortest solutions",
    presses: ["Solved"],
    link: "cube=1.0",
    says: "Cube number 0.",
    hostile: {
      "ways=1.HTM-5-900-1": "no cube has more than",
    },
  },
  {
    path: "search/",
    id: "fig-search",
    presses: ["Step back"],
    link: "search=2.7-19999-1234567",
    says: "The searches at most seven turns from solved, on the solution of cube 1,234,567, with 19,999 moves kept.",
    hostile: {
      "search=1.exact-22-1234567": "it should begin with “2.”",
    },
  },
  {
    path: "solving/",
    id: "fig-solve-all",
    presses: ["Step on"],
    link: "solveall=1.5-22-1234567",
    says: "The search at most five turns from solved, on the way from cube 1,234,567, after 22 steps.",
    hostile: {
      "solveall=1.swap-x-1234567": "it should be 1 to 11 turns or “swap”",
    },
  },
  {
    path: "solving/",
    id: "fig-twelve",
    presses: ["one turn, F"],
    link: "guide=1.f-HTM-1-zero",
    says: "The program runs on: one turn, F, in HTM. It begins with -1 and rounds towards zero.",
    hostile: { "guide=1.s-HTM-2-zero": "could not be used" },
  },
  {
    path: "one-frame/",
    id: "fig-translate",
    presses: ["words"],
    link: "pull=1.3.1.0",
    says: "R, step 1: words.",
    hostile: { "pull=1.9.9.9": "moves are numbered 0 to 8" },
  },
  {
    path: "one-frame/",
    id: "fig-filling",
    presses: ["reversed"],
    link: "fill=1.3.8",
    says: "Permutation reversed, depth 8.",
    hostile: { "fill=1.7.7": "examples are numbered 0 to 3" },
  },
  {
    path: "stages/",
    id: "two-ways-home",
    presses: ["Ortega", "Turn on", "Turn on"],
    link: "stages=1.ortega-1234567-2",
    says: "Ortega beside a shortest solution, two turns made.",
    hostile: { "stages=1.layers-1234567-28": "no method takes more than 27 turns" },
  },
  {
    path: "stages/",
    id: "case-sheet",
    presses: ["both layers"],
    link: "cases=1.both",
    says: "Ortega, third stage: two faces are done, and the pieces of both layers are permuted.",
    hostile: { "cases=1.cross": "the sheet should be one of turn, swap, face, both" },
  },
  {
    path: "any-puzzle/",
    id: "forced",
    presses: ["A (0 1)"],
    link: "forced=1.beads-01_0123456",
    says: "Seven beads: 5040 states.",
    hostile: {
      "forced=1.beads-012_07": "There is no position 7",
    },
  },
  {
    path: "any-puzzle/",
    id: "other-wheels",
    presses: ["+ 1", "Move Cycle"],
    link: "wheels=1.five-even_1.3.1",
    says: "Wheels 1 3 1: index 22.",
    hostile: { "wheels=1.five-even_2.4.1": "wheel 2 shows 4, but its last face is 3" },
  },
  {
    path: "big-cube/",
    id: "big-number",
    presses: [/^U, top/],
    link: "big=1.34228576794988055890",
    says: "State 34,228,576,794,988,055,890: digits 31,908; 571; 39,984,161; 1362.",
    hostile: {
      "big=1.43252003274489856000": "from 0 to 43,252,003,274,489,855,999",
    },
  },
  {
    path: "big-cube/",
    id: "two-puzzles",
    presses: ["Phase 2"],
    link: "phase=1.each-each-111",
    says: "Phase 2 has 19,508,428,800 states.",
    hostile: { "phase=1.rubik": "written like none-middle-110" },
  },
  {
    path: "big-cube/",
    id: "coordinate-depths",
    presses: [/^R, right/],
    link: "big=1.23081453118934018774",
    says: "State 23,081,453,118,934,018,774: digits 21,516; 1723; 142,457,501; 726.",
    hostile: { "depths=1.all": "the tables are twists, flips" },
  },
  {
    path: "big-cube/",
    id: "two-phases-live",
    presses: ["Superflip"],
    link: "big=1.2047",
    says: "State 2047: digits 0; 0; 0; 2047.",
    hostile: {},
  },
  {
    path: "big-cube/",
    id: "own-solver",
    presses: [/^B positions/],
    link: "design=1.11010",
    says: "A solver with tables A, B and D: 3.1\u00a0MB.",
    hostile: { "design=1.110": "a design is 5 digits" },
  },
  {
    path: "big-cube/",
    id: "cosets",
    presses: ["Next coset"],
    link: "coset=1.371",
    says: "Coset 371, symmetric to three others.",
    hostile: { "coset=1.729": "“729” is too large" },
  },
  {
    path: "practice/mutant-hunt/",
    id: "mutant-hunt",
    presses: ["Program B", "Show me one"],
    link: "hunt=1.B-stuck12-",
    says: "B says 1, but the index of 1 2 is 0. It counts the smaller pieces to the left. It is wrong on 2 of the 2 permutations of 2 pieces. No smaller permutation shows it.",
    hostile: { "hunt=1.Z-12-": "there is no program Z" },
  },
  {
    path: "class/gods-number/",
    id: "my-cube",
    presses: ["The number after it"],
    link: "mine=1.1000000-2",
    says: "Pupil 2 has state 1,000,002.",
    hostile: { "mine=1.5-41": "“41” is too large" },
  },
  {
    path: "class/gods-number/",
    id: "class-results",
    presses: ["One pupil more"],
    link: `class=1.1000000_${"-".repeat(31)}`,
    says: "No results so far, of 31 pupils.",
    hostile: { "class=1.x": "a class is written as 1000000_9a-8" },
  },
  {
    path: "class/line/",
    id: "pupil-line",
    presses: ["Swap 1 and 5"],
    link: "line=1.24513",
    says: "Permutation 2 4 5 1 3. Digits 1 2 2 0 0. Index 40, of 0 to 119.",
    tellsChange: true,
    hostile: { "line=1.3144": "Piece 4 appears twice, and 2 is missing" },
  },
  {
    path: "workshop/",
    id: "turn-puzzle",
    presses: ["L"],
    link: "puzzle=1.pyraminx*540132-000011.0123-1120",
    says: "Pyraminx after L: state 902,139 of 0 to 933,119.",
    hostile: {
      "puzzle=1.rubik": "the gallery has no puzzle “rubik”",
    },
    shownIn: ["number-puzzle", "encode-puzzle", "search-puzzle", "define-puzzle"],
  },
  {
    path: "workshop/",
    id: "draw-puzzle",
    presses: ["Move B"],
    link: "drawing=1.95h5p59dhdpd-_0143_1254--1-",
    says: "6 beads: 120 of 720 permutations can be reached.",
    hostile: {
      "drawing=1.1155-_03--0-": "there is no bead 4",
    },
  },
];
