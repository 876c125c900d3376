import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readLibraryDocs } from "#build/content/library-docs.ts";
import { CHAPTERS } from "#src/chapters.ts";

/** The playground's examples, each on a page of its own. */
export const EXAMPLES = readdirSync("src/components/site/playground/examples").map(
  (file) => file.replace(".md", ""),
);

/** Every page of the site, relative to the site's root. */
export const PAGES = [
  "",
  ...CHAPTERS.map(({ slug }) => `${slug}/`),
  "solve/",
  "workshop/",
  "playground/",
  ...EXAMPLES.map((slug) => `playground/${slug}/`),
  "practice/",
  "practice/lines/",
  "practice/mutant-hunt/",
  "class/gods-number/",
  "class/line/",
  "worksheet/",
  "cut-outs/",
  "embed/",
  "glossary/",
  "teaching/",
  "teaching/my-lesson/",
  "offline/",
  "reference/",
  "reference/elsewhere/",
  ...readLibraryDocs().map(({ name }) => `reference/${name}/`),
];

/** One page of each kind: pages built from the same parts differ only in their words. */
export const KINDS_OF_PAGES = PAGES.filter(
  (path) =>
    !/^(playground|reference)\/./.test(path) ||
    path === `playground/${EXAMPLES[0]}/` ||
    path === "reference/indexing/" ||
    path === "reference/elsewhere/",
);

/**
 * Scrolls down like a reader, so that every figure is hydrated while in view; ends at the
 * bottom.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const { height } = page.viewportSize()!;
  await page.evaluate(async (view) => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > top && bottom > 0 && top < view;
    };
    const sleepers = () =>
      [...document.querySelectorAll("astro-island[ssr]")].filter((island) =>
        [...island.children].some(inView),
      );
    const end = document.documentElement.scrollHeight;
    for (let top = 0; top < end; top += view) {
      scrollTo({ top, behavior: "instant" });
      do await drawn();
      while (sleepers().length > 0);
    }
  }, height);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => document.querySelector("astro-island[ssr]") === null,
  );
}

/**
 * Runs in the page: a file of HTML, read by the browser but with no script run. Its policy lets
 * a page make no document of a text.
 */
export function loadDocument(address: string): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.send();
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(request.responseXML!);
    request.onerror = reject;
  });
}
