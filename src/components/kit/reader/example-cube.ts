/** The index of the state that the chapters use as their example. */
export const EXAMPLE_CUBE = 1_234_567;
