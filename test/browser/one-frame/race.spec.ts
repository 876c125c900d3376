import { cancelOnce } from "../cancel.ts";
import { expect, test } from "../visit.ts";
import { loadFigure } from "./open.ts";

const LONG = 120_000;

test("one form by keyboard: timed first and again, held against the published counts, marked in the plot", async ({
  page,
}) => {
  const figure = await loadFigure(page, "six-forms");
  const row = figure.locator("[data-form=simd]");
  // The heavy form stands aside, and it is said what it needs before it starts.
  await expect(figure.locator("figcaption")).toContainText(
    /“Sticker strings in a Map” is left out: it needs \d+\sMB or more/,
  );
  await expect(row.locator(".six-time")).toHaveText(["–", "–"]);
  const height = (await figure.boundingBox())!.height;
  const run = row.getByRole("button", { name: "Run program 6" });
  await run.focus();
  await page.keyboard.press("Enter");
  await expect(figure.locator("figcaption")).toContainText(
    "One program has run, and it found the published count at every depth.",
    { timeout: LONG },
  );
  await expect(row.locator(".six-time").first()).toHaveText(/^[\d.]+\sm?s$/);
  await expect(row.locator(".six-time").last()).toHaveText(/^[\d.]+\sm?s$/);
  await expect(figure.getByRole("img")).toHaveAttribute(
    "aria-label",
    /6 Vectors, four words at once: [\d.]+\sm?s the first time here, [\d.]+\sm?s again/,
  );
  await expect(run).toBeFocused();
  expect((await figure.boundingBox())!.height).toBe(height);
});

test("the race runs one way after the other, and Cancel keeps what is finished", async ({
  page,
}) => {
  test.setTimeout(2 * LONG);
  const figure = await loadFigure(page, "six-forms");
  const race = figure.getByRole("button", { name: "Race the last five" });
  await race.click();
  await expect(figure.locator("[data-form=ranking] progress")).toBeVisible();
  await expect(figure.locator("figcaption")).toContainText("Unrank, turn, rank");
  await figure.getByRole("button", { name: "Cancel" }).click();
  await expect(figure.locator("[data-form=ranking] .six-time").first()).toHaveText(
    "cancelled",
  );
  // No other form was started instead.
  await expect(figure.locator("[data-running]")).toHaveCount(0);
  await expect(figure.locator("figcaption")).toContainText("Cancelled.");

  await figure.getByRole("button", { name: "Run program 6" }).click();
  await expect(figure.locator("figcaption")).toContainText("One program has run", {
    timeout: LONG,
  });

  const times = await figure.locator("[data-form=simd] .six-time").allInnerTexts();
  expect(times).toEqual([
    expect.stringMatching(/^[\d.]+\sm?s$/),
    expect.stringMatching(/^[\d.]+\sm?s$/),
  ]);
  await race.click();
  await expect(figure.locator("[data-form=ranking] progress")).toBeVisible();
  await figure.getByRole("button", { name: "Cancel" }).click();
  await expect(race).toBeVisible();
  await expect(figure.locator("[data-form=simd] .six-time")).toHaveText(times);
  await expect(figure.locator("figcaption")).toContainText("One program has run");
  // Cancelling its second run doesn't discard the first one's result either.
  await cancelOnce(figure, "[data-form=simd][data-running]", /./);
  await figure.getByRole("button", { name: "Run program 6" }).click();
  await expect(race).toBeVisible();
  await expect(figure.locator("[data-form=simd] .six-time")).toHaveText(times);
});

test("a form that fails is said to, and does not keep the others from running", async ({
  page,
}) => {
  test.setTimeout(2 * LONG);
  await page.addInitScript(() => {
    // Out of memory, with a browser's message; in the first worker only.
    const Own = window.Worker;
    let isFirst = true;
    window.Worker = class extends Own {
      override postMessage(message: unknown) {
        if (!isFirst) return super.postMessage(message);
        isFirst = false;
        const error = new ErrorEvent("error", { message: "Map maximum size exceeded" });
        setTimeout(() => this.dispatchEvent(error));
      }
    };
  });
  const figure = await loadFigure(page, "six-forms");
  await figure.getByRole("button", { name: "Run program 1" }).click();
  await expect(figure.locator("figcaption")).toContainText(
    "“Sticker strings in a Map” could not be finished: Map maximum size exceeded.",
  );
  await expect(
    figure.locator("[data-form=sticker-strings] .six-time").first(),
  ).toHaveText("failed");
  await figure.getByRole("button", { name: "Run program 6" }).click();
  await expect(figure.locator("figcaption")).toContainText("One program has run", {
    timeout: LONG,
  });
  await expect(figure.locator("figcaption")).toContainText("could not be finished");
});
