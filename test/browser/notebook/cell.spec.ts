import type { Locator, Page } from "@playwright/test";
import { patientExpect as expect, test } from "../visit.ts";
import { hastenTime } from "./hasten-time.ts";
import { HOLD, SLEEP } from "./held-worker.ts";
import { letSleep } from "../sleeping-workers.ts";

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

/** The results that the first cell of a small page ships with. */
const SHIPPED = ["true", "false", "1", /^RangeError: the permutation 1 0 2 is odd/];

async function openWith(page: Page, text: string) {
  await page.goto("more-encoders/");
  await letSleep(page, "compiler");
  const parts = firstCell(page);
  await parts.edit.click();
  await replaceText(page, parts.editor, text);
  return parts;
}

test("where the browser forbids what runs the cells, that is said", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.Worker = class {
      onerror?: (event: Event) => void;
      constructor() {
        queueMicrotask(() => this.onerror?.(new Event("error")));
      }
      postMessage() {}
      terminate() {}
    } as never;
  });
  await page.goto("more-encoders/");
  const { cell, run } = firstCell(page);
  await run.click();
  await expect(cell).toContainText("does not let a page create workers");
});

test("a cell shows what it shipped with, and loads what runs or edits when a reader asks @firefox", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("indexing/");
  const { cell, run, edit, speech, edited, editor, outputs } = firstCell(page);
  await cell.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const loaded = (name: string) => scripts.filter((url) => url.includes(name)).length;
  expect(loaded("notebook-worker") + loaded("session") + loaded("cell-editor")).toBe(0);
  const shipped = ["[2, 2, 0, 0]", "16"];
  await expect(outputs).toHaveText(shipped);
  await run.click();
  await expect(speech).toHaveText("[2, 2, 0, 0]; 16");
  await expect(outputs).toHaveText(shipped);
  await expect(edited).toBeHidden();
  expect(loaded("notebook-worker")).toBe(1);
  expect(loaded("cell-editor")).toBe(0);
  await edit.click();
  await expect(editor).toBeFocused();
  expect(loaded("cell-editor")).toBe(1);
});

test("a tap on a name shows its type; a click or a tap beside opens the editor just there, and nothing moves; at 320 px it is not too wide, nor its buttons too small @phone", async ({
  page,
  hasTouch,
}) => {
  await page.goto("indexing/");
  const { cell, editor, outputs, run, edit, reset } = firstCell(page);
  if (hasTouch) {
    await test.step("a tap on a name", async () => {
      await cell.locator(".line").nth(4).getByText("lehmerCode").tap();
      const popup = cell.locator(".hover-popup");
      await expect(popup).toContainText("the number of smaller ones");
      await popup.tap();
      await expect(editor).toHaveCount(0);
    });
  }
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
  const word = line.getByText(hasTouch ? "// → 16" : "rankPermutation");
  const box = (await word.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect(editor).toBeFocused();
  await expect(cell.locator(".cm-line").first()).toBeVisible();
  expect(await placesOf(cell.locator(".cm-line"))).toEqual(before);
  expect(await cell.boundingBox()).toEqual(size);
  await page.keyboard.insertText("|");
  await expect(editor).toContainText(
    hasTouch ? /\/\/.*\|.*16/ : /rankPe\w*\|\w*tation/,
  );

  await test.step("at 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await replaceText(page, editor, `"${"x".repeat(300)}"`);
    await page.keyboard.press("Shift+Enter");
    await expect(outputs).toContainText(["xxx"]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    for (const button of [run, edit, reset]) {
      const area = (await button.boundingBox())!;
      expect(area.width).toBeGreaterThanOrEqual(44);
      expect(area.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test("an edit is marked and makes the results old; Ctrl+Enter runs, Shift+Enter goes on to the next cell; Reset can be taken back", async ({
  page,
}) => {
  const { cell, editor, outputs, edited, reset, restore } = await openWith(
    page,
    `${IMPORT}\nrankPermutation([1, 0, 2]);`,
  );
  await expect(edited).toBeVisible();
  await expect(reset).toHaveAttribute("aria-disabled", "false");
  await expect(cell).toHaveAttribute("data-stale", "");
  await expect(outputs).toHaveText(SHIPPED);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["2"]);
  await expect(cell).not.toHaveAttribute("data-stale");
  await expect(cell.locator(".cell-outputs .cell-number")).toHaveText(["2"]);
  await replaceText(page, editor, "40 + 2");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(outputs).toHaveText(["42"]);

  await replaceText(page, editor, "1 + 1");
  await page.keyboard.press("Shift+Enter");
  const next = page.locator("code-cell").nth(1);
  await expect(next.getByRole("group").first()).toBeFocused();
  await expect(next).toBeInViewport();
  await expect(outputs).toHaveText(["2"]);

  await reset.click();
  await expect(editor).toContainText("rankEvenPermutation([1, 0, 2]);");
  await expect(outputs).toHaveText(SHIPPED);
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

test("an error is beside its marked line, and the last good result stays", async ({
  page,
}) => {
  const { error, errorLine, past, speech, outputs } = await openWith(
    page,
    `${IMPORT}\nconst f = () => {\n  return rankPermutation([2, 0, 2]);\n};\nf();`,
  );
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(error).toContainText("RangeError: position 3 repeats 2; 1 is missing");
  await expect(error.locator(".cell-number")).toHaveText("3");
  await expect(errorLine).toHaveText("  return rankPermutation([2, 0, 2]);");
  await expect(past).toHaveText(SHIPPED);
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

const WAITING = "await new Promise(() => {});";

// Loops of all kinds are stopped in hostile.spec.ts.
test("what does not end is stopped, makes way for what is run next, and says after some seconds that it still runs @firefox", async ({
  page,
}) => {
  const { cell, editor, hint, speech, reset, run, stop, outputs, past } =
    await openWith(page, WAITING);
  const rerun = async (text: string) => {
    await editor.focus();
    await replaceText(page, editor, text);
    await page.keyboard.press("ControlOrMeta+Enter");
  };

  await test.step("before it shows anything: the run before is shown", async () => {
    await page.keyboard.press("ControlOrMeta+Enter");
    await stop.click();
    await expect(cell.getByText("From the last run that worked:")).toBeVisible();
    await expect(past).toHaveText(SHIPPED);
    await expect(outputs).toHaveCount(0);
    await expect(cell.getByText("until it was cut off")).toHaveCount(0);
  });
  await test.step("what it has shown stays", async () => {
    await rerun(`console.log("begun");\nfor (;;) { console.log(1); ${SLEEP} }`);
    await expect(stop).toBeVisible();
    await expect(hint).toHaveText(/unning/);
    await expect(outputs.first()).toHaveText("begun");
    await stop.click();
    await expect(cell.getByText("Stopped.").first()).toBeVisible();
    await expect(outputs.first()).toHaveText("begun");
    await expect(cell.getByText("until it was cut off").first()).toBeVisible();
    await expect(past).toHaveCount(0);
    await expect(run).toBeVisible();
  });
  await test.step("what has been cut off is not taken for what the next run shows", async () => {
    await rerun(WAITING);
    await stop.click();
    await expect(past).toHaveText(SHIPPED);
    await expect(outputs).toHaveCount(0);
  });
  await test.step("by Reset", async () => {
    await rerun(WAITING);
    await expect(stop).toBeVisible();
    await reset.click();
    await expect(run).toBeVisible();
    await expect(outputs).toHaveText(SHIPPED);
  });
  await test.step("by another run, which is well", async () => {
    await hastenTime(page);
    await rerun(HOLD);
    await rerun('"second"');
    await expect(outputs).toHaveText(['"second"']);
  });
  await test.step("after some seconds", async () => {
    await rerun(WAITING);
    await expect(hint).toHaveText("Still running. Stop ends it.");
    await expect(speech).toHaveText("Still running. Stop ends it.");
    await stop.click();
    await rerun("6 * 7");
    await expect(outputs).toHaveText(["42"]);
  });
});

test("without the network a cell says what is missing, and works when it is back", async ({
  page,
}) => {
  await page.goto("indexing/");
  const { cell, edit, editor, error, hint, outputs, run } = firstCell(page);
  const scripts = /notebook-worker.*\.js|cell-editor.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await run.click();
  await expect(cell.locator(".cell-note").first()).toContainText("could not be loaded");
  await edit.click();
  await expect(hint).toContainText("could not be loaded");
  await page.unroute(scripts);
  await run.click();
  await expect(outputs).toHaveText(["[2, 2, 0, 0]", "16"]);
  await expect(error).toHaveCount(0);
  await page.reload(); // some browsers do not fetch a script again after a failure
  await edit.click();
  await expect(editor).toBeFocused();
});

test("results that cannot be drawn are told in words", async ({ page }) => {
  await page.route(/render-results.*\.js/, (route) => route.abort());
  await page.goto("more-encoders/");
  const { cell, run } = firstCell(page);
  await run.click();
  await expect(cell.locator(".cell-results")).toContainText(
    "could not be loaded. In words: true; false; 1",
  );
});

test("by keyboard alone: open, indent, run, leave", async ({ page }) => {
  await page.goto("more-encoders/");
  const { cell, editor, edit, hint, outputs, reset, run } = firstCell(page);
  await run.focus();
  await page.keyboard.press("Enter");
  await expect(firstCell(page).speech).toHaveText(/^true; false; 1; RangeError/);
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
  await expect(cell.getByRole("button", { name: "Compare" })).toBeFocused();
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page shows code and results, and no dead buttons", async ({ page }) => {
    await page.goto("indexing/");
    const { cell, outputs, run, edit } = firstCell(page);
    await expect(cell).toContainText("rankPermutation(order); // → 16");
    await expect(outputs).toHaveText(["[2, 2, 0, 0]", "16"]);
    await expect(run).toBeHidden();
    await expect(edit).toBeHidden();
  });
});
