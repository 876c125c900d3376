import type { Locator, Page } from "@playwright/test";

interface Finder {
  locator(selector: string | Locator, options?: object): Locator;
}

/** What names its own language: `visible=true`, `internal:role=button`, or a path: `..`. */
const OTHER = /^([\w:-]+=|\.\.)/;

const done = new WeakSet<object>();

/**
 * Makes Playwright look for CSS selectors in the document alone, on all pages: its classes
 * can be reached only through a page. Else it asks every element for a shadow root, each
 * time: at a click in a chapter, a sixth of what the page computes. Our pages have none.
 */
export function lookInDocument(page: Page): Page {
  for (const finder of [page as Finder, page.locator("html")]) lookThere(finder);
  return page;
}

function lookThere(finder: Finder): void {
  const finders = Object.getPrototypeOf(finder) as Finder;
  if (done.has(finders)) return;
  done.add(finders);
  const { locator } = finders;
  finders.locator = function (this: Finder, selector, options) {
    const isCss = typeof selector === "string" && !OTHER.test(selector);
    return locator.call(this, isCss ? `css:light=${selector}` : selector, options);
  };
}
