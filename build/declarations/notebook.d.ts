// What a cell can import from "every-cube/notebook".
import type { State } from "../../src/lib/index.ts";

/** A control for the reader, with the value that it has now. */
export interface Input<T> {
  readonly value: T;
}

interface Labelled {
  /** What stands before the control. */
  readonly label?: string;
}

/**
 * Shows a control. In the other cells the name it is given is its value, and they run
 * anew whenever the reader changes it.
 */
export declare function view<T>(input: Input<T>): AsyncGenerator<T, void, unknown>;

/** Shows a value, wherever in the cell it is called, and returns it. */
export declare function display<T>(value: T): T;

/** Controls for `view`. */
export declare const Inputs: {
  /** A slider between two numbers, both included. */
  range(
    extent?: readonly [min: number, max: number],
    options?: Labelled & { readonly step?: number; readonly value?: number },
  ): Input<number>;
  /** A choice of one among several. */
  select<T>(
    choices: readonly T[],
    options?: Labelled & {
      readonly value?: T;
      readonly format?: (choice: T) => string;
    },
  ): Input<T>;
  /** A line of text. */
  text(
    options?: Labelled & { readonly value?: string; readonly placeholder?: string },
  ): Input<string>;
  /** A row of cards to put in order. */
  permutation(
    options?: Labelled & { readonly value?: readonly number[] },
  ): Input<number[]>;
  /** A cube to turn. */
  cube(options?: Labelled & { readonly value?: State }): Input<State>;
};

/** Something to see in place of a line of text. */
export interface View {
  readonly kind: string;
}

/** A cube, drawn. */
export declare function cubeView(cube: State | number): View;
/** A permutation, with the arcs of what stands in the wrong order. */
export declare function permutationView(permutation: ArrayLike<number>): View;
/** How many states lie at each distance. */
export declare function histogramView(counts: ArrayLike<number>): View;
/** Rows and columns, a page at a time. */
export declare function tableView(rows: Iterable<unknown> | ArrayLike<unknown>): View;

export {}; // or the names without “export” would be exported
