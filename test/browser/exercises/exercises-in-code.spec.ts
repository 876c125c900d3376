import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { exerciseId } from "#components/exercises/exercise-id.ts";
import { axeFindsInBoth } from "../axe.ts";
import { HOLD } from "../notebook/held-worker.ts";
import { letSleep } from "../sleeping-workers.ts";
import { patientExpect as expect, test } from "../visit.ts";

const FOLDER = new URL("../../../src/components/exercises/", import.meta.url);
const solutionOf = (path: string) =>
  readFileSync(new URL(`${path}/solution.ts`, FOLDER), "utf8").trimEnd();

/** The parts of an exercise. */
function open(page: Page, number: string) {
  const exercise = page.locator(`#${exerciseId(number)}`);
  const cell = exercise.locator("code-cell");
  const button = (name: string) => exercise.getByRole("button", { name, exact: true });
  return {
    exercise,
    cell,
    editor: cell.getByRole("textbox"),
    verdict: exercise.locator("exercise-checker").getByRole("status"),
    solved: exercise.getByText("✓ solved"),
    run: button("Run"),
    edit: button("Edit"),
    button,
  };
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

test("by keyboard alone: what is wrong, or no answer at all, is explained, the right one announced", async ({
  page,
}) => {
  await page.goto("orientations/");
  await letSleep(page, "compiler");
  const { edit, editor, verdict, solved } = open(page, "2.5");
  await expect(verdict).toHaveText("Each run of the cell is checked.");
  await edit.focus();
  await page.keyboard.press("Enter");
  await expect(editor).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(verdict).toHaveText(/^Not yet\. lastTwist\(\[1\]\) gives 0/);
  for (const [text, says] of [
    ['throw new Error("x"); function lastTwist() {}', /^Not yet\. The code ends with/],
    ["function lastTwist( {", /^Not yet\. There is no lastTwist/],
    ["const lastTwist = () => { throw 1 };", /^Not yet\. lastTwist\(.*error: 1/],
    ["const other = 1;", /^Not yet\. There is no lastTwist/],
  ] as const) {
    await replaceText(page, text);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(verdict).toHaveText(says);
  }
  await replaceText(
    page,
    solutionOf("orientations/last-twist").replace("(3 -", "(0 -"),
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(verdict).toHaveText(/is negative\.$/);
  await expect(solved).toBeHidden();
  await replaceText(page, solutionOf("orientations/last-twist"));
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(verdict).toHaveText(/^Right\. .*1,092 rows/);
  await expect(solved).toBeVisible();
  await page.keyboard.type(" ");
  await expect(verdict).toHaveAttribute("data-stale");
  await page.reload();
  await expect(solved).toBeVisible();
});

test("hints open one after the other; the solution goes into the cell, and out again; axe finds nothing", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  const { exercise, cell, run, verdict, button } = open(page, "A.4");
  await expect(exercise.getByText("Hint 2 of 2")).toBeHidden();
  await exercise.getByText("Hint 1 of 2").click();
  await expect(
    exercise.getByText("Go through the positions from the first"),
  ).toBeVisible();
  await exercise.getByText("Hint 2 of 2").click();
  await expect(exercise.getByText("A taken position")).toBeVisible();
  await exercise.getByText("Show the checker").click();
  await expect(exercise.getByText("All ${count} combinations").first()).toBeVisible();
  await exercise.locator(".solution > summary").click();
  await button("Put it into the cell").click();
  await expect(cell).toContainText("number += binomial");
  await run.click();
  await expect(verdict).toHaveText(/^Right\. All 2,046 combinations/);
  await button("Take it out again").click();
  await expect(cell).not.toContainText("number += binomial");
  await run.click();
  await expect(verdict).toHaveText(/^Not yet\. numberOfChoice\(/);
  expect(await axeFindsInBoth(page, "#exercise-a-4")).toEqual([]);
});

test("an endless loop is stopped, by its button or as another cell runs, which the checker says, and the page goes on", async ({
  page,
}) => {
  await page.goto("building-tables/");
  await letSleep(page, "compiler");
  const { exercise, edit, editor, run, verdict } = open(page, "4.4");
  await edit.click();
  await expect(editor).toBeFocused();
  const solution = solutionOf("building-tables/flood");
  await replaceText(page, `function distances() { ${HOLD} }`);
  await run.click();
  await expect(verdict).toHaveText("Checking…");
  await exercise.locator("exercise-checker").getByRole("button").click();
  await expect(verdict).toHaveText(/^Not yet\. Stopped\./);
  await editor.click();
  await replaceText(page, solution);
  await run.click();
  await expect(verdict).toHaveText(/^Right\. .*the cube’s permutations/);

  await editor.click();
  await replaceText(page, `function distances() { ${HOLD} }`);
  await run.click();
  await expect(verdict).toHaveText("Checking…");
  await page.locator("code-cell").first().getByRole("button", { name: "Run" }).click();
  await expect(verdict).toHaveText(/^Not yet\. Stopped\./);
});

test("the answer to the last chapter is checked with the page's own table", async ({
  page,
}) => {
  await page.goto("solving/");
  const { exercise, run, verdict, button } = open(page, "6.4");
  await exercise.locator(".solution > summary").click();
  await button("Put it into the cell").click();
  await run.click();
  await expect(verdict).toHaveText(/^Right\. It finds all [\d,]+ shortest solutions/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("question, starter, hints and solution can be read", async ({ page }) => {
    await page.goto("indexing/");
    const { exercise, cell, verdict } = open(page, "1.5");
    await expect(exercise.getByText("ranks a permutation")).toBeVisible();
    await expect(cell).toContainText("function numberOf");
    await expect(verdict).toBeHidden();
    await exercise.getByText("Hint 1 of 3").click();
    await expect(exercise.getByText("Find the digits first")).toBeVisible();
    await exercise.locator(".solution > summary").click();
    await expect(exercise.getByText("order.slice(i + 1).filter")).toBeVisible();
    await expect(exercise.getByRole("button")).toHaveCount(0);
  });
});
