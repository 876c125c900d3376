import type { Locator, Page } from "@playwright/test";
import { exerciseId } from "#components/exercises/exercise-id.ts";
import { expect, test } from "../visit.ts";

/** The exercises of two chapters that aren't in code. */
const NUMBERS = {
  indexing: ["1.1", "1.2", "1.3", "1.4"],
  orientations: ["2.1", "2.2", "2.3", "2.4"],
};

/** The exercise, hydrated and in view. */
async function open(page: Page, number: string): Promise<Locator> {
  const exercise = find(page, number);
  await exercise.scrollIntoViewIfNeeded();
  await exercise.locator("form[data-hydrated]").waitFor();
  return exercise;
}

const find = (page: Page, number: string) => page.locator(`#${exerciseId(number)}`);

const diagnosis = (exercise: Locator) => exercise.getByRole("status");
const solved = (exercise: Locator) => exercise.getByText("✓ solved");
const press = (exercise: Locator, button: string) =>
  exercise.getByRole("button", { name: button }).click();

test("right, wrong and unreadable answers are told; boxes are filled by keyboard, by pasting and anew; hints open one after the other", async ({
  page,
}) => {
  await page.goto("indexing/");
  await test.step("hints", async () => {
    const exercise = await open(page, "1.2");
    const hint = (i: number) => exercise.getByText(`Hint ${i} of 3`);
    await expect(hint(1)).toBeVisible();
    await expect(hint(2)).toBeHidden();
    await hint(1).focus();
    await page.keyboard.press("Enter");
    await expect(
      exercise.getByText("How many times does 24 go into 77?"),
    ).toBeVisible();
    await expect(hint(2)).toBeVisible();
    await expect(hint(3)).toBeHidden();
    await hint(2).click();
    await hint(3).click();
    await expect(exercise.getByText("pass over 3 pieces")).toBeVisible();
  });
  await test.step("a wrong answer is explained and stays, the right one is marked", async () => {
    const exercise = await open(page, "1.1");
    const field = exercise.getByLabel("its index");
    await expect(solved(exercise)).toBeHidden();
    await field.fill("68");
    await press(exercise, "Check");
    await expect(diagnosis(exercise)).toHaveText(/Not yet\..*Indices begin with 0/);
    await expect(field).toHaveValue("68");
    await field.fill("2 × 24 + 3 × 6 + 1");
    await press(exercise, "Check");
    await expect(diagnosis(exercise)).toHaveText(/Right\./);
    await expect(solved(exercise)).toBeVisible();
  });
  await test.step("digits first, then the order, by keyboard alone", async () => {
    const exercise = await open(page, "1.2");
    const boxes = exercise.getByRole("textbox");
    await expect(boxes).toHaveCount(10);
    await exercise.getByLabel("digit 1, worth 4!").focus();
    // What is typed after the last box goes on to the next row, and replaces nothing.
    await page.keyboard.type("302204");
    await expect(exercise.getByLabel("digit 5, worth 0!")).toHaveValue("0");
    await expect(exercise.getByLabel("piece 1")).toHaveValue("4");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expect(diagnosis(exercise)).toHaveText(
      "Halfway. The digits are right. Now read them: “3” means the fourth smallest of the remaining pieces.",
    );
    await page.keyboard.press("Tab");
    await expect(exercise.getByLabel("piece 1")).toBeFocused();
    await page.keyboard.type("41523");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("32");
    await page.keyboard.press("Enter");
    await expect(diagnosis(exercise)).toHaveText(/^Right\..*= 77\.$/);
    await expect(solved(exercise)).toBeVisible();
  });
  await test.step("an order may be pasted into its boxes in any form", async () => {
    const exercise = await open(page, "1.3");
    await exercise.getByLabel("piece 1").evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "[4, 1, 2, 3, 5]");
      box.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(exercise.getByLabel("piece 5")).toHaveValue("5");
    await press(exercise, "Check");
    await expect(diagnosis(exercise)).toHaveText(/^Right\./);
  });
  await page.goto("orientations/");
  await test.step("what cannot be read is said in words, and nothing is lost", async () => {
    const exercise = await open(page, "2.3");
    const field = exercise.getByLabel("index of the state");
    await press(exercise, "Check");
    await expect(diagnosis(exercise)).toHaveText("Nothing is typed yet.");
    await field.fill("a lot 🙂");
    await press(exercise, "Check");
    await expect(diagnosis(exercise)).toContainText("“a lot 🙂” is not a number");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveValue("a lot 🙂");
  });
  await test.step("a filled box is typed over, and stands empty when deleted", async () => {
    const exercise = await open(page, "2.1");
    const values = () =>
      exercise
        .getByRole("textbox")
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    await exercise.getByLabel("coin 1").click();
    await page.keyboard.type("1011");
    await exercise.getByLabel("coin 2").click();
    await page.keyboard.type("1");
    expect(await values()).toEqual(["1", "1", "1", "1"]);
    await expect(exercise.getByLabel("coin 3")).toBeFocused();
    await page.keyboard.press("Delete");
    expect(await values()).toEqual(["1", "1", "", "1"]);
    await press(exercise, "Check");
    await expect(diagnosis(exercise)).toHaveText("One box is still empty.");
  });
});

test("by touch @phone", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  await page.goto("orientations/");
  const exercise = await open(page, "2.1");
  await exercise.getByText("Hint 1 of").tap();
  await expect(exercise.getByText("how many rows are there")).toBeVisible();
  await exercise.getByLabel("coin 1").tap();
  await page.keyboard.type("1111");
  await exercise.getByRole("button", { name: "Check" }).tap();
  await expect(solved(exercise)).toBeVisible();
});

for (const [slug, numbers] of Object.entries(NUMBERS)) {
  test(`the printed solutions of ${numbers.join(", ")} pass their checks`, async ({
    page,
  }) => {
    await page.goto(`${slug}/`);
    for (const number of numbers) {
      const exercise = await open(page, number);
      await exercise.getByText("Solution").click();
      const answers = await exercise.locator(".solution strong").allInnerTexts();
      const fields = exercise.locator(".answer-field");
      await expect(fields).toHaveCount(answers.length);
      for (const [i, answer] of answers.entries()) {
        await fields.nth(i).getByRole("textbox").first().click();
        await page.keyboard.type(answer);
      }
      await press(exercise, "Check");
      await expect(diagnosis(exercise)).toHaveText(/^Right\./);
      await expect(solved(exercise)).toBeVisible();
    }
  });
}

test("answers are kept over a reload, and can be cleared; what others have put into the storage does no harm", async ({
  page,
}) => {
  await page.goto("more-encoders/");
  const fieldOf = (exercise: Locator) => exercise.getByRole("textbox");
  await fieldOf(await open(page, "A.3")).fill("19");
  const choice = await open(page, "A.2");
  await fieldOf(choice).fill("18");
  await press(choice, "Check");
  await expect(solved(choice)).toBeVisible();
  await page.reload();
  const puzzle = await open(page, "A.3");
  await expect(fieldOf(puzzle)).toHaveValue("19");
  await expect(solved(puzzle)).toBeHidden();
  await expect(solved(await open(page, "A.2"))).toBeVisible();
  await press(choice, "Clear");
  await expect(fieldOf(choice)).toHaveValue("");

  await page.evaluate(() => {
    localStorage.setItem("exercise wholePuzzle", '{"typed":[7],"solved":true}');
  });
  await page.reload();
  await expect(solved(await open(page, "A.2"))).toBeHidden();
  await expect(fieldOf(await open(page, "A.3"))).toHaveValue("");
  await expect(solved(puzzle)).toBeHidden();
});

test("when the check cannot be loaded, it is said, and the answer stays", async ({
  page,
}) => {
  await page.route(/more-encoders-exercises.*\.js/, (route) => route.abort());
  await page.goto("more-encoders/");
  const exercise = await open(page, "A.2");
  const field = exercise.getByRole("textbox");
  await field.fill("18");
  await press(exercise, "Check");
  await expect(diagnosis(exercise)).toContainText("could not be loaded");
  await expect(field).toHaveValue("18");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("question, hints and solution can be read", async ({ page }) => {
    await page.goto("indexing/");
    for (const number of NUMBERS.indexing) {
      const exercise = find(page, number);
      await expect(exercise.getByRole("heading")).toContainText(`Exercise ${number}`);
      const question = exercise.locator(".exercise-question");
      expect((await question.innerText()).length).toBeGreaterThan(40);
      await expect(exercise.locator("form")).toBeHidden();
      const solution = exercise.locator(".solution");
      await expect(solution.locator("strong").first()).toBeHidden();
      await exercise.getByText("Hint 1 of").click();
      await expect(exercise.getByText("Hint 2 of")).toBeVisible();
      await exercise.getByText("Solution").click();
      await expect(solution.locator("strong").first()).toBeVisible();
    }
  });
});
