import { expect, loadFigure, test } from "../visit.ts";

test("moves are written as cycles; what is none is explained and stays, and other puzzles come with the reader’s moves kept @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "any-puzzle/", "forced");
  const verdict = figure.locator(".forced-verdict");
  await expect(verdict).toHaveText("only the even orders");
  const move = figure.getByLabel("Move A", { exact: true });
  await move.fill("01 56");
  await figure.getByRole("button", { name: "B (0 1 2 3 4)" }).click();
  await expect(verdict).toHaveText(["only together", "tied: half of the orders"]);
  await expect(move).toHaveValue("(0 1)(5 6)");

  await move.fill("(0 1)(1 2)");
  await expect(figure.locator(".typed-problem")).toContainText(
    "Position 1 appears twice",
  );
  await expect(move).toHaveValue("(0 1)(1 2)");
  await expect(verdict).toHaveCount(2);
  await move.press("Escape");

  const puzzle = figure.getByLabel("Puzzle");
  await puzzle.selectOption("Two faces");
  await expect(verdict).toHaveText(["fewer orders", "the last twist is forced"]);
  await puzzle.selectOption("Seven beads");
  await expect(move).toHaveValue("(0 1)(5 6)");
});

test("what is forced is predicted: neither the reasons nor the caption give it away", async ({
  page,
}) => {
  const figure = await loadFigure(page, "any-puzzle/?predict=forced", "forced");
  const guess = figure.getByPlaceholder("your guess");
  await expect(figure.locator(".forced-reason").first()).toBeHidden();
  await expect(figure.locator("figcaption b")).toBeHidden();
  await guess.fill("all");
  await guess.press("Enter");
  await expect(figure.locator(".predict-feedback")).toContainText("Not quite");
  await expect(figure.locator(".predict-feedback")).toContainText("evenly");
  await guess.fill("5040");
  await guess.press("Enter");
  await expect(figure.locator(".predict-feedback")).toContainText(
    "Not all of them can be reached",
  );
  await expect(figure.locator("tfoot b")).toBeVisible();
});

test("wheels are turned by keys and by a drag; the position follows, and a move turns the wheels @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "any-puzzle/", "other-wheels");
  const beads = figure.locator(".orbit-piece");
  const drums = figure.getByRole("spinbutton");
  const number = figure.getByLabel("index", { exact: true });
  await number.fill("0");
  await expect(beads).toHaveText(["0", "1", "2", "3", "4"]);
  await drums.first().focus();
  await page.keyboard.press("4");
  await expect(beads.first()).toHaveText("4");
  await page.keyboard.press("9");
  await expect(figure.locator("#other-wheels-hint")).toContainText(
    "its faces are 0 to 3",
  );
  await page.keyboard.press("ArrowUp");
  await expect(number).toHaveValue("51");

  const box = (await drums.nth(2).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 45, {
    steps: 4,
  });
  await page.mouse.up();
  await expect(number).toHaveValue("52");

  await number.fill("0");
  await figure.getByRole("button", { name: "Move Turn", exact: true }).click();
  await expect(beads).toHaveText(["1", "2", "3", "4", "0"]);
  await figure.getByRole("button", { name: "Move Turn, backwards" }).click();
  await expect(number).toHaveValue("0");

  await figure.getByLabel("Puzzle").selectOption("Pyraminx");
  await expect(drums).toHaveCount(9);
  await number.fill("933119");
  await expect(figure.locator(".orbit-row")).toHaveCount(2);
  await expect(drums.first()).toHaveAttribute("aria-valuenow", "11");
});
