import { effect, untracked } from "@preact/signals";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { readCubeModel } from "./read-cube-model.ts";

export const readCubeStore = new WidgetStore(readCubeModel);

let isSynced = false;

/** Keeps the figure's cube and the page's in sync; at first the page's wins. */
export function syncWithReaderCube(): void {
  if (isSynced) return;
  isSynced = true;
  readCubeStore.connect();
  readerCube.connect();
  const { cube } = readCubeStore.state.value;
  if (!readerCube.edited.value) readerCube.follow(cube);
  effect(() => {
    const cube = readerCube.state.value;
    untracked(() => {
      const reading = readCubeStore.state.value;
      readCubeStore.follow(readCubeModel.update(reading, { type: "cube", cube }));
    });
  });
  effect(() => {
    const { cube } = readCubeStore.state.value;
    untracked(() => readerCube.follow(cube));
  });
}
