// Saves the site in the browser, so that pages open without a network: on the first visit
// what a class needs, the rest when a page asks for it. All saved files are of one version; a
// newer one waits until a reader asks for it, or no page is open any more.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { Copy, SavedFile, SaveProgress, CopyRequest, CopyReport } from "./copy.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written here by build/plugins/offline-copy.ts. */
declare const COPY: Copy;

const { version, bytes, files, atFirst } = COPY;
const SANDBOX = new URL(COPY.sandbox, self.registration.scope).pathname;
/** A server on the reader's own machine answers at once, and perhaps with what they just wrote. */
const IS_LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(
  self.location.hostname,
);
/** How many files are saved between two messages. */
const STEP = 20;
/** The page that tells what is saved. */
const STATUS = new URL("offline/", self.registration.scope).href;
const NOTHING: CopyReport = {
  version,
  bytes,
  files: files.length,
  missing: files.length,
  isUsable: false,
};

/** The reader has removed the copy; pages that are open still ask here. */
let isForgotten = false;
let installed = 0;

const controller = savingOf(files);

self.addEventListener("install", (event) => {
  // A newer version is saved whole, so that it has all pages of the one that it replaces.
  const isFirst = self.registration.active === null;
  void (isFirst ? savingOf(files.slice(0, atFirst)) : controller).install(event);
});

self.addEventListener("activate", (event) => {
  void controller.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === "GET" && origin === self.location.origin;
  if (!isOurs || isForgotten) return;
  const key = keyOf(request.url);
  if (pathname === SANDBOX && key) return event.respondWith(inSandbox(event, key));
  if (request.destination === "iframe" && !key) return;
  if (request.mode === "navigate") return event.respondWith(openPage(event, key));
  if (key) event.respondWith(file(event, key));
});

self.addEventListener("message", (event) => {
  const question: CopyRequest = event.data;
  const answer = (report: CopyReport) => event.ports[0].postMessage(report);
  if (question === "take over") void self.skipWaiting();
  else if (question === "forget") event.waitUntil(forget().then(answer));
  else {
    const limit = { report: 0, "save next": 1, "save all": Infinity }[question];
    event.waitUntil(saveMissing(event, limit).then(answer, () => answer(NOTHING)));
  }
});

function savingOf(list: readonly SavedFile[]): PrecacheController {
  const made = new PrecacheController({
    plugins: [
      {
        handlerDidComplete: async ({ event }) => {
          if (event.type === "install") await tellProgress(++installed);
        },
      },
    ],
  });
  made.addToCacheList([...list]);
  return made;
}

async function tellProgress(saved: number): Promise<void> {
  if (saved % STEP !== 0 && saved < files.length) return;
  const progress: SaveProgress = { version, saved, files: files.length };
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

/** From the copy; what is missing there may have another content on the server by now. */
function fromCopyOrNetwork(event: FetchEvent, key: string): Promise<Response> {
  return fromCopy(event, event.request, key).catch(() => fetch(event.request));
}

function file(event: FetchEvent, key: string): Promise<Response> {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isHashed = key === origin + pathname;
  if (!IS_LOCAL || isHashed) return fromCopyOrNetwork(event, key);
  return fetch(request).catch(() => fromCopy(event, request, key));
}

/**
 * The frame in which cells run must not be of the site's origin. A service worker is not asked
 * for what a frame with a `sandbox` attribute loads, so the page says itself that it is one.
 */
async function inSandbox(event: FetchEvent, key: string): Promise<Response> {
  const page = await fromCopyOrNetwork(event, key);
  const headers = new Headers(page.headers);
  headers.append("Content-Security-Policy", "sandbox allow-scripts");
  return new Response(page.body, { status: page.status, headers });
}

async function openPage(event: FetchEvent, key: string | undefined): Promise<Response> {
  const { request } = event;
  try {
    if (key && !IS_LOCAL) return await fromCopyOrNetwork(event, key);
    return await fetch(request);
  } catch (error) {
    if (key) return fromCopy(event, request, key).catch(() => notSaved(error));
    const url = new URL(request.url);
    const isPage = keyOf(`${url.origin}${url.pathname}/`) !== undefined;
    if (isPage) return Response.redirect(`${url.pathname}/${url.search}`);
    const page = await notFoundPage();
    if (!page) throw error;
    return page;
  }
}

/** Goes to the page that tells what is saved. */
async function notSaved(error: unknown): Promise<Response> {
  if (!(await controller.matchPrecache(STATUS))) throw error;
  return Response.redirect(`${STATUS}#not-saved`);
}

/** Its own addresses begin at the site's root, since it is shown at any depth. */
async function notFoundPage(): Promise<Response | undefined> {
  const { href, pathname } = new URL(self.registration.scope);
  const page = await controller.matchPrecache(`${href}404.html`);
  if (!page) return undefined;
  const html = await page.text();
  const headers = { "content-type": "text/html;charset=utf-8" };
  return new Response(
    html.replace(/<base href="[^"]*"/, () => `<base href="${pathname}"`),
    { status: 404, headers },
  );
}

/**
 * Downloads missing files, in their order: those not saved yet, and those that the browser or
 * the reader deleted.
 */
async function saveMissing(event: ExtendableEvent, limit: number): Promise<CopyReport> {
  isForgotten = false;
  const cache = await caches.open(controller.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = [...controller.getURLsToCacheKeys()];
  let missing = wanted.filter(([, key]) => !there.has(key)).length;
  const goal = missing - limit;
  for (const [url, key] of wanted) {
    if (missing <= goal) break;
    if (there.has(key)) continue;
    try {
      await fromCopy(event, new Request(url, { cache: "reload" }), key);
    } catch {
      continue;
    }
    there.add(key);
    missing--;
    await tellProgress(files.length - missing);
  }
  const isUsable = wanted.slice(0, atFirst).every(([, key]) => there.has(key));
  return { version, bytes, files: files.length, missing, isUsable };
}

async function forget(): Promise<CopyReport> {
  isForgotten = true; // until a page asks for it again
  await caches.delete(controller.strategy.cacheName);
  return NOTHING;
}
