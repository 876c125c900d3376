import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { nextMove } from "#components/exercises/endless/next-move.ts";
import { permutationToIndex } from "#components/exercises/endless/permutation-to-index.ts";
import { createSheet } from "#components/exercises/endless/sheet.ts";
import { LEVELS } from "#components/exercises/endless/practice-exercise.ts";
import { TOPICS } from "#components/exercises/endless/topics.ts";
import { expect, test } from "../visit.ts";

const SHEET = "practice/?topic=order-to-number&level=2&sheet=4711";
const [FIRST, SECOND] = createSheet(permutationToIndex, {
  topic: "order-to-number",
  level: 2,
  sheet: 4711,
});

test("a link is the same sheet in another window; a mistake is named, hints help, and progress stays and is saved @phone", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(SHEET);
  await expect(title(page)).toHaveText(
    "Sheet 4711: From a permutation to its index, level 2",
  );
  await expect(item(page, 1).getByRole("textbox")).toBeInViewport();
  await test.step("two windows", async () => {
    const other = await browser.newPage({ baseURL });
    await other.goto(SHEET);
    await expect(title(other)).toHaveText(/4711/);
    const questions = (window: Page) =>
      window
        .locator(".practice-cards")
        .evaluateAll((all) => all.map((cards) => cards.ariaLabel));
    const here = await questions(page);
    expect(here).toHaveLength(8);
    expect(await questions(other)).toEqual(here);
    await other.close();
  });
  await test.step("a typical mistake, a hint, and then the right answer, by keyboard", async () => {
    const first = item(page, 1);
    const [mistake] = FIRST.mistakes;
    await first.getByLabel("its index").fill(mistake.typed[0]);
    await page.keyboard.press("Enter");
    await expect(diagnosis(first)).toHaveText(`Not yet. ${mistake.says}`);
    await first.getByText("Hint 1 of 3").focus();
    await page.keyboard.press("Enter");
    await expect(first.getByText(FIRST.hints[0])).toBeVisible();
    await expect(first.getByText("Hint 3 of 3")).toBeHidden();
    await first.getByLabel("its index").fill(FIRST.exercise.solution[0]);
    await page.keyboard.press("Enter");
    await expect(diagnosis(first)).toHaveText(/^Right\./);
    await expect(page.getByText("1 of 8 solved")).toBeVisible();
  });
  await test.step("another at the first try; what cannot be read is no try", async () => {
    const second = item(page, 2);
    await second.getByLabel("its index").fill("many");
    await second.getByRole("button", { name: "Check" }).click();
    await expect(diagnosis(second)).toContainText("“many” is not a number");
    await second.getByLabel("its index").fill(SECOND.exercise.solution[0]);
    await second.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("2 of 8 solved")).toBeVisible();
  });
  await test.step("after a reload all is there", async () => {
    await page.reload();
    await expect(page.getByText("2 of 8 solved")).toBeVisible();
    await expect(item(page, 1).getByText("✓ solved")).toBeVisible();
    await expect(item(page, 1).getByLabel("its index")).toHaveValue(
      FIRST.exercise.solution[0],
    );
    await expect(page.getByRole("row", { name: /From a permutation/ })).toHaveText(
      /^From a permutation to its index2211\d+ s$/,
    );
  });
  await test.step("the table is saved; cleared, it can be brought back", async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as CSV" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe("practice.csv");
    const [, ...rows] = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(rows.map((row) => row.replace(/,\d+,"\d+"$/, ""))).toEqual([
      '"From a permutation to its index",2,4711,1,"yes","no",2,1,"no"',
      '"From a permutation to its index",2,4711,2,"yes","yes",1,0,"no"',
      "",
    ]);
    await page.locator(".practice-progress").getByText("Clear").click();
    await expect(page.getByText("0 of 8 solved")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("2 of 8 solved")).toBeVisible();
  });
});

test("choosing a topic, a level or a sheet writes the address; one that means nothing is explained", async ({
  page,
}) => {
  await page.goto("practice/?topic=sudoku&level=2&sheet=12");
  await expect(page.getByRole("alert").filter({ hasText: "topic" })).toHaveText(
    "The link’s topic “sudoku” could not be used: there is no such topic.",
  );
  await expect(title(page)).toHaveText("Sheet 12: Inversions, level 2");
  await page.getByLabel("Topic").selectOption("The shortest next move");
  await page.getByRole("button", { name: "3: only the cube" }).click();
  await page.getByLabel("Sheet", { exact: true }).fill("777");
  await expect(title(page)).toHaveText("Sheet 777: The shortest next move, level 3");
  await expect(page).toHaveURL(/\?topic=next-move&level=3&sheet=777$/);
  await expect(page.getByText("could not be used")).toHaveCount(0);
  const [{ exercise }] = createSheet(nextMove, {
    topic: "next-move",
    level: 3,
    sheet: 777,
  });
  await item(page, 1).getByLabel("move").fill(exercise.solution[0]);
  await page.keyboard.press("Enter");
  await expect(diagnosis(item(page, 1))).toHaveText(/^Right\. After/);
  await page.getByRole("button", { name: "Another sheet" }).click();
  await expect(title(page)).not.toHaveText(/ 777:/);
  await expect(item(page, 1).getByLabel("move")).toHaveValue("");
  await test.step("a topic that could not be loaded is there when the page is loaded again", async () => {
    const code = /\/lehmer-digits\.[^/]*\.js/;
    await page.route(code, (route) => route.abort());
    await page.getByLabel("Topic").selectOption("Lehmer digits");
    const missing = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(missing).toBeVisible();
    await expect(page).toHaveURL(/\?topic=lehmer-digits&level=3&sheet=\d+$/);
    await page.unroute(code);
    await missing.getByRole("button", { name: "Load the page again" }).click();
    await expect(title(page)).toHaveText(/: Lehmer digits, level 3$/);
    await expect(missing).toBeHidden();
  });
});

test("a worksheet is printed as it is shown, on either paper, and leads back to the screen", async ({
  page,
}) => {
  await page.goto("worksheet/?topic=impossible-cubes&level=3&sheet=4711&paper=letter");
  await expect(page.getByText("2 pages of exercises and 1 page of key")).toBeVisible();
  await expect(page.getByText("comes from your own device")).toBeVisible();
  const address = await page.locator(".worksheet-link p").first().textContent();
  expect(address).toMatch(/practice\/\?topic=impossible-cubes&level=3&sheet=4711$/);
  await test.step("all topics fit on their pages", async () => {
    await page.getByRole("button", { name: "A4" }).click();
    for (const topic of Object.values(TOPICS)) {
      const button = page.getByRole("button", { name: topic.title, exact: true });
      if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
    }
    await expect(
      page.locator(".worksheet-title", { hasText: "continued" }),
    ).not.toHaveCount(0);
    for (const level of LEVELS) {
      await page
        .getByRole("toolbar", { name: "Level" })
        .getByRole("button", { name: String(level) })
        .click();
      for (const paper of ["Letter", "A4"]) {
        await page.getByRole("button", { name: paper }).click();
        await expect(page.locator(".paper").first()).toHaveAttribute(
          "data-paper",
          paper.toLowerCase(),
        );
        expect(await page.evaluate(spilling), `level ${level} on ${paper}`).toEqual([]);
      }
    }
  });
  await test.step("as PDF", async () => {
    for (const [paper, box] of [
      ["a4", "595 842"],
      ["letter", "612 792"],
    ]) {
      await page.goto(`worksheet/?topic=inversions+next-move&paper=${paper}`);
      await expect(page.locator(".worksheet-title").nth(1)).toHaveText(
        "The shortest next move",
      );
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const boxes = Array.from(
        pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g),
        ([, width, height]) => `${Math.round(+width)} ${Math.round(+height)}`,
      );
      expect(boxes).toEqual(Array(await page.locator(".paper").count()).fill(box));
    }
  });
  await page.goto("cut-outs/");
  expect(await page.evaluate(spilling)).toEqual([]);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  for (const [button, pages] of [
    ["large cards, A5", 4],
    ["large cards, A4", 8],
    ["all four sheets", 4],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/MediaBox/g), button).toHaveLength(pages);
  }
});

/** Pages with something below their foot or beside their edge. Runs in the page. */
function spilling(): string[] {
  return [...document.querySelectorAll(".paper")].flatMap((paper) => {
    const { bottom, right } = paper.getBoundingClientRect();
    const out = [...paper.querySelectorAll("*")].find((element) => {
      const box = element.getBoundingClientRect();
      return box.bottom > bottom || box.right > right;
    });
    const words = [...paper.querySelectorAll(".worksheet-exercise")].find(
      (exercise) => exercise.scrollHeight > exercise.clientHeight + 1,
    );
    return (out ?? words) ? [`${paper.ariaLabel}: ${(out ?? words)?.textContent}`] : [];
  });
}

const title = (page: Page) => page.locator(".practice-title");
const item = (page: Page, number: number) => page.locator(`#practice-${number}`);
const diagnosis = (of: Locator) => of.getByRole("status");
