// What readers make is never lost to ordinary accidents: a page closed in the middle of
// typing, an editor that loads slowly, a full storage, or stored texts that can't be read.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hold } from "../hold.ts";
import { expect, test } from "../visit.ts";
import { button, cells, kept, lastText, openPlayground } from "./on-playground.ts";

const OWN = "notebook 1 playground";
const notice = (page: Page) => page.locator(".storage-notice:visible");

/** From now on there is no room for anything more. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });

test("a page that is closed in the middle of typing loses nothing, even before its bar is loaded", async ({
  page,
  context,
}) => {
  await page.goto("playground/");
  await hold(page, "playground-bar");
  await button(page, "Add text below cell 5").click();
  await page.keyboard.type("# Typed in time");
  await page.close();
  const next = await context.newPage();
  await next.goto("playground/");
  await expect(lastText(next).locator("h1, h2")).toHaveText("Typed in time");
  await kept(next, "Typed in time");
  expect(
    await next.evaluate(() => localStorage.getItem("notebook early 1 playground")),
  ).toBeNull();
  // The same in a chapter, where it is a change of the author's code.
  await next.goto("more-encoders/");
  await hold(next, "notebook-bar");
  await next.locator("#cell-1 .cell-edit").click();
  await next.keyboard.type("// mine\n");
  await next.goto("icon.svg");
  await next.unrouteAll();
  await next.goto("more-encoders/");
  await expect(next.locator("#cell-1 .cell-code")).toContainText("// mine");
});

test("keys typed while the editor is loaded are all there, where the caret was, and can be undone", async ({
  page,
}) => {
  await openPlayground(page);
  const release = await hold(page, "cell-editor");
  await button(page, "Add code below cell 5").click();
  await page.keyboard.type("const all = () => ({\n\tn: 26 });");
  const code = page.locator("#cell-6 .cell-code");
  await expect(code.locator(".line")).toHaveText([
    "const all = () => ({",
    "  n: 26 });",
  ]);
  await kept(page, "n: 26 });");
  await page.keyboard.press("Home");
  release();
  const content = code.locator(".cm-content");
  await expect(content).toBeFocused();
  await page.keyboard.type("  ");
  await expect(content.locator(".cm-line")).toHaveText([
    "const all = () => ({",
    "    n: 26 });",
  ]);
  for (let i = 0; i < 5; i++) await page.keyboard.press("ControlOrMeta+z");
  await expect(content).toHaveText("");
  for (let i = 0; i < 5; i++) await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(content).toContainText("n: 26 });");
});

test("a click into code puts the caret there before the editor is loaded", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  const release = await hold(page, "cell-editor");
  const line = page.locator("#cell-1 .line").nth(1);
  const text = await line.textContent();
  const { width, height } = (await line.boundingBox())!;
  await line.click({ position: { x: width - 1, y: height / 2 } });
  await page.keyboard.type(" // here");
  await expect(line).toHaveText(`${text} // here`);
  await page.keyboard.press("ControlOrMeta+Enter");
  release();
  await expect(page.locator("#cell-1 .cm-line").nth(1)).toHaveText(`${text} // here`);
});

test("what is pressed and typed in a notebook before its code is loaded is done then", async ({
  page,
}) => {
  const release = await hold(page, "");
  await page.goto("playground/", { waitUntil: "commit" });
  await button(page, "Add code below cell 5").click();
  await page.keyboard.type("let early = 1;\n earlyy");
  await page.keyboard.press("Backspace");
  release();
  await expect(page.locator("#cell-6 .cm-line")).toHaveText([
    "let early = 1;",
    " early",
  ]);
  await page.keyboard.type(";");
  await expect(page.locator("#cell-6 .cm-line").last()).toHaveText(" early;");
});

test("what can't be stored is said where it is typed", async ({ page }) => {
  const FULL = "can’t be saved: this browser’s storage is full";
  await page.goto("practice/");
  await page.locator("form[data-hydrated]").first().waitFor();
  await fillStorage(page);
  await page.locator("#practice-1 .answer-inputs input").first().fill("1");
  await expect(
    page.locator("#practice-1").getByText(`Your progress ${FULL}`),
  ).toBeVisible();

  await page.goto("indexing/");
  const exercise = page.locator(".exercise:has(form)").first();
  await exercise.scrollIntoViewIfNeeded();
  await exercise.locator("form[data-hydrated]").waitFor();
  await fillStorage(page);
  await exercise.locator("input").first().fill("67");
  await expect(exercise.getByText(`Your answer ${FULL}`)).toBeVisible();

  await page.goto("orientations/");
  await fillStorage(page);
  const cube = page.locator("#cube-number");
  await cube.scrollIntoViewIfNeeded();
  await cube.and(page.locator("[data-hydrated]")).waitFor();
  await cube.getByRole("button", { name: /^U, top/ }).click();
  await expect(cube.getByText(FULL)).toBeVisible();

  await page.goto("workshop/");
  const field = page.locator("#puzzle-definition");
  await field.scrollIntoViewIfNeeded();
  await page.locator("#define-puzzle[data-hydrated]").waitFor();
  await field.fill("Name mine");
  const next = await page.context().newPage();
  await page.close();
  await next.goto("workshop/");
  const later = next.locator("#puzzle-definition");
  await later.scrollIntoViewIfNeeded();
  await expect(later).toHaveValue("Name mine");
  await next.getByRole("button", { name: "Discard my changes" }).click();
  await next.getByRole("button", { name: "Restore my changes" }).click();
  await expect(later).toHaveValue("Name mine");
  await fillStorage(next);
  await later.fill("Name mine, too");
  await expect(next.locator("#define-puzzle").getByText(FULL)).toBeVisible();
});

test("in a full storage a cell says so, and a link doesn't replace the reader's notebook unasked", async ({
  page,
}) => {
  await openPlayground(page);
  await button(page, "Add text below cell 5").click();
  await page.keyboard.insertText("# The link’s");
  await button(page, "Share link").click();
  const link = await page.getByLabel(/^Link to this page/).inputValue();
  await lastText(page).dblclick();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("# Mine");
  await kept(page, "# Mine");
  await fillStorage(page);
  await page.keyboard.type("!");
  await expect(page.locator("#cell-6 .storage-notice")).toContainText(
    "Your notebook can’t be saved: this browser’s storage is full.",
  );
  await page.evaluate((address) => (location.href = address), link);
  const status = page.locator(".notebook-status");
  await expect(status).toHaveText(
    "The other notebook is not shown yet, because yours can’t be put aside: this browser’s storage is full.",
  );
  await expect(button(page, "Stay with mine")).toBeFocused();
  await expect(page.locator("#cell-6 .text-field")).toHaveValue("# Mine!");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save mine as a file and go on").click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toContain("# Mine!");
  await expect(lastText(page).locator("h1, h2")).toHaveText("The link’s");
  await button(page, "Undo").click();
  await expect(status).toHaveText("Your notebook is back.");
  await expect(lastText(page).locator("h1, h2")).toHaveText("Mine!");
});

test("a stored notebook with a spoilt cell shows the others, and is kept as it is until it is discarded", async ({
  page,
}) => {
  const texts = Array.from({ length: 10 }, (_, i) => ({
    ...{ id: i === 3 ? 4 : `cell-${i + 1}`, kind: "text", source: `Text ${i + 1}` },
  }));
  const head = { format: "every-cube notebook", version: 1, page: "playground" };
  const spoilt = JSON.stringify({ ...head, cells: texts });
  await page.goto("icon.svg");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [OWN, spoilt]);
  await page.goto("playground/");
  await expect(cells(page)).toHaveCount(9);
  await expect(notice(page)).toContainText("can’t be read: cell 4");
  await lastText(page).dblclick();
  await page.keyboard.type("More ");
  await kept(page, "More ");
  await page.reload();
  await expect(cells(page)).toHaveCount(9);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save it as a file").click(),
  ]);
  expect(readFileSync(await file.path(), "utf8")).toBe(spoilt);
  await button(page, "Discard it").click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(cells(page)).toHaveCount(9);
  await expect(notice(page)).toHaveCount(0);
});
