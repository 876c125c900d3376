// Witnesses that would notice anything getting out of a cell: all requests and connections,
// what the page stores and shows, windows, dialogs, downloads, and errors of the page
// itself.
import { createSocket } from "node:dgram";
import { createServer } from "node:net";
import { expect, type Page } from "@playwright/test";

export const SECRET = "planted-secret";

/** The address of the frame in which cells run. */
export const SANDBOX = /\/_astro\/sandbox\.[^/]+\.html$/;

/** An address of this machine that only a hostile cell knows. */
export async function openCanary() {
  const touched: string[] = [];
  const server = createServer((socket) => {
    touched.push("a connection");
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const datagrams = createSocket("udp4", () => touched.push("a datagram"));
  await new Promise<void>((resolve) => datagrams.bind(port, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${port}`,
    touched,
    close() {
      server.close();
      datagrams.close();
    },
  };
}

/** Records whatever leaves the page or opens beside it. */
export function watch(page: Page, site: string): string[] {
  const seen: string[] = [];
  const isOwn = (url: string) =>
    url.startsWith(site) || /^(blob|data|about):/.test(url);
  const context = page.context();
  context.on("request", (request) => {
    if (!isOwn(request.url())) seen.push(`a request to ${request.url()}`);
  });
  // Requests that the frame's policy blocks are reported, but never sent.
  context.on("requestfailed", (request) => {
    const at = seen.indexOf(`a request to ${request.url()}`);
    if (at >= 0 && request.failure()?.errorText === "csp") seen.splice(at, 1);
  });
  page.on("websocket", (socket) => seen.push(`a WebSocket to ${socket.url()}`));
  context.on("page", (other) => seen.push(`a window with ${other.url()}`));
  page.on("dialog", (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("download", (download) => seen.push(`a download of ${download.url()}`));
  page.on("pageerror", (error) => seen.push(`an error of the page: ${error.message}`));
  page.on("console", (message) => {
    const { url } = message.location();
    const isOfPage = url.startsWith(site) && !SANDBOX.test(url);
    if (message.type() === "error" && isOfPage) {
      seen.push(`an error of the page: ${message.text()}`);
    }
  });
  return seen;
}

/** Puts a secret in every place where a page can store one. */
export async function plantSecrets(page: Page): Promise<void> {
  await page.evaluate(async (secret) => {
    localStorage.setItem("secret", secret);
    sessionStorage.setItem("secret", secret);
    document.cookie = `secret=${secret}; path=/`;
    Object.assign(window, { secret });
    document.body.dataset["secret"] = secret;
    await (await caches.open("secret")).put("/secret", new Response(secret));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("secret", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("secret");
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction("secret", "readwrite");
        change.objectStore("secret").put(secret, "secret");
        change.oncomplete = () => (opening.result.close(), resolve());
      };
    });
  }, SECRET);
}

/** Everything that a cell must neither change nor read, and the page without its cells. */
export function pageState(page: Page) {
  return page.evaluate(async () => {
    const kept = await new Promise((resolve) => {
      const opening = indexedDB.open("secret", 1);
      opening.onsuccess = () => {
        const get = opening.result
          .transaction("secret")
          .objectStore("secret")
          .get("secret");
        get.onsuccess = () => (opening.result.close(), resolve(get.result));
      };
    });
    const drafts = /draft|notebook/i;
    const prototypes = [Object, Array, String, Promise, Map, Function, Node, Element];
    const rest = document.body.cloneNode(true) as HTMLElement;
    for (const own of rest.querySelectorAll(
      "code-cell, script, [data-notebook-bar], notebook-bar, astro-island",
    )) {
      own.remove();
    }
    return {
      local: Object.entries(localStorage).filter(([key]) => !drafts.test(key)),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      kept,
      caches: await caches.keys(),
      cached: await (await caches.match("/secret"))?.text(),
      title: document.title,
      address: location.href,
      hasOpener: opener !== null,
      name: window.name,
      globals: Object.keys(window).sort().join(" "),
      prototypes: prototypes.map((maker) =>
        Reflect.ownKeys(maker.prototype).map(String).sort().join(" "),
      ),
      text: rest.innerText,
    };
  });
}

/** Sets the text of the page's first cell, as if the reader had typed it. */
export async function setText(page: Page, source: string): Promise<void> {
  await page.evaluate((text) => {
    type Cell = HTMLElement & { setText(source: string, origin: "reader"): void };
    document.querySelector<Cell>("code-cell")!.setText(text, "reader");
  }, source);
}

/**
 * Runs the page's first cells side by side, each with one of these texts, as if the reader
 * had typed it.
 *
 * @param stop  for cells that may never finish: presses Stop as soon as the first cell has it
 * @returns what each cell shows
 */
export async function runCells(
  page: Page,
  sources: readonly string[],
  { stop = false } = {},
): Promise<string[]> {
  return page.evaluate(
    async ([texts, isToBeStopped]) => {
      type Cell = HTMLElement & {
        source: string;
        setText(source: string, origin: "reader"): void;
      };
      const cells = [...document.querySelectorAll<Cell>("code-cell")];
      if (texts.length > cells.length) throw new Error("the page has too few cells");
      const until = async (isSo: () => boolean, what: string) => {
        const end = performance.now() + 20_000;
        while (!isSo()) {
          if (performance.now() > end)
            throw new Error(`${what}: ${texts.join("\n\n").slice(0, 300)}`);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      const run = cells.slice(0, texts.length).map((cell, i) => {
        const part = (name: string) =>
          cell.querySelector<HTMLElement>(`.cell-${name}`)!;
        cell.setText(texts[i], "reader");
        return { cell, part };
      });
      const isSet = () => run.every(({ cell }, i) => cell.source === texts[i]);
      await until(isSet, "its text does not come");
      for (const { part } of run) part("run").click();
      const hasEnded = () =>
        run.every(
          ({ part }) =>
            !/^$|^Waiting|^(Still r|R)unning/.test(part("speech").textContent),
        );
      if (isToBeStopped) {
        const [{ part }] = run;
        const isStop = () => part("run-label").textContent === "Stop";
        await until(() => isStop() || hasEnded(), "there is no way to stop it");
        if (isStop()) part("run").click();
      }
      await until(hasEnded, "it does not end");
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const isDrawn = () =>
        run.every(({ part }) => part("results").ariaBusy !== "true");
      await until(isDrawn, "its results are not drawn");
      return run.map(({ part }) => part("results").innerText);
    },
    [sources, stop] as const,
  );
}

/** Runs the page's first cell with any text, using its own editor and button. */
export async function runCell(
  page: Page,
  source: string,
  options: { stop?: boolean } = {},
): Promise<string> {
  const [text] = await runCells(page, [source], options);
  return text;
}

/** Checks that an ordinary cell still works: the page and the worker are intact. */
export async function expectToWork(page: Page): Promise<void> {
  const number = 1 + Math.floor(Math.random() * 1000);
  expect(await runCell(page, `${number} * 2`)).toBe(`1\n${2 * number}`);
}
