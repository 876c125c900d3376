import type { Page } from "@playwright/test";
import { axeFindsInBoth } from "../axe.ts";
import { expect as expectSoon, test } from "../visit.ts";

// The compiler is large, and the machine may be busy with other tests.
const expect = expectSoon.configure({ timeout: 30_000 });

const IMPORT = 'import { rankPermutation } from "every-cube";\n';

async function open(page: Page, text: string) {
  const cell = page.locator("code-cell").first();
  await cell.getByRole("button", { name: "Edit" }).click();
  await expect(cell.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  return {
    cell,
    check: cell.getByRole("button", { name: "Check types" }),
    words: cell.locator(".cell-types"),
    marks: cell.locator(".cm-lintRange-error"),
  };
}

test.beforeEach(({ page }) => page.goto("indexing/"));

test("a mistake is told with its line and underlined, and gone when it is mended", async ({
  page,
}) => {
  const { check, words, marks } = await open(page, `${IMPORT}rankPermutation("ab");`);
  await check.click();
  await expect(words).toContainText("Line 2: Argument of type 'string'");
  await expect(marks).toHaveText('"ab"');
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(`${IMPORT}rankPermutation([1, 0]);`);
  await expect(marks).toHaveCount(0);
  await check.click();
  await expect(words).toHaveText("No type errors.");
});

test("by keyboard: F8 goes from mistake to mistake", async ({ page }) => {
  const { check, marks, cell } = await open(page, "const a: number = 'x';\nnull.b;\n");
  await check.focus();
  await page.keyboard.press("Enter");
  await expect(marks).toHaveCount(2);
  await cell.getByRole("textbox").focus();
  await page.keyboard.press("F8");
  await page.keyboard.insertText("first");
  await expect(cell.locator(".cm-line").first()).toContainText("const first: number");
});

test("the compiler comes with the first check, once, and not before", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const compilers = () => loaded.filter((url) => url.includes("typecheck")).length;
  const { check, words } = await open(page, "1;");
  expect(compilers()).toBe(0);
  await check.click();
  await expect(words).toHaveText("No type errors.");
  await check.click();
  expect(compilers()).toBe(1);
});

test("without the network it says so, and works when that is back", async ({
  page,
}) => {
  await page.route("**/typecheck*", (route) => route.abort());
  const { check, words } = await open(page, "1;");
  await check.click();
  await expect(words).toContainText("could not be loaded");
  await page.unroute("**/typecheck*");
  await check.click();
  await expect(words).toHaveText("No type errors.");
});

test("a cell is checked with the names of the others", async ({ page }) => {
  const { check, words } = await open(page, "orientationOf;\nunrankOrientation(1);");
  await check.click();
  await expect(words).toContainText("Line 1: Cannot find name 'orientationOf'.");
  await expect(words).toContainText("Line 2: Expected 3 arguments, but got 1.");
});

test("axe finds nothing in a cell with mistakes, light and dark @phone", async ({
  page,
}) => {
  const { cell, check, marks } = await open(page, "null.b;\nundefined.c;");
  await check.click();
  await expect(marks).toHaveCount(2);
  await cell.getByRole("textbox").focus();
  await page.keyboard.press("F8");
  expect(await axeFindsInBoth(page, "#cell-1")).toEqual([]);
});
