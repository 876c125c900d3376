// Saves the whole site in the browser, so that every page opens without a network. What is
// saved is complete and of one version; a newer one waits until a reader asks for it, or no
// page is open any more.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { Copy, Progress, Question, Report } from "./copy.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written here by build/plugins/offline-copy.ts. */
declare const COPY: Copy;

const { version, bytes, files } = COPY;
/** A server on the reader's own machine answers at once, and perhaps with what they just wrote. */
const IS_LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(
  self.location.hostname,
);
/** How many files are saved between two messages. */
const STEP = 20;

let isInstalling = false;
let saved = 0;

const controller = new PrecacheController({
  plugins: [{ handlerDidComplete: async () => countSaved() }],
});
controller.addToCacheList([...files]);

self.addEventListener("install", (event) => {
  isInstalling = true;
  void controller.install(event).finally(() => (isInstalling = false));
});

self.addEventListener("activate", (event) => {
  void controller.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const key = keyOf(request.url);
  if (request.destination === "iframe" && key) event.respondWith(inSandbox(event, key));
  else if (request.mode === "navigate") event.respondWith(openPage(event, key));
  else if (key) event.respondWith(fromCopy(event, request, key));
});

self.addEventListener("message", (event) => {
  const question: Question = event.data;
  if (question === "take over") void self.skipWaiting();
  else
    event.waitUntil(repair(event).then((report) => event.ports[0].postMessage(report)));
});

async function countSaved(): Promise<void> {
  if (!isInstalling) return;
  saved++;
  if (saved % STEP !== 0 && saved < files.length) return;
  const progress: Progress = { version, saved, files: files.length };
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(progress);
}

/** The key of a saved file, whatever is asked of it: pages keep their state in the address. */
function keyOf(address: string): string | undefined {
  const url = new URL(address);
  return controller.getCacheKeyForURL(url.origin + url.pathname);
}

function fromCopy(event: ExtendableEvent, request: Request, key: string) {
  const integrity = controller.getIntegrityForCacheKey(key);
  const params = { cacheKey: key, integrity };
  return controller.strategy.handle({ event, request, params });
}

/** The only frame of the site is that in which cells run, and it must not be of its origin. */
async function inSandbox(event: FetchEvent, key: string): Promise<Response> {
  const page = await fromCopy(event, event.request, key);
  const headers = new Headers(page.headers);
  headers.append("Content-Security-Policy", "sandbox allow-scripts");
  return new Response(page.body, { status: page.status, headers });
}

async function openPage(event: FetchEvent, key: string | undefined): Promise<Response> {
  const { request } = event;
  if (key && !IS_LOCAL) return fromCopy(event, request, key);
  try {
    return await fetch(request);
  } catch (error) {
    if (key) return fromCopy(event, request, key);
    const url = new URL(request.url);
    const isPage = keyOf(`${url.origin}${url.pathname}/`) !== undefined;
    if (isPage) return Response.redirect(`${url.pathname}/${url.search}`);
    const notFound = new URL("404.html", self.registration.scope).href;
    const page = await controller.matchPrecache(notFound);
    if (!page) throw error;
    const html = (await page.text()).replace(
      /<base href="[^"]*"/,
      () => `<base href="${new URL(self.registration.scope).pathname}"`,
    );
    const headers = { "content-type": "text/html;charset=utf-8" };
    return new Response(html, { status: 404, headers });
  }
}

/** Browsers and readers may delete part of what is saved. */
async function repair(event: ExtendableEvent): Promise<Report> {
  const cache = await caches.open(controller.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  let missing = 0;
  for (const [url, key] of controller.getURLsToCacheKeys()) {
    if (there.has(key)) continue;
    try {
      await fromCopy(event, new Request(url), key);
    } catch {
      missing++;
    }
  }
  return { version, bytes, files: files.length, missing };
}
