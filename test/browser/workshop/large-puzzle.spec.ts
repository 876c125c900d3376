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
  await expect(caption).toContainText("“Random” makes 200 moves");
  const net = turn.locator(".puzzle-stage [role=img]");
  const button = (name: string) => turn.getByRole("button", { name, exact: true });
  await button("Random").click();
  await expect(net).not.toHaveAccessibleName(/: solved$/);

  const number = await showFigure(page, "number-puzzle");
  await number.getByRole("button", { name: "Find out what is forced" }).click();
  // The page goes on meanwhile.
  await button("Solved").click();
  await expect(net).toHaveAccessibleName(/: solved$/);
  const field = number.getByLabel("Index of the state");
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
  await button("Make these moves").click();
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
  await expect(captionOf("turn")).toContainText("“Random” makes 200 moves");
  const search = await showFigure(page, "search-puzzle");
  const all = search.getByRole("button", { name: "Search all" });
  await showFigure(page, "encode-puzzle");
  for (const id of ["turn", "encode", "search"]) {
    await expect(captionOf(id)).toContainText("“Find out what is forced”");
  }
  await all.click();
  await expect(captionOf("search")).toContainText(
    /The search failed: .*\d,\d{3},\d{3}/,
  );

  const number = await showFigure(page, "number-puzzle");
  await number.getByRole("button", { name: "Find out what is forced" }).click();
  const field = number.getByLabel("Index of the state");
  await expect(field).toHaveValue(/\d/, { timeout: 40_000 });
  await expect(captionOf("search")).toContainText(/would need [\d,]+ gigabytes/);
  await expect(all).toHaveAttribute("aria-disabled", "true");

  await page.locator("#turn-puzzle").getByRole("button", { name: "Skewb" }).click();
  await expect(field).toHaveValue("0");
  await expect(captionOf("turn")).toContainText("Skewb");
  expect(faults).toEqual([]);
});

/** Three rings of seven beads, which move by themselves: (7!)³ positions. */
const RINGS = (() => {
  const orbits = ["A", "B", "C"];
  const inOrder = "1 2 3 4 5 6 7";
  const move = (name: string, orbit: string, row: string) =>
    `Move ${name}\n${orbit}\n${row}\nEnd`;
  return [
    "Name Rings",
    ...orbits.map((orbit) => `Set ${orbit} 7 1`),
    `Solved\n${orbits.map((orbit) => `${orbit}\n${inOrder}`).join("\n")}\nEnd`,
    ...orbits.flatMap((orbit) => [
      move(`S${orbit}`, orbit, "2 1 3 4 5 6 7"),
      move(`T${orbit}`, orbit, "2 3 4 5 6 7 1"),
    ]),
  ].join("\n");
})();

test("a position of a puzzle too large for a table is typed, and solved move by move @phone", async ({
  page,
}) => {
  const define = await loadFigure(page, "workshop/", "define-puzzle");
  await define.getByRole("textbox").fill(RINGS);
  await define.getByRole("button", { name: "Use this text" }).click();
  const turn = await showFigure(page, "turn-puzzle");
  await expect(turn.locator("figcaption")).toContainText("Rings");
  await turn.getByText("Type or paste a state").click();
  const field = turn.getByLabel("State", { exact: true });
  await expect(field).toHaveValue(/^A\n1 2 3/);
  await field.fill("A 1 1 3 4 5 6 7\nB 1 2 3 4 5 6 7\nC 1 2 3 4 5 6 7");
  await turn.getByRole("button", { name: "Show this state" }).click();
  await expect(turn.locator(".typed-problem")).toContainText(
    "Position 2 of “A” repeats piece 1; piece 2 is missing.",
  );
  await field.fill("2 1 3 4 5 6 7\n1 3 2 4 5 6 7\n1 2 3 4 5 6 7");
  await field.press("Control+Enter");
  await expect(turn.locator(".typed-problem")).toBeHidden();

  const search = await showFigure(page, "search-puzzle");
  await search.getByRole("button", { name: "Solve this state" }).click();
  const left = search.locator(".solution-length");
  await expect(left).toContainText("4 moves from solved", { timeout: 40_000 });
  await search.getByRole("button", { name: "Next move" }).click();
  await expect(left).toContainText("3 moves from solved");
  // Another position is not on the way, but it can count as solved, too.
  await turn.getByRole("button", { name: "TA", exact: true }).click();
  const solve = search.getByRole("button", { name: "Solve this state" });
  await expect(solve).toBeVisible();
  await search.getByText("What counts as solved").click();
  await search.getByRole("button", { name: "Count the state above as solved" }).click();
  await turn.getByRole("button", { name: "TA", exact: true }).click();
  await solve.click();
  await expect(left).toContainText("1 move from solved");
  const pieces = search.getByLabel("Pieces that don’t matter");
  await pieces.fill("D 1");
  await pieces.press("Enter");
  await expect(search.locator(".typed-problem")).toContainText(
    "not a piece or an orbit",
  );
  await pieces.fill("B C");
  await pieces.press("Enter");
  await expect(turn.locator("figcaption")).toContainText("Rings without 14 pieces");
});
