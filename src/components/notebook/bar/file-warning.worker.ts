// Checks data files in a worker: a large one can take seconds.
import { fileWarning } from "./file-warning.ts";

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void data.arrayBuffer().then((bytes) => postMessage(fileWarning(data.name, bytes)));
});
postMessage(undefined); // ready
