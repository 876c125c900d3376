import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { draftKey, outputsKey } from "#components/notebook/bar/storage-keys.ts";
import { toFragment } from "#notebook/document/share-link.ts";
import { axeFinds } from "../axe.ts";
import { expect, test } from "../visit.ts";
import { letSleep } from "../sleeping-workers.ts";
import { openNotebookMenu } from "./notebook-menu.ts";

const bar = (page: Page) => page.locator(".notebook-bar");
const status = (page: Page) => page.locator(".notebook-status");
const codeOf = (page: Page, cell: number) => page.locator(`#cell-${cell} .cell-code`);
const draftOf = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), draftKey("more-encoders"));
const press = async (page: Page, name: string) => {
  await openNotebookMenu(page);
  await bar(page).getByRole("button", { name, exact: true }).click();
};

async function edit(page: Page, cell: number, source: string): Promise<void> {
  await letSleep(page, "compiler");
  const place = page.locator(`#cell-${cell}`);
  await place.getByRole("button", { name: "Edit" }).click();
  await expect(place.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(source);
}

/** A file of the site without scripts, from which the site's storage can be changed. */
const PLAIN = "every-cube.js";

test("edits are there again after a reload, until the page is reset; they are exported to a file and imported from it, by keyboard alone", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  await edit(page, 1, "1 + 41;");
  await expect.poll(() => draftOf(page)).toContain("1 + 41;");
  await page.reload();
  await expect(codeOf(page, 1)).toContainText("1 + 41;");
  await press(page, "Reset page");
  await expect(codeOf(page, 1)).not.toContainText("1 + 41;");
  await press(page, "Undo");
  await expect(codeOf(page, 1)).toContainText("1 + 41;");

  await page.keyboard.press("Escape");
  await expect(bar(page)).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Notebook", exact: true }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await bar(page).getByRole("button", { name: "Export" }).focus();
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: "Cells" })).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("more-encoders.every-cube.json");
  const text = await readFile(await file.path(), "utf8");
  await press(page, "Reset page");

  const importFile = async (content: string) => {
    const chooser = page.waitForEvent("filechooser");
    await openNotebookMenu(page);
    await bar(page).getByRole("button", { name: "Import" }).focus();
    await page.keyboard.press("Enter");
    const buffer = Buffer.from(content);
    const mimeType = "application/json";
    await (
      await chooser
    ).setFiles({ name: "more-encoders.every-cube.json", mimeType, buffer });
  };
  await importFile(text.replace('"kind": "code"', '"kind": "html"'));
  await expect(status(page)).toHaveText(
    "more-encoders.every-cube.json cannot be read: cell 1: its “kind” must be “code” or “text”.",
  );
  await importFile(text);
  await expect(status(page)).toContainText("1 cell has come from a file");
  await expect(codeOf(page, 1)).toContainText("1 + 41;");
  await press(page, "Reset page");
  await expect.poll(() => draftOf(page)).toBeNull();
});

test("where storage is forbidden, that is said, and cells and exercises work all the same", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("more-encoders/");
  await edit(page, 1, "1 + 41;");
  const why = "can’t be saved: this browser doesn’t let the page store anything.";
  await expect(page.locator("#cell-1 .storage-notice")).toContainText(why);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#cell-1 .cell-results")).toContainText("42");
  const exercise = page.locator("#exercise-a-2");
  await exercise.scrollIntoViewIfNeeded();
  await exercise.locator("form[data-hydrated]").waitFor();
  await exercise.getByRole("textbox").fill("18");
  await expect(exercise.locator(".storage-notice")).toContainText(`Your answer ${why}`);
  await exercise.getByRole("textbox").press("Enter");
  await expect(exercise.getByText("✓ solved")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a shared link carries the changed cells, and its code runs only on request; Run all skips exercises that were not started, and Stop is announced", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  await edit(page, 1, "document.title = 'ran'; 1 + 41;");
  await press(page, "Share link");
  const field = bar(page).getByRole("textbox");
  await expect(field).toHaveValue(/#code=1\./);
  await expect(status(page)).toContainText("It carries the cell that you changed,");
  const slider = page.getByRole("slider", { name: "even index" });
  await slider.fill("5");
  const key = outputsKey("more-encoders");
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), key))
    .toContain('"raw":5');
  await press(page, "Share link");
  await expect(status(page)).toContainText(
    "It carries the cell that you changed and what the controls are set to, in",
  );
  const address = await field.inputValue();
  await page.goto(PLAIN); // a reader who follows the link has no drafts
  await page.evaluate(() => localStorage.clear());

  await page.goto(address);
  await expect(status(page)).toContainText("1 cell has come from a link");
  await expect(slider).toHaveValue("5");
  await expect(codeOf(page, 1)).toContainText("1 + 41;");
  expect(new URL(page.url()).hash).toBe("");
  const checker = page.locator("#exercise-a-4 exercise-checker").getByRole("status");
  await expect(checker).toHaveText("Each run of the cell is checked.");
  await press(page, "Run all");
  await expect(status(page)).toContainText("has not run: read it first", {
    timeout: 20_000,
  });
  await expect(page.locator("#cell-1 .cell-results")).not.toContainText("42");
  await expect(page.locator("#cell-2 .cell-speech")).toHaveText("");
  await expect(checker).toHaveText("Each run of the cell is checked.");
  await page.reload();
  await expect(codeOf(page, 1)).toContainText("1 + 41;");

  await edit(page, 1, "await new Promise(() => {});");
  await press(page, "Run all");
  await press(page, "Stop");
  await expect(status(page)).toHaveText("Stopped.");
});

// All other faults of links are tested in test/notebook/document/share-link.test.ts.
test("a damaged link is explained, and one never takes the place of the reader's own edit: both are shown", async ({
  page,
}) => {
  await page.goto("more-encoders/#code=1.AAAA");
  await expect(status(page)).toHaveText(/^This link cannot be read/);
  const base = (await page.locator("#cell-1").getAttribute("data-code"))!;
  await expect(codeOf(page, 1)).toHaveText(base, { useInnerText: false });
  const fragment = await toFragment({
    format: "every-cube notebook",
    version: 1,
    page: "more-encoders",
    cells: [{ id: "cell-1", kind: "code", source: "'theirs';", base }],
  });
  await edit(page, 1, "'mine';");
  await page.evaluate((hash) => (location.hash = hash), fragment);
  const kept = page.locator(".notebook-draft");
  await expect(kept).toContainText("'theirs';");
  await expect(kept).toContainText("'mine';");
  await expect(codeOf(page, 1)).toContainText("'mine';");
  expect(await axeFinds(page, ".notebook-bar")).toEqual([]);
  await press(page, "Use the link’s text");
  await expect(codeOf(page, 1)).toContainText("'theirs';");
  await expect(kept).toHaveCount(0);
});

test("an edit of a text that its author has changed since is shown beside the new one", async ({
  page,
}) => {
  await page.goto(PLAIN);
  await page.evaluate((key) => {
    const cell = { id: "cell-1", kind: "code", source: "'mine';", base: "'the old';" };
    const document = {
      format: "every-cube notebook",
      version: 1,
      page: "more-encoders",
    };
    localStorage.setItem(key, JSON.stringify({ ...document, cells: [cell] }));
  }, draftKey("more-encoders"));
  await page.goto("more-encoders/");
  const kept = page.locator(".notebook-draft");
  await expect(kept).toContainText("has been changed by its author");
  await expect(codeOf(page, 1)).not.toContainText("'mine';");
  await press(page, "Use your edit");
  await expect(codeOf(page, 1)).toContainText("'mine';");
});
