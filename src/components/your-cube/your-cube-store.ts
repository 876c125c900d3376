import { effect, untracked } from "@preact/signals";
import { readerCube } from "../cube/reader-cube.ts";
import { WidgetStore } from "../widget/store.ts";
import { type YourCubeAction, verdictOf, yourCubeModel } from "./your-cube-model.ts";

export const yourCube = new WidgetStore(yourCubeModel);

/** Whether the page's cube is to take what happens to the net as one step with the last. */
let amending = false;
/** Whether the last change of the net came from another figure of the page. */
let followed = false;

/** What the reader does to the net. */
export function edit(action: YourCubeAction, { amend = false } = {}): void {
  amending = amend;
  yourCube.dispatch(action, { amend });
  amending = false;
}

let bound = false;

/**
 * Keeps the net and the page's cube together: a net that turns can solve becomes the
 * page's cube, and a cube that another figure changes is painted on the net. A net that
 * cannot be solved, or is not finished, stays until the reader changes it.
 */
export function bindReaderCube(): void {
  if (bound) return;
  bound = true;
  yourCube.connect();
  readerCube.connect();
  // A link from another chapter names the page's cube; one of this page names both.
  if (readerCube.edited.value) follow(readerCube.state.value);

  effect(() => {
    const { cube } = verdictOf(yourCube.state.value);
    untracked(() => {
      followed = false;
      if (cube)
        readerCube.dispatch({ type: "index", index: cube.index }, { amend: amending });
    });
  });
  effect(() => {
    const index = readerCube.state.value;
    untracked(() => follow(index));
  });
}

function follow(index: number): void {
  const { cube } = verdictOf(yourCube.state.value);
  if (!cube || cube.index === index) return;
  yourCube.dispatch({ type: "index", index }, { amend: followed });
  followed = true;
}
