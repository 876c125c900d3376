// Globals that cells cannot use, with the reasons. The sandboxed frame enforces this;
// here it only gets helpful error messages.

const NO_NETWORK =
  'cells have no network, so that other people’s code cannot send anything away: save the data as a file, drop it into the playground, and read it with FileAttachment("its-name.csv") from every-cube/notebook';
const NO_PAGE =
  "cells run apart from the page: what a cell shows is an expression’s value, console.log, a drawing of Plot or d3, or a control of every-cube/notebook";
const NO_STORAGE = "cells cannot store anything: the page itself keeps their code";
const NO_WORKERS = "a cell cannot start workers: it runs in one, and Stop ends it";
const NO_MESSAGES =
  "cells talk to the page only through what they show, and through every-cube/page";

const NO_HTML =
  "cells show no HTML: write a text cell, draw with Plot or d3, or use a control of every-cube/notebook";
const NO_SUCH_HELPER =
  "of what Observable’s notebooks have without importing it, cells have Plot, d3, Inputs, view, display, FileAttachment, width and invalidation";

const words = (text: string) => text.split(" ");

const REASONS: readonly (readonly [names: readonly string[], why: string])[] = [
  [
    words(
      "fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource importScripts RTCPeerConnection",
    ),
    NO_NETWORK,
  ],
  [
    words(
      "window document parent top opener frames history alert confirm prompt open Image HTMLElement getComputedStyle requestAnimationFrame cancelAnimationFrame FontFace FontFaceSet fonts OffscreenCanvas createImageBitmap Notification",
    ),
    NO_PAGE,
  ],
  [
    words(
      "localStorage sessionStorage indexedDB caches cookieStore webkitRequestFileSystem webkitRequestFileSystemSync webkitResolveLocalFileSystemURL webkitResolveLocalFileSystemSyncURL",
    ),
    NO_STORAGE,
  ],
  [words("html htl svg md tex dot mermaid DOM"), NO_HTML],
  [
    words(
      "require resolve Generators Promises Mutable now visibility Files FileAttachments SQLite SQLiteDatabaseClient DuckDBClient DatabaseClient aq Arrow vl echarts L mapboxgl topojson",
    ),
    NO_SUCH_HELPER,
  ],
  [words("Worker SharedWorker"), NO_WORKERS],
  [words("postMessage close BroadcastChannel"), NO_MESSAGES],
];

/** Why a global name cannot be used; undefined for all other names. */
export function whyUnavailable(name: string): string | undefined {
  return REASONS.find(([names]) => names.includes(name))?.[1];
}

/**
 * Removes these globals from a worker. Functions are replaced with ones that throw the
 * reason; for all others, the error handler adds it.
 */
export function removeUnavailableGlobals(world: object): void {
  for (const [names, why] of REASONS)
    for (const name of names) removeGlobal(world, name, why);
}

function removeGlobal(world: object, name: string, why: string): void {
  for (let at: object | null = world; at; at = Object.getPrototypeOf(at)) {
    const property = Object.getOwnPropertyDescriptor(at, name);
    if (!property) continue;
    Reflect.deleteProperty(at, name);
    if (typeof property.value !== "function") continue;
    const value = function () {
      throw new Error(`${name} cannot be used: ${why}`);
    };
    Object.defineProperty(at, name, { value });
  }
}
