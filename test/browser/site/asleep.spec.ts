import type { Page } from "@playwright/test";
import { inTranslation, MARK } from "../fake-translator.ts";
import { actionOf, chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, showFigure, test } from "../visit.ts";

interface Sleeper {
  readonly code: string;
  readonly selector: string;
}
const EDITOR: Sleeper = {
  code: "PermutationEditor",
  selector: "#permutation-editor",
};

/** Opens a page on which figures are not hydrated until each is woken. */
async function openAsleep(
  page: Page,
  path: string,
  ...sleepers: Sleeper[]
): Promise<(() => Promise<void>)[]> {
  const wakers: (() => Promise<void>)[] = [];
  for (const { code, selector } of sleepers) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = false;
    await page.route(new RegExp(`${code}\\.[^/]*js`), async (route) => {
      isHeld = true;
      await released;
      await route.continue();
    });
    wakers.push(async () => {
      const figure = page.locator(selector);
      await expect.poll(() => isHeld, `${code} is asked for`).toBe(true);
      await expect(figure).not.toHaveAttribute("data-hydrated");
      release();
      await expect(figure).toHaveAttribute("data-hydrated");
    });
  }
  await page.goto(path);
  return wakers;
}

test("what is typed, answered and chosen in figures before their code has come is not lost, and the page stays", async ({
  page,
}) => {
  const [wakeForm, wakeEditor, wakeOdometer] = await openAsleep(
    page,
    "indexing/",
    { code: "AnswerForm", selector: "#exercise-1-1 form" },
    EDITOR,
    { code: "Odometer", selector: "#odometer" },
  );
  const order = page.getByLabel("The permutation", { exact: true });
  await order.fill("2 1 3 4 5 6 7");
  const form = page.locator("#exercise-1-1 form");
  await form.getByRole("textbox").first().fill("no number");
  await page.keyboard.press("Enter");
  const odometer = page.locator("#odometer");
  const tens = odometer.getByRole("radio", { name: "tens" });
  await tens.click();
  await odometer.getByRole("button", { name: "Largest" }).click();

  await wakeForm();
  await expect(form.getByRole("status")).toHaveAttribute("data-verdict", "unreadable");
  await expect(page).toHaveURL(/indexing\/$/);
  await wakeEditor();
  await expect(order).toHaveValue("2 1 3 4 5 6 7");
  await expect(page.getByLabel("has index", { exact: true })).toHaveValue("720");
  await wakeOdometer();
  await expect(tens).toBeChecked();
  await expect(page).toHaveURL(/indexing\/\?.*count=1\.tens-9+/);
});

test("what is pressed in a translated figure before its code has come is not lost", async ({
  page,
}) => {
  await inTranslation(page, "texts", async () => {
    const [wake] = await openAsleep(page, "indexing/", {
      code: "Odometer",
      selector: "#odometer",
    });
    await page.locator("#odometer font").getByText(`${MARK}Largest`).first().click();
    await wake();
    await expect(page).toHaveURL(/count=1\.factorial-3210/);
  });
});

test("what is chosen in a figure before its code has come is not lost", async ({
  page,
}) => {
  const [wake] = await openAsleep(page, "indexing/", EDITOR);
  const cards = page.locator("#permutation-editor select");
  await cards.scrollIntoViewIfNeeded();
  await cards.selectOption("5");
  await wake();
  await expect(cards).toHaveValue("5");
  await expect(page.locator("#permutation-editor .permutation-card")).toHaveCount(5);
});

test("what is pressed in a figure before its code has come is done when it is there, one after the other", async ({
  page,
}) => {
  const [wake] = await openAsleep(page, "indexing/", EDITOR);
  const figure = page.locator("#permutation-editor");
  const next = figure.getByRole("button", { name: "The permutation after it" });
  await next.click();
  await next.click();
  await wake();
  await expect(page.getByLabel("has index", { exact: true })).toHaveValue("18");
});

for (const [path, code, selector, name, shows] of [
  [
    "building-tables/",
    "BreadthFirstFigure",
    "#flood",
    "Step on",
    "which had no distance yet",
  ],
  ["map/", "FarthestFigure", "#fig-farthest", "Next", "Number 2 of"],
  ["search/", "SearchFigure", "#fig-search", "Step back", "19,999 tried, 0 cut"],
]) {
  test(`${path} › ${name} in ${selector}, pressed before its code has come`, async ({
    page,
  }) => {
    const [wake] = await openAsleep(page, path, { code, selector });
    const figure = page.locator(selector);
    await expect(figure).not.toContainText(shows);
    await figure.getByRole("button", { name, exact: true }).click();
    await wake();
    await expect(figure).toContainText(shows);
  });
}

test("a figure whose code cannot be loaded says so and hides its controls, and is loaded when that is asked for or the network is back", async ({
  page,
}) => {
  const [editor, table] = ["permutation-editor", "permutation-table"];
  const code = /Permutation(Editor|Table)[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto("indexing/");
  const wakeless = async (id: string) => {
    const figure = page.locator(`#${id}`);
    await figure.scrollIntoViewIfNeeded();
    const island = page.locator("astro-island").filter({ has: figure });
    await expect(island).toHaveAttribute("data-failed");
    await expect(figure.locator(".figure-controls")).toBeHidden();
    return figure;
  };
  const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  const first = await wakeless(editor);
  await expect(notice).toHaveCount(1);
  await notice.getByRole("button", { name: "Try again" }).click();
  const stubborn = notice.getByRole("button", { name: "Load the page again" });
  await expect(stubborn).toBeVisible();
  const second = await wakeless(table);

  await page.unroute(code);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(second).toHaveAttribute("data-hydrated");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute("data-hydrated");
  await expect(notice).toHaveCount(0);
  await first.getByRole("button", { name: "The permutation after it" }).click();
  await expect(page.getByLabel("has index", { exact: true })).toHaveValue("17");
});

test("a page whose own script can't be loaded says so, and can be loaded again", async ({
  page,
}) => {
  const scripts = /\/Page\.astro_[^/]*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.goto("moves/");
  const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(notice).toBeVisible();
  await page.unroute(scripts);
  await notice.getByRole("link").click();
  await expect(notice).toBeHidden();
  await page.locator("#turn-cycles").scrollIntoViewIfNeeded();
  await expect(page.locator("#turn-cycles")).toHaveAttribute("data-hydrated");
});

test("what comes with a press and can't be loaded is said to be missing, until the next press, and is there when the page is loaded again", async ({
  page,
}) => {
  const code = /create-prediction[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  const figure = await loadFigure(page, "indexing/", "odometer");
  const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await chooseAction(figure, "Predict");
  await expect(notice).toBeVisible();
  await expect(actionOf(figure, "Predict")).toHaveAttribute("aria-pressed", "false");
  await figure.getByRole("button", { name: "+ 1" }).click();
  await expect(notice).toBeHidden();
  await figure.evaluate((shown) =>
    shown.dispatchEvent(new Event("present", { bubbles: true })),
  );
  await page.locator(".presenter-bar").waitFor();
  await actionOf(figure, "Predict").click();
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.locator(".presenter-bar").waitFor({ state: "detached" });
  await page.unroute(code);
  await notice.getByRole("link").click();
  await expect(notice).toBeHidden();
  await showFigure(page, "odometer");
  await expect(figure.getByPlaceholder("your guess")).toBeVisible();
});
