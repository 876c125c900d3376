// Content that moved to another page: old links lead on to it.

/** For each page: the former anchor, and where its content is now. */
const ANCHORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  indexing: {
    "an-order-is-a-number": "indexing/#a-permutation-is-an-index",
    "all-of-them-at-once": "indexing/#all-24-permutations",
    "the-same-thing-as-a-program": "indexing/#the-program",
    orientation: "orientations/#orientations-in-base-three",
    "digits-editor": "orientations/#digits-editor",
    "turn-twists": "orientations/#turn-twists",
    "twist-dial": "orientations/#twist-dial",
    "one-number-for-a-cube": "orientations/#one-index-for-the-whole-cube",
    "read-this-cube": "orientations/#read-this-cube",
    "cube-rules": "orientations/#cube-rules",
    "read-cube": "orientations/#read-cube",
    "turn-it-and-the-number-turns": "orientations/#cube-number",
    "cube-number": "orientations/#cube-number",
    "prove-it": "orientations/#prove-it",
    "fig-prove": "orientations/#fig-prove",
    "exercise-1-7": "orientations/#exercise-2-4",
    "exercise-1-8": "indexing/#exercise-1-4",
    "exercise-1-9": "orientations/#exercise-2-5",
    "exercise-1-10": "indexing/#exercise-1-5",
    "exercise-1-11": "indexing/#exercise-1-6",
  },
  "more-encoders": {
    "half-of-all-orders": "more-encoders/#even-and-odd-permutations",
    "which-places-are-taken": "more-encoders/#combinations",
    "all-of-them-together": "more-encoders/#all-encoders-in-one-table",
    "which-number-did-you-get": "more-encoders/#other-numbering-rules",
    "in-a-real-solver": "more-encoders/#a-solver-for-the-333",
    "exercise-2-1": "more-encoders/#exercise-a-1",
    "exercise-2-2": "more-encoders/#exercise-a-2",
    "exercise-2-3": "more-encoders/#exercise-a-3",
    "exercise-2-4": "more-encoders/#exercise-a-4",
  },
  moves: {
    "what-a-turn-does-to-the-pieces": "moves/#what-a-move-does-to-the-pieces",
    "what-a-turn-does-to-a-number": "moves/#what-a-move-does-to-an-index",
    "a-detour-stickers-instead-of-pieces": "stickers/",
    "left-or-right": "stickers/#left-or-right",
    "printed-moves": "stickers/#printed-moves",
    "sticker-race": "stickers/#sticker-race",
  },
  "building-tables": {
    "how-far-is-it": "building-tables/#rings-of-swaps",
    "the-flood": "building-tables/#breadth-first-search-on-the-cube",
    "the-guides-console": "building-tables/#the-guides-program",
    "fifty-or-minus-one": "building-tables/#the-guides-program",
    "what-the-table-promises": "search/#bounds-from-small-tables",
    "lower-bounds": "search/#lower-bounds",
  },
  "gods-algorithm": {
    "all-of-them": "gods-algorithm/#how-far-is-this-cube",
    "the-picture": "map/#the-picture",
    "fig-picture": "map/#fig-picture",
    "the-first-rings": "map/#the-first-rings",
    "fig-rings": "map/#fig-rings",
    "two-shadows": "map/#lower-bounds",
    "fig-shadows": "map/#fig-shadows",
    "fig-closest": "map/#fig-closest",
    "the-farthest": "map/#the-hardest-states",
    "fig-farthest": "map/#fig-farthest",
    "fig-hilltops": "map/#fig-hilltops",
    "change-the-rules": "map/#change-the-rules",
    "fig-live": "map/#fig-live",
    "exercise-5-5": "gods-algorithm/#exercise-5-4",
    "exercise-5-6": "map/#exercise-c-2",
  },
  solving: {
    "the-search-itself": "search/#iterative-deepening",
    "fig-search": "search/#fig-search",
    "fig-search-rounds": "search/#fig-search-rounds",
    "two-memories": "stickers/#a-table-of-moves-or-of-distances",
    "fig-memories": "stickers/#fig-memories",
    "reading-twists": "orientations/#read-this-cube",
    "fig-lost": "solving/#twelve-or-twenty",
    "fig-leading": "solving/#twelve-or-twenty",
    challenges: "solving/#exercises",
  },
  "one-frame": {
    "seven-seconds": "one-frame/#six-programs-one-job",
    "a-name-is-not-a-number": "one-frame/#strings-and-indices",
    "work-it-out-once": "one-frame/#transition-tables",
    "ask-those-who-are-few": "one-frame/#search-from-the-smaller-side",
    "twenty-seven-at-once": "one-frame/#twenty-seven-states-at-once",
    "exercise-7-1": "one-frame/#exercise-e-1",
    "exercise-7-2": "one-frame/#exercise-e-2",
  },
  stages: {
    "one-thing-at-a-time": "stages/#one-goal-after-another",
    "exercise-8-1": "stages/#exercise-f-1",
    "exercise-8-2": "stages/#exercise-f-2",
  },
  "any-puzzle": {
    "one-table-or-two-shadows": "any-puzzle/#one-table-or-two-small-ones",
    "exercise-9-1": "any-puzzle/#exercise-g-1",
    "exercise-9-2": "any-puzzle/#exercise-g-2",
    "exercise-9-3": "any-puzzle/#exercise-g-3",
  },
};

/** For each page: the address keys of figures that moved, whose links may have no anchor. */
const FIGURE_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  indexing: {
    digits: "digits-editor",
    twists: "twist-dial",
    read: "read-cube",
  },
  moves: { product: "left-or-right", printed: "printed-moves" },
  "gods-algorithm": {
    pic: "fig-picture",
    rings: "fig-rings",
    far: "fig-farthest",
    live: "fig-live",
  },
  solving: { search: "fig-search" },
};

/**
 * Where the content of an old link is now.
 *
 * @param page    the slug of the page that the link opens
 * @param anchor  without "#", "" for none
 * @param keys    the names of its parameters
 * @returns       a path from the site's root, or undefined if nothing has moved
 */
export function movedAnchor(
  page: string,
  anchor: string,
  keys: readonly string[],
): string | undefined {
  const anchors = ANCHORS[page] ?? {};
  if (anchor !== "") return anchors[anchor];
  const figures = keys.map((key) => FIGURE_KEYS[page]?.[key]);
  const figure = figures.find((id) => id !== undefined);
  return figure === undefined ? undefined : anchors[figure];
}

/** All moved anchors, as pairs of old and new addresses. */
export const MOVED_ANCHORS: readonly (readonly [from: string, to: string])[] =
  Object.entries(ANCHORS).flatMap(([page, anchors]) =>
    Object.entries(anchors).map(([anchor, to]) => [`${page}/#${anchor}`, to] as const),
  );
