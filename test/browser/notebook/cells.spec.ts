import type { Page } from "@playwright/test";
import { rankPermutation } from "#lib/index.ts";
import { axeFindsInBoth } from "../axe.ts";
import { hold } from "../hold.ts";
import { patientExpect as expect, test } from "../visit.ts";
import { openNotebookMenu } from "./notebook-menu.ts";
import { hastenTime } from "./hasten-time.ts";
import { chooseAction } from "../figure-menu.ts";
import { HOLD } from "./held-worker.ts";

/** The parts of a cell of the page; cells are counted from 1. */
function cellOf(page: Page, number: number) {
  const cell = page.locator(`#cell-${number}`);
  const button = (name: string) => cell.getByRole("button", { name, exact: true });
  return {
    cell,
    results: cell.locator(".cell-results"),
    outputs: cell.locator(".cell-results > .cell-outputs > li > code"),
    error: cell.locator(".cell-error"),
    editor: cell.getByRole("textbox", { name: /^Code of/ }),
    run: button("Run"),
    stop: button("Stop"),
    compare: button("Compare"),
    reset: button("Reset"),
  };
}

/** Sets the text of a cell, as if the reader had typed it. */
async function setText(page: Page, number: number, text: string): Promise<void> {
  await page.evaluate(
    ([id, source]) => {
      type Cell = HTMLElement & { setText(source: string, origin: "reader"): void };
      document.querySelector<Cell>(`#${id}`)!.setText(source, "reader");
    },
    [`cell-${number}`, text] as const,
  );
  await expect(cellOf(page, number).editor).toBeVisible();
}

async function runText(page: Page, number: number, text: string) {
  await setText(page, number, text);
  const parts = cellOf(page, number);
  // By key: what is above may still change its height between a press and its release.
  await parts.run.press("Enter");
  return parts;
}

/** Brings back the texts that the page came with, and ends what runs. */
const resetPage = async (page: Page) => {
  await openNotebookMenu(page);
  await page
    .locator(".notebook-bar")
    .getByRole("button", { name: "Reset page" })
    .click();
};

const CONTROLS = 'import { view, Inputs } from "every-cube/notebook";';
const SLIDER = `${CONTROLS}\nconst n = view(Inputs.range([0, 9], { label: "n", step: 1, value: 3 }));`;

const WAITING = "await new Promise(() => {});";

test("a changed cell has the worker run again what depends on it, wherever it stands; what is not run yet is marked, and what cannot run is explained", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  await test.step("it runs again", async () => {
    await setText(page, 2, "const n = await Promise.resolve(3); n;");
    await setText(
      page,
      3,
      "const squares = Array.from({ length: n }, (_, i) => i * i);",
    );
    const { outputs: sum } = await runText(
      page,
      1,
      "squares.reduce((sum, square) => sum + square, n);",
    );
    await expect(sum).toHaveText(["8"]);
    const { outputs, compare, cell } = await runText(page, 2, "const n = 4; n;");
    await expect(outputs).toHaveText(["4"]);
    await expect(sum).toHaveText(["18"]);

    await compare.click();
    await expect(compare).toHaveAttribute("aria-pressed", "true");
    await expect(cell.locator(".cm-deletedChunk")).toContainText(
      "Each turn cycles the edges",
    );
    await expect(cell.locator(".cm-changedLine")).toContainText("const n = 4; n;");
    await compare.click();
    await expect(cell.locator(".cm-deletedChunk")).toHaveCount(0);
  });
  await resetPage(page);
  await test.step("results that follow from a changed cell are marked until that has run", async () => {
    const changed = await runText(page, 1, "const n = 41; n;");
    await expect(changed.outputs).toHaveText(["41"]);
    const user = await runText(page, 2, "n + 1;");
    await expect(user.outputs).toHaveText(["42"]);
    const hint = user.cell.locator(".cell-hint");
    const [isMarked, isNot] = [/changed and has not run yet/, /^Change the code/];
    await expect(hint).toHaveText(isNot);

    await setText(page, 1, "const n = 1; n;");
    await expect(hint).toHaveText(isMarked);
    await expect(user.cell).toHaveAttribute("data-stale");
    await expect(cellOf(page, 5).cell).not.toHaveAttribute("data-stale");
    await changed.run.click();
    await expect(user.outputs).toHaveText(["2"]);
    await expect(hint).toHaveText(isNot);
    await expect(user.cell).not.toHaveAttribute("data-stale");

    await changed.reset.click(); // its old results are back, those of the other cell are not
    await expect(hint).toHaveText(isMarked);
  });
  await resetPage(page);
  await test.step("a name twice, a circle and a missing name", async () => {
    await setText(page, 1, "const n = 1;");
    const { error } = await runText(page, 2, "0;\nconst n = 2;");
    await expect(error).toHaveText(
      "2n is also defined in cell 1: give one of them another name",
    );
    await setText(page, 1, "const a = b;");
    await runText(page, 2, "const b = a;");
    await expect(error).toContainText(
      "a circular definition: cell 2 needs a from cell 1, and cell 1 needs b from cell 2",
    );
    await runText(page, 2, "nowhere + 1;");
    await expect(error).toHaveText("1ReferenceError: nowhere is not defined");
    const { outputs } = await runText(page, 2, "await Promise.resolve(7);");
    await expect(outputs).toHaveText(["7"]);
  });
});

test("after a stop outputs stay, and what is needed is computed again by itself; a waiting cell doesn't have to make way for another, but one that hogs the worker must", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  const { outputs: first } = await runText(page, 1, "const n = 41; n;");
  await expect(first).toHaveText(["41"]);
  const { stop, results } = await runText(page, 2, WAITING);
  await stop.click();
  await expect(results).toContainText(
    "What the cells have shown stays; what they defined is computed again when it is needed.",
  );
  await expect(first).toHaveText(["41"]);
  const { outputs } = await runText(page, 3, "n + 1;");
  await expect(outputs).toHaveText(["42"]);
  await resetPage(page);
  await test.step("making way", async () => {
    const waiting = await runText(
      page,
      1,
      'await new Promise((done) => ((globalThis as any).goOn = done)); "waited";',
    );
    await expect(waiting.stop).toBeVisible();
    const { outputs } = await runText(page, 2, "(globalThis as any).goOn(); 6 * 7;");
    await expect(outputs).toHaveText(["42"]);
    await expect(waiting.outputs).toHaveText(['"waited"']);

    await hastenTime(page);
    const hog = await runText(page, 1, HOLD);
    await expect(hog.stop).toBeVisible();
    await runText(page, 2, "6 * 8;");
    await expect(outputs).toHaveText(["48"]);
    await expect(hog.results).toContainText("Stopped so that another cell could run.");
  });
});

test("a slider is moved by keys, what uses it follows, and its value outlives a run and a stop; its first step counts, also when only others have run, and after a reload", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  await test.step("the first step of one that has not run here", async () => {
    const { run, outputs } = cellOf(page, 1);
    await run.click();
    await expect(outputs.first()).toBeVisible();
    const slider = page.locator("#cell-3").getByRole("slider");
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toBeEnabled();
    const first = Number(await slider.inputValue());
    const follower = page.locator("#cell-4 .cell-results");
    const before = await follower.innerText();
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(follower).not.toHaveText(before, { useInnerText: true });
    await expect(slider).toHaveValue(String(first + 1));
    const kept = () =>
      page.evaluate(() => localStorage.getItem("notebook outputs 1 more-encoders"));
    await expect.poll(kept).toContain(`"raw":${first + 1}`);
    await page.reload();
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toHaveValue(String(first + 1));
    await expect(follower).toContainText("From your last visit.");
    await page.evaluate(() => localStorage.clear());
  });
  await page.goto("more-encoders/");
  await setText(page, 1, SLIDER);
  const { outputs } = await runText(page, 2, "n * 10;");
  await expect(outputs).toHaveText(["30"]);
  const { cell, run } = cellOf(page, 1);
  const slider = cell.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(outputs).toHaveText(["40"]);
  await page.keyboard.press("End");
  await expect(outputs).toHaveText(["90"]);
  await expect(slider).toBeFocused();
  await run.click();
  await expect(slider).toHaveValue("9");
  const { stop } = await runText(page, 3, HOLD);
  await stop.click();
  await runText(page, 2, "n * 100;");
  await expect(outputs).toHaveText(["900"]);
  await expect(slider).toHaveValue("9");
});

test("what is changed in controls while the page still loads what hears them counts", async ({
  page,
}) => {
  await test.step("a slider", async () => {
    const release = await hold(page, "InputControl");
    await page.goto("more-encoders/");
    const slider = page.locator("#cell-3").getByRole("slider");
    const first = Number(await slider.inputValue());
    const follower = page.locator("#cell-4 .cell-results");
    const before = await follower.innerText();
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    release();
    await expect(follower).not.toHaveText(before, { useInnerText: true });
    await expect(slider).toHaveValue(String(first + 1));
  });
  await test.step("a date and a box", async () => {
    const release = await hold(page, "InputControl");
    await page.goto("playground/solve-times/");
    const date = page.getByLabel("since");
    const box = page.getByLabel("U2", { exact: true });
    await date.fill("2026-02-01");
    await box.check();
    release();
    const rows = page.locator("#cell-9").getByRole("row");
    await expect(rows.filter({ hasText: "January" })).toHaveCount(0);
    await expect(rows.nth(1)).toContainText("February");
    await expect(rows.nth(1)).toContainText("U2");
    await expect(date).toHaveValue("2026-02-01");
    await expect(box).toBeChecked();
  });
  await test.step("a text, and then buttons", async () => {
    const release = await hold(page, "InputControl");
    await page.goto("playground/");
    const { results } = cellOf(page, 2);
    const typed = [1, 0, 2, 3];
    await results.getByRole("textbox").fill(typed.map((piece) => piece + 1).join(""));
    const next = results.getByRole("button", { name: "Next permutation" });
    await next.click();
    await next.click();
    release();
    const number = rankPermutation(typed) + 2;
    await expect(results).toContainText(`Number ${number}.`);
    await expect(cellOf(page, 3).results).toContainText(`number ${number} of`);
  });
});

test("a cell follows the cube of the figures, and sets it, which Undo takes back", async ({
  page,
}) => {
  await page.goto("orientations/");
  const figure = page.locator("#cube-number");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-hydrated", /.*/);
  const { outputs } = await runText(
    page,
    1,
    'import { readerCube } from "every-cube/page";\nimport { rankState, unrankState } from "every-cube";\nrankState(readerCube);',
  );
  await expect(outputs).toHaveText(["1234567"]);
  const number = figure.getByLabel("cube index");
  await number.fill("777");
  await expect(outputs).toHaveText(["777"]);

  await runText(
    page,
    2,
    'import { setReaderCube } from "every-cube/page";\nsetReaderCube(unrankState(4));\nsetReaderCube(unrankState(5));',
  );
  await expect(number).toHaveValue("5");
  await expect(outputs).toHaveText(["5"]);
  await chooseAction(figure, "Undo");
  await expect(number).toHaveValue("777");
  await expect(outputs).toHaveText(["777"]);
});

test("by keyboard alone: a long table is paged, with rows from the worker; from the code to the parts of a result, and on to the next cell", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  await test.step("a table", async () => {
    const { cell } = await runText(
      page,
      1,
      "Array.from({ length: 1000 }, (_, i) => ({ i, square: i * i }));",
    );
    const rows = cell.locator("tbody tr");
    await expect(rows).toHaveCount(10);
    await cell.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await expect(rows.first()).toHaveText("1010100");
    const field = cell.getByLabel("go to index");
    await field.focus();
    await page.keyboard.insertText("777");
    await expect(cell.locator("tr[data-chosen]")).toHaveText("777777603729");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText("1000");
    await expect(cell.getByRole("alert")).toContainText("too large");
  });
  await test.step("the parts of a result", async () => {
    const { cell, editor } = await runText(
      page,
      1,
      'const long = "x".repeat(60);\n({ first: [long, long], second: { third: long } });',
    );
    const lines = cell.locator(".cell-tree summary");
    await expect(lines.first()).toBeVisible();
    await editor.focus();
    await page.keyboard.press("ControlOrMeta+Enter");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(lines.first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(cell.locator(".cell-tree summary:focus")).toContainText("first");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+Tab");
    await expect(editor).toBeFocused();
    await page.keyboard.press("Shift+Enter");
    await expect(page.locator("#cell-2 .cell-code :focus")).toBeVisible();
  });
});

test("a cell is edited and run by a tap or a click, and a control moves what uses it @phone", async ({
  page,
  hasTouch,
}) => {
  await page.goto("more-encoders/");
  const [first, second] = [cellOf(page, 1), cellOf(page, 2)];
  const press = (name: "run" | "edit") => {
    const button = first.cell.locator(`.cell-${name}`);
    return hasTouch ? button.tap() : button.click();
  };
  await setText(page, 2, "twist + 1;");
  await press("edit");
  await expect(first.editor).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(
    `${CONTROLS}\nconst twist = view(Inputs.radio([0, 1, 2], { label: "twist" }));`,
  );
  await press("run");
  await expect(second.outputs).toHaveText(["1"]);
  const choice = first.cell.locator(".cell-input").getByText("2", { exact: true });
  await (hasTouch ? choice.tap() : choice.click());
  await expect(second.outputs).toHaveText(["3"]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

const EVERYTHING = `import * as Plot from "@observablehq/plot";
import { cubeView, histogramView, Inputs, permutationView, tableView, view } from "every-cube/notebook";
import { SOLVED } from "every-cube";
console.log("text");
({ long: ["x".repeat(80), { deep: "y".repeat(80) }] });
tableView(Array.from({ length: 30 }, (_, i) => ({ i, name: "row " + i })));
Plot.plot({ title: "Bars", marks: [Plot.barY([1, 9, 54])] });
cubeView(SOLVED);
permutationView([2, 0, 1]);
histogramView([1, 9, 54]);
const all = [view(Inputs.range([0, 9])), view(Inputs.select(["a", "b"])), view(Inputs.radio([1, 2])), view(Inputs.toggle()), view(Inputs.text()), view(Inputs.permutation({ n: 3 })), view(Inputs.cube()), view(Inputs.number([0, 9])), view(Inputs.checkbox(["a", "b"])), view(Inputs.button("Go")), view(Inputs.search(["a"])), view(Inputs.date()), view(Inputs.color()), view(Inputs.form({ n: Inputs.range([0, 9]), on: Inputs.toggle() })), view(Inputs.select(["a", "b"], { multiple: true })), view(Inputs.table([{ n: 1 }, { n: 2 }])), view(Inputs.table([{ n: 1 }], { multiple: false })), view(Inputs.file()), view(Inputs.button([["Up", (n: number) => n + 1], ["Zero", () => 0]], { value: 0 })), view(Inputs.textarea({ submit: true })), view(Inputs.range([0, 1], { disabled: true }))];`;

test("of all that cells show no part is out of reach for some, says axe, light and dark", async ({
  page,
}) => {
  await page.goto("playground/so-many-arcs/");
  const { cell, results } = await runText(page, 2, EVERYTHING);
  await expect(results.locator(".cell-drawing svg rect")).toHaveCount(3);
  await expect(cell.locator(".cell-input")).toHaveCount(23);
  const { error } = await runText(page, 3, '"a";\nnull.x;');
  await expect(error).toBeVisible();
  const hog = await runText(page, 4, WAITING);
  await hog.stop.click();
  await expect(hog.results).toContainText("Stopped.");
  const parts = ["#cell-2", "#cell-3", "#cell-4"];
  expect(await axeFindsInBoth(page, ...parts)).toEqual([]);
  // The drawing uses the page's colours.
  const label = results.locator(".cell-drawing svg text").first();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await label.evaluate((text) => getComputedStyle(text).fill)).toBe(ink);
  }
});
