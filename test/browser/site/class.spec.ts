import { encodeQR } from "qr";
import { formatResult } from "#components/teaching/gods-number/result-code.ts";
import { withFakeCamera } from "../fake-camera.ts";
import { patientExpect as expect, showFigure, test } from "../visit.ts";

test("results of a class are typed, corrected and checked; what is no distance is explained and stays", async ({
  page,
}) => {
  await page.goto("class/gods-number/?class=1.0_---#class-results");
  const figure = page.locator("#class-results");
  const field = (pupil: number) => figure.getByLabel(`Pupil ${pupil}`, { exact: true });
  // Presses that come at once count, each of them.
  await figure.getByRole("button", { name: "One pupil more" }).evaluate((more) => {
    for (let i = 0; i < 3; i++) (more as HTMLElement).click();
  });
  await expect(field(6)).toBeVisible();
  await field(1).fill("15");
  await expect(figure.getByText("Pupil 1: “15” is too large")).toBeVisible();
  await field(3).focus();
  await expect(field(1)).toHaveValue("15");
  await expect(figure.locator("[role=img]")).toHaveAttribute("aria-label", /1: 0;/);
  await field(1).fill("11");
  await field(2).fill("0");
  await expect(figure.locator("[role=img]")).toHaveAttribute(
    "aria-label",
    /0: 1; .*; 11: 1; 12: 0; 13: 0; 14: 0\.$/,
  );
  await test.step("the truth about all positions is behind a button", async () => {
    const compare = figure.getByRole("button", { name: "Compare" });
    const lines = figure.locator(".pupils-at i");
    await expect(figure.locator("figcaption")).not.toContainText("8.76");
    await expect(lines).toHaveCount(0);
    await compare.click();
    await expect(figure.locator("figcaption")).toContainText("hardest are 11 turns");
    await expect(lines).not.toHaveCount(0);
  });
  await figure.getByRole("button", { name: "Check the results" }).click();
  await expect(figure).toContainText(
    /Pupil 1: state 1 is \d+ turns away, not 11\. Pupil 2: state 2 is \d+ turns away, not 0\./,
  );
});

test("for a whole class on an old projector, numbers fit in their boxes or are left out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [results, least] of [
    ["9786a897", 8],
    ["9786a8979869878a9789898798a9878", 0],
  ] as const) {
    await page.goto(
      `class/gods-number/?class=1.1000000_${results}&present=#class-results`,
    );
    const figure = page.locator("#class-results");
    await expect(figure.locator(".pupils-at span")).toHaveCount(results.length);
    const found = await figure.evaluate((all) => {
      const boxes = [...all.querySelectorAll(".pupils-at b")].filter((number) =>
        number.checkVisibility(),
      );
      const words = document.createRange();
      const pairs = [...all.querySelectorAll(".class-register label")].map((label) => {
        words.selectNodeContents(label.querySelector("span")!.lastChild!);
        const field = label.querySelector("input")!;
        const gap =
          field.getBoundingClientRect().left - words.getBoundingClientRect().right;
        return { gap, cut: field.scrollWidth - field.clientWidth };
      });
      return {
        numbers: boxes.length,
        over: boxes.filter(
          (number) => number.clientHeight > 1.2 * number.parentElement!.clientHeight,
        ).length,
        gap: Math.min(...pairs.map(({ gap }) => gap)),
        cut: Math.max(...pairs.map(({ cut }) => cut)),
      };
    });
    expect(found).toMatchObject({ numbers: least, over: 0, cut: 0 });
    expect(found.gap).toBeGreaterThan(0);
  }
});

test("a line is presented as a question; a swap asks what it changes, and what was never shown", async ({
  page,
}) => {
  await page.goto("class/line/?line=1.54321");
  await page.getByRole("button", { name: "Present" }).last().click();
  const figure = page.locator("#pupil-line");
  await expect(page.locator(".presenter-at")).toHaveText("1 of 3");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(figure.getByText("0 of 5 shown")).toBeVisible();
  await expect(figure.locator(".permutation-places")).toContainText("× 24");
  const swap = figure.getByRole("button", { name: "Swap 4 and 3" });
  await swap.click();
  await expect(figure.getByText("0 of 5 shown")).toBeVisible();
  await figure.getByRole("button", { name: "Show all" }).click();
  await figure.getByRole("button", { name: "Swap 3 and 4" }).click();
  await expect(figure.getByText("0 of 3 shown")).toBeVisible();
});

test("a class has one number on a device; where results are in, they keep theirs, and that is said", async ({
  page,
}) => {
  await page.goto("class/gods-number/");
  const mine = await showFigure(page, "my-cube");
  const numberIn = (figure: typeof mine) => figure.getByLabel("The class’s number");
  await numberIn(mine).fill("500");
  const results = await showFigure(page, "class-results");
  await expect(numberIn(results)).toHaveValue("500");
  await numberIn(results).fill("600");
  await expect(numberIn(mine)).toHaveValue("600");
  await results.getByLabel("Pupil 1", { exact: true }).fill("9");
  await numberIn(mine).fill("700");
  await expect(mine).toContainText("The results below are for 600");
  await expect(numberIn(results)).toHaveValue("600");
});

test("a pupil finds the distance of a cube; the code for it is read by the teacher's camera", async ({
  page,
  baseURL,
}) => {
  await page.goto("class/gods-number/?mine=1.3674156-3");
  const mine = page.locator("#my-cube");
  await expect(mine).toContainText("3,674,156 + 3 = 3,674,159");
  await mine.getByRole("button", { name: "Find its distance" }).click();
  const code = mine.getByRole("img", { name: /^QR code: pupil 3, / });
  await expect(code).toBeVisible();
  const distance = Number(/pupil 3, (\d+)\./.exec((await mine.textContent())!)![1]);

  const film = filmOf(formatResult({ first: 3_674_156, pupil: 3, distance }));
  await withFakeCamera(film, async (browser) => {
    const teacher = await browser.newPage({ baseURL, serviceWorkers: "block" });
    await teacher.goto("class/gods-number/?class=1.3674156_---#class-results");
    const figure = teacher.locator("#class-results");
    const scan = figure.getByRole("button", { name: "Scan results" });
    await scan.click();
    await expect(figure.getByText(/^Pupil 3: \w+ turns?\.$/)).toBeVisible();
    await expect(figure.getByLabel("Pupil 3", { exact: true })).toHaveValue(
      String(distance),
    );
    await scan.click();
    await expect(figure.locator("video")).toHaveCount(0);
  });

  await page.getByRole("button", { name: "Scan results" }).click();
  await expect(page.getByText("You can also type the results below.")).toBeVisible();
});

/** A film of one picture: a QR code, as a camera would hand it over. */
function filmOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 8];
  const rows = encodeQR(text, "raw", { border: 4 });
  const luma = Buffer.alloc(width * height, 235);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let dy = 0; dy < scale; dy++) {
        const start = (100 + y * scale + dy) * width + 150 + x * scale;
        luma.fill(16, start, start + scale);
      }
    }),
  );
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, chroma]);
  return Buffer.concat([head, frame, frame]);
}
