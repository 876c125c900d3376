import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

interface Row {
  path: string;
  id: string;
  /** The first question, and a wrong guess with its feedback. */
  asks: string;
  guess: string;
  told: string;
  /** What can be seen when all is shown, and not before. */
  hides: string;
}

const ROWS: Row[] = [
  {
    path: "indexing/",
    id: "odometer",
    asks: "What does the wheel worth 3! = 6 add? It shows 0.",
    guess: "6",
    told: "Not quite. The wheel worth 3! = 6: that is what one step of it is worth.",
    hides: "#odometer-number",
  },
  {
    path: "indexing/",
    id: "permutation-editor",
    asks: "How many of the pieces to the right of 3 are smaller?",
    guess: "3",
    told: "Not quite. That counts all the pieces to its right. The digit of piece 3 is 2.",
    hides: "#permutation-editor-index",
  },
  {
    path: "indexing/",
    id: "permutation-table",
    asks: "Which permutation comes after 3 4 1 2?",
    guess: "3 4 1 2",
    told: "Not quite. That is the permutation we start from. The next one is different. After 3 4 1 2 comes 3 4 2 1.",
    hides: "[data-index='17'] td:nth-child(7)",
  },
  {
    path: "orientations/",
    id: "digits-editor",
    asks: "What does piece 1 add? It shows 1.",
    guess: "1",
    told: "Not quite. Piece 1: that is the digit.",
    hides: "#digits-index",
  },
  {
    path: "orientations/",
    id: "twist-dial",
    asks: "Six pieces have the twists 1 0 2 0 2 0. What is the seventh twist?",
    guess: "2",
    told: "Not quite. 2 is what remains when 5 is divided by three.",
    hides: "[data-forced] .twist-digit",
  },
  {
    path: "moves/",
    id: "turn-number",
    asks: "Which piece does F bring to position 2?",
    guess: "4",
    told: "Not quite. That piece was there before the turn.",
    hides: ".lane-row >> nth=0",
  },
  {
    path: "building-tables/",
    id: "flood",
    asks: "The search starts from one permutation. How many are one turn away?",
    guess: "8",
    told: "Not quite.",
    hides: ".depth-chips",
  },
  {
    path: "gods-algorithm/",
    id: "fig-all",
    asks: "How many turns does the hardest cube need?",
    guess: "20",
    told: "Not quite. That is God’s number for the 3×3×3 cube.",
    hides: ".all-chart svg",
  },
  {
    path: "solving/",
    id: "fig-solutions",
    asks: "How many quarter turns is this cube from solved?",
    guess: "14",
    told: "Not quite. There is a shorter solution",
    hides: ".solutions-graph",
  },
];

for (const { path, id, asks, guess, told, hides } of ROWS) {
  test(`${id}: hidden, guessed, told why not, and shown`, async ({ page }) => {
    const figure = await openFigure(page, path, id);
    const field = figure.getByRole("textbox", { name: /\?$|It shows \d+\.$/ });
    await expect(figure.locator(hides)).toBeVisible();
    const { height } = (await figure.boundingBox())!;
    await chooseAction(figure, "Predict");
    await expect(figure.locator(hides)).not.toBeVisible();
    await expect(figure.locator(".predict-bar")).toBeVisible();
    expect((await figure.boundingBox())!.height).toBeLessThan(height + 5);
    await expect(field).toBeFocused();
    await expect(figure.locator(".predict-ask")).toHaveText(asks);
    await field.fill(guess);
    await field.press("Enter");
    await expect(figure.locator(".predict-feedback")).toContainText(told);
    await expect(figure.locator(".predict-bar")).toContainText("1 of");
    await figure.getByRole("button", { name: "Show all" }).click();
    await expect(figure.locator(hides)).toBeVisible();
    await expect(figure.locator("figcaption")).toBeVisible();
    await chooseAction(figure, "Predict");
    await expect(figure.locator(".predict-bar")).toHaveCount(0);
  });
}

test("by keys alone, one by one, and hidden again with another order; the link opens it so @firefox", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "indexing/?order=1.3167254&predict=permutation-editor",
    "permutation-editor",
  );
  const bar = figure.locator(".predict-bar");
  const field = bar.getByRole("textbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("2");
  await page.keyboard.press("ArrowRight");
  await expect(bar).toContainText("Right. To the right of 3, 1 and 2 are smaller");
  await expect(figure.getByLabel("as predicted")).toHaveText("✓");
  await expect(figure.locator(".permutation-card[aria-current]")).toHaveText("1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(bar).toContainText("3 of 7 shown");
  await page.keyboard.type("lots");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const feedback = bar.locator(".predict-feedback");
  const refused = (await feedback.textContent())!;
  // What is refused is typed over, and its error goes.
  await page.keyboard.type("more");
  await expect(field).toHaveValue("more");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(feedback).not.toContainText(refused);
  await expect(bar).toContainText("3 of 7 shown");
  await page.keyboard.press("PageDown");
  await expect(bar).toContainText("4 of 7 shown");
  await figure.getByRole("button", { name: "Show the sixth digit" }).press("Enter");
  await expect(bar).toContainText("5 of 7 shown");
  await expect(field).toBeFocused();
  await page.reload();
  await expect(bar).toContainText("5 of 7 shown");
  await expect(figure.getByLabel("as predicted")).toHaveText("✓");
  await figure.getByRole("button", { name: "The permutation after it" }).click();
  await expect(bar).toContainText("0 of 7 shown");
});

test("by touch: one piece, one after the other, all; nothing moves meanwhile @phone", async ({
  page,
}) => {
  const figure = await openFigure(page, "indexing/", "permutation-editor");
  await chooseAction(figure, "Predict");
  const bar = figure.locator(".predict-bar");
  const cover = figure.getByRole("button", {
    name: "Show the second digit",
  });
  await expect(cover).toBeVisible();
  await expect(bar).toContainText("0 of 4 shown");
  const { height } = (await figure.boundingBox())!;
  await cover.click();
  await expect(bar).toContainText("1 of 4 shown");
  await bar.getByRole("button", { name: "Show ▷" }).click();
  await expect(bar).toContainText("2 of 4 shown");
  expect((await figure.boundingBox())!).toMatchObject({ height });
  await bar.getByRole("button", { name: "Show ▷" }).click();
  await bar.getByRole("button", { name: "Show ▷" }).click();
  await expect(bar).toContainText("Everything is shown.");
  await bar.getByRole("button", { name: "Hide again" }).click();
  await expect(bar).toContainText("0 of 4 shown");
});

test("on a narrow screen that presents it, the question has the width of its bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ["odometer", "permutation-editor"]) {
    await page.goto(`indexing/?predict=${id}&present#${id}`);
    const ask = page.locator(`#${id}[data-stop] .predict-ask`);
    await expect(ask).toBeVisible();
    expect((await ask.boundingBox())!.width, id).toBeGreaterThan(250);
  }
});
