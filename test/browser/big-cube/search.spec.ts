import { cancelOnce } from "../cancel.ts";
import { expect, loadFigure, test } from "../visit.ts";

/** In milliseconds: seconds of work on a quick machine, which a slow one also shares. */
const LONG = 120_000;

test("a typed cube is searched in one, three and six views, and its solution played @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "big-cube/", "two-phases-live");
  const caption = figure.locator("figcaption");
  await expect(caption).toContainText("In one view the first solution has");
  await figure.getByLabel("moves from solved").fill("R U F");
  await expect(caption).toContainText("Search this cube");
  await figure.getByRole("button", { name: "Search", exact: true }).click();
  await expect(caption).toContainText("The shortest found has 3 moves", {
    timeout: LONG,
  });
  const rows = figure.locator("tbody tr");
  await expect(rows.locator("td:nth-child(2)")).toHaveText(["3", "3", "3"]);

  const solution = figure.locator(".two-phases-solution");
  await expect(solution).toHaveText("F′U′R′");
  const slider = figure.getByRole("slider", { name: "Moves made" });
  await slider.press("End");
  await expect(figure.getByRole("img", { name: /^The cube/ })).toHaveAccessibleName(
    /U: U U U U U U U U U, R: R R R R R R R R R,/,
  );
});

test("the search is stopped, and what it has found stays", async ({ page }) => {
  const figure = await loadFigure(page, "big-cube/", "two-phases-live");
  const best = figure.locator("tbody td:nth-child(2)").first();
  await figure.getByRole("button", { name: "Superflip" }).click();
  await cancelOnce(figure, "tbody td:nth-child(2)", /\d/);
  await figure.getByRole("button", { name: "Search", exact: true }).click();
  await expect(figure.locator("figcaption")).toContainText("The search was stopped.", {
    timeout: LONG,
  });
  await expect(best).toHaveText(/\d+/);
  await figure.getByRole("button", { name: "Solved" }).click();
  await figure.getByRole("button", { name: "Search", exact: true }).click();
  await expect(figure.locator("figcaption")).toHaveText(
    "This cube is solved. Choose another.",
    { timeout: LONG },
  );
});

test("all first phases are measured, and agree with the known counts", async ({
  page,
}) => {
  const figure = await loadFigure(page, "big-cube/", "first-phases");
  await figure.getByRole("button", { name: "Measure them" }).click();
  await expect(figure.locator("figcaption")).toContainText("Depth 8 is enough", {
    timeout: LONG,
  });
  await expect(figure.locator(".depth-bar").filter({ hasText: "✓" })).toHaveCount(13);
});

test("a design is tried by keyboard, and listed with its times", async ({ page }) => {
  const figure = await loadFigure(page, "big-cube/", "own-solver");
  const rows = figure.locator("tbody tr");
  await expect(rows).toHaveCount(2);
  for (const letter of ["B", "E"]) {
    await figure
      .getByRole("button", { name: new RegExp(`^${letter} `) })
      .press("Enter");
  }
  await figure.getByRole("button", { name: /^Try it/ }).press("Enter");
  await expect(figure.locator("figcaption")).toContainText("all 20 cubes are solved", {
    timeout: LONG,
  });
  await expect(rows).toHaveCount(3);
  await expect(rows.last().locator("th")).toHaveText("A B D E");
  await expect(rows.last().locator("td").last()).toHaveText(/s$/);
});

test("a coset is chosen by pointer and by keys; all of them together have the published counts @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await loadFigure(page, "big-cube/", "cosets");
  const caption = figure.locator("figcaption");
  const slider = figure.getByRole("slider", { name: "Coset" });
  const position = { x: 4, y: 4 };
  if (hasTouch) await slider.tap({ position });
  else await slider.click({ position });
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
  await expect(caption).toContainText("No other coset is symmetric", { timeout: LONG });
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuenow", "728");
  await slider.press("PageUp");
  await slider.press("ArrowUp");
  // Nine rows and one up, in the same column of 27.
  await expect(slider).toHaveAttribute("aria-valuenow", String(728 - 10 * 27));
  await figure.getByRole("button", { name: "Solve all cosets" }).click();
  await expect(caption).toContainText(
    "No state is more than 11 moves from solved: all 3,674,160",
    { timeout: LONG },
  );
});
