/** The allowed number of cards in the reader's permutation. */
export const READER_CARDS = { min: 2, max: 8 } as const;
