// The small part of a playground that is loaded before it is used.
import "../../notebook/cell/code-cell.ts";
import { replayEarlyEvents } from "../../notebook/cell/replay-early-events.ts";
import { draftKey } from "../../notebook/bar/storage-keys.ts";
import { notebook } from "../../notebook/bar/notebook.ts";
import { initBar } from "../../notebook/bar/init-bar.ts";
import { onDroppedFiles } from "./drop-files.ts";
import type { PlaygroundBar } from "./playground-bar.ts";
import { Playground } from "./playground.ts";

const playground = new Playground(
  document.querySelector<HTMLElement>("[data-playground]")!,
);

let bar: PlaygroundBar | undefined;
const wake = initBar(notebook, async () => {
  const { PlaygroundBar } = await import("./playground-bar.ts");
  return {
    openBar(element, cells) {
      bar = new PlaygroundBar(element, cells, playground);
      bar.start();
      return bar;
    },
  };
});
// Once awake, the bar follows what other tabs store by itself.
addEventListener("storage", ({ key }) => {
  if (key === draftKey(notebook.page)) wake();
});
onDroppedFiles((files, at) => wake(() => void bar?.addDroppedFiles(files, at)));
replayEarlyEvents(".cell-toolbar");
