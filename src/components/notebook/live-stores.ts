// The reader's cube and cards as cells see them.
import type { LiveName, LiveValues } from "../../notebook/live-values.ts";
import { readerCube } from "../cube/reader-cube.ts";
import { readerOrder } from "../permutation/reader-order.ts";

/** What the page's figures show now; signals, so that an effect follows them. */
export function liveValues(): LiveValues {
  return {
    readerCube: readerCube.state.value,
    readerPermutation: readerOrder.state.value.permutation,
  };
}

/** Takes the links' states into account, as the figures do when they wake up. */
export function connectLiveValues(): void {
  readerCube.connect();
  readerOrder.connect();
}

/** A cell has set a value: the figures follow, and Undo takes it back. */
export function setLiveValue(name: LiveName, value: unknown): void {
  if (name === "readerCube") {
    readerCube.dispatch({ type: "index", index: value as number });
  } else {
    const permutation = value as readonly number[];
    readerOrder.dispatch({ type: "permutation", permutation });
  }
}
