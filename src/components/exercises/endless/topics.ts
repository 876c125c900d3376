/** What there are exercises about without end. */
export interface Topic {
  readonly title: string;
  /** Where it is taught: a page and its section. */
  readonly taught: string;
  /** What each level asks about: “4 cards”. */
  readonly levels: readonly [string, string, string];
}

/** In the order in which the chapters teach them; the names stand in addresses. */
export const TOPICS = {
  "mixed-radix": {
    title: "Mixed radix",
    taught: "indexing#place-values",
    levels: ["hours and minutes", "days, hours, minutes", "factorial digits"],
  },
  "next-number": {
    title: "The next number",
    taught: "indexing#place-values",
    levels: ["4 digits", "5 digits", "6 digits"],
  },
  inversions: {
    title: "Inversions",
    taught: "indexing#an-order-is-a-number",
    levels: ["4 cards", "5 cards", "7 cards"],
  },
  "lehmer-digits": {
    title: "Lehmer digits",
    taught: "indexing#an-order-is-a-number",
    levels: ["4 cards", "5 cards", "7 cards"],
  },
  "order-to-number": {
    title: "From an order to its number",
    taught: "indexing#an-order-is-a-number",
    levels: ["4 cards", "5 cards", "6 cards"],
  },
  "number-to-order": {
    title: "From a number to its order",
    taught: "indexing#an-order-is-a-number",
    levels: ["4 cards", "5 cards", "6 cards"],
  },
  "forced-twist": {
    title: "The forced twist",
    taught: "indexing#orientation",
    levels: ["the last of 4", "any of 7", "from a number"],
  },
  "twists-to-number": {
    title: "From twists to their number",
    taught: "indexing#orientation",
    levels: ["4 corners", "5 corners", "7 corners"],
  },
  "impossible-cubes": {
    title: "Impossible cubes",
    taught: "indexing#orientation",
    levels: ["3 simple cubes", "4 simple cubes", "5 mixed cubes"],
  },
  "next-depth": {
    title: "The next depth",
    taught: "building-tables#how-far-is-it",
    levels: ["a clock", "4 cards, 2 moves", "4 cards, 3 moves"],
  },
  "next-move": {
    title: "The shortest next move",
    taught: "solving#your-cube",
    levels: ["2 moves", "3 or 4 moves", "only the cube"],
  },
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof TOPICS;

export const TOPIC_NAMES = Object.keys(TOPICS) as TopicName[];
