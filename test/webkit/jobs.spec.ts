import { expect } from "@playwright/test";
import { type Reader, test } from "./reader.ts";

/**
 * In milliseconds. A quick machine takes seconds; a slow one that also runs another engine
 * takes minutes.
 */
const LONG = 180_000;

/** Presses what begins long work, and waits for what the figure says at its end. */
async function expectDone(
  reader: Reader,
  {
    path,
    figure,
    press,
    says,
  }: { path: string; figure: string; press: RegExp; says: RegExp },
): Promise<void> {
  await reader.visit(path);
  await reader.wake(figure);
  await reader.press(`${figure} button`, press);
  await expect
    .poll(() => reader.text(`${figure} figcaption`), { timeout: LONG })
    .toMatch(says);
}

for (const [what, job] of Object.entries({
  "all numbers are proved": {
    path: "orientations/",
    figure: "#fig-prove",
    press: /^Prove it$/,
    says: /^Proved\. /,
  },
  "the console types its reports": {
    path: "building-tables/",
    figure: "#console",
    press: /^Run$/,
    says: /All counts agree/,
  },
  "the four programs race": {
    path: "building-tables/",
    figure: "#race",
    press: /^Race$/,
    says: /All four found the published counts/,
  },
  "the whole table is built": {
    path: "gods-algorithm/",
    figure: "#fig-all",
    press: /^Build the table$/,
    says: /All 12 counts agree/,
  },
  "the quickest of the six forms runs": {
    path: "one-frame/",
    figure: "#six-forms",
    press: /^Run program 6,/,
    says: /found the published count at every depth/,
  },
})) {
  test(what, async ({ reader }) => {
    test.setTimeout(2 * LONG);
    await expectDone(reader, job);
  });
}

test("the flood is played, halted, and ended", async ({ reader }) => {
  const flood = "#flood";
  await reader.visit("building-tables/");
  await reader.wake(flood);
  const made = () => reader.text(`${flood} .flood-facts`);
  const before = await made();
  await reader.press(".flood-play");
  await expect.poll(made).not.toBe(before);
  await reader.press(".flood-play");
  await expect.poll(() => reader.text(".flood-play")).toBe("Play");
  await reader.press(`${flood} button`, /^end$/);
  await expect
    .poll(() => reader.text(`${flood} .flood-now`))
    .toContain("the search is over");
});

test.describe("the picture of all positions", () => {
  test.describe.configure({ mode: "serial" });
  const PICTURE = "#fig-picture";

  test("is drawn, each pixel in the colour of a distance", async ({ reader }) => {
    await reader.visit("map/");
    await reader.wake(PICTURE);
    await reader.press(`${PICTURE} button`, /^Draw all/);
    const order = () =>
      reader.run(
        (figure) =>
          document.querySelector<HTMLElement>(`${figure} .picture-frame`)!.dataset[
            "order"
          ],
        PICTURE,
      );
    await expect.poll(order, { timeout: 50_000 }).toBeTruthy();
    const strangers = () =>
      reader.run((figure) => {
        const probe = document.body.appendChild(document.createElement("i"));
        const colours = Array.from({ length: 15 }, (_, depth) => {
          probe.style.color = `var(--depth-${depth})`;
          return getComputedStyle(probe).color.match(/\d+/g)!.join();
        });
        probe.remove();
        const canvas = document.querySelector<HTMLCanvasElement>(`${figure} canvas`)!;
        const { data } = canvas
          .getContext("2d")!
          .getImageData(canvas.width >> 1, canvas.height >> 1, 8, 8);
        return Array.from({ length: 64 }, (_, i) =>
          data.slice(4 * i, 4 * i + 3).join(),
        ).filter((colour) => !colours.includes(colour));
      }, PICTURE);
    await expect.poll(strangers).toEqual([]);
  });

  test("tells the position that is pressed", async ({ reader }) => {
    const number = () =>
      reader.run(
        () => document.querySelector<HTMLInputElement>("#picture-number")!.value,
      );
    const before = await number();
    const { x, y } = await reader.middleOf(`${PICTURE} .picture-frame`);
    await reader.drag({ x: x - 80, y: y - 40 });
    await expect.poll(number).not.toBe(before);
  });
});

test("allowed moves are switched, and the distances follow", async ({ reader }) => {
  const live = "#fig-live";
  await reader.visit("map/");
  await reader.wake(live);
  await reader.press(`${live} [role=radio]`, /^half/);
  await expect
    .poll(() => reader.text(`${live} figcaption`))
    .toContain("24 of 3,674,160");
  await reader.choose(live, "Undo");
  await expect.poll(() => reader.text(`${live} figcaption`)).toContain("all 3,674,160");
});

test.describe("solving", () => {
  test("a sticker is painted wrong, and that is said", async ({ reader }) => {
    await reader.goto("solving/?cube=1.0");
    await reader.wake("#enter-cube");
    await reader.press('#enter-cube [data-place="0"]');
    await reader.press('#enter-cube [aria-label="red 4 of 4"]');
    await expect.poll(() => reader.text(".verdict-fault")).toContain("5 red stickers");
    await reader.choose("#enter-cube", "Undo");
    await expect.poll(() => reader.text(".verdict-number")).toBe("0");
  });

  test("all shortest solutions are found", async ({ reader }) => {
    await reader.goto("solving/?cube=1.1234567");
    await reader.wake("#fig-solutions");
    await expect
      .poll(() => reader.text("#fig-solutions figcaption"))
      .toContain("5 shortest solutions");
  });
});
