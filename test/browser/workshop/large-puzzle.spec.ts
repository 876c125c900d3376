import { puzzles } from "cubing/puzzles";
import { expect, loadFigure, showFigure, test } from "../visit.ts";

test("a megaminx is pasted, turned, mixed, and its positions typed by number @phone", async ({
  page,
}) => {
  const { definition } = await puzzles["megaminx"].kpuzzle();
  const define = await loadFigure(page, "workshop/", "define-puzzle");
  await define.getByRole("textbox").fill(JSON.stringify(definition));
  await define.getByRole("button", { name: "Use this text" }).click();
  const turn = await showFigure(page, "turn-puzzle");
  const caption = turn.locator("figcaption");
  await expect(caption).toContainText("Random makes 200 moves");
  const net = turn.locator(".puzzle-stage [role=img]");
  const button = (name: string) => turn.getByRole("button", { name, exact: true });
  await button("Random").click();
  await expect(net).not.toHaveAccessibleName(/: solved$/);

  const number = await showFigure(page, "number-puzzle");
  await number.getByRole("button", { name: "Find out what is forced" }).click();
  // The page goes on meanwhile.
  await button("Solved").click();
  await expect(net).toHaveAccessibleName(/: solved$/);
  const field = number.getByLabel("Number of the position");
  await expect(field).toHaveValue("0", { timeout: 40_000 });

  // Nothing is wider than the page, however many digits there are.
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await field.fill("");
  await field.pressSequentially("12345678901234567890");
  await expect(net).not.toHaveAccessibleName(/: solved$/);
  await field.press("Enter");
  await expect(field).toHaveValue("12345678901234567890");
  const placed = await net.getAttribute("aria-label");
  await button("U").click();
  await expect(field).not.toHaveValue("12345678901234567890");
  await turn.getByLabel("Moves to make").fill("U2 U3'");
  await button("Make them").click();
  await expect(field).toHaveValue("12345678901234567890");
  expect(await net.getAttribute("aria-label")).toBe(placed);

  await field.fill("9".repeat(90));
  await expect(number.locator(".typed-problem")).toContainText("is too large");
  expect(await net.getAttribute("aria-label")).toBe(placed);
});

test("what is too large to search says so, what is not known says what to press, and another puzzle follows", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  const { definition } = await puzzles["3x3x3"].kpuzzle();
  const define = await loadFigure(page, "workshop/", "define-puzzle");
  await define.getByRole("textbox").fill(JSON.stringify(definition));
  await define.getByRole("button", { name: "Use this text" }).click();
  const captionOf = (id: string) => page.locator(`#${id}-puzzle figcaption`);
  await expect(captionOf("turn")).toContainText("Random makes 200 moves");
  const search = await showFigure(page, "search-puzzle");
  const all = search.getByRole("button", { name: "Search all" });
  await showFigure(page, "encode-puzzle");
  for (const id of ["turn", "encode", "search"]) {
    await expect(captionOf(id)).toContainText("“Find out what is forced”");
  }
  await all.click();
  await expect(captionOf("search")).toContainText(
    /could not be searched: .*\d,\d{3},\d{3}/,
  );

  const number = await showFigure(page, "number-puzzle");
  await number.getByRole("button", { name: "Find out what is forced" }).click();
  const field = number.getByLabel("Number of the position");
  await expect(field).toHaveValue(/\d/, { timeout: 40_000 });
  await expect(captionOf("search")).toContainText(/would fill [\d,]+ gigabytes/);
  await expect(all).toHaveAttribute("aria-disabled", "true");

  await page.locator("#turn-puzzle").getByRole("button", { name: "Skewb" }).click();
  await expect(field).toHaveValue("0");
  await expect(captionOf("turn")).toContainText("Skewb");
  expect(faults).toEqual([]);
});
