// One window that the tests of a worker share. To open another for each test costs twice
// what a page costs to load; and what has been loaded once is in this one's cache.
import {
  test as base,
  type Browser,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";

export { expect };

/** What a window cannot change once it is open. */
interface Kind {
  baseURL: string;
  viewport: { width: number; height: number };
  hasTouch: boolean;
  isMobile: boolean;
  javaScriptEnabled: boolean;
  reducedMotion: "reduce" | null;
}

const EVENTS = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "request",
  "response",
  "worker",
] as const;

/** Pages of which a test wants to see how they are loaded, or what comes with them. */
const toLoad = new WeakSet<Page>();

/** A window that begins each test as a new one would. */
class Window {
  readonly #page: Page;
  readonly #kind: Kind;
  /** What a test has done that none can undo. */
  #isSpoilt = false;
  /** What has been kept by pages before is gone. */
  #isEmpty = true;
  /** The page in it may have had answers that only this test gives. */
  #isTampered = false;

  private constructor(page: Page, kind: Kind) {
    this.#page = page;
    this.#kind = kind;
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      toLoad.delete(page);
      if (!this.#isEmpty) {
        // A page that is left may still keep something.
        await goto("about:blank");
        await this.#empty();
      }
      return goto(...args);
    };
    const { addInitScript, on, route } = page;
    page.addInitScript = ((...args: Parameters<Page["addInitScript"]>) => {
      this.#isSpoilt = true;
      toLoad.add(page);
      return addInitScript.apply(page, args);
    }) as Page["addInitScript"];
    page.route = (...args) => {
      this.#isTampered = true;
      toLoad.add(page);
      return route.apply(page, args);
    };
    page.on = ((...args: Parameters<Page["on"]>) => {
      toLoad.add(page);
      return on.apply(page, args);
    }) as Page["on"];
    const install = page.clock.install.bind(page.clock);
    page.clock.install = (...args) => {
      this.#isSpoilt = true;
      toLoad.add(page);
      return install(...args);
    };
  }

  static async open(browser: Browser, kind: Kind): Promise<Window> {
    const context = await browser.newContext(kind);
    return new Window(await context.newPage(), kind);
  }

  get page(): Page {
    return this.#page;
  }

  /** Whether another test may have it. */
  get isWell(): boolean {
    return !this.#isSpoilt && !this.#page.isClosed();
  }

  async #empty(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send("Storage.clearDataForOrigin", {
      origin: new URL(this.#kind.baseURL).origin,
      storageTypes: "cookies,local_storage,indexeddb,cache_storage,service_workers",
    });
    // What lasts as long as the window is kept with the site, not with the blank page.
    await session.detach();
    this.#isEmpty = true;
  }

  /** Undoes whatever a test does to a window, and leaves the page where it is. */
  async tidy(): Promise<void> {
    const page = this.#page;
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const other of page.context().pages()) {
      if (other !== page) await other.close();
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const { width, height } = page.viewportSize()!;
    const { viewport, reducedMotion } = this.#kind;
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion });
    if (width !== viewport.width || height !== viewport.height) {
      await page.setViewportSize(viewport);
    }
    await page.mouse.move(0, 0);
    const isOurs = page.url().startsWith(this.#kind.baseURL);
    if (this.#isTampered || !isOurs) await page.goto("about:blank");
    toLoad.delete(page);
    this.#isTampered = false;
    this.#isEmpty = false;
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}

interface Shared {
  windows: Map<string, Window>;
}

/** As Playwright's own, but that a page and its context go on to the next test. */
export const test = base.extend<object, Shared>({
  windows: [
    async ({}, use) => {
      const windows: Shared["windows"] = new Map();
      await use(windows);
      for (const window of windows.values()) await window.close();
    },
    { scope: "worker" },
  ],
  page: async (
    {
      windows,
      browser,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const { reducedMotion = null } = contextOptions;
    const kind = {
      ...{ baseURL, viewport, hasTouch, isMobile, javaScriptEnabled },
      reducedMotion,
    } as Kind;
    const key = JSON.stringify(kind);
    const window = windows.get(key) ?? (await Window.open(browser, kind));
    windows.delete(key);
    await use(window.page);
    if (testInfo.status === "passed" && window.isWell) {
      await window.tidy();
      windows.set(key, window);
    } else await window.close();
  },
  context: ({ page }, use) => use(page.context()),
});

/** A figure of a page that is loaded anew, hydrated and in view. */
export async function loadFigure(
  page: Page,
  path: string,
  id: string,
): Promise<Locator> {
  await page.goto(path);
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-hydrated", "true", { timeout: 20_000 });
  return figure;
}

/**
 * A figure as a link shows it, or as it was served. If the test before has left its page,
 * that goes on: the figure's Reset brings back how it was. Where more than that is
 * changed, the page is loaded anew. What a figure keeps beside its state, such as a speed,
 * stays: a test that changes or needs it loads the figure.
 */
export async function openFigure(
  page: Page,
  path: string,
  id: string,
  query = "",
): Promise<Locator> {
  const figure = page.locator(`#${id}`);
  const isAsServed =
    query === "" &&
    !toLoad.has(page) &&
    (await page.evaluate(resetFigure, { path, id }));
  if (!isAsServed) return loadFigure(page, path + query, id);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-hydrated", "true");
  return figure;
}

/** Runs in the page, and says whether all of it is now as it was served. */
async function resetFigure({ path, id }: { path: string; id: string }) {
  const [loaded] = performance.getEntriesByType("navigation");
  const figure = document.getElementById(id);
  if (!loaded?.name.endsWith(`/${path}`) || !figure) return false;
  (document.activeElement as HTMLElement | null)?.blur();
  const buttons = [...figure.querySelectorAll("button")];
  buttons.find(({ textContent }) => textContent === "Reset")?.click();
  // The figure would write so too, a little later.
  history.replaceState(history.state, "", loaded.name);
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const left = "[data-edited], [aria-invalid=true], .figure-notice";
  return document.querySelector(left) === null;
}
