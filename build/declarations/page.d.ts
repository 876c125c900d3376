// What a cell can import from "every-cube/page".

/** The number of the cube on this page, as the reader has turned it; always the latest. */
export declare const readerCube: number;
/** The reader's order of cards, counted from 0; always the latest. */
export declare const readerPermutation: readonly number[];
/** Turns the cube on this page into the one of this number. */
export declare function setReaderCube(index: number): void;
/** Puts the reader's cards in this order, counted from 0. */
export declare function setReaderPermutation(permutation: ArrayLike<number>): void;
