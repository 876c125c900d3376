import { effect, untracked } from "@preact/signals";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { type EditHistory, WidgetStore } from "../../../kit/widget/store.ts";
import { readParameter } from "../../../kit/widget/page-address.ts";
import { verdictOf, type YourCubeAction, yourCubeModel } from "./your-cube-model.ts";

/**
 * The reader's net, with the only undo history of the page's cube: whichever figure changes
 * the cube, it changes the net, and the cube follows.
 */
export const yourCube = new WidgetStore(yourCubeModel, { isKept: true });

/**
 * Whether the page's own example gives way to an empty net, on a page where readers come to
 * enter a cube of their own. The example stays the page's cube until they have.
 */
let isExampleHidden = false;

/** The edits that do not depend on what the net shows. */
const REPLACING_ACTIONS = new Set<YourCubeAction["type"]>([
  "colouring",
  "read",
  "clear",
  "index",
]);

/** Dispatches the reader's edits of the net that they see. */
export const edit: typeof yourCube.dispatch = (action, options) => {
  const isReplacement =
    REPLACING_ACTIONS.has(action.type) &&
    yourCubeModel.update(yourCubeModel.initial, action) !== yourCubeModel.initial;
  if (!isExampleHidden || !isExample() || isReplacement) {
    return yourCube.dispatch(action, options);
  }
  // Also when it leads to the example: it is the reader's from now on.
  yourCube.dispatch({ type: "clear" });
  yourCube.dispatch(action, { amend: true });
};

const isExample = () => yourCube.state.value === yourCubeModel.initial;

/** Sets the page's cube from a figure without a net. */
export function goToCube(index: number): void {
  if (verdictOf(yourCube.state.value).cube?.index !== index) {
    edit({ type: "index", index });
  }
}

/**
 * The same history for a figure that shows the page's cube but not the net: one step goes
 * back to the previous cube, skipping nets in between that were not cubes.
 */
export const cubeHistory: EditHistory = {
  undo: () => repeatUntilCubeChanges(yourCube.undo),
  redo: () => repeatUntilCubeChanges(yourCube.redo),
  reset: yourCube.reset,
  canUndo: yourCube.canUndo,
  edited: yourCube.edited,
  spoken: yourCube.spoken,
  notice: readerCube.notice,
  kept: yourCube.kept,
};

function repeatUntilCubeChanges(go: () => void): void {
  const index = readerCube.state.value;
  let net;
  do {
    net = yourCube.state.value;
    go();
  } while (readerCube.state.value === index && yourCube.state.value !== net);
}

let isBound = false;

/**
 * Makes the page's cube follow the net: a solvable net becomes the page's cube. An
 * unsolvable or unfinished one leaves it unchanged.
 *
 * @param options  `hidesExample: true` where the net is empty until the reader enters a cube
 * @returns        whether it is so: not where the page's address names a cube
 */
export function bindReaderCube({ hidesExample = false } = {}): boolean {
  if (isBound) return isExampleHidden;
  isBound = true;
  const isNetOpened = readParameter(yourCubeModel.key) !== undefined;
  const isCubeOpened = readParameter(readerCube.model.key) !== undefined;
  isExampleHidden = hidesExample && !isNetOpened && !isCubeOpened;
  yourCube.connect();
  readerCube.connect();
  yourCube.notice.value ??= readerCube.notice.value;
  // A link from another chapter contains only the page's cube; one of this page contains
  // both. A net that was kept gives way to either, and to a cube that was changed since.
  const net = yourCube.state.value;
  const index = readerCube.state.value;
  const enteredIndex = verdictOf(net).cube?.index;
  const cubeWins =
    enteredIndex === undefined
      ? isCubeOpened && !isNetOpened
      : isCubeOpened || !isNetOpened;
  if (cubeWins && enteredIndex !== index) {
    // A step where there is something to go back to.
    if (yourCube.edited.value) edit({ type: "index", index });
    else yourCube.follow(yourCubeModel.update(net, { type: "index", index }));
  }
  effect(() => {
    const { cube } = verdictOf(yourCube.state.value);
    untracked(() => cube && readerCube.follow(cube.index, { asStep: true }));
  });
  return isExampleHidden;
}
