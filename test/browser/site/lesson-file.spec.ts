// lesson.html, opened from the disk: no server is asked for anything.
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { permutationToIndex } from "#components/exercises/endless/permutation-to-index.ts";
import { createSheet } from "#components/exercises/endless/sheet.ts";
import { TOPICS } from "#components/exercises/endless/topics.ts";
import { createPlan } from "#components/teaching/create-plan.ts";
import { LESSONS } from "#components/teaching/lessons.ts";
import { axeFinds } from "../axe.ts";
import { patientExpect as expect, test } from "../visit.ts";

const FILE = pathToFileURL("dist/lesson.html").href;
const [LESSON] = LESSONS;
const [FIRST] = createSheet(permutationToIndex, {
  topic: "order-to-number",
  level: 2,
  sheet: 4711,
});

/** Opens the file. @returns errors of the page and requests for other files, so far */
async function open(page: Page): Promise<readonly string[]> {
  await page.goto("about:blank"); // a page before it asks for nothing more
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("request", (request) => {
    const isItsOwn = request.url().split(/[?#]/)[0] === FILE;
    if (!isItsOwn && !/^(data|blob):/.test(request.url())) faults.push(request.url());
  });
  await page.goto(FILE);
  return faults;
}

test("lesson.html: every figure comes alive, and nothing is loaded @firefox", async ({
  page,
}) => {
  const faults = await open(page);
  const islands = page.locator("astro-island");
  await expect(islands).not.toHaveCount(0);
  for (const island of await islands.all()) {
    await island
      .locator("> *")
      .first()
      .evaluate((figure) => figure.scrollIntoView());
    await expect(island).not.toHaveAttribute("ssr");
  }
  await expect(page.locator("[data-failed]")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("lesson.html: a clicker gives the lesson to its end, and Escape leads to the plan @firefox", async ({
  page,
}) => {
  const faults = await open(page);
  const { steps } = createPlan(LESSON);
  await page.getByRole("link", { name: "Present this lesson" }).click();
  const at = page.locator(".presenter-at");
  for (const [i, { asks, address }] of steps.entries()) {
    const here = `Step ${i + 1} of ${steps.length}`;
    await expect(at).toHaveText(here);
    await expect(page.locator("[data-stop=prompt]")).toHaveText(asks!.question);
    await expect(page.locator(new URL(address, FILE).hash)).toBeInViewport();
    while ((await at.textContent()) === here) {
      await page.keyboard.press("PageDown");
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
  await expect(at).toHaveText("End of the lesson");
  await page.keyboard.press("Escape");
  const anchor = `#lesson-${LESSON.slug}-${steps.length}`;
  await page.waitForURL(FILE + "?" + anchor);
  await expect(page.locator(anchor)).toBeInViewport();
  expect(faults).toEqual([]);
});

test("lesson.html: a worker proves, practice is corrected, and links of figures are followed as far as the file goes @firefox", async ({
  page,
}) => {
  const faults = await open(page);
  await page.getByRole("button", { name: "Prove it" }).click();
  await expect(page.locator("#fig-prove figcaption")).toContainText("Proved.");
  await page.goto(`${FILE}?topic=order-to-number&level=2&sheet=4711#practice`);
  const practice = page.locator("[data-page='practice/']");
  const first = page.locator("#practice-1");
  await first.getByLabel("its index").fill(FIRST.exercise.solution[0]);
  await page.keyboard.press("Enter");
  await expect(first.getByRole("status")).toHaveText(/^Right\./);
  await practice.getByRole("link", { name: "On paper", exact: true }).click();
  await expect(
    page.getByText("“On paper” is on the site, not in this file."),
  ).toBeVisible();
  await practice.getByRole("link", { name: "where it is taught" }).click();
  const [, section] = TOPICS["order-to-number"].taught.split("#");
  await expect(page.locator(`#${section}`)).toBeInViewport();
  expect(faults).toEqual([]);
});

test("lesson.html: it fits a phone, can be read by all, and is small enough for a stick", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const [wide, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(wide).toBe(shown);
  expect(await axeFinds(page)).toEqual([]);
  expect(statSync("dist/lesson.html").size).toBeLessThan(5_000_000);
});
