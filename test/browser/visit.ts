// One window shared by the tests of a worker. Opening another for each test would double
// the cost of loading a page; and this one's cache has what was loaded before.
import { test as base, type Browser, type Locator, type Page } from "@playwright/test";

export { expect, patientExpect } from "./expect.ts";

/** Settings that can't be changed once a window is open. */
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

/** Pages where a test examines how they load, or what they load. */
const toLoad = new WeakSet<Page>();

/** A window that starts each test in the state of a new one. */
class Window {
  readonly #page: Page;
  readonly #kind: Kind;
  /** Changes by a test that can't be undone. */
  #isSpoilt = false;
  /** Whether what earlier pages stored has been cleared. */
  #isEmpty = true;
  /** The page may have received responses meant for this test only. */
  #isTampered = false;
  /** A theme, or another wish of a reader, has been set. */
  #hasWishes = false;

  private constructor(page: Page, kind: Kind) {
    this.#page = page;
    this.#kind = kind;
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      toLoad.delete(page);
      if (!this.#isEmpty) {
        // Only a page of the site sees what the site has stored; and to a part of the page
        // that is open, the browser would only scroll.
        if (!this.#isOurs || this.#isPartOfOpen(address)) await goto("icon.svg");
        await this.#empty();
      }
      return goto(address, options);
    };
    const { addInitScript, emulateMedia, on, route } = page;
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
    page.emulateMedia = (...args) => {
      this.#hasWishes = true;
      return emulateMedia.apply(page, args);
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

  /** Whether another test may use it. */
  get isWell(): boolean {
    return !this.#isSpoilt && !this.#page.isClosed();
  }

  get #isOurs(): boolean {
    return this.#page.url().startsWith(this.#kind.baseURL);
  }

  /** Whether only another part of the page that is open is asked for. */
  #isPartOfOpen(address: string): boolean {
    const [whole, part] = new URL(address, this.#kind.baseURL).href.split("#");
    return part !== undefined && whole === this.#page.url().split("#")[0];
  }

  /** Clears what the site has stored. From then on the open page can only be left. */
  async #empty(): Promise<void> {
    await this.#page.evaluate(() => {
      // A page that is being left may still want to store something.
      Storage.prototype.setItem = () => {};
      indexedDB.deleteDatabase("notebook files");
      try {
        localStorage.clear();
      } catch {
        // The test forbids it, so nothing was stored.
      }
    });
    this.#isEmpty = true;
  }

  /** Reverts a test's changes to a window, and keeps the page open. */
  async tidy(): Promise<void> {
    const page = this.#page;
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const other of page.context().pages()) {
      if (other !== page) await other.close();
    }
    if (this.#isTampered) await page.unrouteAll({ behavior: "ignoreErrors" });
    const { width, height } = page.viewportSize()!;
    const { viewport, reducedMotion } = this.#kind;
    // A long page works out its styles again, also where nothing changes.
    if (this.#hasWishes) {
      await page.emulateMedia({
        ...{ media: null, colorScheme: null, forcedColors: null, contrast: null },
        reducedMotion,
      });
    }
    if (width !== viewport.width || height !== viewport.height) {
      await page.setViewportSize(viewport);
    }
    await page.mouse.move(0, 0);
    await page.context().clearPermissions();
    if (this.#isOurs) await page.evaluate(() => sessionStorage.clear());
    this.#isEmpty = false;
    if (this.#isTampered || !this.#isOurs) await page.goto("about:blank");
    toLoad.delete(page);
    this.#isTampered = false;
    this.#hasWishes = false;
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}

interface Shared {
  windows: Map<string, Window>;
}

/**
 * Playwright's own `test`. What a worker keeps is the same for all tests: where it differed,
 * each file would start other workers, with other browsers that have read nothing yet.
 */
export const bareTest = base.extend<object, Shared>({
  windows: [
    async ({}, use) => {
      const windows: Shared["windows"] = new Map();
      await use(windows);
      for (const window of windows.values()) await window.close();
    },
    { scope: "worker" },
  ],
});

/** A test with a window of its own, where nothing is kept and all may be spoilt. */
export const freshTest = bareTest.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

/** A test whose page and its context are passed on to the next test. */
export const test = bareTest.extend({
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

/** A figure on a page that is reloaded, hydrated and in view. */
export async function loadFigure(
  page: Page,
  path: string,
  id: string,
): Promise<Locator> {
  await page.goto(path);
  return showFigure(page, id);
}

/** A figure of the page that is open, hydrated and in view. */
export async function showFigure(page: Page, id: string): Promise<Locator> {
  // In one message: scrolling and waiting through locators takes fourteen.
  await page.evaluate(bringIntoView, id);
  return page.locator(`#${id}`);
}

/**
 * Runs in the page. It waits for changes: where a test has stopped the clock, only the test's
 * own limit ends it.
 */
function bringIntoView(id: string): Promise<void> {
  const PATIENCE = 20_000;
  /** Scrolls to the figure, and returns whether it is seen and awake. */
  const show = () => {
    const figure = document.getElementById(id);
    if (!figure) return false;
    const { top, bottom } = figure.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight)
      figure.scrollIntoView({ block: "center", behavior: "instant" });
    return figure.dataset["hydrated"] === "true" && figure.checkVisibility();
  };
  if (show()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      changes.disconnect();
      clearTimeout(limit);
      settle();
    };
    const changes = new MutationObserver(() => show() && end(resolve));
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    const why = `after ${PATIENCE} ms #${id} is not there, hidden or asleep`;
    const limit = setTimeout(() => end(() => reject(new Error(why))), PATIENCE);
  });
}

/**
 * A figure as a link shows it, or in its shipped state. If the test before used the same
 * page, it is reused: Reset is pressed in all its figures. If more than that has changed, or
 * one of them is playing, the page is reloaded. State that a figure keeps outside its store,
 * such as a speed or an open part, remains: a test that needs it as shipped must reload the
 * figure.
 */
export async function openFigure(
  page: Page,
  path: string,
  id: string,
  query = "",
): Promise<Locator> {
  const isAsServed =
    query === "" &&
    !toLoad.has(page) &&
    (await page.evaluate(resetFigures, { path, id }));
  return isAsServed ? showFigure(page, id) : loadFigure(page, path + query, id);
}

/** Opens the part of a figure that comes when it is asked for. */
export async function openMore(figure: Locator): Promise<void> {
  const more = figure.locator(".figure-more:not([open]) > summary");
  while ((await more.count()) > 0) await more.first().click();
}

/** Runs in the page, and returns whether it is entirely in its shipped state. */
async function resetFigures({ path, id }: { path: string; id: string }) {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded?.name.endsWith(`/${path}`) || !document.getElementById(id)) return false;
  (document.activeElement as HTMLElement | null)?.blur();
  const named = (name: string) =>
    [...document.querySelectorAll(".figure button:not([aria-disabled=true])")].filter(
      ({ textContent }) => textContent === name,
    ) as HTMLElement[];
  if (named("Pause").length > 0) return false;
  for (const button of named("Reset")) button.click();
  // By then all figures have written their state to the address.
  await new Promise((written) => setTimeout(written, 400));
  const left = "[data-edited], [aria-invalid=true], .figure-notice";
  return location.href === loaded.name && document.querySelector(left) === null;
}
