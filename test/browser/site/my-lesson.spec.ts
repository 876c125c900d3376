import type { Page } from "@playwright/test";
import { lessonParameter } from "#components/site/own-lesson/own-lesson.ts";
import { axeFindsInBoth } from "../axe.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, test, showFigure } from "../visit.ts";

const PAGE = "teaching/my-lesson/";
const STEPS = [
  {
    address: "indexing/?count=1.factorial-1210#odometer",
    ...{ title: "Add one", minutes: 4, question: "What comes next?" },
  },
  {
    address: "moves/#turn-cycles",
    ...{ title: "A turn", minutes: 6, question: "Which piece goes where?" },
  },
];
const linkTo = (title: string, steps = STEPS) =>
  `${PAGE}?plan=${lessonParameter({ title, steps })}`;

const titles = (page: Page) =>
  page
    .locator(".own-step")
    .getByLabel("Title")
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));

const press = async (page: Page, name: string, key = "Enter") => {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press(key);
};

test("a lesson of two steps on two pages is made, presented and found again by keyboard alone, and its link opens it in another browser @firefox", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(PAGE);
  await page.getByLabel("Title of the lesson").focus();
  await page.keyboard.type("Numbers and turns");
  const figure = page.getByLabel("Figure", { exact: true });
  await expect(figure.locator("option").first()).toBeAttached();
  await figure.focus();
  await page.keyboard.type("Odom");
  await press(page, "Add the figure");
  await page.getByLabel("Or the link").focus();
  await page.keyboard.insertText(
    `${baseURL}moves/?present&lesson=search-1&turn=1.U1-2#turn-cycles`,
  );
  await page.keyboard.press("Enter");
  await expect
    .poll(() => titles(page))
    .toEqual(["Odometer", "A turn, position by position"]);

  for (const [i, { question, minutes }] of STEPS.entries()) {
    await page.getByLabel("Question for the class").nth(i).focus();
    await page.keyboard.type(question);
    await page.getByLabel("Minutes").nth(i).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(String(minutes));
  }
  await expect(page.locator(".own-total")).toContainText("2 steps, 10 minutes.");

  await press(page, "Move up: A turn, position by position");
  const moved = page
    .locator("[data-step='0']")
    .getByRole("button", { name: "Move up" });
  await expect(moved).toBeFocused();
  await expect(page.locator(".own-total")).toContainText("is now step 1 of 2");
  await press(page, "Undo");
  expect(await titles(page)).toEqual(["Odometer", "A turn, position by position"]);

  await page.getByRole("link", { name: "Present this lesson" }).focus();
  await page.keyboard.press("Enter");
  const at = page.locator(".presenter-at");
  const prompt = page.locator("[data-stop=prompt]");
  await expect(at).toHaveText("Step 1 of 2");
  await expect(prompt).toHaveText(STEPS[0].question);
  await expect(page.locator(".presenter-time")).toHaveText("0 of 10 min");
  await page.keyboard.press("PageUp");
  await expect(at).toHaveText("Step 1 of 2");
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("n");
  const notes = (await opened).getByRole("main");
  await expect(notes).toContainText("Step 1 of 2, minutes 0 to 4 of 10");
  await expect(notes).toContainText("Next: A turn, position by position");
  await page.keyboard.press("n");

  // Past what its figure still counts.
  await page.keyboard.press("Shift+PageDown");
  await page.waitForURL(/\/moves\/\?.*turn=1\.U1-2.*#turn-cycles$/);
  await expect(at).toHaveText("Step 2 of 2");
  await expect(prompt).toHaveText(STEPS[1].question);
  await expect(page.locator(".presenter-cover")).toBeHidden();
  while ((await at.textContent()) !== "End of the lesson") {
    await page.keyboard.press("PageDown");
  }
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/teaching\/my-lesson\/\?plan=.*#lesson-own-2$/);
  await expect(page.locator("#lesson-own-2")).toBeInViewport();
  await expect
    .poll(() => titles(page))
    .toEqual(["Odometer", "A turn, position by position"]);
  await page.goto(PAGE);
  await expect
    .poll(() => titles(page))
    .toEqual(["Odometer", "A turn, position by position"]);

  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel("Title of the lesson")).toHaveValue(
    "Numbers and turns",
  );
  await expect(other.getByLabel("Question for the class").last()).toHaveValue(
    STEPS[1].question,
  );
  await context.close();
});

test("a lesson from a link leaves the saved one alone until the teacher replaces it", async ({
  page,
}) => {
  await page.goto(linkTo("Mine"));
  const title = page.getByLabel("Title of the lesson");
  await title.fill("My own");
  await page.goto(linkTo("From a colleague"));
  const notice = page.locator(".own-notice");
  await expect(notice).toContainText("Your own lesson “My own” is still saved.");
  await title.fill("Changed");
  const changed = lessonParameter({ title: "Changed", steps: STEPS });
  await page.waitForURL((url) => url.searchParams.get("plan") === changed);
  await page.reload();
  await expect(title).toHaveValue("Changed");
  await page.goto(PAGE);
  await expect(title).toHaveValue("My own");

  await page.goBack();
  await expect(title).toHaveValue("Changed");
  await page.getByRole("link", { name: "Open my own lesson" }).click();
  await expect(title).toHaveValue("My own");
  await expect(notice).toBeHidden();

  await page.goto(linkTo("From another colleague"));
  await page.getByRole("button", { name: "Replace it with this one" }).click();
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(title).toHaveValue("My own");
  await page.getByRole("button", { name: "Redo" }).click();
  await page.goto(PAGE);
  await expect(title).toHaveValue("From another colleague");
});

test("coming back to the lesson shows a step that was added meanwhile", async ({
  page,
}) => {
  await page.goto(linkTo("Mine"));
  await page.getByLabel("Title of the lesson").fill("My own");
  await page.getByRole("link", { name: "Open the figure" }).last().click();
  await page.waitForURL("**/moves/**");
  const figure = await showFigure(page, "turn-cycles");
  await chooseAction(figure, "Share");
  await page.getByRole("button", { name: "Add to my lesson" }).click();
  await page.goto("teaching/");
  await page.goBack();
  await page.goBack();
  await expect(page.locator(".own-step")).toHaveCount(3);
  await expect(page.locator(".own-notice")).toBeHidden();
});

test("a figure’s Share adds it to the lesson in its present state", async ({
  page,
}) => {
  await page.goto("indexing/?count=1.factorial-1210");
  const figure = await showFigure(page, "odometer");
  await chooseAction(figure, "Share");
  await page.getByRole("button", { name: "Add to my lesson" }).click();
  await page.getByRole("link", { name: "Open my lesson" }).click();
  await expect.poll(() => titles(page)).toEqual(["Odometer"]);
  await expect(page.getByRole("link", { name: "Open the figure" })).toHaveAttribute(
    "href",
    /\/indexing\/\?count=1\.factorial-1210#odometer$/,
  );
});

test("a ready-made lesson can be changed, on a page where axe finds nothing, light and dark", async ({
  page,
}) => {
  await page.goto("teaching/");
  await page.getByRole("link", { name: "Change this lesson" }).first().click();
  await expect(page.getByLabel("Title of the lesson")).toHaveValue(
    "The index of a permutation",
  );
  await page.getByRole("button", { name: "Remove: Every cube has a number" }).click();
  await expect(page.locator(".own-total")).toContainText("6 steps, 14 minutes.");
  await expect(
    page.getByRole("button", { name: "Remove: What the columns are worth" }),
  ).toBeFocused();
  await expect(page.locator(".own-lesson .qr-code")).toBeVisible();
  expect(await axeFindsInBoth(page)).toEqual([]);
});

test("a damaged lesson is explained, on its page and while its step is presented", async ({
  page,
}) => {
  const problem =
    "The lesson in the link can’t be read: a part of it is missing or changed.";
  await page.goto(`${PAGE}?plan=1.W10`);
  await expect(page.getByRole("alert")).toContainText("it is not a title");
  await page.goto("moves/?present&lesson=own-1&plan=1.W1#turn-cycles");
  await expect(page.locator(".presenter-at")).toHaveText(problem);
  await expect(page.locator("#turn-cycles")).toBeInViewport();
});

test("a link to another site, or to no figure, is explained and adds nothing", async ({
  page,
  baseURL,
}) => {
  await page.goto(PAGE);
  await expect(
    page.getByLabel("Figure", { exact: true }).locator("option"),
  ).not.toHaveCount(0);
  for (const [link, problem] of [
    ["https://example.org/#a", "This link leads to another site."],
    [`${baseURL}moves/`, "This link opens a whole page, not a figure."],
    [`${baseURL}reference/#a`, "The page “reference/” can’t be presented."],
  ]) {
    await page.getByLabel("Or the link").fill(link);
    await page.keyboard.press("Enter");
    await expect(page.locator(".add-problem")).toContainText(problem);
  }
  await expect(page.locator(".own-step")).toHaveCount(0);
});
