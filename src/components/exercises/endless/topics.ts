import type { PracticeLevel } from "./practice-exercise.ts";

/** A topic of endless practice. */
export interface Topic {
  readonly title: string;
  /** The page and section that teach it. */
  readonly taught: string;
  /** The size at each level: “4 pieces”. */
  readonly levels: readonly [string, string, string];
}

/** The number of pieces or digits at each level. */
const SIZES = {
  "next-number": [4, 5, 6],
  inversions: [4, 5, 7],
  "lehmer-digits": [4, 5, 7],
  "order-to-number": [4, 5, 6],
  "number-to-order": [4, 5, 6],
  "twists-to-number": [4, 5, 7],
} as const;

type SizedTopic = keyof typeof SIZES;

/** In the order of the chapters; the names are part of addresses. */
export const TOPICS = {
  "mixed-radix": {
    title: "Mixed radix",
    taught: "indexing#place-values",
    levels: ["hours and minutes", "days, hours, minutes", "factorial digits"],
  },
  "next-number": {
    title: "The next number",
    taught: "indexing#place-values",
    levels: inWords("next-number", "digits"),
  },
  inversions: {
    title: "Inversions",
    taught: "indexing#a-permutation-is-an-index",
    levels: inWords("inversions", "pieces"),
  },
  "lehmer-digits": {
    title: "Lehmer digits",
    taught: "indexing#a-permutation-is-an-index",
    levels: inWords("lehmer-digits", "pieces"),
  },
  "order-to-number": {
    title: "From a permutation to its index",
    taught: "indexing#a-permutation-is-an-index",
    levels: inWords("order-to-number", "pieces"),
  },
  "number-to-order": {
    title: "From an index to its permutation",
    taught: "indexing#a-permutation-is-an-index",
    levels: inWords("number-to-order", "pieces"),
  },
  "forced-twist": {
    title: "The forced twist",
    taught: "orientations#orientations-in-base-three",
    levels: ["the last of 4", "any of 7", "from an index"],
  },
  "twists-to-number": {
    title: "From an orientation to its index",
    taught: "orientations#orientations-in-base-three",
    levels: inWords("twists-to-number", "pieces"),
  },
  "impossible-cubes": {
    title: "Impossible cubes",
    taught: "orientations#orientations-in-base-three",
    levels: ["3 simple cubes", "4 simple cubes", "5 mixed cubes"],
  },
  "next-depth": {
    title: "The next depth",
    taught: "building-tables#rings-of-swaps",
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

export function topicSize(topic: SizedTopic, level: PracticeLevel): number {
  return SIZES[topic][level - 1];
}

function inWords(topic: SizedTopic, things: string): [string, string, string] {
  const [first, second, third] = SIZES[topic];
  return [`${first} ${things}`, `${second} ${things}`, `${third} ${things}`];
}
