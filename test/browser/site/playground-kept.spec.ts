// The reader's own notebook after a reload, a change in another tab, a link or a file.
import { readFileSync } from "node:fs";
import type { FileChooser, Page } from "@playwright/test";
import { axeFinds } from "../axe.ts";
import { expect, test } from "../visit.ts";
import {
  addCode,
  button,
  cells,
  kept,
  labels,
  lastText,
  openPlayground,
} from "./on-playground.ts";

/** Under it the browser stores what the cells show. */
const OUTPUTS = "notebook outputs 1 playground";

const lastPreview = (page: Page) => page.locator(".text-field + .markdown-output");

/** Shows the notebook that was put aside last. */
async function goBackToIt(page: Page): Promise<void> {
  await page.locator(".notebook-shelf summary").click();
  await page.getByRole("button", { name: "Go back to it" }).first().click();
}

/**
 * The address of a notebook with one text and one code cell, created by the page itself.
 */
async function linkWith(page: Page, code: string): Promise<string> {
  await openPlayground(page);
  await addCode(page, 5, code);
  await button(page, "Share link").click();
  const link = await page.getByLabel(/^Link to this page/).inputValue();
  await page.goto("icon.svg"); // the playground stores its cells when it is left
  await page.evaluate(() => localStorage.clear());
  return link;
}

test("what another tab stores is shown, and one's own is put aside, not lost", async ({
  page,
  context,
}) => {
  await page.goto("playground/");
  // Nothing is stored yet when the second is opened.
  const other = await context.newPage();
  await other.goto("playground/");
  await button(page, "Add text below cell 5").click();
  await page.keyboard.insertText("From the first tab");
  await kept(page, "From the first tab");
  await expect(other.locator("#cell-6")).toContainText("From the first tab");
  await button(other, "Add text below cell 6").click();
  await other.keyboard.insertText("From the second tab");
  await expect(lastText(page)).toHaveText("From the second tab");
  // It holds what was here: nothing is put aside.
  await expect(page.locator(".notebook-status")).toBeEmpty();
  await button(page, "Add text below cell 7").click();
  await page.keyboard.insertText("From the first again");
  await expect(lastText(other)).toHaveText("From the first again");
  // Where the reader writes, another text does not take the focus.
  await lastText(other).dblclick();
  await other.keyboard.press("End");
  await other.keyboard.insertText(", and more");
  const field = page.locator("#cell-8 .text-field");
  await expect(field).toHaveValue("From the first again, and more");
  await expect(field).toBeFocused();
  await expect(button(page, "Go back to yours")).toBeVisible();
  await page.keyboard.insertText("!");
  await expect(page.locator(".notebook-status")).toBeEmpty();
  await expect(lastText(other)).toHaveText("From the first again!, and more");
  await button(other, "Delete cell 8").click();
  await expect(page.locator(".notebook-status")).toContainText("Another tab");
  await expect(page.locator(".notebook-shelf summary")).toHaveText(
    "1 notebook is put aside",
  );
  await button(page, "Go back to yours").click();
  await expect(cells(page)).toHaveCount(8);
  await expect(lastText(page)).toHaveText("From the first again!, and more");
  await expect(lastText(other)).toHaveText("From the first again!, and more");
});

test("what another tab writes leaves all other cells as they are, with their results", async ({
  page,
  context,
}) => {
  await openPlayground(page);
  await addCode(page, 5, "6 * 7;");
  await page.keyboard.press("ControlOrMeta+Enter");
  const results = page.locator("#cell-6 .cell-results");
  await expect(results).toContainText("42");
  await kept(page, "6 * 7;");
  await page.getByLabel("order, typed").fill("2 1 3 4");
  await page.getByLabel("order, typed").press("Enter");
  await expect(page.locator("#cell-3 .cell-results")).toContainText("number 6");
  const other = await context.newPage();
  await openPlayground(other);
  await expect(other.locator("#cell-6")).toContainText("6 * 7;");
  await button(other, "Add text below cell 6").click();
  await other.keyboard.insertText("From the second tab");
  await expect(lastText(page)).toHaveText("From the second tab");
  await expect(results).toContainText("42");
  await expect(page.locator("#cell-3 .cell-results")).toContainText("number 6");
  await expect(page.getByLabel("order, typed")).toHaveValue(/2\D*1\D*3\D*4/);
  // The text of a cell that the reader is in changes around the caret.
  const code = page.locator("#cell-6 .cm-content");
  await code.click();
  await page.keyboard.press("Home");
  await other.locator("#cell-6 .cell-code").click();
  await other.keyboard.press("ControlOrMeta+End");
  await other.keyboard.insertText(" // seen");
  await expect(code).toHaveText("6 * 7; // seen");
  await expect(code).toBeFocused();
  await page.keyboard.insertText("1 + ");
  await expect(code).toHaveText("1 + 6 * 7; // seen");
  // A line that becomes a cell of its own takes its output along.
  await page.keyboard.press("End");
  await page.keyboard.insertText("\n8;");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(results).toContainText(/43.*8/s);
  await page.keyboard.press("Home");
  await page.keyboard.press("Control+Shift+-");
  await expect(page.locator("#cell-8 .cm-content")).toHaveText("8;");
  await expect(results).toContainText("43");
  await expect(results).not.toContainText("8");
});

test("notebooks that are put aside take one line, and the message goes with the next change", async ({
  page,
}) => {
  await openPlayground(page);
  const status = page.locator(".notebook-status");
  for (let i = 1; i <= 2; i++) {
    await addCode(page, 1, `const mine = ${i};`);
    await kept(page, `const mine = ${i};`);
    await button(page, "Start over").click();
    await page.getByRole("button", { name: /came with/ }).click();
    await expect(status).toContainText("You have started over.");
  }
  await expect(page.locator("#cell-1")).toBeInViewport();
  await expect(page.locator(".notebook-shelf summary")).toHaveText(
    "2 notebooks are put aside",
  );
  await addCode(page, 1, "1;");
  await expect(status).toBeEmpty();
  await expect(button(page, "Go back to yours")).toHaveCount(0);
});

test("a notebook survives a reload: order, kinds, texts and results", async ({
  page,
}) => {
  await openPlayground(page);
  await addCode(page, 1, "const mine = 7;\n6 * mine;");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#cell-6 .cell-results")).toContainText("42");
  await kept(page, "42", OUTPUTS);
  await button(page, "Add text below cell 2").click();
  await page.keyboard.insertText("*mine* $x^2$");
  // It is shown as it will be while it is written.
  await expect(lastPreview(page).locator("math")).toBeVisible();
  await button(page, "Delete cell 4").click();
  await expect(page.locator(".cell-deleted")).toHaveCount(1);
  await kept(page, "*mine*");
  const before = await labels(page);
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/awaits-cells/);
  expect((await labels(page)).map((text) => text.split(" ")[0])).toEqual(
    before.map((text) => text.split(" ")[0]),
  );
  await expect(page.locator("#cell-6")).toContainText("const mine = 7;");
  await expect(page.locator("#cell-7 em")).toHaveText("mine");
  await expect(page.locator("#cell-7 math")).toBeVisible();
  await expect(page.locator("#cell-2")).toHaveCount(0);
  const results = page.locator("#cell-6 .cell-results");
  await expect(results).toContainText("42");
  await expect(results).toContainText("From your last visit.");
  await page.locator("#cell-6").getByRole("button", { name: "Run" }).click();
  await expect(results).not.toContainText("From your last visit.");
});

test("after a reload, and by a link, a control stands where it was set, and what followed from it is computed from that", async ({
  page,
}) => {
  await openPlayground(page);
  const texts = [
    'import { Inputs, view } from "every-cube/notebook";\nconst turns = view(Inputs.range([0, 9], { label: "turns", value: 2 }));',
    "turns * 100;",
    'throw new Error("none of " + turns);',
  ];
  for (const [i, text] of texts.entries()) {
    await addCode(page, i + 1, text);
    await page.keyboard.press("ControlOrMeta+Enter");
  }
  const slider = page.locator("#cell-6").getByRole("slider", { name: "turns" });
  const product = page.locator("#cell-7 .cell-results");
  const failed = page.locator("#cell-8 .cell-error");
  await expect(failed).toContainText("none of 2");
  await slider.fill("7");
  await expect(product).toContainText("700");
  await expect(failed).toContainText("none of 7");
  await kept(page, "none of 7", OUTPUTS);
  // Its results are of another text then, and marked.
  await page.locator("#cell-7 .cm-content").click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.insertText(" // hundreds");
  await kept(page, "// hundreds");
  await page.reload();
  await expect(slider).toHaveValue("7");
  await expect(product).toContainText("700");
  await expect(page.locator("#cell-7")).toHaveAttribute("data-stale");
  await expect(failed).toContainText("none of 7");
  await page.locator("#cell-7").getByRole("button", { name: "Run" }).click();
  await expect(product).not.toContainText("From your last visit.");
  await expect(product).toContainText("700");
  await expect(slider).toHaveValue("7");

  await button(page, "Share link").click();
  await expect(page.locator(".notebook-status")).toContainText(
    "It carries all 8 cells and what the controls are set to",
  );
  const link = await page.getByLabel(/^Link to this page/).inputValue();
  await page.goto("icon.svg");
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.locator("#cell-7 .cell-hint")).toContainText("came from a link");
  await kept(page, "chosen");
  await page.reload();
  await button(page, "Run all").click();
  await button(page, "I have read it: run all").click();
  await expect(product).toContainText("700");
  await expect(slider).toHaveValue("7");
});

test("a page that broke down while a cell ran says so when it is loaded again, once, with all texts", async ({
  page,
}) => {
  await openPlayground(page);
  // A page that breaks down does not take its leave.
  await page.evaluate(() =>
    document.defaultView!.addEventListener(
      "pagehide",
      (event) => event.stopImmediatePropagation(),
      { capture: true },
    ),
  );
  await addCode(page, 1, "await new Promise(() => {}); // for ever");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#cell-6 .cell-speech")).toHaveText(/running/i);
  await page.reload();
  const status = page.locator(".notebook-status");
  await expect(status).toHaveText(/^This page broke down while cell 2 ran/);
  await expect(page.locator("#cell-6")).toContainText("for ever");
  await expect(page.locator("#cell-6 .cell-speech")).toHaveText("");
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/awaits-cells/);
  await expect(status).not.toContainText("broke down");
});

test("starting anew is taken back, also after a reload", async ({ page }) => {
  await openPlayground(page);
  await addCode(page, 1, "const mine = 7;");
  await button(page, "Start over").click();
  await page.getByRole("button", { name: "An empty cell" }).click();
  await expect(cells(page)).toHaveCount(1);
  await button(page, "Go back to yours").click();
  await expect(cells(page)).toHaveCount(6);
  await button(page, "Start over").click();
  await page.getByRole("button", { name: /came with/ }).click();
  await expect(cells(page)).toHaveCount(5);
  await expect(page.locator("#cell-3 .cell-results")).toContainText("number 13");
  // The cells themselves are not stored, but the notebook set aside is.
  await page.reload();
  await page.locator(".notebook-actions").getByText("Start over").click();
  await goBackToIt(page);
  await expect(page.locator("#cell-6")).toContainText("const mine = 7;");
});

test("what to start anew with is asked first, and nothing is replaced by a second press, nor by Cancel, which has the focus", async ({
  page,
}) => {
  await page.goto("playground/");
  const opener = button(page, "Start over");
  const [panel, cancel] = [page.locator(".notebook-panel"), button(page, "Cancel")];
  await opener.click();
  await expect(cancel).toBeFocused();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(panel).toBeEmpty();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(cancel).toBeFocused();
  await opener.press("Enter");
  await expect(panel).toBeEmpty();
  await expect(page.locator(".notebook-status")).toBeEmpty();
  await expect(cells(page)).toHaveCount(5);
});

test("a link shows its notebook and runs nothing of it, and the reader’s own is kept", async ({
  page,
}) => {
  const link = await linkWith(page, "const brought = 40 + 2;\nbrought;");
  await page.goto("playground/");
  await button(page, "Add text below cell 5").click();
  await page.keyboard.insertText("My own text");
  await kept(page, "My own text");
  await page.goto("about:blank");

  await page.goto(link);
  const brought = page.locator("#cell-6");
  await expect(brought.locator(".cell-hint")).toContainText("came from a link");
  await expect(page.locator(".notebook-status")).toContainText("Yours is kept.");
  await expect(brought.locator(".cell-results")).not.toContainText("42");
  await page.waitForLoadState("networkidle");
  await page.getByLabel("order, typed").fill("1 2 3 4");
  await page.getByLabel("order, typed").press("Enter");
  await expect(page.locator("#cell-3 .cell-results")).toContainText("number 0");
  await expect(brought.locator(".cell-results")).not.toContainText("42");
  await page.reload();
  await expect(brought.locator(".cell-hint")).toContainText("came from a link");
  await button(page, "Run all").click();
  await expect(page.locator(".notebook-status")).toContainText("read it first");
  await expect(brought.locator(".cell-results")).not.toContainText("42");
  await button(page, "I have read it: run all").click();
  await expect(brought.locator(".cell-results")).toContainText("42");
  await expect(page.locator(".notebook-status")).toHaveText(/^Done/);
  await goBackToIt(page);
  await expect(lastText(page)).toHaveText("My own text");
  await expect(page.locator("#cell-6")).not.toContainText("brought");
});

test("what is exported comes back by import, and opens elsewhere as a notebook", async ({
  page,
}) => {
  await openPlayground(page);
  await addCode(page, 5, "const mine = 7;");
  const download = async (name: string) => {
    await button(page, "Export").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name }).click(),
    ]);
    await button(page, "Export").click();
    return file.path();
  };
  const file = await download("Cells, to import again (.json)");
  const ipynb = await download("Jupyter notebook (.ipynb)");
  const jupyter = JSON.parse(readFileSync(ipynb, "utf8"));
  const sources = jupyter.cells.map(({ source }: { source: string | string[] }) =>
    [source].flat().join(""),
  );
  expect(sources.join("\n")).toContain("A notebook of your own");
  expect(sources.join("\n")).toContain("const mine = 7");

  await button(page, "Delete cell 1").click();
  const bring = async (path: Parameters<FileChooser["setFiles"]>[0]) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      button(page, "Import").click(),
    ]);
    await chooser.setFiles(path);
  };
  await bring(file);
  await expect(cells(page)).toHaveCount(6);
  await expect(page.locator("#cell-6 .cell-hint")).toContainText("came from");
  await bring(ipynb);
  await expect(page.locator(".notebook-status")).toHaveText(
    "This file’s notebook is the one that is shown here.",
  );
  const python = {
    nbformat: 4,
    metadata: { language_info: { name: "python" } },
    cells: [{ cell_type: "code", source: "print(1)" }],
  };
  const buffer = Buffer.from(JSON.stringify(python));
  await bring({ name: "theirs.ipynb", mimeType: "application/json", buffer });
  await expect(page.locator(".notebook-status")).toHaveText(
    "This file’s notebook is shown. 1 cell of code in Python became text, to be read and not run: only TypeScript and JavaScript run here.",
  );
});
