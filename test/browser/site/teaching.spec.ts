import { LESSONS, PRINTED_SHEETS } from "#components/teaching/lessons.ts";
import { presentationPath, type FigureLink } from "#components/teaching/figure-link.ts";
import { createPlan } from "#components/teaching/create-plan.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../visit.ts";

async function expectStop(
  page: Page,
  { at }: FigureLink,
  shows: string,
): Promise<void> {
  await expect(page.locator(`#${at}`)).toBeInViewport();
  await expect(
    page.locator(`#${at}`).locator("visible=true").getByText(shows).first(),
    `#${at}`,
  ).toBeVisible();
}

for (const lesson of LESSONS) {
  const { slug, minutes, title, steps } = lesson;
  test(`the lesson ${slug} is given by a clicker alone: each step opens what it says in the state that it says, and Escape leads to its place in the plan`, async ({
    page,
  }) => {
    await page.goto("teaching/");
    const plan = page.getByRole("region", { name: `${minutes} minutes: ${title}` });
    const links = plan.locator(".lesson-place a");
    expect(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
    ).toEqual(createPlan(lesson).steps.map(({ address }) => `../${address}`));
    await plan.getByRole("link", { name: "Present this lesson" }).click();
    const at = page.locator(".presenter-at");
    const step = (i: number) => new RegExp(`^Step ${i + 1} of ${steps.length}(,|$)`);
    const prompt = page.locator("[data-stop=prompt]");
    for (const [i, { opens, shows, asks, isUnprompted }] of steps.entries()) {
      await expect(at).toHaveText(step(i));
      await expectStop(page, opens, shows);
      if (asks) await expect(prompt).toHaveText(asks.question);
      else if (isUnprompted) await expect(prompt).toHaveCount(0);
      if (i === steps.length - 1) break;
      const next = steps[i + 1].opens.chapter;
      // Past what its figures still hide.
      while (step(i).test((await at.textContent())!)) {
        await page.keyboard.press("Shift+PageDown");
        if (next === opens.chapter) {
          await page.evaluate(() => new Promise(requestAnimationFrame));
        } else {
          await page.waitForURL(new RegExp(`/${next}/`));
        }
      }
    }
    await page.keyboard.press("End");
    await expect(at).toHaveText(step(steps.length - 1));
    await page.keyboard.press("Shift+PageUp");
    await expect(at).toHaveText(step(steps.length - 2));
    await expectStop(page, steps.at(-2)!.opens, steps.at(-2)!.shows);
    await page.keyboard.press("Escape");
    const anchor = `lesson-${slug}-${steps.length - 1}`;
    await expect(page).toHaveURL(new RegExp(`teaching/#${anchor}$`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });
}

test("a step is covered until its figure shows the plan’s state with its results hidden, and a press meanwhile shows none of them", async ({
  page,
}) => {
  const lesson = LESSONS.find(({ slug }) => slug === "wheels")!;
  const [, , , , first, second] = createPlan(lesson).steps;
  /** @returns lets it come */
  const delay = async (code: string) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(new RegExp(`${code}\\.[^/]*js`), async (route) => {
      await isReleased;
      await route.continue();
    });
    return release;
  };
  const wake = await delay("PermutationTable");
  const ask = await delay("row-questions");
  const askNext = await delay("permutation-questions");
  const cover = page.locator(".presenter-cover");
  const at = page.locator(".presenter-at");
  const bar = page.locator("[data-stop] .predict-bar");
  await page.goto(first.address);
  await expect(cover).toHaveText(first.title + first.asks!.question);
  for (const release of [wake, ask]) {
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await expect(at).toHaveText(/^Step 5 of/);
    await expect(cover).toBeVisible();
    release();
  }
  await expect(cover).toBeHidden();
  await expect(bar).toContainText("0 of 5 shown");
  await page.keyboard.press("PageDown");
  await expect(bar).toContainText("1 of 5 shown");
  await expect(page.locator("[data-stop] .figure-title").first()).toHaveText(
    /^All 6 permutations/,
  );

  await page.keyboard.press("Shift+PageDown");
  await expect(cover).toHaveText(second.title + second.asks!.question);
  await page.keyboard.press("PageDown");
  askNext();
  await expect(cover).toBeHidden();
  await expect(bar).toContainText("0 of 4 shown");
  await expect(at).toHaveText(/^Step 6 of/);
  await page.keyboard.press("Shift+PageUp");
  await expect(at).toHaveText(/^Step 5 of/);
  await expect(bar).toContainText("1 of 5 shown");
});

test("in a lesson each answer is announced with the next question, and the focus is never lost", async ({
  page,
}) => {
  const [lesson] = LESSONS;
  const { steps } = createPlan(lesson);
  await page.goto(steps[1].address);
  const at = page.locator(".presenter-at");
  const status = page.locator(".presenter-bar [role=status]");
  const bar = page.locator("[data-stop] .predict-bar");
  const ask = bar.locator(".predict-ask");
  const expectFocus = () =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .not.toBe("body");
  const count = 4;
  for (const step of [1, 3]) {
    await expect(status).toContainText(`Step ${step + 1} of 7: ${steps[step].title}.`);
    for (let shown = 0; shown < count; shown++) {
      await expect(bar).toContainText(`${shown} of ${count} shown`);
      await expect(bar.getByRole("textbox")).toBeFocused();
      await page.keyboard.press("PageDown");
      const next = shown + 1 < count ? (await ask.innerText()).trim() : "";
      await expect(bar.getByRole("status")).toContainText(next);
    }
    await expect(ask).toBeFocused();
    await page.keyboard.press("ArrowRight");
    if (step !== 1) continue;
    await expect(at).toHaveText("Step 3 of 7");
    for (const key of ["adds one", "goes on"]) {
      await test.step(key, () => page.keyboard.press("PageDown"));
      await expectFocus();
    }
  }
  await expect(status).toHaveText(
    `Step 5 of 7: ${steps[4].title}. ${steps[4].asks!.question}`,
  );
  const spoken = page.locator("#by-hand").getByRole("status");
  await expect(page.locator(".presenter-cover")).toBeHidden();
  for (let i = 0; i < 8; i++) await page.keyboard.press("PageDown");
  await expect(spoken).toContainText("0 × 1 = 0. Add up the last column");
  await page.keyboard.type("12");
  await page.keyboard.press("PageDown");
  await expect(spoken).toContainText("2 × 6 + 1 × 1 = 13.");
  await expectFocus();
  await page.keyboard.press("PageDown");
  await expect(at).toHaveText("Step 6 of 7");
  await expectFocus();
});

test("the notes of a lesson say the step, its time, what to do and to ask, and what comes next; after the last, the bar says that it is over", async ({
  page,
}) => {
  const [lesson] = LESSONS;
  const { steps } = createPlan(lesson);
  await page.goto(steps[1].address);
  await page.locator(".presenter-bar").waitFor();
  const opened = page.waitForEvent("popup");
  await page.keyboard.press("n");
  const main = (await opened).getByRole("main");
  await expect(main).toContainText("Step 2 of 7, minutes 1 to 3 of 15");
  const { title, does, asks } = steps[1];
  for (const words of [
    ...[title, does, asks!.question, asks!.answer, asks!.slips[0].why, lesson.aim],
    `Next: ${steps[2].title}`,
  ]) {
    await expect(main).toContainText(words);
  }
  await page.keyboard.press("End");
  await expect(main).toContainText("The lesson ends here.");
  await page.keyboard.press("Shift+PageDown");
  await expect(page.locator(".presenter-at")).toHaveText("End of the lesson");
});

test("a clicker turns the cover’s cube to a birthday, counts the odometer through a carry, and shows the arcs of each digit with it", async ({
  page,
}) => {
  const [cube, , addOne, digits] = createPlan(LESSONS[0]).steps;
  const at = page.locator(".presenter-at");
  await page.goto(cube.address);
  const index = page.locator("#cover-cube input[type=range]");
  const cover = page.locator(".presenter-cover");
  for (const shown of ["770883", "", "240786"]) {
    if (shown) await expect(index).toHaveValue(shown);
    await expect(cover).toBeHidden();
    await page.keyboard.press("PageDown");
  }
  await expect(at).toHaveText(/^Step 2 of/);

  await page.goto(addOne.address);
  const prompt = page.locator("[data-stop=prompt]");
  await expect(prompt).toHaveText(addOne.asks!.question);
  const wheels = page.locator("#odometer-digits");
  await expect(wheels).toHaveValue("1210");
  await expect(cover).toBeHidden();
  await page.keyboard.press("PageDown");
  await expect(wheels).toHaveValue("2000");
  await page.keyboard.press("PageUp");
  await expect(wheels).toHaveValue("1210");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(at).toHaveText(/^Step 4 of/);

  await expect(prompt).toHaveText(digits.asks!.question);
  await expect(prompt).toBeVisible();
  const arcs = page.locator("#permutation-editor path[data-counted]");
  const bar = page.locator("[data-stop] .predict-bar");
  for (const [shown, count] of [0, 1, 3, 3].entries()) {
    await expect(bar).toContainText(`${shown} of 4 shown`);
    await expect(arcs).toHaveCount(count);
    await page.keyboard.press("PageDown");
  }
});

test("the first step of a lesson begins with its two turns again when it is opened again", async ({
  page,
}) => {
  await page.goto(createPlan(LESSONS[0]).steps[0].address);
  const index = page.locator("#cover-cube input[type=range]");
  await expect(page.locator(".presenter-bar")).toBeVisible();
  await expect(page.locator(".presenter-cover")).toBeHidden();
  for (const round of ["first", "second"]) {
    await expect(index, round).toHaveValue("770883");
    await page.keyboard.press("PageDown");
    await expect(index, round).not.toHaveValue("770883");
    await page.keyboard.press("PageDown");
    await expect(index, round).toHaveValue("240786");
    await page.keyboard.press("Home");
  }
});

test("each sheet opens ready to print", async ({ page }) => {
  await page.goto("teaching/");
  const links = await page
    .locator(".sheet a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(
    PRINTED_SHEETS.map(({ opens }) => `..${presentationPath(opens)}`),
  );
  for (const { opens, shows } of PRINTED_SHEETS) {
    await page.goto(presentationPath(opens).slice(1));
    await page.locator(".presenter-bar").waitFor();
    await expectStop(page, opens, shows);
  }
});
