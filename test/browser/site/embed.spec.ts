import { readFileSync } from "node:fs";
import type { Frame, Page, Response } from "@playwright/test";
import { weigh } from "../budgets.ts";
import { EMBEDDED_FIGURES, FRAME_SIZES, serveHost } from "../embed-host.ts";
import { actionOf, menuOf } from "../figure-menu.ts";
import { expect, test } from "../visit.ts";

/** Opens a page of another site; `{embed}` is the address of the folder of figures. */
const openHost = (page: Page, body: string): Promise<void> =>
  serveHost(test.info().project.use.baseURL!, body, (address) => page.goto(address));

/** How many colours a picture has. */
const coloursOf = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const { buffer } = context.getImageData(0, 0, picture.width, picture.height).data;
    return new Set(new Uint32Array(buffer)).size;
  }, png.toString("base64"));

const frameOf = (page: Page, figure: string): Frame =>
  page.frames().find((frame) => frame.url().includes(`/embed/${figure}/`))!;

/**
 * How many pixels of a figure are beyond its frame, once it is alive and as wide as the
 * frame. In the frame itself: sixty figures times three sizes are many questions.
 */
async function cutOffAt(across: number): Promise<number> {
  const isAlive = () =>
    document.querySelectorAll("astro-island:not([ssr])").length === 1;
  while (!isAlive() || innerWidth !== across) {
    await new Promise((waited) => setTimeout(waited, 50));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

for (const [kind, sandbox] of [
  ["sandbox", 'sandbox="allow-scripts"'],
  ["frame", ""],
]) {
  test(`every figure works in another site’s ${kind} of every size @firefox`, async ({
    page,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    expect(EMBEDDED_FIGURES.length).toBeGreaterThan(50);
    const frames = EMBEDDED_FIGURES.map(
      (figure) =>
        `<iframe ${sandbox} title="${figure}" src="{embed}${figure}/"></iframe>`,
    );
    // All in view, since browsers let other frames sleep.
    const style = "iframe { position: absolute; inset: 0; border: 0 }";
    const listener = `heights = {}; addEventListener("message", ({ data }) => (heights[data.figure] = data.height));`;
    await openHost(
      page,
      `<style>${style}</style><script>${listener}</script>${frames.join("")}`,
    );
    for (const [width, height] of FRAME_SIZES) {
      await page.addStyleTag({
        content: `iframe { width: ${width}; height: ${height} }`,
      });
      const across = await page
        .locator("iframe")
        .first()
        .evaluate(({ clientWidth }) => clientWidth);
      for (const figure of EMBEDDED_FIGURES) {
        const cutOff = await frameOf(page, figure).evaluate(cutOffAt, across);
        const where = `${figure} beyond its frame, ${width} wide`;
        expect.soft(cutOff, `pixels of ${where}`).toBe(0);
      }
    }
    const heights = await page.evaluate<Record<string, number>>("heights");
    expect(Object.keys(heights).sort()).toEqual(EMBEDDED_FIGURES.toSorted());
    expect(Math.min(...Object.values(heights))).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.activeElement!.localName)).toBe("body");
    expect(errors).toEqual([]);
  });
}

test("a figure in a frame loads at most 60 KB in 12 requests", async ({ page }) => {
  for (const figure of [
    ...["odometer", "permutation-editor", "permutation-table"],
    ...["fig-all", "cube-number", "cube-row"],
  ]) {
    await page.goto("about:blank"); // a page before it asks for nothing more
    const loaded: string[] = [];
    const note = (response: Response) => loaded.push(response.url());
    page.on("response", note);
    await openHost(page, `<iframe width="800" height="900" src="{embed}${figure}/">`);
    await expect(
      frameOf(page, figure).locator("astro-island:not([ssr])"),
      figure,
    ).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    page.off("response", note);
    const ours = loaded.filter((url) => url.includes("/embed/"));
    const sizes = await Promise.all(ours.map((url) => weigh(page, url)));
    const bytes = sizes.reduce((a, b) => a + b, 0);
    expect.soft(ours.length, `requests of ${figure}`).toBeLessThanOrEqual(12);
    expect.soft(loaded.length, `the host and ${figure}`).toBe(ours.length + 1);
    expect.soft(bytes, `bytes of ${figure}`).toBeLessThanOrEqual(60 * 1024);
  }
});

test("the element shows the state it is given, follows the height, and leaves the page its keys", async ({
  page,
}) => {
  await openHost(
    page,
    `<script>keys = []; addEventListener("keydown", ({ key }) => keys.push(key));</script>
    <script src="{embed}every-cube.js"></script>
    <script src="{embed}every-cube.js"></script>
    <every-cube figure="odometer" state="count=1.factorial-1210" theme="dark" controls="0"></every-cube>`,
  );
  const element = page.locator("every-cube");
  const frame = element.locator("iframe");
  const odometer = frame.contentFrame().locator("#odometer[data-hydrated]");
  await expect(odometer).toContainText("1·3! + 2·2! + 1·1! = 11");
  await expect(odometer.locator(".figure-menu")).toBeHidden();
  await expect(odometer).toHaveCSS("color-scheme", "dark");
  const fits = () =>
    frame
      .contentFrame()
      .locator(":root")
      .evaluate(({ scrollHeight }) => scrollHeight - innerHeight);
  await expect.poll(fits).toBe(0);
  await page.keyboard.press("ArrowUp");
  expect(await page.evaluate("keys")).toEqual(["ArrowUp"]);
  await odometer.getByRole("spinbutton").last().press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(odometer).toContainText("1·3! + 2·2! = 10");
  expect(await page.evaluate("keys")).toEqual(["ArrowUp"]);
  await element.evaluate((one) => one.setAttribute("figure", "cube-row"));
  await expect(frame.contentFrame().locator("#cube-row[data-hydrated]")).toBeVisible();
});

test("two elements on a page are independent, and one that is removed and put back works again", async ({
  page,
}) => {
  await openHost(
    page,
    `<script src="{embed}every-cube.js"></script>
    <every-cube figure="odometer"></every-cube>
    <every-cube figure="cube-row"></every-cube>`,
  );
  const [odometer, row] = ["odometer", "cube-row"].map((figure) => {
    const element = page.locator(`every-cube[figure=${figure}]`);
    const frame = element.locator("iframe");
    const shown = frame.contentFrame().locator(`#${figure}[data-hydrated]`);
    const height = async () => (await frame.boundingBox())!.height;
    return { element, shown, height };
  });
  await expect.poll(odometer.height).not.toBe(480);
  await expect.poll(row.height).not.toBe(480);
  const [tall, low] = [await odometer.height(), await row.height()];
  expect(tall).not.toBe(low);
  await odometer.shown.getByRole("button", { name: "+ 1" }).click();
  await row.element.evaluate((element) => {
    element.remove();
    document.body.append(element);
  });
  await expect(row.shown).toBeVisible();
  await expect.poll(row.height).toBe(low);
  await expect(odometer.shown).toContainText("1·1! = 1");
  expect(await odometer.height()).toBe(tall);
});

test("a frame can begin with a prediction, and its link leads to what it shows", async ({
  page,
}) => {
  const warned = page.waitForEvent("console");
  await openHost(
    page,
    '<iframe width="800" height="900" src="{embed}permutation-editor/?order=1.2134&predict=1&theme=blue">',
  );
  expect((await warned).text()).toBe(
    "“theme=blue” is ignored: it can be light or dark.",
  );
  const frame = page.locator("iframe").contentFrame();
  await expect(frame.locator(".predict-bar")).toContainText("0 of");
  const link = frame.getByRole("link", { name: "Every Cube Has a Number" });
  const opened = page.waitForEvent("popup");
  await link.click();
  await expect(await opened).toHaveURL(
    /\/indexing\/\?order=1\.2134#permutation-editor$/,
  );
});

test("Share gives a link and code for the present state, and pictures of it", async ({
  page,
}) => {
  await page.goto("indexing/?count=1.factorial-1210");
  const figure = page.locator("#odometer");
  await menuOf(figure).click();
  await actionOf(figure, "Share").click();
  const dialog = page.getByRole("dialog", { name: "Share “Odometer”" });
  await expect(dialog.getByLabel("Link", { exact: true })).toHaveValue(
    /\/indexing\/\?count=1\.factorial-1210#odometer$/,
  );
  await expect(dialog.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expect(dialog).toContainText(
    "This site is running on your device, so the link and the code work only here.",
  );
  const code = dialog.getByLabel("Code for another page");
  await expect(code).toHaveValue(/<every-cube figure="odometer" state="count=1.fac/);
  await dialog.getByLabel("Size").selectOption("480 × 360");
  await expect(code).toHaveValue(/^<iframe .*width="480" height="360"/);
  const { width, height } = (await figure.boundingBox())!;
  for (const type of ["svg", "png"]) {
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: `Save as ${type.toUpperCase()}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`odometer.${type}`);
    const bytes = readFileSync(await file.path());
    if (type === "png") {
      expect(bytes.readUInt32BE(16)).toBe(2 * Math.ceil(width));
      expect(bytes.readUInt32BE(20)).toBe(2 * Math.ceil(height));
      expect(await coloursOf(page, bytes)).toBeGreaterThan(100);
    } else expect(bytes.toString()).toContain("1·3!");
  }
  const html = await code.inputValue();
  await openHost(page, html);
  await expect(
    page.locator("iframe").contentFrame().locator("#odometer[data-hydrated]"),
  ).toContainText("= 11");
});

test("a link in a figure leads where it does on the figure's page", async ({
  page,
}) => {
  const where = "?cube=1.1234567";
  await openHost(
    page,
    `<iframe sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" width="800" height="900" src="{embed}cube-number/${where}">`,
  );
  const frame = page.locator("iframe").contentFrame();
  await expect(frame.locator("[data-hydrated]")).toBeVisible();
  const address = await frame.locator(":root").evaluate((root) => {
    const link = document.createElement("a");
    link.setAttribute("href", "../solving/#fig-twelve");
    root.querySelector("figure")!.append(link);
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    return link.href;
  });
  expect(address).toMatch(/\/a\/b\/solving\/#fig-twelve$/);
});

test("a figure in a sandbox starts its workers @firefox", async ({ page }) => {
  await openHost(
    page,
    '<iframe sandbox="allow-scripts" width="800" height="700" src="{embed}fig-prove/">',
  );
  const figure = page.locator("iframe").contentFrame().locator("[data-hydrated]");
  // Firefox's driver sends the mouse and keys to the page around a frame of another site.
  await figure.getByRole("button", { name: "Prove it" }).dispatchEvent("click");
  await expect(figure).toContainText("5040 of 5040", { timeout: 20_000 });
});
