const url = new URL("./table-worker.js", import.meta.url);
const worker = new Worker(url, { type: "module" });
worker.onmessage = ({ data }) => document.body.append(data.at(-1)); // → 2644
