import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { serveSite } from "../../../scripts/serve.mjs";
import {
  placeAt,
  pixelOf,
  windowOf,
} from "../../../src/components/picture/picture-window.ts";
import { buildDistanceTable, type Metric, N_STATES } from "../../../src/lib/index.ts";
import {
  arrangeStates,
  type Order,
  ORDERS,
  placeOf,
  stateAt,
} from "../../../src/workers/arrange-states.ts";
import { buildBrokenSite } from "../../broken/build-broken-site.ts";
import { middleOf, swipe } from "../touch.ts";

const BUTTONS: Record<Order, string> = {
  index: "by number",
  sorted: "sorted",
  scrambled: "scrambled",
};
const MINE = 1_234_567;

async function open(page: Page, query = ""): Promise<Locator> {
  await page.goto(`gods-algorithm/${query}`);
  const figure = page.locator("#fig-picture");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-awake");
  return figure;
}

const frame = (figure: Locator) => figure.locator(".picture-frame");
const button = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });
const field = (figure: Locator) => figure.getByLabel("Go to a number");

async function draw(figure: Locator): Promise<void> {
  await figure.getByRole("button", { name: "Draw all" }).click();
  await expect(frame(figure)).toHaveAttribute("data-order", /./, { timeout: 30_000 });
}

/** The distances of all states, as the library has them here in Node. */
function distancesOf(metric: Metric): Uint8Array {
  const table = buildDistanceTable({ metric });
  return Uint8Array.from({ length: N_STATES }, (_, index) => table.distance(index));
}

/** A thousand numbers of states, the same each time. */
function seededStates(): number[] {
  let seed = 2026;
  return Array.from({ length: 1000 }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * N_STATES);
  });
}

for (const metric of ["HTM", "QTM"] as const) {
  test(`${metric}: a thousand pixels have the colour of distance(index), in every order`, async ({
    page,
  }, { project }) => {
    test.skip(project.name !== "desktop", "the drawing is the same");
    test.setTimeout(180_000);
    const distance = distancesOf(metric);
    const figure = await open(page);
    await draw(figure);
    await button(figure, metric).click();
    await expect(frame(figure)).toHaveAttribute("data-metric", metric, {
      timeout: 30_000,
    });
    await button(figure, "Zoom in").click();
    const colours = await page.evaluate(
      (depths) => {
        const probe = document.body.appendChild(document.createElement("i"));
        return depths.map((depth) => {
          probe.style.color = `var(--depth-${depth})`;
          return getComputedStyle(probe).color.match(/\d+/g)!.join();
        });
      },
      [...Array(15).keys()],
    );
    expect(new Set(colours).size).toBe(15);

    for (const order of ORDERS) {
      await button(figure, BUTTONS[order]).click();
      await expect(frame(figure)).toHaveAttribute("data-order", order);
      const arrangement = arrangeStates(metric, order, distance);
      let left = seededStates();
      let read = 0;
      let wrong = 0;
      while (left.length > 0) {
        // Typing a number brings its state to the middle: read all that are in sight there.
        await field(figure).fill(String(left[0]));
        const size = await figure
          .locator("canvas")
          .evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height }));
        const middle = placeOf(arrangement, left[0]);
        const view = windowOf({ zoom: 1, ...middle }, size.width, size.height);
        await expect(frame(figure)).toHaveAttribute("data-left", String(view.left));
        await expect(frame(figure)).toHaveAttribute("data-top", String(view.top));
        const placed = left.map((index) => ({
          index,
          ...pixelOf(view, placeOf(arrangement, index)),
        }));
        const seen = placed.filter(
          ({ x, y }) => x > 0 && y > 0 && x < view.width && y < view.height,
        );
        const pixels = await figure
          .locator("canvas")
          .evaluate((canvas: HTMLCanvasElement, points) => {
            const { width, height } = canvas;
            const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
            return points.map(({ x, y }) => {
              const at = 4 * (Math.floor(y) * width + Math.floor(x));
              return data.slice(at, at + 3).join();
            });
          }, seen);
        seen.forEach(({ index }, i) => {
          if (pixels[i] !== colours[distance[index]]) wrong++;
        });
        expect(seen.length).toBeGreaterThan(0);
        read += seen.length;
        left = left.filter((_, i) => !seen.includes(placed[i]));
      }
      expect({ order, read, wrong }).toEqual({ order, read: 1000, wrong: 0 });
    }
  });
}

test("nothing is built before the button is pressed; Cancel gives the button back", async ({
  page,
}) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const figure = await open(page);
  await button(figure, "by number").click();
  await expect(figure.locator(".draw-panel")).toHaveAttribute("data-outdated");
  expect(workers).toEqual([]);
  await button(figure, "sorted").click();
  await figure.getByRole("button", { name: "Draw all" }).click();
  await button(figure, "Cancel").click();
  await figure.getByRole("button", { name: "Draw all" }).click();
  await expect(frame(figure)).toHaveAttribute("data-order", "sorted", {
    timeout: 30_000,
  });
  await expect(figure.locator(".picture-check")).toHaveAttribute("data-agrees", "true");
});

test("by mouse or finger: tap a state, read it, make it mine, and scramble: the bars stay", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page);
  await draw(figure);
  await button(figure, "Zoom in").click();
  const canvas = figure.locator("canvas");
  const { width, height } = await canvas.evaluate(
    ({ width, height }: HTMLCanvasElement) => ({ width, height }),
  );
  const arrangement = arrangeStates("HTM", "sorted", distancesOf("HTM"));
  const view = windowOf({ zoom: 1, ...placeOf(arrangement, MINE) }, width, height);
  await expect(frame(figure)).toHaveAttribute("data-left", String(view.left));
  await expect(frame(figure)).toHaveAttribute("data-top", String(view.top));

  await canvas.scrollIntoViewIfNeeded();
  const position = { x: 100.5, y: 50.5 };
  await (hasTouch
    ? frame(figure).tap({ position })
    : frame(figure).click({ position }));
  const index = stateAt(arrangement, placeAt(view, position.x, position.y));
  await expect(field(figure)).toHaveValue(String(index));
  await expect(figure.locator("[data-reading=distance]")).toHaveText(/^\d+$/);
  await button(figure, "Make it my cube").click();
  await expect(figure.locator(".state-reading-title")).toHaveText(/^Your cube/);
  await expect(page).toHaveURL(new RegExp(`cube=1\\.${index}`));

  const bars = () =>
    figure
      .locator(".distance-bar-column i")
      .evaluateAll((all) => all.map((bar) => bar.getAttribute("style")));
  const before = await bars();
  await button(figure, "scrambled").click();
  await expect(frame(figure)).toHaveAttribute("data-order", "scrambled");
  expect(await bars()).toEqual(before);
  await expect(figure.locator(".picture-check")).toHaveAttribute("data-agrees", "true");
  await expect(figure.locator("figcaption")).toContainText("Pure noise");
});

test("by keyboard alone: draw, zoom in, walk, come home, light a distance", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("button", { name: "Draw all" }).press("Enter");
  await expect(frame(figure)).toHaveAttribute("data-order", "sorted", {
    timeout: 30_000,
  });
  await frame(figure).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("+");
  await expect(frame(figure)).toHaveAttribute("data-scale", "24");
  const arrangement = arrangeStates("HTM", "sorted", distancesOf("HTM"));
  const home = placeOf(arrangement, MINE);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowLeft");
  const away = { column: home.column + 1 - 20, row: home.row + 1 };
  await expect(field(figure)).toHaveValue(String(stateAt(arrangement, away)));
  await page.keyboard.press("Home");
  await expect(field(figure)).toHaveValue(String(MINE));
  await page.keyboard.press("0");
  await expect(frame(figure)).toHaveAttribute("data-scale", "0");
  await button(figure, "All").last().focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(figure.locator("figcaption")).toContainText("The farthest of all");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`drawn and close up, axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const figure = await open(page);
    await draw(figure);
    await frame(figure).press("+");
    await frame(figure).press("ArrowLeft");
    await button(figure, "Only distance 9: 1,887,748 states").click();
    await page.locator("#fig-rings").scrollIntoViewIfNeeded();
    await expect(page.locator("#fig-rings")).toHaveAttribute("data-awake");
    await page.locator("#fig-rings").getByRole("button", { name: "4 turns" }).click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].target}`)).toEqual([]);
  });
}

test("the address keeps what is shown, and a wrong one is explained", async ({
  page,
}) => {
  const figure = await open(page);
  await button(figure, "QTM").click();
  await button(figure, "by number").click();
  await expect(page).toHaveURL(/pic=1\.QTM-index-all-0-2520-364-mine/);
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(button(figure, "QTM")).toHaveAttribute("aria-pressed", "true");
  await expect(button(figure, "by number")).toHaveAttribute("aria-pressed", "true");

  await open(page, "?pic=1.HTM-sorted-12-0-0-0-mine");
  await expect(figure.getByRole("alert")).toContainText("12 is not a distance in HTM");
});

test("a number that is none is explained where it was typed", async ({ page }) => {
  const figure = await open(page);
  await field(figure).fill("3674160");
  await expect(figure.locator(".typed-problem")).toContainText("is too large");
  await expect(field(figure)).toHaveValue("3674160");
});

test("the wheel scrolls the page, and zooms with Ctrl only", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has no wheel");
  const figure = await open(page);
  await draw(figure);
  const { x, y } = await middleOf(frame(figure));
  await page.mouse.move(x, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await expect(frame(figure)).toHaveAttribute("data-scale", "1");
  await page.keyboard.up("Control");
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(frame(figure)).toHaveAttribute("data-scale", "1");
});

test("a finger up or down scrolls the page, sideways it moves the picture", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "touch only");
  const figure = await open(page);
  await draw(figure);
  await button(figure, "Zoom in").click();
  await expect(frame(figure)).toHaveAttribute("data-scale", "1");
  await frame(figure).scrollIntoViewIfNeeded();
  const left = Number(await frame(figure).getAttribute("data-left"));
  const { x, y } = await middleOf(frame(figure));
  await swipe(page, { x: x + 80, y }, { x: x - 80, y });
  await expect
    .poll(async () => Number(await frame(figure).getAttribute("data-left")))
    .toBeGreaterThan(left + 100);
  const top = await page.evaluate(() => scrollY);
  await swipe(page, { x, y: y + 80 }, { x, y: y - 80 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 50);
});

test("two fingers that move apart zoom in, and together out again", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "touch only");
  const figure = await open(page);
  await draw(figure);
  await frame(figure).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(frame(figure));
  await pinch(page, { x, y }, 30, 60);
  await expect(frame(figure)).toHaveAttribute("data-scale", "1");
  await pinch(page, { x, y }, 60, 30);
  await expect(frame(figure)).toHaveAttribute("data-scale", "0");
});

/** Two fingers on a level line, so far from the middle at first and at last. */
async function pinch(
  page: Page,
  { x, y }: { x: number; y: number },
  from: number,
  to: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart
        ? [
            { x: x - apart, y, id: 0 },
            { x: x + apart, y, id: 1 },
          ]
        : [],
    });
  await touch("touchStart", from);
  for (let i = 1; i <= 10; i++) await touch("touchMove", from + ((to - from) * i) / 10);
  await touch("touchEnd");
  await session.detach();
}

test("a library with a transposed move is found out, and the rings say so too", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "desktop", "one build of the broken site is enough");
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), "broken-site-"));
  await buildBrokenSite("transposed move", join(folder, "dist"));
  const server = await serveSite({ folder: join(folder, "dist") });
  try {
    await page.goto(`${server.address}gods-algorithm/`);
    const figure = page.locator("#fig-picture");
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute("data-awake");
    await figure.getByRole("button", { name: "Draw all" }).click();
    await expect(figure.getByRole("alert")).toContainText(
      "There is no picture to draw. The table could not be built: no turns lead to",
      {
        timeout: 50_000,
      },
    );
    const rings = page.locator("#fig-rings");
    await rings.scrollIntoViewIfNeeded();
    await expect(rings).toHaveAttribute("data-awake");
    await rings.getByRole("button", { name: "4 turns" }).click();
    await expect(rings.locator("figcaption")).toContainText("The library is broken");
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});

test("without JavaScript the picture stands there as a file, in its own room", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL("gods-algorithm/", baseURL).href);
  const image = page.locator(".picture-static:visible");
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveCount(1);
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(720);
  const { status, size } = await page.request
    .get(new URL("picture/light.png", baseURL).href)
    .then(async (response) => ({
      status: response.status(),
      size: (await response.body()).length,
    }));
  expect(status).toBe(200);
  expect(size).toBeLessThan(150 * 1024);
  await context.close();
});
