import { expect, openFigure, test } from "../visit.ts";

const number = (value: string) => `The permutation 4 2 5 1 3 has the index ${value}`;

test("with the keys of a clicker, and digits as guesses, to the number and back", async ({
  page,
}) => {
  const figure = await openFigure(page, "indexing/", "by-hand");
  const caption = figure.locator("figcaption");
  await figure.getByRole("button", { name: /Show the digit/ }).focus();
  await page.keyboard.press("2");
  await expect(figure.getByRole("button", { name: "2", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(caption).toHaveText(
    "You said 2. That counts the larger pieces to its right. How many of the pieces to the right of 2 are smaller?",
  );
  await page.keyboard.press("1");
  await expect(caption).toContainText("You said 1: right.");
  await expect(figure.getByRole("cell", { name: "1", exact: true })).toHaveCount(2);
  for (let step = 3; step < 10; step++) await page.keyboard.press("PageDown");
  await expect(caption).toContainText("what is the index of 4 2 5 1 3?");
  const guess = figure.getByRole("textbox", { name: "Your guess" });
  await guess.fill("83");
  await guess.press("Enter");
  await expect(caption).toContainText("You said 83. One too many");
  await guess.fill("8.2");
  await guess.press("Enter");
  await expect(guess).toHaveValue("8.2");
  await expect(caption).toHaveText(
    "“8.2” is not a whole number: a whole number from 0 to 119 is expected. Add up the last column: what is the index of 4 2 5 1 3?",
  );
  await guess.fill("82");
  await guess.press("Enter");
  await expect(caption).toContainText("You said 82: right.");
  await expect(caption).toContainText(number("3 × 24 + 1 × 6 + 2 × 2 = 82."));
  await expect(figure.locator(".by-hand-open")).toHaveCount(0);
  await figure.getByRole("button", { name: "Go on" }).focus();
  await page.keyboard.press("PageUp");
  await expect(caption).not.toContainText("= 82");
  await page.keyboard.press("ArrowRight");
  await expect(caption).toContainText("= 82");
});

test("by touch: another order, the way back, its pieces struck out as they are passed over @phone", async ({
  page,
}) => {
  const figure = await openFigure(page, "indexing/", "by-hand");
  const next = figure.locator(".by-hand-steps .primary");
  await figure.getByLabel("pieces").selectOption("3");
  await figure.getByLabel("Your permutation").fill("3 1 2");
  await figure.getByLabel("Your permutation").press("Enter");
  await expect(figure.locator("tbody tr")).toHaveCount(3);
  await figure.getByRole("button", { name: "index → permutation" }).click();
  await expect(figure.getByLabel("Your index")).toHaveValue("4");
  const { y } = (await next.boundingBox())!;
  await next.click();
  await expect(figure.locator("[data-passed]")).toHaveText(["1", "2"]);
  await next.click();
  await expect(figure.locator("tbody tr").first()).toContainText("3");
  expect((await next.boundingBox())!.y).toBe(y);
});
