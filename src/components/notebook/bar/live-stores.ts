// The reader's cube and cards as cells see them.
import type { LiveName, LiveValues } from "../../../notebook/run/live-values.ts";
import { readerCube } from "../../kit/reader/reader-cube.ts";
import { readerOrder } from "../../kit/reader/reader-order.ts";

/** What a figure of the page shows now; a signal, so that an effect follows it. */
export function liveValue<Name extends LiveName>(name: Name): LiveValues[Name];
export function liveValue(name: LiveName): LiveValues[LiveName] {
  return name === "readerCube"
    ? readerCube.state.value
    : readerOrder.state.value.permutation;
}

export function liveValues(): LiveValues {
  return {
    readerCube: liveValue("readerCube"),
    readerPermutation: liveValue("readerPermutation"),
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
