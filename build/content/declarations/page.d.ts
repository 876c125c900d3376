// What a cell can import from "every-cube/page", provided by
// src/notebook/run/page-module.ts.
import type { State } from "../../../src/lib/index.ts";

/** The cube of this page's figures, as the reader has turned it; always the latest. */
export declare const readerCube: State;
/** The order of the reader's cards, from 0; always the latest. */
export declare const readerPermutation: readonly number[];

/** Turns the cube of this page's figures into another. */
export declare function setReaderCube(state: State): void;
/** Puts the reader's cards in another order, from 0. */
export declare function setReaderPermutation(permutation: readonly number[]): void;
