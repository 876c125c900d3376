import type { Page } from "@playwright/test";
import { patientExpect as expect, test } from "../visit.ts";

/** Puts controls into cell 2 and what uses them into cell 3, and runs both. */
async function runBoth(page: Page, controls: string, use: string) {
  const sources = [
    `import { Inputs, view } from "every-cube/notebook";\n${controls}`,
    use,
  ];
  await page.evaluate((texts) => {
    type Cell = HTMLElement & { setText(source: string, origin: "reader"): void };
    texts.forEach((text, i) => {
      document.querySelector<Cell>(`#cell-${i + 2}`)!.setText(text, "reader");
    });
  }, sources);
  const [cell, user] = [page.locator("#cell-2"), page.locator("#cell-3")];
  await user.getByRole("button", { name: "Run", exact: true }).click();
  await cell.getByRole("button", { name: "Run", exact: true }).click();
  return { cell, shown: user.locator(".cell-outputs > li > code"), user };
}

test("some of a list and some rows of a table are chosen by mouse and by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("playground/so-many-arcs/");
  const { cell, shown } = await runBoth(
    page,
    `const faces = view(Inputs.select(["R", "U", "F"], { label: "faces", multiple: true, value: ["F"] }));
const moves = Array.from({ length: 40 }, (_, n) => ({ n, turns: "R U ".repeat(12) }));
const rows = view(Inputs.table(moves, { label: "moves", value: [moves[3]] }));
const one = view(Inputs.table(moves, { label: "one", columns: ["n"], multiple: false, required: false }));`,
    '[faces.join(""), rows.map(({ n }) => n).join(" "), one.map(({ n }) => n).join(" ")].join(", ");',
  );
  await expect(shown).toHaveText(['"F, 3, "']);
  await cell.getByLabel("R", { exact: true }).check();
  await expect(shown).toHaveText(['"RF, 3, "']);

  const rows = cell.getByRole("group", { name: "moves", exact: true });
  const box = (name: string) => rows.getByRole("checkbox", { name });
  await box("1: 1,").check();
  await expect(shown).toHaveText(['"RF, 1 3, "']);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(shown).toHaveText(['"RF, 1 2 3, "']);
  await expect(rows.getByRole("status")).toHaveText("3 of 40 rows.");
  await page.keyboard.press("End");
  await expect(box("39: 39,")).toBeFocused();
  await expect(box("39: 39,")).toBeInViewport();
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await expect(box("All rows")).toBeChecked();
  await page.keyboard.press("Space");
  await expect(rows.getByRole("status")).toHaveText(
    "All of 40 rows, while no box is ticked.",
  );
  // The boxes are one stop: the next are the heads of the columns, then the other table.
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(cell.getByRole("group", { name: "Rows of one" })).toBeFocused();
  for (let i = 0; i < 2; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(shown).toHaveText([/39, 0"$/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(shown).toHaveText([/39, 1"$/]);

  const scroll = rows.getByRole("group", { name: "Rows of moves" });
  await scroll.evaluate((part) => part.scrollTo(1000, 0));
  await box("1: 1,").click();
  await expect(shown).toHaveText(['"RF, 1, 1"']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});

const csv = (name: string, count: number) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(`name,count\nsolved,${count}\n`),
});

/** Chooses a file at the control. */
async function choose(page: Page, file: ReturnType<typeof csv>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).press("Enter");
  await (await chooser).setFiles(file);
}

const USE = "orders && (await orders.csv({ typed: true }))[0].count;";

test("a file is chosen or dropped at its control, read, replaced, refused in words, and taken along", async ({
  page,
}) => {
  await page.goto("playground/so-many-arcs/");
  const { cell, shown, user } = await runBoth(
    page,
    'const orders = view(Inputs.file({ label: "orders", accept: ".csv" }));',
    USE,
  );
  await expect(shown).toHaveText(["null"]);
  const problem = cell.locator(".output-problem");
  const status = cell.getByRole("group", { name: "orders" }).getByRole("status");
  await choose(page, csv("a.csv", 54));
  await expect(shown).toHaveText(["54"]);
  await expect(status).toHaveText("a.csv");
  await choose(page, csv("a.csv", 9));
  await expect(shown).toHaveText(["9"]);
  await expect(problem).toHaveText("a.csv is replaced.");
  await cell.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toHaveText(["54"]);
  await cell.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toHaveText(["9"]);

  await choose(page, { ...csv("big.csv", 1), buffer: Buffer.alloc(5_000_001) });
  await expect(problem).toHaveText(
    "big.csv (5.1 MB) is not kept: a file may have at most 5 MB.",
  );
  await expect(status).toHaveText("a.csv");
  await drop(page, ["b.csv", "c.csv"]);
  await expect(problem).toHaveText("One file is expected, not 2.");
  await drop(page, ["b.csv"]);
  await expect(shown).toHaveText(["7"]);
  await expect(status).toHaveText("b.csv");
  await expect(problem).toBeEmpty();
  // Once it was read under this name, and has changed since.
  await choose(page, csv("a.csv", 5));
  await expect(shown).toHaveText(["5"]);
  await expect(status).toHaveText("a.csv");

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Export").click();
  await button("Script for Node (.ts)").click();
  await expect(page.locator(".notebook-panel")).toContainText(
    "reads data files. Save a.csv into the same folder.",
  );
  await button("Files").click();
  await button("Remove a.csv").click();
  await expect(problem).toHaveText("a.csv is not kept here: choose it again.");
  await expect(user.locator(".cell-error")).toContainText("there is no file “a.csv”");
  await cell.getByRole("button", { name: "Clear" }).click();
  await expect(shown).toHaveText(["null"]);
  await expect(problem).toBeEmpty();

  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
  });
  await choose(page, csv("a.csv", 1));
  await expect(problem).toHaveText("This browser does not let the page keep files.");
  await expect(shown).toHaveText(["null"]);
});

/** Drops files with 7 in them on the control. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  await page.locator(".input-file").evaluate((part, list) => {
    const dataTransfer = new DataTransfer();
    for (const name of list) {
      dataTransfer.items.add(new File(["name,count\nsolved,7\n"], name));
    }
    for (const type of ["dragover", "drop"]) {
      const event = new DragEvent(type, {
        ...{ bubbles: true, cancelable: true, dataTransfer },
      });
      if (part.dispatchEvent(event)) throw new Error(`${type} goes to the browser`);
    }
  }, names);
}

test("a file is chosen on a chapter as in the playground", async ({ page }) => {
  await page.goto("more-encoders/");
  const { shown } = await runBoth(page, "const orders = view(Inputs.file());", USE);
  await expect(shown).toHaveText(["null"]);
  await choose(page, csv("a.csv", 54));
  await expect(shown).toHaveText(["54"]);
});
