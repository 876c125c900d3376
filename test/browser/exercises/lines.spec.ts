import type { Locator } from "@playwright/test";
import { patientExpect as expect, test } from "../visit.ts";

const PROGRAM = [
  "let number = 0;",
  "for (let i = 0; i < twists.length - 1; i++) {",
  "number = number * 3 + twists[i];",
  "}",
  "return number;",
];

test("lines are pressed, moved by keys, dragged and taken out; what comes out runs; what is typed in the cell is kept @phone", async ({
  page,
  isMobile,
}) => {
  await page.goto("practice/lines/");
  const exercise = page.locator("#exercise-3");
  await exercise.scrollIntoViewIfNeeded();
  const pool = exercise.getByRole("group", { name: "Lines to choose from" });
  const program = exercise.getByRole("group", { name: "Your program" });
  const placed = program.locator(".lines-line");
  const verdict = exercise.locator("exercise-checker").getByRole("status");
  const run = exercise.getByRole("button", { name: "Run the program" });
  const press = (line: string) =>
    pool.getByRole("button", { name: line }).press("Enter");

  const wrong = PROGRAM.with(2, "number = number * 7 + twists[i];");
  for (const line of wrong) await press(line);
  await expect(placed).toHaveText(wrong);
  await run.click();
  await expect(verdict).toHaveText(
    /^Not yet\. .*In base 3, each column is worth three times/,
  );

  await placed.nth(2).press("Delete");
  await expect(placed).toHaveCount(4);
  await press(PROGRAM[2]);
  const last = program.getByRole("button", { name: `Line 5: ${PROGRAM[2]}` });
  await last.focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(placed).toHaveText(PROGRAM);
  await expect(placed.nth(2)).toBeFocused();
  if (isMobile) {
    await placed.nth(2).tap();
    await program.getByRole("button", { name: "Move line 3 down" }).tap();
    await program.getByRole("button", { name: "Move line 4 up" }).tap();
  } else {
    await drag(placed.nth(0), placed.nth(4));
    await expect(placed.nth(3)).toHaveText(PROGRAM[0]);
    await drag(placed.nth(3), pool);
    await expect(placed).toHaveText(PROGRAM.slice(1));
    await drag(pool.getByRole("button", { name: PROGRAM[0] }), placed.nth(0));
  }
  await expect(placed).toHaveText(PROGRAM);
  // A key is no end of a drag; a line that is placed already stays where it is.
  await press(PROGRAM[0]);
  await expect(pool.getByRole("button", { name: PROGRAM[0] })).toBeFocused();
  await expect(placed).toHaveText(PROGRAM);
  await run.click();
  await expect(verdict).toHaveText(/^Right\. All 1,092 orientations/);
  await expect(exercise.getByText("✓ solved")).toBeVisible();

  const cell = exercise.locator("code-cell");
  await cell.getByRole("button", { name: "Edit", exact: true }).click();
  await cell.getByRole("textbox").press("ControlOrMeta+Home");
  await page.keyboard.type("// mine\n");
  await expect(
    exercise.getByText("The cell contains code that you typed."),
  ).toBeVisible();
  await exercise.getByRole("button", { name: "Begin with the lines again" }).click();
  await expect(placed).toHaveCount(0);
  await expect(cell).not.toContainText("// mine");
  // Presses that come at once, as those do that were made before the lines were awake.
  await pool.locator(".lines-line").evaluateAll((all) => {
    for (const line of all.slice(0, 3)) (line as HTMLElement).click();
  });
  await expect(placed).toHaveCount(3);
});

/** Drags to the upper half of another element. */
async function drag(from: Locator, to: Locator): Promise<void> {
  const { mouse } = from.page();
  const [a, b] = await Promise.all([from, to].map((each) => each.boundingBox()));
  await mouse.move(a!.x + 40, a!.y + a!.height / 2);
  await mouse.down();
  await mouse.move(b!.x + 40, b!.y + b!.height / 4, { steps: 5 });
  await mouse.up();
}
