import { axeFindsInBoth } from "../axe.ts";
import { expect as expectSoon, test } from "../visit.ts";

// The compiler is large, and the machine may be busy with other tests.
const expect = expectSoon.configure({ timeout: 30_000 });

const IMPORT = 'import { rankPermutation } from "every-cube";\n';

test("Check types tells mistakes with their lines and underlines them, until they are mended; F8 goes from one to the next; the compiler is loaded once, when asked for", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const compilers = () => loaded.filter((url) => url.includes("typecheck")).length;
  await page.goto("more-encoders/");
  const cell = page.locator("code-cell").first();
  const editor = cell.getByRole("textbox");
  const check = cell.getByRole("button", { name: "Check types" });
  const words = cell.locator(".cell-types");
  const marks = cell.locator(".cm-lintRange-error");
  await cell.getByRole("button", { name: "Edit" }).click();
  await expect(editor).toBeFocused();
  const write = async (text: string) => {
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  };
  await write("1;");
  expect(compilers()).toBe(0);

  await test.step("without the network it says so, and works when that is back", async () => {
    await page.route("**/typecheck*", (route) => route.abort());
    await check.click();
    await expect(words).toContainText("could not be loaded");
    await page.unroute("**/typecheck*");
    loaded.length = 0;
    await check.click();
    await expect(words).toHaveText("No type errors.");
  });
  await test.step("a mistake is gone when it is mended", async () => {
    await write(`${IMPORT}rankPermutation("ab");`);
    await check.click();
    await expect(words).toContainText("Line 2: Argument of type 'string'");
    await expect(marks).toHaveText('"ab"');
    await write(`${IMPORT}rankPermutation([1, 0]);`);
    await expect(marks).toHaveCount(0);
    await check.click();
    await expect(words).toHaveText("No type errors.");
  });
  await test.step("a cell is checked with the names of the others", async () => {
    await write("orientationOf;\nunrankEvenPermutation(1);");
    await check.click();
    await expect(words).toContainText("Line 1: Cannot find name 'orientationOf'.");
    await expect(words).toContainText("Line 2: Expected 2 arguments, but got 1.");
  });
  await test.step("by keyboard, and axe finds nothing", async () => {
    await write("const a: number = 'x';\nnull.b;\n");
    await check.focus();
    await page.keyboard.press("Enter");
    await expect(words).toContainText("Line 2");
    await expect(marks).toHaveCount(2);
    await editor.focus();
    await page.keyboard.press("F8");
    expect(await axeFindsInBoth(page, "#cell-1")).toEqual([]);
    await page.keyboard.insertText("first");
    await expect(cell.locator(".cm-line").first()).toContainText("const first: number");
  });
  expect(compilers()).toBe(1);
});
