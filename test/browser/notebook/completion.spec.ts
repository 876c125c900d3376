import type { Page } from "@playwright/test";
import { axeFindsInBoth } from "../axe.ts";
import { patientExpect as expect, test } from "../visit.ts";

/** The page's first cell, open in the editor. */
async function open(page: Page) {
  await page.goto("more-encoders/");
  const cell = page.locator("code-cell").first();
  const completionLoads = page.waitForResponse(/\/code-help\./);
  await cell.getByRole("button", { name: "Edit" }).click();
  const editor = cell.getByRole("textbox");
  await expect(editor).toBeFocused();
  await completionLoads;
  const write = async (source: string) => {
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await page.keyboard.insertText(source);
  };
  const list = cell.getByRole("listbox");
  const option = (name: string) => list.getByRole("option", { name });
  const marked = list.locator("[aria-selected]");
  const textOf = async () =>
    (await cell.locator(".cm-line").allTextContents()).join("\n");
  return { cell, editor, write, list, option, marked, textOf };
}

/** The list ignores keys pressed while it opens. */
const settle = (page: Page) => page.waitForTimeout(150);

test("by keyboard and by pointing, what is listed can be taken and is imported; axe finds nothing in the list", async ({
  page,
}) => {
  const { cell, editor, write, list, option, marked, textOf } = await open(page);
  await test.step("typing opens the list, Enter takes the name and imports it", async () => {
    await write("");
    // No other cell of the page imports either name, which would suffice for this one.
    await page.keyboard.type("lehmerC");
    await expect(marked).toContainText("lehmerCode(perm: ArrayLike<number>): number[]");
    await expect(page.locator(".cm-completionInfo")).toContainText(
      "the number of smaller ones",
    );
    await expect(page.locator(".cm-completionInfo")).toContainText("from every-cube");
    await settle(page);
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(list).toHaveCount(0); // it would hide what the cell shows
    await page.keyboard.press("Backspace");
    await page.keyboard.type("C");
    await expect(marked).toHaveText([/lehmerCode/]);
    await settle(page);
    await page.keyboard.press("Enter");
    await expect(list).toHaveCount(0);
    await page.keyboard.type("([1, 0]);");
    expect(await textOf()).toBe(
      'import { lehmerCode } from "every-cube";\n\nlehmerCode([1, 0]);',
    );
    await page.keyboard.press("Enter");
    await page.keyboard.type("toFactor");
    await expect(marked).toHaveText([/toFactoradic/]);
    await settle(page);
    await page.keyboard.press("Enter");
    await expect
      .poll(textOf)
      .toBe(
        'import { lehmerCode, toFactoradic } from "every-cube";\n\nlehmerCode([1, 0]);\ntoFactoradic',
      );
  });
  await test.step("Ctrl+Space lists a module's names, and what follows a dot", async () => {
    const table = "const table = buildDistanceTable({ metric: 'HTM' });";
    await write(`import { buildDistanceTable } from "every-cube";\n${table}\n`);
    await page.keyboard.insertText("table.");
    await page.keyboard.press("Control+Space");
    await expect(option("diameter")).toBeVisible();
    await expect(list.getByRole("option")).toHaveCount(7);
    await page.keyboard.type("dia");
    await expect(marked).toHaveText([/^diameter/]);
    await settle(page);
    await page.keyboard.press("Enter");
    await expect.poll(textOf).toMatch(/table\.diameter$/);

    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.insertText('import {  } from "every-cube";\n');
    await page.keyboard.press("ArrowUp");
    for (let i = 0; i < 9; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Control+Space");
    await expect(marked).toBeVisible();
    await page.keyboard.type("SOL");
    await expect(marked).toHaveText([/^SOLVED/]);
  });
  await test.step("Escape closes the list first, and then lets Tab leave", async () => {
    await write("");
    const hint = cell.locator(".cell-hint");
    await page.keyboard.type("unrankS");
    await expect(marked).toHaveText([/unrankState/]);
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(hint).toContainText("Esc, then Tab leaves");
    await expect(editor).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(hint).toHaveText("Tab now leaves the code.");
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
    expect(await textOf()).toBe("unrankS");
  });
  await test.step("Tab indents and takes nothing; Enter after a whole word is a new line", async () => {
    await write("");
    await page.keyboard.type("const order = 1;");
    await page.keyboard.press("Enter");
    await page.keyboard.type("unrankS");
    await expect(marked).toHaveText([/unrankState/]);
    await settle(page);
    await page.keyboard.press("Tab");
    await expect.poll(textOf).toBe("const order = 1;\n  unrankS");
    await page.keyboard.type("; order");
    await expect(marked).toHaveText([/order/]);
    await settle(page);
    await page.keyboard.press("Enter");
    await page.keyboard.type(".x");
    await expect.poll(textOf).toBe("const order = 1;\n  unrankS; order\n.x");
  });
  await test.step("a name that is chosen by pointing is written and imported", async () => {
    await write("");
    await page.keyboard.type("SOLV");
    await option("SOLVED").first().click();
    await expect(list).toHaveCount(0);
    await expect.poll(textOf).toBe('import { SOLVED } from "every-cube";\n\nSOLVED');
    await expect(editor).toBeFocused();
  });
  await test.step("axe", async () => {
    await write("");
    await page.keyboard.type("rank");
    await expect(list).toBeVisible();
    await expect(cell.locator(".cm-completionInfo")).toBeVisible();
    expect(await axeFindsInBoth(page, "#cell-1")).toEqual([]);
    await expect(list).toBeVisible();
  });
});

test("by touch: four lines where the keyboard leaves room, and what a name is for only when asked; axe finds nothing @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  const { cell, editor, write, list, marked, textOf } = await open(page);
  await write("");
  await page.keyboard.type("rankC");
  await expect(list.getByRole("option").nth(1)).toBeVisible();
  expect(await list.getByRole("option").count()).toBeLessThanOrEqual(4);
  const info = cell.locator(".cm-completionInfo");
  await expect(info).toBeHidden();

  const second = list.getByRole("option").nth(1);
  await second.locator(".completion-sign").tap();
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(info).toBeVisible();
  await expect(editor).toBeFocused();
  expect(await textOf()).toBe("rankC");
  const about = (await info.textContent())!;
  await list.getByRole("option").first().locator(".completion-sign").tap();
  await expect(info).not.toHaveText(about);
  expect(await axeFindsInBoth(page, "#cell-1")).toEqual([]);
  await expect(list).toBeVisible();
  await list.getByRole("option").first().locator(".completion-sign").tap();
  await expect(info).toBeHidden();

  const name = (await marked.locator(".cm-completionLabel").textContent())!;
  await settle(page);
  await marked.locator(".cm-completionLabel").tap();
  await expect(list).toHaveCount(0);
  expect(await textOf()).toContain(name);
  await test.step("where the keyboard leaves room", async () => {
    await write("");
    await page.evaluate(() => {
      // As on phones: the keyboard shrinks the visual viewport, not the layout viewport.
      Object.defineProperty(visualViewport, "height", { get: () => innerHeight / 2 });
      const cell = document.querySelector("code-cell")!;
      const { bottom } = cell.querySelector(".cm-line")!.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight / 2 + 10, behavior: "instant" });
    });
    await page.keyboard.type("rank");
    await expect(list).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height } = (await list.boundingBox())!;
        return y >= 0 && y + height <= page.viewportSize()!.height / 2;
      })
      .toBe(true);
  });
});
