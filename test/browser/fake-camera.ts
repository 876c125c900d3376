import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";

/**
 * Opens a browser whose camera plays a film over and over, and closes it afterwards.
 *
 * @param film  in the format YUV4MPEG2
 */
export async function withFakeCamera(
  film: Buffer,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "camera-"));
  const file = join(folder, "film.y4m");
  writeFileSync(file, film);
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
