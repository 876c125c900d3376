// Checks data files off the page's thread: a large one can take seconds.
import { noteOn } from "./file-note.ts";

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then((bytes) => postMessage(noteOn(data.name, bytes)));
});
postMessage(undefined); // it is ready
