// A page that is being translated says the same as one that is not, after each step of a
// reader. contract.spec.ts tests so all figures with a state; here text vanishes, comes back
// and takes turns, and translators replace it in other ways, too.
import type { Page } from "@playwright/test";
import { permutationToIndex } from "#components/exercises/endless/permutation-to-index.ts";
import { createSheet } from "#components/exercises/endless/sheet.ts";
import { inBoth, inTranslation, MARK, type Way } from "../fake-translator.ts";
import { expect, test } from "../visit.ts";

interface Story {
  readonly path: string;
  /** The places that are compared. */
  readonly places: readonly string[];
  readonly steps: readonly ((page: Page) => Promise<void>)[];
  readonly ways: readonly Way[];
}

const SHEET = { topic: "order-to-number", level: 2, sheet: 4711 } as const;
const [{ mistakes, exercise }] = createSheet(permutationToIndex, SHEET);

const WORDS: readonly Way[] = ["words", "texts"];

const STORIES: Readonly<Record<string, Story>> = {
  "a permutation, with a wrong one between, and an exercise": {
    path: "indexing/",
    places: ["#permutation-editor", "#exercise-1-1"],
    steps: [
      press("#permutation-editor", "The permutation after it"),
      type("#permutation-editor", "The permutation", "3 1 1"),
      type("#permutation-editor", "The permutation", "2 3 1"),
      type("#exercise-1-1", /./, "7"),
      type("#exercise-1-1", /./, "67"),
    ],
    ways: [...WORDS, "sentences", "cut", "wrapped", "late"],
  },
  "a practice sheet": {
    path: "practice/?topic=order-to-number&level=2&sheet=4711",
    places: ["#practice-1", "main"],
    steps: [
      type("#practice-1", "its index", mistakes[0].typed[0]),
      type("#practice-1", "its index", "many"),
      type("#practice-1", "its index", exercise.solution[0]),
    ],
    ways: WORDS,
  },
  "the solver": {
    path: "solve/?cube=1.1234567",
    places: ["#enter-cube"],
    steps: [
      press("#enter-cube", "Next"),
      press("#enter-cube", "Back"),
      press("#enter-cube", "Paint mine"),
    ],
    ways: WORDS,
  },
  "the workshop": {
    path: "workshop/",
    places: ["#turn-puzzle", "#number-puzzle", "#search-puzzle"],
    steps: [
      press("#turn-puzzle", "Floppy cube"),
      press("#turn-puzzle", "N"),
      type("#number-puzzle", "Index of the state", "192"),
      type("#number-puzzle", "Index of the state", "191"),
      press("#search-puzzle", "Search all"),
      press("#search-puzzle", "Show a hardest state"),
    ],
    ways: WORDS,
  },
};

for (const [name, { path, places, steps, ways }] of Object.entries(STORIES)) {
  test(`${name}: translated or not, the same is said`, async ({ page }) => {
    test.setTimeout(180_000);
    const said: string[] = [];
    await page.goto(path);
    await awaken(page, places);
    for (const step of [...steps, undefined]) {
      said.push(await textAtRest(page, places));
      await step?.(page);
    }
    expect(said.slice(1).every((text, i) => text !== said[i])).toBe(true);
    await page.evaluate(() => localStorage.clear());
    for (const way of ways) {
      await inTranslation(page, way, async () => {
        await page.goto(path);
        await awaken(page, places);
        for (const [i, step] of [...steps, undefined].entries()) {
          await expect
            .poll(() => textIn(page, places), { message: `${way}, after ${i} steps` })
            .toBe(said[i]);
          await step?.(page);
        }
        await expect(page.locator(`${places[0]} font`).first()).toBeAttached();
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}

function press(place: string, name: string) {
  return async (page: Page) => {
    const button = page.locator(place).getByRole("button", { name: inBoth(name) });
    await button.first().click();
  };
}

/** Types into a field, and leaves it by Enter. */
function type(place: string, label: string | RegExp, text: string) {
  return async (page: Page) => {
    const field = page.locator(place).getByRole("textbox", { name: inBoth(label) });
    await field.first().fill(text);
    await field.first().press("Enter");
  };
}

/** Hydrates what is in these places. */
async function awaken(page: Page, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await expect(page.locator(place).first()).toBeVisible();
    await page.evaluate(
      (selector) => document.querySelector(selector)!.scrollIntoView(),
      place,
    );
    const asleep = `astro-island[ssr]:has(${place}), ${place} astro-island[ssr]`;
    await expect(page.locator(asleep)).toHaveCount(0);
  }
}

/** What the places show and say; not how long it took. */
function textIn(page: Page, places: readonly string[]): Promise<string> {
  return page.evaluate(
    ({ selectors, mark }) =>
      selectors
        .map((selector) => document.querySelector<HTMLElement>(selector)!.innerText)
        .join("\n")
        .replaceAll(mark, "")
        .replaceAll(/[\d.,]+\s(m?s|seconds?)\b/g, "a moment")
        .replaceAll(/\s+/g, ""),
    { selectors: places, mark: MARK },
  );
}

async function textAtRest(page: Page, places: readonly string[]): Promise<string> {
  for (let before = "", now: string; ; before = now) {
    now = await textIn(page, places);
    const isBusy = (await page.locator("[aria-busy=true]").count()) > 0;
    if (now === before && !isBusy) return now;
    await page.waitForTimeout(500);
  }
}
