import type { Locator, Page } from "@playwright/test";
import { axeFindsInBoth } from "../axe.ts";
import { expect as expectSoon, test } from "../visit.ts";

// The editor and the worker are loaded on first use, on a machine that may be busy with
// other tests.
const expect = expectSoon.configure({ timeout: 20_000 });

const IMPORT = 'import { rankPermutation } from "every-cube";';

/** The parts of the page's first cell. */
function firstCell(page: Page) {
  const cell = page.locator("code-cell").first();
  const button = (name: string) => cell.getByRole("button", { name, exact: true });
  return {
    cell,
    editor: cell.getByRole("textbox"),
    outputs: cell.locator(".cell-results > .cell-outputs code"),
    past: cell.locator(".cell-past .cell-outputs code"),
    error: cell.locator(".cell-error"),
    errorLine: cell.locator(".cm-error-line"),
    hint: cell.locator(".cell-hint"),
    speech: cell.getByRole("status"),
    edited: cell.getByText("edited", { exact: true }),
    run: button("Run"),
    stop: button("Stop"),
    edit: button("Edit"),
    reset: button("Reset"),
    restore: button("Restore my edit"),
  };
}

async function replaceText(page: Page, editor: Locator, text: string): Promise<void> {
  await expect(editor).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

async function openWith(page: Page, text: string) {
  const parts = firstCell(page);
  await parts.edit.click();
  await replaceText(page, parts.editor, text);
  return parts;
}

test.beforeEach(async ({ page }) => {
  await page.goto("indexing/");
});

test("the cell runs as it stands, and shows what it shipped with", async ({ page }) => {
  const { outputs, run, speech, edited } = firstCell(page);
  const shipped = ["[3, 2, 1, 0]", "23"];
  await expect(outputs).toHaveText(shipped);
  await run.click();
  await expect(speech).toHaveText("[3, 2, 1, 0]; 23");
  await expect(outputs).toHaveText(shipped);
  await expect(edited).toBeHidden();
});

test("nothing that runs or edits is loaded before a reader asks for it", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.reload();
  const { cell, run, edit, speech, editor } = firstCell(page);
  await cell.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const loaded = (name: string) => scripts.filter((url) => url.includes(name)).length;
  expect(loaded("notebook-worker") + loaded("session") + loaded("cell-editor")).toBe(0);
  await run.click();
  await expect(speech).not.toHaveText("");
  expect(loaded("notebook-worker")).toBe(1);
  expect(loaded("cell-editor")).toBe(0);
  await edit.click();
  await expect(editor).toBeFocused();
  expect(loaded("cell-editor")).toBe(1);
});

test("a click or a tap into the code opens the editor just there, and nothing moves @phone", async ({
  page,
  hasTouch,
}) => {
  const { cell, editor } = firstCell(page);
  const line = cell.locator(".line").nth(5);
  await line.scrollIntoViewIfNeeded();
  const placesOf = (lines: Locator) =>
    lines.evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, height } = element.getBoundingClientRect();
        const left =
          element.textContent === "" ? 0 : range.getBoundingClientRect().left;
        return [left, top + scrollY, height].map(Math.round);
      }),
    );
  const before = await placesOf(cell.locator(".line"));
  const size = await cell.boundingBox();
  // Tapping a name shows its type, so tap beside it.
  const word = line.getByText(hasTouch ? "// → 23" : "rankPermutation");
  const box = (await word.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(editor).toBeFocused();
  expect(await placesOf(cell.locator(".cm-line"))).toEqual(before);
  expect(await cell.boundingBox()).toEqual(size);
  await page.keyboard.insertText("|");
  await expect(editor).toContainText(
    hasTouch ? /\/\/.*\|.*23/ : /rankPe\w*\|\w*tation/,
  );
});

test("a tap on a name shows its type and no editor @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "a mouse need only point");
  const { cell, editor } = firstCell(page);
  await cell.locator(".line").nth(4).getByText("lehmerCode").tap();
  await expect(cell.locator(".hover-popup")).toContainText("how many smaller ones");
  await cell.locator(".hover-popup").tap();
  await expect(editor).toHaveCount(0);
});

test("an edit is marked, makes the results old, and runs by Ctrl+Enter", async ({
  page,
}) => {
  const { cell, editor, outputs, edited, reset } = await openWith(
    page,
    `${IMPORT}\nrankPermutation([1, 0, 2]);`,
  );
  await expect(edited).toBeVisible();
  await expect(reset).toHaveAttribute("aria-disabled", "false");
  await expect(cell).toHaveAttribute("data-stale", "");
  await expect(outputs).toHaveText(["[3, 2, 1, 0]", "23"]);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["2"]);
  await expect(cell).not.toHaveAttribute("data-stale");
  await expect(cell.locator(".cell-outputs .cell-number")).toHaveText(["2"]);
  await replaceText(page, editor, "40 + 2");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["42"]);
});

test("Shift+Enter runs, and goes on to the code of the next cell", async ({ page }) => {
  const { outputs } = await openWith(page, "40 + 2");
  await page.keyboard.press("Shift+Enter");
  const next = page.locator("code-cell").nth(1);
  await expect(next.getByRole("group").first()).toBeFocused();
  await expect(next).toBeInViewport();
  await expect(outputs).toHaveText(["42"]);
});

test("an error stands beside its line, which is marked, and the last good result stays", async ({
  page,
}) => {
  const { error, errorLine, past, speech, outputs } = await openWith(
    page,
    `${IMPORT}\nconst f = () => {\n  return rankPermutation([2, 0, 2]);\n};\nf();`,
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(error).toContainText(
    "RangeError: position 3 holds 2 again; 1 is missing",
  );
  await expect(error.locator(".cell-number")).toHaveText("3");
  await expect(errorLine).toHaveText("  return rankPermutation([2, 0, 2]);");
  await expect(past).toHaveText(["[3, 2, 1, 0]", "23"]);
  await expect(speech).toContainText("Error in line 3.");
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.insertText("// ");
  await expect(errorLine).toHaveCount(0);

  const { editor } = firstCell(page);
  await replaceText(page, editor, "1;\n2;\nconst a = ;");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(error).toContainText("SyntaxError: unexpected “;”");
  await expect(errorLine).toHaveText("const a = ;");

  await replaceText(page, editor, "1;\n2;");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["1", "2"]);
  await expect(error).toHaveCount(0);
  await expect(past).toHaveCount(0);
});

const ENDLESS = {
  "an endless loop": 'console.log("begun");\nwhile (true) {}',
  "a promise that never ends": 'console.log("begun");\nawait new Promise(() => {});',
  "endless printing": 'console.log("begun");\nfor (;;) console.log(1);',
};
for (const [what, source] of Object.entries(ENDLESS)) {
  test(`${what} is stopped, and the next run is well`, async ({ page }) => {
    const { cell, editor, hint, run, stop, outputs, past } = await openWith(
      page,
      source,
    );
    await page.keyboard.press("Shift+Enter");
    await expect(stop).toBeVisible();
    await expect(hint).toHaveText(/unning/);
    await expect(outputs.first()).toHaveText("begun");
    await stop.click();
    await expect(cell.getByText("Stopped.").first()).toBeVisible();
    await expect(outputs.first()).toHaveText("begun");
    await expect(cell.getByText("until it was cut off").first()).toBeVisible();
    await expect(past).toHaveCount(0);
    await expect(run).toBeVisible();
    await editor.focus();
    await replaceText(page, editor, "6 * 7");
    await run.click();
    await expect(outputs).toHaveText(["42"]);
  });
}

test("of a run that is stopped before it shows anything, the one before is shown", async ({
  page,
}) => {
  const { cell, editor, stop, outputs, past } = await openWith(page, "while (true) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await stop.click();
  await expect(cell.getByText("From the last run that worked:")).toBeVisible();
  await expect(past).toHaveText(["[3, 2, 1, 0]", "23"]);
  await expect(outputs).toHaveCount(0);
  await expect(cell.getByText("until it was cut off")).toHaveCount(0);

  await editor.focus();
  // Output cut off once must not be mistaken for the next run's.
  await replaceText(page, editor, 'console.log("begun");\nwhile (true) {}');
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["begun"]);
  await stop.click();
  await expect(past).toHaveCount(0);
  await editor.focus();
  await replaceText(page, editor, "while (true) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await stop.click();
  await expect(past).toHaveText(["[3, 2, 1, 0]", "23"]);
  await expect(outputs).toHaveCount(0);
});

test("after some seconds a cell that still runs says so", async ({ page }) => {
  const { hint, speech, stop } = await openWith(page, "while (true) {}");
  await page.keyboard.press("Shift+Enter");
  await expect(hint).toHaveText("Still running. Stop ends it.");
  await expect(speech).toHaveText("Still running. Stop ends it.");
  await stop.click();
});

test("a second run takes the place of the first", async ({ page }) => {
  const { editor, outputs } = await openWith(page, "while (true) {}");
  await page.keyboard.press("ControlOrMeta+Enter");
  await replaceText(page, editor, '"second"');
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(['"second"']);
});

test("without the network a cell says what is missing, and works when it is back", async ({
  page,
}) => {
  const { cell, edit, editor, error, hint, outputs, run } = firstCell(page);
  const scripts = /notebook-worker.*\.js|cell-editor.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await run.click();
  await expect(cell.locator(".cell-note").first()).toContainText("could not be loaded");
  await edit.click();
  await expect(hint).toContainText("could not be loaded");
  await page.unroute(scripts);
  await run.click();
  await expect(outputs).toHaveText(["[3, 2, 1, 0]", "23"]);
  await expect(error).toHaveCount(0);
  await page.reload(); // some browsers do not fetch a script again after a failure
  await edit.click();
  await expect(editor).toBeFocused();
});

test("Reset brings back code and results, and the edit can be had again", async ({
  page,
}) => {
  const { cell, editor, edited, outputs, reset, restore } = await openWith(
    page,
    "1 + 1",
  );
  await page.keyboard.press("Shift+Enter");
  await expect(outputs).toHaveText(["2"]);
  await reset.click();
  await expect(editor).toContainText("lehmerCode(order);");
  await expect(outputs).toHaveText(["[3, 2, 1, 0]", "23"]);
  await expect(edited).toBeHidden();
  await expect(cell).not.toHaveAttribute("data-stale");
  await restore.click();
  await expect(editor).toHaveText("1 + 1");
  await expect(outputs).toHaveText(["2"]);
  await expect(edited).toBeVisible();
  await reset.click();
  await editor.focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(editor).toHaveText("1 + 1");
});

test("Reset stops what runs", async ({ page }) => {
  const { outputs, reset, run, stop } = await openWith(page, "while (true) {}");
  await page.keyboard.press("Shift+Enter");
  await expect(stop).toBeVisible();
  await reset.click();
  await expect(run).toBeVisible();
  await expect(outputs).toHaveText(["[3, 2, 1, 0]", "23"]);
});

test("by keyboard alone: open, indent, run, leave", async ({ page }) => {
  const { cell, editor, edit, hint, outputs, reset, run } = firstCell(page);
  await run.focus();
  await page.keyboard.press("Enter");
  await expect(firstCell(page).speech).toHaveText("[3, 2, 1, 0]; 23");
  await page.keyboard.press("Tab");
  await expect(cell.getByRole("group")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(reset).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(editor).toBeFocused();
  await expect(hint).toContainText("Esc, then Tab leaves");
  await replaceText(page, editor, "1;");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(editor).toBeFocused();
  expect(await editor.textContent()).toBe("  1;");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["1"]);
  await page.keyboard.press("Escape");
  await expect(hint).toHaveText("Tab now leaves the code.");
  await page.keyboard.press("Tab");
  await expect(cell.getByRole("button", { name: "Check types" })).toBeFocused();
  expect(await editor.textContent()).toBe("  1;");
  // Back inside, Tab indents again; after Escape, Shift+Tab leaves backwards.
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  expect(await editor.textContent()).toBe("    1;");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(run).toBeFocused();
});

test("what a cell shows is text, never part of the page", async ({ page }) => {
  const html = '<img src="x" onerror="document.title = \'broken\'"><b>bold</b>';
  const { cell, outputs } = await openWith(
    page,
    `console.log(${JSON.stringify(html)})`,
  );
  await page.keyboard.press("Shift+Enter");
  await expect(outputs).toHaveText([html]);
  await expect(cell.locator(".cell-results img, .cell-results b")).toHaveCount(0);
  await expect(page).not.toHaveTitle("broken");
});

test("a page without JavaScript shows code and results, and no dead buttons", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("indexing/");
  const { cell, outputs, run, edit } = firstCell(page);
  await expect(cell).toContainText("rankPermutation(order); // → 23");
  await expect(outputs).toHaveText(["[3, 2, 1, 0]", "23"]);
  await expect(run).toBeHidden();
  await expect(edit).toBeHidden();
  await context.close();
});

test("no part of a cell is wider than the page, and its buttons are large enough @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { run, edit, reset } = await openWith(page, `"${"x".repeat(300)}"`);
  await page.keyboard.press("Shift+Enter");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  for (const button of [run, edit, reset]) {
    const box = (await button.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
});

test("axe finds nothing in a cell with an error, light and dark @phone", async ({
  page,
}) => {
  const { error } = await openWith(page, `${IMPORT}\n"a";\nnull.x;`);
  await page.keyboard.press("Shift+Enter");
  await expect(error).toBeVisible();
  expect(await axeFindsInBoth(page, "#cell-1")).toEqual([]);
});
