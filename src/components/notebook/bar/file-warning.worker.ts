// Checks data files off the page's thread: a large one can take seconds.
import { fileWarning } from "./file-warning.ts";

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then((bytes) => postMessage(fileWarning(data.name, bytes)));
});
postMessage(undefined); // it is ready
