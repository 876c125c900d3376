import type { Page } from "@playwright/test";
import { axeFindsInBoth } from "../axe.ts";
import { expect as expectSoon, test } from "../visit.ts";

// The compiler is large, and the machine may be busy with other tests.
const expect = expectSoon.configure({ timeout: 30_000 });

const IMPORT = 'import { rankPermutation } from "every-cube";\n';

/** The parts of a cell of the page; cells are counted from 1. */
function cellOf(page: Page, number: number) {
  const cell = page.locator(`#cell-${number}`);
  return {
    cell,
    edit: cell.getByRole("button", { name: "Edit" }),
    editor: cell.getByRole("textbox", { name: /^Code of/ }),
    marks: cell.locator(".cm-lintRange-error"),
    hint: cell.locator(".cell-hint"),
    speech: cell.getByRole("status"),
    note: cell.locator(".cm-tooltip"),
    lines: cell.locator(".cm-line"),
    async write(text: string) {
      await this.editor.focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(text);
    },
  };
}

test("the first change loads the compiler: mistakes are marked in this cell and in those that use it, and told by pointer, key and speech; what a name is, how a call is made, where something is defined and another name for it are a key away; axe finds nothing", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const compilers = () => loaded.filter((url) => url.includes("compiler.worker"));
  await page.goto("more-encoders/");
  const first = cellOf(page, 1);
  const second = cellOf(page, 2);
  const { editor, hint, lines, marks, speech } = first;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const helpLoads = page.waitForResponse(/\/code-help\./);
  await first.edit.click();
  await expect(editor).toBeFocused();
  await helpLoads;

  await test.step("without the network it says so once, and works when that is back", async () => {
    expect(compilers()).toEqual([]);
    await page.route("**/compiler.worker*", (route) => route.abort());
    await first.write("1;");
    await expect(hint).toContainText("No types: the type checker could not be loaded.");
    await page.unroute("**/compiler.worker*");
    await first.write(`${IMPORT}rankPermutation("ab");`);
    await expect(marks).toHaveText(['"ab"']);
    await expect(hint).toContainText("1 mistake: F8 goes there");
    await expect(speech).toContainText("1 mistake: Argument of type 'string'");
  });
  await test.step("a mark goes when what it marks is changed, at once, or is mended", async () => {
    await press("F8");
    await page.keyboard.insertText('"abc"');
    await expect(marks).toHaveCount(0, { timeout: 400 });
    await expect(marks).toHaveText(['"abc"']);
    await first.write(`${IMPORT}rankPermutation([1, 0]);`);
    await expect(marks).toHaveCount(0);
    await expect(speech).toHaveText("No mistakes.");
  });
  await test.step("a change marks a cell that uses it, even if it was never opened", async () => {
    await first.write("const given = 1;\nconst order = [2, 1];");
    await second.edit.click();
    await second.write("given.toFixed();\norder.at(0);");
    await expect(second.hint).toContainText("Shift+Enter");
    await first.write("const given = 'a';\nconst order = [2, 1];");
    await expect(second.marks).toHaveText(["toFixed"]);
    await expect(marks).toHaveCount(0);
    await second.marks.hover();
    await expect(second.note).toHaveText([/Property 'toFixed' does not exist/]);
    await page.mouse.move(0, 0);
  });
  await test.step("F8 goes from one to the next and tells it", async () => {
    await second.write("given.a;\ngiven.b;");
    await expect(second.marks).toHaveCount(2);
    await press("ControlOrMeta+Home", "F8");
    await expect(second.note).toHaveText([/Property 'a' does not exist/]);
    await expect(second.speech).toContainText("Property 'a' does not exist");
    expect(await axeFindsInBoth(page, "#cell-2")).toEqual([]);
    await press("F8");
    await expect(second.note).toHaveText([/Property 'b' does not exist/]);
    await press("Escape");
    await expect(second.note).toHaveCount(0);
    await expect(second.hint).not.toContainText("Tab now leaves");
  });
  await test.step("what is not imported is imported from its mark, by key and by pointer", async () => {
    await second.write("d3.range(2);");
    await expect(second.marks).toHaveText(["d3"]);
    await press("ControlOrMeta+Home", "F8");
    await expect(second.speech).toContainText("Import it from d3 (Ctrl+.)");
    await press("Control+.");
    await expect(second.lines.first()).toHaveText('import * as d3 from "d3";');
    await press("ControlOrMeta+z");
    await expect(second.marks).toHaveText(["d3"]);
    await second.marks.hover();
    const mend = second.note.getByRole("button", { name: "Import it from d3" });
    await expect(mend).toBeVisible();
    expect(await axeFindsInBoth(page, "#cell-2")).toEqual([]);
    await mend.click();
    await expect(second.lines.first()).toHaveText('import * as d3 from "d3";');
    await expect(second.marks).toHaveCount(0);
    await page.mouse.move(0, 0);
  });
  await test.step("type and docs, by pointer and by key", async () => {
    await second.write(`/** How many. */\nconst count = 3;\ncount;`);
    await expect(second.speech).toHaveText("No mistakes.");
    const use = second.lines.filter({ hasText: /^count;$/ });
    await use.hover({ position: { x: 12, y: 8 } });
    await expect(second.note).toHaveText([/const count: 3/]);
    await expect(second.note).toHaveText([/How many\./]);
    await page.mouse.move(0, 0);
    await press("ArrowLeft", "Control+k", "Control+i");
    await expect(second.speech).toContainText("How many.");
    await expect(second.note).toHaveText([/How many\./]);
    await press("Escape");
  });
  await test.step("the signature of a call, with the parameter that is being written", async () => {
    await second.write("");
    await page.keyboard.type("[1].slice(1, ");
    await expect(second.note.locator("strong")).toHaveText("end?: number");
    expect(await axeFindsInBoth(page, "#cell-2")).toEqual([]);
    await page.keyboard.type("2)");
    await expect(second.note).toHaveCount(0);
  });
  await test.step("to the definition, in another cell", async () => {
    await second.write("order.at(0);\nnoName;");
    await press("ControlOrMeta+Home", "F12");
    await expect(editor).toBeFocused();
    expect(await page.evaluate(() => getSelection()!.toString())).toBe("order");
    await second.editor.focus();
    await press("ControlOrMeta+End", "ArrowLeft", "F12");
    await expect(second.note).toHaveText(["There is no name here."]);
    const atName = { position: { x: 12, y: 8 } };
    await second.lines.first().click({ modifiers: ["ControlOrMeta"], ...atName });
    await expect(editor).toBeFocused();
  });
  await test.step("the keys", async () => {
    await press("F1");
    const keys = page.getByRole("dialog", { name: "Keys" });
    await expect(keys).toContainText("goes to where the name at the caret is defined");
    await expect(keys).toBeInViewport({ ratio: 1 });
    const list = keys.getByRole("group", { name: "All keys" });
    await expect(list).toBeFocused();
    await page.setViewportSize({ width: 390, height: 500 });
    await expect(keys).toBeInViewport({ ratio: 1 });
    await press("End");
    await expect(list.locator("dd").last()).toBeInViewport({ ratio: 1 });
    await press("Escape");
    await expect(keys).toHaveCount(0);
    await expect(editor).toBeFocused();
  });
  expect(compilers()).toHaveLength(2);
  await test.step("after a reload the errors of a draft are marked before typing", async () => {
    await first.write("const a: number = 'x';");
    await expect(marks).toHaveText(["a"]);
    await page.reload();
    await expect(lines.first()).toHaveText("const a: number = 'x';");
    expect(compilers()).toHaveLength(2);
    await first.edit.click();
    await expect(marks).toHaveText(["a"]);
  });
});

test("by touch: a tap on what is underlined tells the mistake @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  await page.goto("more-encoders/");
  const first = cellOf(page, 1);
  const { editor, hint, marks, note } = first;
  await first.edit.tap();
  await expect(editor).toBeFocused();
  await first.write("const a: number = 'x';");
  await expect(hint).toHaveText("1 mistake: tap on what is underlined.");
  await marks.tap();
  await expect(note).toHaveText([/Type 'string' is not assignable/]);
});
