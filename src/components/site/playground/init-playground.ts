// The part of the playground that is loaded with the page.
import "#components/notebook/cell/code-cell.ts";
import { replayEarlyEvents } from "#components/notebook/cell/replay-early-events.ts";
import { draftKey } from "#components/notebook/bar/storage-keys.ts";
import { notebook } from "#components/notebook/bar/notebook.ts";
import { initBar } from "#components/notebook/bar/init-bar.ts";
import { onDroppedFiles } from "./drop-files.ts";
import type { PlaygroundBar } from "./playground-bar.ts";
import { Playground } from "./playground.ts";

const playground = new Playground(
  document.querySelector<HTMLElement>("[data-playground]")!,
);

let bar: PlaygroundBar | undefined;
const activate = initBar(notebook, async () => {
  const { PlaygroundBar } = await import("./playground-bar.ts");
  return {
    openBar(element, cells) {
      bar = new PlaygroundBar(element, cells, playground);
      bar.start();
      return bar;
    },
  };
});
// Other tabs' changes load the bar, which then follows them itself.
addEventListener("storage", ({ key }) => {
  if (key === draftKey(notebook.page)) activate();
});
onDroppedFiles((files, at) => activate(() => void bar?.addDroppedFiles(files, at)));
replayEarlyEvents(".cell-toolbar");
