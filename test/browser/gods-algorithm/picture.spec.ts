import type { Locator, Page } from "@playwright/test";
import {
  picturePlaceAt,
  windowOf,
} from "#figures/gods-algorithm/picture/picture-window.ts";
import { type Metric, N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "#lib/index.ts";
import {
  arrangeStates,
  type PictureOrder,
  PICTURE_ORDERS,
  pixelOfState,
  stateAtPixel,
} from "#src/workers/arrange-states.ts";
import { axeFindsInBoth } from "../axe.ts";
import { distanceTable } from "../distance-table.ts";
import { middleOf, swipe } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, showFigure, test } from "../visit.ts";

const BUTTONS: Record<PictureOrder, string> = {
  index: "by index",
  sorted: "sorted",
  scrambled: "scrambled",
};
const MINE = 1_234_567;

// Whatever is reset, a drawn picture remains.
const open = (page: Page, query = "") =>
  loadFigure(page, `map/${query}`, "fig-picture");

const frame = (figure: Locator) => figure.locator(".picture-frame");
const button = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });
const field = (figure: Locator) => figure.getByLabel("Go to an index");

async function draw(figure: Locator): Promise<void> {
  await figure.getByRole("button", { name: "Draw all" }).click();
  await expect(frame(figure)).toHaveAttribute("data-order", /./, { timeout: 30_000 });
}

/** The distances of all states, computed by the library in Node. */
function distancesOf(metric: Metric): Uint8Array {
  const { distance } = distanceTable(metric);
  const distances = new Uint8Array(N_STATES);
  for (let index = 0; index < N_STATES; index++) distances[index] = distance(index);
  return distances;
}

/**
 * The distance that each pixel's colour represents, row by row, as a letter; "?" for none.
 */
function distancesDrawn(figure: Locator): Promise<string[]> {
  return figure.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const letters = new Map<number, number>();
    for (let depth = 0; depth < 15; depth++) {
      probe.style.color = `var(--depth-${depth})`;
      const [red, green, blue] = getComputedStyle(probe)
        .color.match(/\d+/g)!
        .map(Number);
      letters.set((blue << 16) | (green << 8) | red, 97 + depth);
    }
    probe.remove();
    if (letters.size !== 15) throw new Error("two distances share a colour");
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, width, height);
    const pixels = new Uint32Array(data.buffer);
    const drawn = new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at++) {
      drawn[at] = letters.get(pixels[at] & 0xffffff) ?? 63;
    }
    const text = new TextDecoder().decode(drawn);
    return Array.from({ length: height }, (_, y) =>
      text.slice(y * width, (y + 1) * width),
    );
  });
}

for (const metric of ["HTM", "QTM"] as const) {
  test(`${metric}: every pixel has the colour of distance(index), in every order`, async ({
    page,
  }) => {
    const figure = await open(page, `?pic=1.${metric}-sorted-all-1-2520-364-mine`);
    // Room for all states at once, one pixel each.
    await page.addStyleTag({
      content: `#fig-picture .picture-frame { width: ${N_PERMUTATIONS}px; height: ${N_ORIENTATIONS}px }`,
    });
    const distance = distancesOf(metric);
    await draw(figure);
    const canvas = figure.locator("canvas");
    await expect(canvas).toHaveAttribute("width", String(N_PERMUTATIONS));
    await expect(canvas).toHaveAttribute("height", String(N_ORIENTATIONS));

    for (const order of PICTURE_ORDERS) {
      await button(figure, BUTTONS[order]).click();
      await expect(frame(figure)).toHaveAttribute("data-order", order);
      const drawn = await distancesDrawn(figure);
      const arrangement = arrangeStates(metric, order, distance);
      let wrong = 0;
      const place = { column: 0, row: 0 };
      for (place.row = 0; place.row < N_ORIENTATIONS; place.row++) {
        for (place.column = 0; place.column < N_PERMUTATIONS; place.column++) {
          const own = distance[stateAtPixel(arrangement, place)];
          if (drawn[place.row].charCodeAt(place.column) !== 97 + own) wrong++;
        }
      }
      expect({ order, wrong }).toEqual({ order, wrong: 0 });
    }
  });
}

/**
 * Presses Cancel from inside the page, as soon as it appears: the table is built quickly.
 */
async function askAndGiveUp(figure: Locator, asked: string): Promise<void> {
  await figure.evaluate(async (element, name) => {
    const press = async (text: string) => {
      for (;;) {
        const buttons = [...element.querySelectorAll("button")];
        const found = buttons.find((each) => each.textContent === text);
        if (found) return found.click();
        await new Promise(requestAnimationFrame);
      }
    };
    await press(name);
    await press("Cancel");
  }, asked);
}

test("nothing is built before the button is pressed; Cancel gives the button back; a sheet that could not be laid out can be tried again @firefox", async ({
  page,
}) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const script = /arrange-states-/;
  await page.route(script, (route) => route.abort());
  const figure = await open(page);
  const all = figure.getByRole("button", { name: "Draw all" });
  const check = figure.locator(".picture-check");
  await button(figure, "sorted").click();
  await expect(figure.locator(".draw-panel")).toHaveAttribute("data-outdated");
  await expect(check).toContainText("that you chose");
  expect(workers).toEqual([]);
  await button(figure, "by index").click();
  await expect(
    figure.getByRole("button", { name: /^Only distance 11: / }),
  ).toBeVisible();
  await expect(figure.locator("[data-reading=distance]")).toHaveText(
    /until it is drawn/,
  );
  await askAndGiveUp(figure, "Draw all 3,674,160");
  await all.click();
  await expect(figure.getByRole("alert")).toContainText("could not be laid out", {
    timeout: 30_000,
  });
  await page.unroute(script);
  await button(figure, "Try again").click();
  await expect(frame(figure)).toHaveAttribute("data-order", "index", {
    timeout: 30_000,
  });
  await expect(check).toHaveAttribute("data-agrees", "true");

  // Requesting another metric and cancelling must not hide the picture.
  await askAndGiveUp(figure, "QTM");
  await button(figure, "HTM, the half-turn metric").click();
  await expect(figure.locator(".draw-panel")).toHaveCount(0);
});

test("by mouse or finger: tap a state, read it, make it mine, and scramble: the bars stay @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page);
  await draw(figure);
  if (hasTouch) {
    await test.step("two fingers that move apart zoom in, and together out again", () =>
      zoomByFingers(page, figure));
    await chooseAction(figure, "Reset");
  }
  await button(figure, "Zoom in").click();
  const canvas = figure.locator("canvas");
  const { width, height } = await canvas.evaluate(
    ({ width, height }: HTMLCanvasElement) => ({ width, height }),
  );
  const arrangement = arrangeStates("HTM", "index", distancesOf("HTM"));
  const view = windowOf({ zoom: 1, ...pixelOfState(arrangement, MINE) }, width, height);
  await expect(frame(figure)).toHaveAttribute("data-left", String(view.left));
  await expect(frame(figure)).toHaveAttribute("data-top", String(view.top));

  await canvas.scrollIntoViewIfNeeded();
  const position = { x: 100.5, y: 50.5 };
  await (hasTouch
    ? frame(figure).tap({ position })
    : frame(figure).click({ position }));
  const index = stateAtPixel(arrangement, picturePlaceAt(view, position.x, position.y));
  await expect(field(figure)).toHaveValue(String(index));
  await expect(figure.locator("[data-reading=distance]")).toHaveText(/^\d+$/);
  const pixel = await canvas.evaluate((canvas: HTMLCanvasElement, { x, y }) => {
    const { data } = canvas.getContext("2d")!.getImageData(x, y, 1, 1);
    return `rgb(${data[0]}, ${data[1]}, ${data[2]})`;
  }, position);
  await expect(figure.locator("[data-reading=distance] i")).toHaveCSS(
    "background-color",
    pixel,
  );
  await button(figure, "Make it my cube").click();
  await expect(figure.locator(".state-details-title")).toHaveText(/^Your cube/);
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
  if (hasTouch) {
    await test.step("a finger moves the picture, and scrolls the page where the picture ends", () =>
      moveByFinger(page, figure));
  }
});

async function zoomByFingers(page: Page, figure: Locator): Promise<void> {
  await frame(figure).scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(frame(figure));
  const { width, height } = (await frame(figure).boundingBox())!;

  // Off centre: what is between the fingers stays between them.
  await pinch(page, { x: x - width / 4, y }, 30, 60);
  await expect(frame(figure)).toHaveAttribute("data-scale", "1");
  const away = { column: N_PERMUTATIONS / 4, row: N_ORIENTATIONS / 2 };
  const { left } = windowOf({ zoom: 1, ...away }, width, height);
  const off = async () =>
    Math.abs(Number(await frame(figure).getAttribute("data-left")) - left);
  await expect.poll(off).toBeLessThan(60);
  expect(await off()).toBeLessThan(60);
  await pinch(page, { x, y }, 60, 30);
  await expect(frame(figure)).toHaveAttribute("data-scale", "0");

  // Two fingers that hardly move neither zoom nor tap.
  await pinch(page, { x, y }, 40, 42);
  await expect(frame(figure)).toHaveAttribute("data-scale", "0");
  await expect(field(figure)).toHaveValue(String(MINE));
}

async function moveByFinger(page: Page, figure: Locator): Promise<void> {
  await expect(frame(figure)).toHaveAttribute("data-scale", "1");
  await frame(figure).scrollIntoViewIfNeeded();
  const at = (edge: "left" | "top") =>
    frame(figure).getAttribute(`data-${edge}`).then(Number);
  const left = await at("left");
  const { x, y } = await middleOf(frame(figure));
  await swipe(page, { x: x + 80, y }, { x: x - 80, y });
  await expect.poll(() => at("left")).toBeGreaterThan(left + 100);

  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  const up = () => swipe(page, { x, y: y + 100 }, { x, y: y - 100 });
  const top = await at("top");
  await up();
  await expect.poll(() => at("top")).toBeGreaterThan(top + 50);
  expect(await scrolled()).toBe(before);
  const last =
    N_ORIENTATIONS - (await frame(figure).evaluate((box) => box.clientHeight));
  for (let i = 0; (await at("top")) < last; i++) {
    expect(i).toBeLessThan(8);
    await up();
  }
  expect(await scrolled()).toBe(before);
  await up();
  await expect.poll(scrolled).toBeGreaterThan(before + 50);
}

test("by keyboard alone: draw, zoom in, walk, come home, light a distance; the wheel zooms with Ctrl only; axe finds nothing close up", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("button", { name: "Draw all" }).focus();
  await page.keyboard.press("Enter");
  await expect(button(figure, "Cancel")).toBeVisible();
  await expect(frame(figure)).toHaveAttribute("data-order", "index", {
    timeout: 30_000,
  });
  await expect(frame(figure)).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press("+");
  await expect(frame(figure)).toHaveAttribute("data-scale", "24");
  const arrangement = arrangeStates("HTM", "index", distancesOf("HTM"));
  const home = pixelOfState(arrangement, MINE);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowLeft");
  const away = { column: home.column + 1 - 20, row: home.row + 1 };
  await expect(field(figure)).toHaveValue(String(stateAtPixel(arrangement, away)));
  await page.keyboard.press("Home");
  await expect(field(figure)).toHaveValue(String(MINE));
  await page.keyboard.press("0");
  await expect(frame(figure)).toHaveAttribute("data-scale", "0");
  await button(figure, "All").last().focus();
  for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(figure.locator("figcaption")).toContainText("The hardest states");

  await test.step("the wheel scrolls the page, and zooms with Ctrl only", async () => {
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
  await test.step("a number that is none is explained where it was typed", async () => {
    await field(figure).fill("3674160");
    await expect(figure.locator(".typed-problem")).toContainText("is too large");
    await expect(field(figure)).toHaveValue("3674160");
  });
  await test.step("drawn and close up, axe finds nothing, light and dark", async () => {
    await button(figure, "Only distance 9: 1,887,748 states").click();
    const rings = await showFigure(page, "fig-rings");
    await rings.getByRole("button", { name: "4 turns" }).click();
    expect(await axeFindsInBoth(page, "#fig-picture", "#fig-rings")).toEqual([]);
  });
});

/** Two fingers on a horizontal line, with initial and final distances from the middle. */
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

test("without JavaScript the picture is an image file, without layout shift", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL("map/", baseURL).href);
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
