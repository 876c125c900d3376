/** How many cards the reader's permutation can have. */
export const READER_CARDS = { min: 2, max: 8 } as const;
