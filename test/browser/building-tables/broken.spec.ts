import { serveBrokenSite } from "../../broken/serve-broken-site.ts";
import { expect, test } from "../visit.ts";
import { openFigure } from "./open.ts";

test.describe("a library with a transposed move is found out", () => {
  test.describe.configure({ mode: "serial" });
  test.skip(({ isMobile }) => isMobile, "the library is the same");

  let server: Awaited<ReturnType<typeof serveBrokenSite>>;

  test.beforeAll(async ({}, { project }) => {
    if (project.name !== "desktop") return;
    server = await serveBrokenSite("transposed move");
  });

  test.afterAll(async () => {
    await server?.close();
  });

  test("by the flood, in both tables", async ({ page }) => {
    const figure = await openFigure(page, "flood", "", server.address);
    const agreement = figure.locator(".flood-agreement");
    await expect(agreement).toContainText("✗ This differs from the published counts");
    // Through other moves first, so that the browser renders everything checked.
    await figure.getByRole("button", { name: /^½/ }).click();
    await figure.getByRole("button", { name: /^HTM/ }).click();
    await expect(figure.locator(".flood-now")).toContainText("the flood is over");
    await expect(agreement).toHaveText(
      /^✗ This differs from the published counts at depth \d: found \d+, published \d+\.$/,
    );
    await expect(agreement).toHaveAttribute("data-agrees", "false");
    await figure.getByRole("button", { name: "orientations" }).click();
    await expect(agreement).toContainText("✗ This differs from the published counts");
    await figure.getByRole("button", { name: /^QTM/ }).click();
    await expect(agreement).toContainText("✗ This differs from the published counts");
    await expect(agreement).toHaveAttribute("data-agrees", "false");
  });

  test("by the console, line by line", async ({ page }) => {
    const figure = await openFigure(page, "console", "", server.address);
    await figure.getByRole("button", { name: "Run" }).click();
    await expect(figure.locator("figcaption")).toContainText(
      /✗ \w+ lines differ from the published counts/,
      { timeout: 20_000 },
    );
    await expect(figure.locator("[data-astray]").first()).toContainText(
      /Depth: \d Positions: \d+ ✗ published: \d+/,
    );
  });

  test("by the race", async ({ page }) => {
    const figure = await openFigure(page, "race", "", server.address);
    await figure.getByRole("button", { name: "Race" }).click();
    await expect(figure.locator("figcaption")).toContainText(
      /✗ “.+” differs from the published counts at depth \d: found \d+, published \d+/,
      { timeout: 55_000 },
    );
  });
});
