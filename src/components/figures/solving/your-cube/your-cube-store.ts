import { effect, untracked } from "@preact/signals";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { type EditHistory, WidgetStore } from "#kit/widget/store.ts";
import { readParameter } from "#kit/widget/page-address.ts";
import { verdictOf, type YourCubeAction, yourCubeModel } from "./your-cube-model.ts";

/**
 * The reader's net, with the undo history of the page's cube. Figures change the net, and the
 * cube follows.
 */
export const yourCube = new WidgetStore(yourCubeModel, { isKept: true });

/**
 * Whether the net looks empty until the reader enters a cube. The example remains the page's
 * cube until then.
 */
let isExampleHidden = false;

/** The edits that replace the whole net. */
const REPLACING_ACTIONS = new Set<YourCubeAction["type"]>([
  "colouring",
  "read",
  "clear",
  "index",
]);

/** Applies an edit to the net as displayed. */
export const edit: typeof yourCube.dispatch = (action, options) => {
  const isReplacement =
    REPLACING_ACTIONS.has(action.type) &&
    yourCubeModel.update(yourCubeModel.initial, action) !== yourCubeModel.initial;
  if (!isExampleHidden || !isExample() || isReplacement) {
    return yourCube.dispatch(action, options);
  }
  // From now on the net is the reader's, even if it becomes the example.
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
 * The same history for a figure without a net: one step goes to the previous cube, skipping
 * nets that were not cubes.
 */
export const cubeHistory: EditHistory = {
  undo: () => repeatUntilCubeChanges(yourCube.undo),
  redo: () => repeatUntilCubeChanges(yourCube.redo),
  reset: yourCube.reset,
  canUndo: yourCube.canUndo,
  canRedo: yourCube.canRedo,
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
 * Makes the page's cube follow the net: a solvable net becomes the page's cube, any other net
 * leaves it unchanged.
 *
 * @param options  `hidesExample: true` starts with an empty net
 * @returns        whether the net is empty; false if the page's address has a cube
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
  // A link from another chapter contains only the cube, a link of this page also the net. Either
  // replaces a saved net, and so does a cube that was changed since.
  const net = yourCube.state.value;
  const index = readerCube.state.value;
  const enteredIndex = verdictOf(net).cube?.index;
  const cubeWins =
    enteredIndex === undefined
      ? isCubeOpened && !isNetOpened
      : isCubeOpened || !isNetOpened;
  if (cubeWins && enteredIndex !== index) {
    // Can be undone if the reader had edited the net.
    if (yourCube.edited.value) edit({ type: "index", index });
    else yourCube.follow(yourCubeModel.update(net, { type: "index", index }));
  }
  effect(() => {
    const { cube } = verdictOf(yourCube.state.value);
    untracked(() => cube && readerCube.follow(cube.index, { asStep: true }));
  });
  return isExampleHidden;
}
