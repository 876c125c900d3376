import type { LiveName, LiveValues } from "../../../notebook/run/live-values.ts";
import { readerCube } from "../../kit/reader/reader-cube.ts";
import { readerPermutation } from "../../kit/reader/reader-permutation.ts";

interface LiveStore<Value> {
  /** Takes the links' states into account, as the figures do when they are hydrated. */
  connect(): void;
  /** What the figures show now; an effect that asks follows it. */
  value(): Value;
  /** A cell has set it: the figures follow, and Undo takes it back. */
  set(value: Value): void;
}

/** The live values of cells, as the page keeps them. */
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
