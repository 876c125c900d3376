import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { LEVELS } from "../../../bench/read-cube/levels.ts";
import { drawSeeded } from "../../../bench/read-cube/read-seeded.ts";
import {
  letterOf,
  USUAL_PALETTE,
} from "../../../src/components/figures/solving/your-cube/paints.ts";
import type { Picture } from "../../../src/workers/read-cube/picture.ts";
import { withFakeCamera } from "../fake-camera.ts";
import { expect as expectSoon, openFigure, openMore, test } from "../visit.ts";

// The reading takes a second, on a machine that may be busy with other tests.
const expect = expectSoon.configure({ timeout: 20_000 });

/** In the second one's light some stickers are not certain. */
const [CLEAR, DOUBTFUL] = (
  [
    [3, 0],
    [11, 1],
  ] as const
).map(([seed, level]) => {
  const { colouring, pictures } = drawSeeded(seed, "two corners", LEVELS[level]);
  const letters = colouring.map((colour) => letterOf(USUAL_PALETTE, colour)).join("");
  return { letters, pictures };
});

const button = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });
const net = (figure: Locator) =>
  figure
    .locator("[data-place]")
    .evaluateAll((places) => places.map((one) => one.firstChild?.textContent).join(""));
const says = (figure: Locator) => figure.locator(".camera-says");

async function openCamera(figure: Locator): Promise<Locator> {
  await figure.waitFor();
  await openMore(figure);
  await figure.getByRole("tab", { name: "Camera" }).click();
  return figure;
}

test("two corners that the camera sees become the net, nothing is sent, and the camera is stopped", async ({
  baseURL,
}) => {
  await withFakeCamera(filmOf(CLEAR.pictures), async (browser) => {
    const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
    await page.goto("solve/");
    const figure = await openCamera(page.locator("#enter-cube[data-hydrated]"));
    await button(figure, "Use the camera").click();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    for (const [view] of CLEAR.pictures.entries()) {
      await expect(says(figure)).toContainText(`Picture ${view + 1} of 2.`);
      await figure.evaluate(takeWhenSeen, view);
    }
    await expect(says(figure)).toContainText("The cube is read");
    expect(await net(figure)).toBe(CLEAR.letters);
    await expect(figure.locator("video")).toHaveCount(0);
    expect(sent.filter((one) => !/^GET .*\.js$/.test(one))).toEqual([]);
  });
});

test("without a camera, pictures that are dropped and moved by keys become the net, where what is not certain is marked until it is pressed", async ({
  page,
}) => {
  const figure = await openCamera(await openFigure(page, "solve/", "enter-cube"));
  const before = await net(figure);
  await test.step("a camera that may not be used", async () => {
    await button(figure, "Use the camera").click();
    await expect(says(figure)).toContainText(
      "There is no camera that this page may use",
    );
    await expect(figure.locator("video")).toHaveCount(0);
  });
  await test.step("a file that is no picture", async () => {
    await drop(figure, [[...Buffer.from("name,count")]]);
    await expect(says(figure)).toContainText("no picture which this browser can open");
  });
  await test.step("two pictures, the first moved away and back by keys", async () => {
    await drop(figure, await Promise.all(DOUBTFUL.pictures.map(toPng)));
    const stage = figure.getByRole("group", { name: /^Your picture/ });
    await stage.focus();
    for (const key of ["ArrowLeft", "ArrowUp", "+", "-", "ArrowDown", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await button(figure, "Take").click();
    await expect(says(figure)).toContainText("Picture 2 of 2.");
    await expect(stage).toBeVisible();
    await button(figure, "Take").click();
    await expect(says(figure)).toContainText("The cube is read");
    expect(await net(figure)).toBe(DOUBTFUL.letters);
  });
  await test.step("a mark goes when its sticker is pressed, or gets a colour", async () => {
    const marks = figure.locator("[data-doubtful]");
    const count = await marks.count();
    expect(count).toBeGreaterThan(2);
    await expect(figure.locator(".verdict-doubts")).toContainText("not certain");
    await expect(marks.first()).toHaveAccessibleName(/, not certain/);
    await marks.first().click();
    await expect(marks).toHaveCount(count - 1);
    await marks.first().focus();
    await page.keyboard.press(await marks.first().evaluate((one) => one.textContent!));
    await expect(marks).toHaveCount(count - 2);
    expect(await net(figure)).toBe(DOUBTFUL.letters);
    await button(figure, "Undo").click();
    await button(figure, "Undo").click();
    await expect(marks).toHaveCount(count);
  });
  await test.step("undone like any other change", async () => {
    await button(figure, "Undo").click();
    expect(await net(figure)).toBe(before);
  });
});

/**
 * Runs in the page: presses Take when the film has just come to a view, which its corner
 * tells, so that there are seconds left of it on a slow machine.
 */
async function takeWhenSeen(figure: Element, view: number): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  let isOther = false;
  for (;;) {
    const video = figure.querySelector("video");
    if (video && video.videoWidth > 0) {
      context.drawImage(video, 0, 0, 8, 8, 0, 0, 1, 1);
      const [level] = context.getImageData(0, 0, 1, 1).data;
      const isSeen = level > 127 === (view === 1);
      if (isSeen && isOther) break;
      isOther = !isSeen;
    }
    await new Promise((drawn) => setTimeout(drawn, 20));
  }
  const buttons = [...figure.querySelectorAll<HTMLElement>(".camera .button")];
  buttons.find(({ textContent }) => textContent === "Take")!.click();
}

async function drop(figure: Locator, files: readonly (readonly number[])[]) {
  await figure.locator(".camera").evaluate((element, given) => {
    const dataTransfer = new DataTransfer();
    given.forEach((bytes, i) =>
      dataTransfer.items.add(new File([new Uint8Array(bytes)], `${i}.png`)),
    );
    const init = { dataTransfer, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent("drop", init));
  }, files);
}

async function toPng({ size, data }: Picture): Promise<number[]> {
  const raw = { width: size, height: size, channels: 4 } as const;
  return [...(await sharp(Buffer.from(data), { raw }).png().toBuffer())];
}

/** How many frames of each view there are: three seconds at ten a second. */
const FRAMES = 30;
/** A corner that tells which view it is. */
const MARK = 16;

/** A film of some pictures, one after the other, as a camera would hand them over. */
function filmOf(views: readonly Picture[]): Buffer {
  const [{ size }] = views;
  const head = Buffer.from(`YUV4MPEG2 W${size} H${size} F10:1 Ip A1:1 C420jpeg\n`);
  const frames = views.flatMap((view, i) =>
    new Array<Buffer>(FRAMES).fill(frameOf(view, i === 0 ? 16 : 235)),
  );
  return Buffer.concat([head, ...frames]);
}

/** A picture as brightness and, for each four pixels, blue and red (ITU-R BT.601). */
function frameOf({ size, data }: Picture, mark: number): Buffer {
  const half = size / 2;
  const luma = Buffer.alloc(size * size);
  const [blue, red] = [Buffer.alloc(half * half), Buffer.alloc(half * half)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [r, g, b] = data.subarray(4 * (y * size + x));
      const isMark = x < MARK && y < MARK;
      luma[y * size + x] = isMark ? mark : 16 + 0.257 * r + 0.504 * g + 0.098 * b;
      const at = (y >> 1) * half + (x >> 1);
      blue[at] = isMark ? 128 : 128 - 0.148 * r - 0.291 * g + 0.439 * b;
      red[at] = isMark ? 128 : 128 + 0.439 * r - 0.368 * g - 0.071 * b;
    }
  }
  return Buffer.concat([Buffer.from("FRAME\n"), luma, blue, red]);
}
