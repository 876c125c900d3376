import type { LiveName, LiveValues } from "#notebook/run/live-values.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { readerPermutation } from "#kit/reader/reader-permutation.ts";

interface LiveStore<Value> {
  /** Restores the state from the page's URL, as the figures do when they are hydrated. */
  connect(): void;
  /** The figures' current value; reading it in an effect subscribes to changes. */
  value(): Value;
  /** Sets the figures' value as one undoable step. */
  set(value: Value): void;
}

/** The live values of cells, backed by the page's stores. */
export const liveStores: {
  readonly [Name in LiveName]: LiveStore<LiveValues[Name]>;
} = {
  readerCube: {
    connect: () => readerCube.connect(),
    value: () => readerCube.state.value,
    set: (index) => readerCube.dispatch({ type: "index", index }),
  },
  readerPermutation: {
    connect: () => readerPermutation.connect(),
    value: () => readerPermutation.state.value.permutation,
    set: (permutation) =>
      readerPermutation.dispatch({ type: "permutation", permutation }),
  },
};
