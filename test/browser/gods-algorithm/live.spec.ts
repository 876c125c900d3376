import type { Page } from "@playwright/test";
import { middleOf, swipe } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-live");
const caption = (page: Page) => figure(page).locator("figcaption");
const sums = (page: Page) => figure(page).locator(".live-summary");
const goal = (page: Page, name: string) =>
  figure(page)
    .getByRole("radiogroup", { name: "Goal" })
    .getByRole("radio", { name, exact: true });
const set = (page: Page, name: string) =>
  figure(page)
    .getByRole("radiogroup", { name: "Sets of moves" })
    .getByRole("radio", { name, exact: true });
const move = (page: Page, name: string) =>
  figure(page)
    .getByRole("toolbar", { name: "Moves allowed" })
    .getByRole("button", { name, exact: true });

/** Opens the figure with its fold open: single moves, the reader's own goal and cube. */
async function open(page: Page, query = ""): Promise<void> {
  const figure = await openFigure(page, "map/", "fig-live", query);
  await figure
    .locator(".figure-more")
    .evaluate((fold: HTMLDetailsElement) => (fold.open = true));
}

test("tapped switches and sets of moves change what can be reached, and Undo brings it back @firefox", async ({
  page,
}) => {
  await open(page);
  await set(page, "half").click();
  await expect(sums(page)).toContainText("24 0.00065 %");
  await expect(sums(page)).toContainText(/\d ms/);
  await expect(caption(page)).toContainText("With half turns alone, 24 of 3,674,160");
  await expect(figure(page).locator(".live-cube")).toContainText(
    "cannot reach the goal with these moves",
  );
  await move(page, "All turns of F").click();
  await move(page, "All turns of F").click();
  await expect(caption(page)).toContainText("With R2 and U2 alone, 6 of");
  await expect(move(page, "F2")).toHaveAttribute("aria-pressed", "false");
  await expect(move(page, "All turns of U")).toHaveAttribute("aria-pressed", "mixed");
  for (let i = 0; i < 3; i++) {
    await chooseAction(figure(page), "Undo");
  }
  await expect(caption(page)).toContainText("all 3,674,160 states can reach it");
  await expect(page).not.toHaveURL(/live=/);
});

test("what the heights are is said, what is dashed when something is, and how far an axis goes", async ({
  page,
}) => {
  await open(page);
  const scale = figure(page).locator(".live-scale");
  const dashed = figure(page).locator(".depth-column-before");
  const axis = figure(page).locator(".depth-axis");
  const full = figure(page).locator(".depth-full");
  await expect(scale).toContainText(
    "Height: share of the states that can reach the goal.",
  );
  await expect(scale).not.toContainText("Dashed");
  await expect(dashed).toHaveCount(0);
  await expect(axis).toHaveText("0 to 14 moves");
  await expect(full).toHaveText("60 %");
  await set(page, "half").click();
  await expect(scale).toContainText("Dashed: all nine moves, goal solved.");
  await expect(dashed).not.toHaveCount(0);
  await set(page, "clockwise").click();
  await expect(axis).toHaveText("0 to 20 moves");
  await expect(scale).toContainText("Counts: below.");
  await expect(figure(page).locator(".depth-column-bar b").first()).toBeHidden();
  // Neither end of the axis is labelled at the mean's position.
  const [from, to] = await Promise.all(
    [axis, figure(page).locator(".depth-mean")].map(async (it) => it.boundingBox()),
  );
  expect(from!.x + from!.width).toBeLessThan(to!.x);
  await set(page, "only U").click();
  await expect(full).toHaveText("100 %");

  await test.step("a set and the column head of its name switch the same moves", async () => {
    await set(page, "R and U").click();
    for (const one of ["R", "U"]) await move(page, `All turns of ${one}`).click();
    for (const [name, head] of [
      ["clockwise", "Clockwise quarter turns"],
      ["half", "Half turns"],
    ]) {
      await expect(move(page, head)).toHaveText(name);
      await move(page, head).click();
      await expect(set(page, name)).toBeChecked();
      await move(page, head).click();
      await expect(set(page, name)).not.toBeChecked();
    }
  });
});

test("whatever is chosen, the figure stays as high as it is, and its buttons where they are @phone", async ({
  page,
}) => {
  await open(page);
  /** Its height and the places of its parts: now, with a set of moves, then with each goal. */
  const places = (name: string) =>
    figure(page).evaluate(async (it, group) => {
      const choices = (label: string) => [
        ...it.querySelectorAll<HTMLElement>(`[aria-label="${label}"] [role=radio]`),
      ];
      const now = () => {
        const { top, height } = it.getBoundingClientRect();
        const below = [".live-tabs", ".live-turns", ".live-counts"].map(
          (one) => it.querySelector(one)!.getBoundingClientRect().top - top,
        );
        return [height, ...below].map(Math.round).join();
      };
      const press = async (button: HTMLElement) => {
        button.click();
        const isBusy = () => it.querySelector(".live-seen[aria-busy=true]") !== null;
        do await new Promise(requestAnimationFrame);
        while (isBusy());
        return now();
      };
      const set = choices("Sets of moves").find(
        ({ textContent }) => textContent.trim() === group,
      )!;
      const seen = [now(), await press(set)];
      for (const goal of choices("Goal")) seen.push(await press(goal));
      const tabs = [...it.querySelectorAll<HTMLElement>(".live-tabs button")];
      seen.push(
        await press(
          tabs.find(({ textContent }) => textContent === "Choose the moves")!,
        ),
      );
      return seen;
    }, name);
  const inAll: string[] = [];
  for (const name of ["clockwise", "R, U ↻"]) {
    const seen = await places(name);
    expect(seen.length).toBe(12);
    inAll.push(...seen);
    await expect(set(page, name)).toBeChecked();
    await expect(goal(page, "your own")).toBeChecked();
  }
  expect(new Set(inAll).size, inAll.join(" ")).toBe(1);
});

test("the net to paint and the moves take turns, and a goal of one’s own stays", async ({
  page,
}) => {
  await open(page);
  const net = figure(page).getByRole("group", { name: "Your own goal" });
  const moves = figure(page).getByRole("button", { name: "Choose the moves" });
  const paint = figure(page).getByRole("button", { name: "Paint your own goal" });
  await expect(net).toBeHidden();
  await expect(moves).toHaveAttribute("aria-pressed", "true");
  await paint.focus();
  await page.keyboard.press("Enter");
  await expect(net).toBeVisible();
  await expect(move(page, "F2")).toBeHidden();
  await expect(goal(page, "your own")).toBeChecked();
  await expect(caption(page)).toContainText("your own pattern");
  await page.keyboard.press("Shift+Tab");
  await expect(moves).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(net).toBeHidden();
  await expect(goal(page, "your own")).toBeChecked();
  await move(page, "F2").click();
  await expect(caption(page)).toContainText(
    "Goal: your own pattern. With all moves but F2",
  );
  await goal(page, "your own").click();
  await expect(net).toBeVisible();
  await goal(page, "D face").click();
  await expect(net).toBeHidden();
});

test("by keyboard alone: a goal, a move less, and the histogram says its counts", async ({
  page,
}) => {
  // Only in a reloaded page nothing has been measured, and every Tab stop is the first.
  await loadFigure(page, "map/", "fig-live");
  await expect(sums(page)).toContainText("at build");
  await goal(page, "solved").focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveText("D face");
  await expect(goal(page, "D face")).toBeChecked();
  await expect(sums(page)).toContainText("3.974");
  for (let i = 0; i < 2; i++) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/^Single moves/);
  await page.keyboard.press("Enter");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText("all");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(caption(page)).toContainText("With all moves but F2");
  await expect(page).toHaveURL(/live=1\.509-face/);
  for (let i = 0; i < 4; i++) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowLeft");
  await expect(set(page, "all nine")).toBeChecked();
  await expect(
    figure(page).getByRole("img", { name: "Positions at each distance" }),
  ).toHaveAccessibleName(/0: 3888; 1: 23,328; .* 5: 925,344\.$/);
  await page.keyboard.press("Control+z");
  await expect(caption(page)).toContainText("With all moves but F2");
});

test("dragged through, each set is shown on the way, and one Undo takes it all back", async ({
  page,
}) => {
  await open(page);
  await set(page, "all nine").scrollIntoViewIfNeeded();
  const middle = async (name: string) => {
    const { x, y, width, height } = (await set(page, name).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middle("all nine")));
  await page.mouse.down();
  for (const [name, farthest] of [
    ["no F2", "12"],
    ["quarter", "14"],
    ["clockwise", "19"],
  ]) {
    await page.mouse.move(...(await middle(name)), { steps: 4 });
    await expect(set(page, name)).toBeChecked();
    await expect(sums(page).locator("div", { hasText: "at most" })).toContainText(
      farthest,
    );
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/live=1\.73-solved/);
  // Dense columns have no room for counts above them: they are below.
  await figure(page).getByText("The counts", { exact: true }).click();
  await expect(figure(page).getByRole("listitem").last()).toHaveText(/^19 \d+$/);
  await chooseAction(figure(page), "Undo");
  await expect(set(page, "all nine")).toBeChecked();
});

test("a finger goes along the goals, and the page stays where it is @phone", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "phone", "the mouse has a test of its own");
  await open(page);
  await goal(page, "solved").evaluate((card) =>
    card.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(
    page,
    await middleOf(goal(page, "solved")),
    await middleOf(goal(page, "a layer")),
  );
  await expect(goal(page, "a layer")).toBeChecked();
  await expect(sums(page)).toContainText("5.096");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("your own goal is painted by taps, and what no cube can show is explained", async ({
  page,
}) => {
  await open(page);
  await goal(page, "your own").click();
  await figure(page).getByRole("button", { name: "Clear all" }).click();
  await expect(caption(page)).toContainText("in 0.00 moves on average");
  const net = figure(page).getByRole("group", { name: "Your own goal" });
  const place = (name: string) => net.getByRole("button", { name });
  await place("U lower right").click();
  await expect(place("U lower right")).toHaveAccessibleName(
    "U lower right, corner UFR: U",
  );
  await expect(sums(page)).toContainText("at most2");
  await figure(page).getByRole("button", { name: "Colour D", exact: true }).click();
  await place("F upper right").click();
  await expect(caption(page)).toContainText(
    "No state matches your pattern: no piece shows U and D as the corner UFR should.",
  );
  await expect(figure(page).locator(".pattern-fault")).toHaveText(
    "No state matches this: no piece shows U and D as the corner UFR should.",
  );
  await expect(figure(page).locator(".live-cube")).toContainText(
    "No state matches your pattern",
  );
  await expect(sums(page)).toContainText("reach the goal0");
  await expect(sums(page)).toContainText("computed–");
  await figure(page).getByRole("button", { name: "Any colour", exact: true }).click();
  await place("F upper right").click();
  await expect(caption(page)).not.toContainText("No state");
  await expect(figure(page).locator(".pattern-fault")).toHaveCount(0);

  await test.step("by keys: arrows go about the net, letters paint, a dot takes away", async () => {
    await figure(page).getByRole("button", { name: "Clear all" }).click();
    await net.getByRole("button").first().focus();
    await page.keyboard.press("u");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await expect(page).toHaveURL(/-own-UR\.{22}$/);
    await page.keyboard.press(".");
    await expect(page).toHaveURL(/-own-U\.{23}$/);
  });
});

test("a link is followed; turn by turn the cube goes to its goal by a shortest solution", async ({
  page,
}) => {
  await open(page, "?live=1.504-layer&cube=1.0");
  await expect(goal(page, "a layer")).toBeChecked();
  await expect(set(page, "R and U")).toBeChecked();
  await expect(sums(page)).toContainText(/\d ms/);
  const cube = figure(page).locator(".live-cube");
  await expect(cube).toContainText("is at the goal already");
  await open(page);
  await goal(page, "D face").click();
  await expect(cube).toContainText("is two moves from");
  await cube.getByRole("button", { name: /^Turn / }).click();
  await expect(cube).toContainText("is one move from");
  await cube.getByRole("button", { name: /^Turn / }).click();
  await expect(cube).toContainText("is at the goal already");
});

test("the buttons stay where they are, however long the way @phone", async ({
  page,
}) => {
  await open(page);
  await set(page, "clockwise").click();
  const cube = figure(page).locator(".live-cube");
  const solved = cube.getByRole("button", { name: "Solved" });
  const top = async () =>
    (await solved.boundingBox())!.y - (await cube.boundingBox())!.y;
  await expect(cube).toContainText("is 15 moves from");
  const before = await top();
  await solved.click();
  await expect(cube).toContainText("is at the goal already");
  expect(await top()).toBe(before);
});

test("where few can reach the goal, Random picks one that can", async ({ page }) => {
  await open(page);
  await set(page, "half").click();
  await expect(sums(page)).toContainText("24 0.00065 %");
  const cube = figure(page).locator(".live-cube");
  for (let i = 0; i < 5; i++) {
    const before = await cube.locator("p").innerText();
    await cube.getByRole("button", { name: "Random" }).click();
    await expect(cube.locator("p")).not.toHaveText(before);
    await expect(cube).toContainText(/from the goal|is at the goal already/);
  }
});

test("while an answer is long in coming, the numbers before it are pale", async ({
  page,
}) => {
  let go = () => {};
  const asked = new Promise<void>((resolve) => (go = resolve));
  await page.route(/live-distances-/, async (route) => {
    await asked;
    await route.continue();
  });
  await open(page);
  await expect(sums(page)).toHaveCSS("opacity", "1");
  await set(page, "half").click();
  await expect(sums(page)).toHaveCSS("opacity", "0.4");
  go();
  await expect(sums(page)).toContainText("24 0.00065 %");
  await expect(sums(page)).toHaveCSS("opacity", "1");
  await expect(figure(page).locator(".live-seen")).toHaveAttribute(
    "aria-busy",
    "false",
  );
});

test("a worker that cannot start is reported, and the last result stays; no turn is made that belongs to another cube", async ({
  page,
}) => {
  await page.route(/live-distances-/, (route) => route.abort());
  await open(page);
  const cube = figure(page).locator(".live-cube");
  const turn = cube.getByRole("button", { name: /^Turn / });
  await expect(cube).toContainText("from the goal: see the framed number. A shortest");
  const height = (await cube.boundingBox())!.height;
  const words = cube.locator("p > span:visible");
  const written = await words.textContent();
  await turn.click();
  // The page was rendered with a solution for the cube before the turn.
  await expect(words).toHaveText(/^Your cube, state [\d,]+ has no distance yet\.$/);
  const turned = await words.textContent();
  expect(turned!.match(/\d[\d,]*\d/)).not.toEqual(written!.match(/\d[\d,]*\d/));
  await expect(turn).toHaveAttribute("aria-disabled", "true");
  await turn.click({ force: true });
  await expect(words).toHaveText(turned!);
  await expect(figure(page).locator("[data-own]")).toHaveCount(0);
  expect((await cube.boundingBox())!.height).toBe(height);

  // The turn has failed before, in the same words.
  const refused = page.waitForEvent("requestfailed");
  await set(page, "half").click();
  await refused;
  await expect(figure(page).getByRole("alert")).toContainText(
    "The distances could not be computed: the worker could not be loaded.",
  );
  await expect(sums(page)).toContainText("3,674,160");

  await page.unrouteAll();
  await figure(page).getByRole("button", { name: "Try again" }).click();
  await expect(figure(page).getByRole("alert")).toHaveCount(0);
  await expect(sums(page)).not.toContainText("3,674,160");
});
