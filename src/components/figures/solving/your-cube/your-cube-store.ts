import { effect, untracked } from "@preact/signals";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { type EditHistory, WidgetStore } from "../../../kit/widget/store.ts";
import { verdictOf, yourCubeModel } from "./your-cube-model.ts";

/**
 * The reader's net, and the only history there is of the page's cube: whichever figure
 * changes the cube, it is the net that is changed, and the cube follows it.
 */
export const yourCube = new WidgetStore(yourCubeModel);

/** What the reader does to the net. */
export const edit = yourCube.dispatch;

/** Another cube for the page, chosen in a figure that shows no net. */
export function goToCube(index: number): void {
  if (verdictOf(yourCube.state.value).cube?.index !== index) {
    edit({ type: "index", index });
  }
}

/**
 * The same history for a figure that shows the page's cube and not the net: one step
 * goes to the cube before, past all that was painted in between without becoming one.
 */
export const cubeHistory: EditHistory = {
  undo: () => untilItIsAnother(yourCube.undo),
  redo: () => untilItIsAnother(yourCube.redo),
  reset: yourCube.reset,
  canUndo: yourCube.canUndo,
  edited: yourCube.edited,
  spoken: yourCube.spoken,
  notice: readerCube.notice,
};

function untilItIsAnother(go: () => void): void {
  const index = readerCube.state.value;
  let net;
  do {
    net = yourCube.state.value;
    go();
  } while (readerCube.state.value === index && yourCube.state.value !== net);
}

let bound = false;

/**
 * Lets the page's cube follow the net: a net that turns can solve becomes the page's
 * cube. One that cannot be solved, or is not finished, leaves it as it is.
 */
export function bindReaderCube(): void {
  if (bound) return;
  bound = true;
  yourCube.connect();
  readerCube.connect();
  yourCube.notice.value ??= readerCube.notice.value;
  // A link from another chapter names the page's cube; one of this page names both.
  const net = yourCube.state.value;
  const index = readerCube.state.value;
  const entered = verdictOf(net).cube;
  if (readerCube.edited.value && entered && entered.index !== index) {
    yourCube.follow(yourCubeModel.update(net, { type: "index", index }));
  }
  effect(() => {
    const { cube } = verdictOf(yourCube.state.value);
    untracked(() => cube && readerCube.follow(cube.index));
  });
}
