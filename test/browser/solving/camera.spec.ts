import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { randomLook } from "../../../bench/scan-cube/random-look.ts";
import { renderViews } from "../../../bench/scan-cube/render-views.ts";
import { LEVELS } from "../../../bench/scan-cube/levels.ts";
import { seededRandom } from "../../../bench/scan-cube/random.ts";
import {
  drawSeeded,
  drawSeededBig,
  scanSeededBig,
} from "../../../bench/scan-cube/scan-seeded.ts";
import { paintLetter, USUAL_PALETTE } from "#figures/solving/your-cube/paints.ts";
import type { CameraPicture } from "#src/workers/scan-cube/camera-picture.ts";
import { withFakeCamera } from "../fake-camera.ts";
import {
  patientExpect as expect,
  loadFigure,
  openFigure,
  openMore,
  test,
} from "../visit.ts";
import {
  anyCube,
  button,
  followMoves,
  JAPANESE,
  LETTERS,
  MIRRORED,
  seen,
  WESTERN,
} from "./paint-cube.ts";
import { chooseAction } from "../figure-menu.ts";

/** In its light some stickers are not certain. */
const DOUBTFUL = drawSeeded(11, "two corners", LEVELS[1]);
const DOUBTFUL_LETTERS = lettersOf(DOUBTFUL.colouring);
/** In good light, face by face. */
const FACES = drawSeeded(2, "six faces", LEVELS[0]);

function lettersOf(colouring: readonly string[]): string {
  return colouring.map((colour) => paintLetter(USUAL_PALETTE, colour)).join("");
}

/** What a camera sees of a cube in good light: two corners of it. */
function picturesOf(cube: string, seed: number): CameraPicture[] {
  const random = seededRandom(seed);
  const stickers = Array.from(cube, (letter) => LETTERS.indexOf(letter));
  return renderViews(stickers, randomLook(random), "two corners", LEVELS[0], random);
}

const says = (figure: Locator) => figure.locator(".camera-says");

async function openCamera(figure: Locator): Promise<Locator> {
  await figure.waitFor();
  await openMore(figure);
  await figure.getByRole("tab", { name: "Camera" }).click();
  return figure;
}

test("by camera, from the cover to the last move: nothing is sent, and the camera is stopped", async ({
  baseURL,
}) => {
  const cubes = [anyCube(WESTERN, "z"), anyCube(JAPANESE, ""), anyCube(MIRRORED, "y'")];
  await withFakeCamera(filmOf(cubes.flatMap(picturesOf)), async (browser) => {
    const page = await browser.newPage({
      baseURL,
      serviceWorkers: "block",
      viewport: { width: 360, height: 640 },
    });
    await page.goto("");
    await page.getByRole("link", { name: "Solve your cube" }).click();
    const figure = page.locator("#enter-cube[data-hydrated]");
    await figure.waitFor();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    for (const [number, cube] of cubes.entries()) {
      await button(figure, "By camera").click();
      for (const view of [0, 1]) {
        await expect(says(figure)).toContainText(`Picture ${view + 1} of 2.`);
        await expect(button(figure, "Take")).toBeInViewport({ ratio: 1 });
        await figure.evaluate(takeWhenSeen, 2 * number + view);
      }
      await expect(says(figure)).toContainText("The cube has been read");
      expect(await seen(figure)).toBe(cube);
      await expect(figure.locator("video")).toHaveCount(0);
      // The third is mirrored: the page asks if it really is.
      if (number === 2) await button(figure, "My cube is like that").click();
      const yes = button(figure, "Yes, show the moves");
      const moves = figure.locator(".hand-moves");
      await expect(moves.or(yes)).toBeInViewport();
      if (await yes.isVisible()) await yes.click();
      await expect(moves).toBeInViewport();
      await followMoves(figure, cube, () => button(figure, "Next").click());
    }
    expect(sent.filter((one) => !/^GET .*\.(?:js|css)$/.test(one))).toEqual([]);
  });
});

test("without a camera, pictures that are dropped and moved by keys become the net, where what is not certain is marked until it is pressed", async ({
  page,
}) => {
  const figure = await openCamera(await openFigure(page, "solve/", "enter-cube"));
  const before = await seen(figure);
  await test.step("a camera that may not be used", async () => {
    await button(figure, "Use the camera").click();
    await expect(says(figure)).toContainText("choose pictures, or paint the cube");
    await expect(figure.locator("video")).toHaveCount(0);
  });
  await test.step("why, and what to do", async () => {
    for (const [reason, words] of [
      ["NotAllowedError", "allow it in the browser’s settings"],
      ["NotFoundError", "No camera was found"],
      ["NotReadableError", "close what else may be using it"],
      ["UnknownError", "There is no camera that this page may use"],
    ]) {
      await page.evaluate((name) => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException("", name));
      }, reason);
      await button(figure, "Use the camera").click();
      await expect(says(figure)).toContainText(words);
    }
  });
  const stage = figure.getByRole("group", { name: /^Your picture/ });
  await test.step("a file that is no picture, and the one after it", async () => {
    const [picture] = DOUBTFUL.pictures;
    await drop(figure, [[...Buffer.from("name,count")], await toPng(picture)]);
    await expect(says(figure)).toContainText("can’t open 0.png as a picture");
    await expect(stage).toBeVisible();
    await expect(figure.locator(".camera-files li")).toHaveText(
      ["First corner 1.png"],
      {
        useInnerText: true,
      },
    );
  });
  await test.step("two that show no cube are kept, so that the last alone is taken again", async () => {
    const { size, data } = DOUBTFUL.pictures[0];
    const blank = { size, data: new Uint8ClampedArray(data.length).fill(255) };
    await drop(figure, await Promise.all([blank, blank].map(toPng)));
    await button(figure, "Take").click();
    await expect(says(figure)).toContainText("Picture 2 of 2.");
    await button(figure, "Take").click();
    await expect(says(figure)).toContainText("To take only the last picture again");
    await expect(says(figure)).not.toContainText("Picture");
    for (const left of [2, 1]) {
      await button(figure, "Take again").click();
      await expect(says(figure)).toContainText(`Picture ${left} of 2.`);
      await expect(stage).toBeVisible();
    }
  });
  await test.step("two pictures, the first moved away and back by keys", async () => {
    await drop(figure, await Promise.all(DOUBTFUL.pictures.map(toPng)));
    await stage.focus();
    for (const key of ["ArrowLeft", "ArrowUp", "+", "-", "ArrowDown", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await button(figure, "Take").click();
    await expect(says(figure)).toContainText("Picture 2 of 2.");
    await expect(stage).toBeVisible();
    await button(figure, "Take").click();
    await expect(says(figure)).toContainText("The cube has been read");
    expect(await seen(figure)).toBe(DOUBTFUL_LETTERS);
    await expect(figure.locator(".verdict")).toBeFocused();
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
    expect(await seen(figure)).toBe(DOUBTFUL_LETTERS);
    await chooseAction(figure, "Undo");
    await chooseAction(figure, "Undo");
    await expect(marks).toHaveCount(count);
  });
  await test.step("undone like any other change", async () => {
    await chooseAction(figure, "Undo");
    expect(await seen(figure)).toBe(before);
  });
  await test.step("six files in another order, although two corners are chosen", async () => {
    const files = figure.locator(".camera-files li");
    const pictures = [..."BDFLRU"].map(
      (face) => FACES.pictures["FRBLUD".indexOf(face)],
    );
    await drop(figure, await Promise.all(pictures.map(toPng)));
    for (const picture of [1, 2, 3, 4, 5, 6]) {
      await expect(says(figure)).toContainText(`Picture ${picture} of 6.`);
      await expect(files).toHaveText(
        ["F 0.png", "R 1.png", "B 2.png", "L 3.png", "U 4.png", "D 5.png"],
        { useInnerText: true },
      );
      await button(figure, "Take").click();
    }
    await expect(says(figure)).toContainText("fit in the order B D F L R U.");
    await expect(files).toHaveText(
      ["B 0.png", "D 1.png", "F 2.png", "L 3.png", "R 4.png", "U 5.png"],
      { useInnerText: true },
    );
    expect(await seen(figure)).toBe(lettersOf(FACES.colouring));
  });
});

test("a 3×3×3 by camera, face by face, on a phone", async ({ baseURL }) => {
  const { colouring, pictures } = drawSeededBig(0, LEVELS[0]);
  await withFakeCamera(filmOf(pictures), async (browser) => {
    const page = await browser.newPage({
      baseURL,
      serviceWorkers: "block",
      viewport: { width: 390, height: 844 },
    });
    const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
    await button(figure, "By camera").click();
    for (const view of pictures.keys()) {
      await expect(says(figure)).toContainText(`Picture ${view + 1} of 6.`);
      await expect(button(figure, "Take")).toBeInViewport({ ratio: 1 });
      await expect(figure.locator("video")).toBeInViewport({ ratio: 1 });
      await figure.evaluate(takeWhenSeen, view);
    }
    await expect(says(figure)).toContainText("The cube has been read");
    await expect(figure.locator("video")).toHaveCount(0);
    expect(await seen(figure)).toBe(lettersOf(colouring));
    const { uncertain } = scanSeededBig(0, LEVELS[0]).read;
    await expect(figure.locator("[data-doubtful]")).toHaveCount(uncertain.length);
    await button(figure, "Yes, show the moves").click();
    await expect(figure.locator(".hand-moves")).toBeVisible();
    await expect(figure.locator("[data-doubtful]")).toHaveCount(0);
  });
});

/**
 * Runs in the page: presses Take when the film has just come to a view, whose number the
 * corner of the picture tells, so that there is time left of it on a slow machine.
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
      const isSeen = Math.round((level - 16) / 32) === view;
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

async function toPng({ size, data }: CameraPicture): Promise<number[]> {
  const raw = { width: size, height: size, channels: 4 } as const;
  return [...(await sharp(Buffer.from(data), { raw }).png().toBuffer())];
}

/** How many frames of each view there are, at ten a second. */
const FRAMES = 12;
/** Before the first view, which begins where something else has been seen. */
const PRELUDE = 5;
/** A corner that tells which view it is. */
const MARK = 16;

/** A film of some pictures, one after the other, as a camera would hand them over. */
function filmOf(views: readonly CameraPicture[]): Buffer {
  const [{ size }] = views;
  const head = Buffer.from(`YUV4MPEG2 W${size} H${size} F10:1 Ip A1:1 C420jpeg\n`);
  const markOf = (view: number) => 30 + 27 * view;
  const hold = (view: CameraPicture, mark: number, count: number) =>
    new Array<Buffer>(count).fill(frameOf(view, mark));
  const prelude = hold(views[0], markOf(views.length), PRELUDE);
  const frames = views.flatMap((view, i) => hold(view, markOf(i), FRAMES));
  return Buffer.concat([head, ...prelude, ...frames]);
}

/** A picture as brightness, plus blue and red per four pixels (ITU-R BT.601). */
function frameOf({ size, data }: CameraPicture, mark: number): Buffer {
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
