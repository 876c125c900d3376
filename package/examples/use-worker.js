const worker = new Worker(new URL("./table-worker.js", import.meta.url), {
  type: "module",
});
worker.onmessage = ({ data }) => document.body.append(data.at(-1)); // → 2644
