import { expect, loadFigure, showFigure, test } from "../visit.ts";

test("moves without buttons are named and typed, and a wrong name is explained and kept @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "workshop/", "turn-puzzle");
  const field = figure.getByLabel("Moves to make");
  const message = figure.locator("#typed-moves-message");
  await field.fill("U Q L");
  await field.press("Enter");
  await expect(message).toHaveText(
    "Unknown move Q at character 3; expected one of U L R B. No move was made.",
  );
  await expect(field).toHaveValue("U Q L");

  const define = await showFigure(page, "define-puzzle");
  const moves = Array.from(
    { length: 62 },
    (_, i) => `Move M${i + 1}\nBEADS\n${i === 61 ? "2 3 1" : "2 1 3"}\nEnd`,
  );
  await define
    .getByRole("textbox")
    .fill(`Name many\nSet BEADS 3 1\nSolved\nBEADS\n1 2 3\nEnd\n${moves.join("\n")}\n`);
  await define.getByRole("button", { name: "Use this text" }).click();
  await expect(message).toContainText(
    "2 moves, from M61 to M62, have no buttons: type them.",
  );
  await field.fill("(M62)2");
  await figure.getByRole("button", { name: "Make these moves" }).press("Enter");
  await expect(figure.locator(".puzzle-stage .net-label")).toHaveText(["3", "1", "2"]);
});

test("moves that change nothing say so, and a slip of a slide what there is: nothing jumps @phone", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "workshop/?puzzle=1.eight-puzzle",
    "turn-puzzle",
  );
  const field = figure.getByLabel("Moves to make");
  const message = figure.locator("#typed-moves-message");
  const height = async () => (await message.boundingBox())!.height;
  await expect(message).toHaveText("You can type several at once, such as “R2 D L”.");
  const before = await height();
  for (const [typed, words] of [
    ["R L", "These moves lead back to the same state, so nothing has changed."],
    ["U0", "one of them several times or backwards, such as L2 or U'. No move was"],
  ]) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(message).toContainText(words);
    expect(await height()).toBe(before);
  }
});

test("long names of a puzzle and of its moves stay within the figure @phone", async ({
  page,
}) => {
  const [name, move] = ["N".repeat(300), "M".repeat(200)];
  const link = `1.own*${name}_A-3-1_${move}-0-0010200`;
  const figure = await loadFigure(page, `workshop/?puzzle=${link}`, "turn-puzzle");
  await expect(figure.getByRole("button", { name: move, exact: true })).toBeVisible();
  const overhang = await figure.evaluate((all) => all.scrollWidth - all.clientWidth);
  expect(overhang).toBe(0);
});
