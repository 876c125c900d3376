import { readModuleDocs } from "#build/content/module-docs.ts";
import { loadDocument } from "../site.ts";
import type { Page } from "@playwright/test";
import { readLibraryDocs } from "#build/content/library-docs.ts";
import { expect, test } from "../visit.ts";
import { letSleep } from "../sleeping-workers.ts";

const groups = readLibraryDocs();
const entries = groups.flatMap((group) => group.entries);
const headingOf = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true });

/** What cells can import from other modules. */
const inCells = readModuleDocs().flatMap(({ names }) => names.map(({ name }) => name));

test("the overview names every export, and each name leads to its section", async ({
  page,
  baseURL,
}) => {
  await page.goto("reference/");
  const names = page.locator(".reference-group li > a");
  await expect(names).toHaveText(entries.map(({ name }) => name));
  await expect(page.locator(".reference-group li > code")).toHaveText(inCells);
  const addresses = await names.evaluateAll((all) =>
    all.map((a) => (a as HTMLAnchorElement).href),
  );
  expect(addresses).toEqual(entries.map(({ address }) => baseURL + address.slice(1)));
  for (const { name } of groups) {
    const served = await page.evaluateHandle(loadDocument, `${name}/`);
    const ids = await served.evaluate((entries) =>
      Array.from(entries.querySelectorAll(".entry h2"), ({ id }) => id),
    );
    expect(ids).toEqual(
      entries
        .filter(({ address }) => address.startsWith(`/reference/${name}/`))
        .map((entry) => entry.name),
    );
  }
});

test("the filter leaves what matches, says how many, and Enter goes there: by keyboard alone", async ({
  page,
}) => {
  await page.goto("reference/");
  const field = page.getByRole("searchbox", { name: "Show only" });
  const shown = page.locator(".reference-group li:visible > a");
  await field.focus();
  await page.keyboard.type("unrankpe");
  await expect(shown).toHaveText(["unrankPermutationBig", "unrankPermutation"]);
  await expect(page.locator("#filter-status")).toHaveText(
    `2 of ${entries.length + inCells.length} names`,
  );
  // A group without matches is hidden.
  await expect(page.locator(".reference-group h2:visible")).toHaveText(["Indexing"]);
  await page.keyboard.type("x");
  await expect(shown).toHaveCount(0);
  await expect(page.locator("#filter-status")).toHaveText(
    "No matches for “unrankpex”. Press Escape to show all.",
  );
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(shown).toHaveCount(entries.length);
  await page.keyboard.type("permutation even is");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/reference\/indexing\/#isEvenPermutation$/);
  await expect(headingOf(page, "isEvenPermutation")).toBeInViewport();
});

test("on a page of a group the contents follow the filter, and a link to what is hidden shows it", async ({
  page,
}) => {
  await page.goto("reference/puzzle/");
  const shown = page.locator(".entry:visible");
  const all = await shown.count();
  await page.getByRole("searchbox", { name: "Show only" }).fill("facelet");
  await expect(headingOf(page, "toFacelets")).toBeVisible();
  await expect(headingOf(page, "rankState")).toBeHidden();
  const left = await shown.evaluateAll((sections) =>
    sections.map((section) => section.querySelector("h2")!.id),
  );
  expect(left.length).toBeLessThan(all);
  const contents = page.locator(".toc-wide li:not([hidden])");
  await expect(contents).toHaveText(left);
  // The signature of toFacelets contains the name of its parameter's type.
  const signature = page.getByRole("group", { name: "Signature of toFacelets" });
  await signature.getByRole("link", { name: "State" }).click();
  await expect(headingOf(page, "State")).toBeInViewport();
  await expect(shown).toHaveCount(all);
});

test("an example runs, and runs again after a change; a function's code is shown unchanged in its file", async ({
  page,
}) => {
  await page.goto("reference/indexing/#rankPermutation");
  await letSleep(page, "compiler");
  const cell = page.locator("#cell-rankPermutation");
  const outputs = cell.locator(".cell-outputs code");
  await expect(outputs).toHaveText(["0", "5"]);
  await cell.getByRole("button", { name: "Edit" }).click();
  // The editor is loaded now, on a machine that may be busy.
  await expect(cell.getByRole("textbox")).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText("\nrankPermutation([1, 2, 0])");
  await cell.getByRole("button", { name: "Run" }).click();
  await expect(outputs).toHaveText(["0", "5", "3"], { timeout: 20_000 });

  const entry = page.locator(".entry", { has: headingOf(page, "factorial") });
  const code = entry.locator(".source");
  await expect(code).toBeHidden();
  await entry.getByText("Show the code").click();
  await expect(code).toContainText("src/lib/indexing/factoradic.ts");
  await expect(code).toContainText("product *= i");
});

test("a name in a chapter's code leads to its section, by pointing and by keyboard, and Escape leads back", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  const code = page.locator("#cell-1 pre");
  const name = code.locator("[data-hover]").first();
  const word = (await name.textContent())!;
  expect(entries.map((entry) => entry.name)).toContain(word);
  const popup = page.locator(".hover-popup");
  const link = popup.getByRole("link", { name: "In the reference" });
  await name.hover();
  await link.click();
  await expect(headingOf(page, word)).toBeInViewport();
  await page.goBack();

  await code.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(popup).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(code).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(popup).toBeHidden(); // moving on closes it
  await code.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/reference/indexing/#${word}$`));
  await expect(headingOf(page, word)).toBeInViewport();
});

test("search opens with the slash key, finds the section of a name before what only speaks of it, and Enter leads there @firefox", async ({
  page,
}) => {
  await page.goto("reference/");
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search the notebook" });
  for (const name of ["rankPermutation", "applyMove", "toFacelets"]) {
    await field.fill(name);
    const first = page.locator(".search-results a").first();
    await expect(first.locator("b")).toHaveText(new RegExp(`^Reference: ${name}`));
  }
  await field.press("Enter");
  await expect(page).toHaveURL(/reference\/puzzle\/#toFacelets$/);
  await expect(page.locator("dialog")).not.toBeVisible();
  await expect(headingOf(page, "toFacelets")).toBeInViewport();
});

test("without the network the search says so, and finds again what is typed when it is back", async ({
  page,
}) => {
  await page.goto("glossary/");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#search [type=search]").fill("pruning table");
  await expect(page.locator(".search-status")).toContainText("could not be loaded");
  await page.context().setOffline(false);
  await expect(page.locator(".search-results li").first()).toContainText("Pruning");
});

test("each term of the glossary is found by each of its names, and a question finds the chapter that answers it; snippets are sentences, not labels; the arrow keys reach the results", async ({
  page,
}) => {
  await page.goto("glossary/");
  const terms = await page.locator("dt").allTextContents();
  expect(terms.length).toBeGreaterThan(30);
  const missed = await page.evaluate(async (all) => {
    const address = new URL("../pagefind/pagefind.js", location.href).href;
    const pagefind = await import(address);
    const faults: string[] = [];
    for (const term of all) {
      for (const name of term.split(", ")) {
        const { results } = await pagefind.search(name, {
          filters: { page: "Glossary" },
        });
        const first = await Promise.all(
          results.slice(0, 3).map((result: { data(): unknown }) => result.data()),
        );
        if (!first.some(({ meta }) => meta.title === term)) faults.push(name);
      }
    }
    return faults;
  }, terms);
  expect(missed).toEqual([]);
  await page.keyboard.press("/");
  const field = page.locator("#search [type=search]");
  const results = page.locator(".search-results li");
  const titles = results.locator("b");
  await field.fill("solve my cube");
  await expect(titles.first()).toHaveText(/^(Solving|Solve your cube)$/);
  await expect(results.first().locator("span")).toContainText("cube");
  // The labels of the buttons and of the stickers in the figures of a chapter.
  await field.fill("turn random solved");
  await expect(page.locator(".search-status")).toContainText("found");
  await expect(results.filter({ hasText: /R2Random|RandomSolved/ })).toHaveCount(0);
  for (const [name, term] of [
    ["factoradic", "Factorial number system, factoradic"],
    ["rank", "Rank, ranking"],
  ]) {
    await field.fill(name);
    await expect(titles.first()).toHaveText(`Glossary: ${term}`);
  }
  await field.press("ArrowDown");
  await expect(page.locator(".search-results a").first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there: signature, words, an example with its results, the code", async ({
    page,
  }) => {
    await page.goto("reference/solver/#solutionGraph");
    const entry = page.locator(".entry", { has: headingOf(page, "solutionGraph") });
    await expect(entry.getByRole("group", { name: /^Signature/ })).toBeVisible();
    await expect(entry.locator(".cell-outputs code")).toHaveText([
      "2",
      "[3, 2, 2, 1, 1, 0]",
    ]);
    await entry.getByText("Show the code").click();
    await expect(entry.locator(".source")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });
});

test("the address of an old name leads to the renamed entry", async ({ page }) => {
  await page.goto("reference/puzzle/#bestPlaceToAsk");
  await expect(page.locator("#mostInformativeFacelet")).toBeInViewport();
});

test("the address of an export on its former page leads to the list of all", async ({
  page,
}) => {
  await page.goto("reference/puzzle/#toStickers");
  await expect(page).toHaveURL(/reference\/#toStickers$/);
  await page.locator("#toStickers > a").click();
  await expect(headingOf(page, "toStickers")).toBeInViewport();
});

test("a cell that uses an old name runs", async ({ page }) => {
  await page.goto("reference/scan/#mostInformativeFacelet");
  const cell = page.locator("#cell-mostInformativeFacelet");
  await cell.getByRole("button", { name: "Edit" }).click();
  await expect(cell.getByRole("textbox")).toBeFocused({ timeout: 20_000 });
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(
    'import { bestPlaceToAsk } from "every-cube";\ntypeof bestPlaceToAsk',
  );
  await cell.getByRole("button", { name: "Run" }).click();
  await expect(cell.locator(".cell-outputs code")).toHaveText('"function"', {
    timeout: 20_000,
  });
});
