import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["PORT"] ?? 4400);
// A folder below the root: the site must not care where it is put.
const BASE = "/a/b/";

export default defineConfig({
  testDir: "test/browser",
  fullyParallel: true,
  workers: Math.max(2, availableParallelism()),
  timeout: 60_000,
  reporter: process.env["CI"] ? [["dot"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}${BASE}`,
    launchOptions: {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      use: {
        viewport: { width: 1440, height: 900 },
        // A test that is about an animation asks for it; on the phone all is animated.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      // What a finger, a narrow screen or an animation can change; all else is tried once.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT} --base ${BASE}`,
    url: `http://localhost:${PORT}${BASE}`,
    reuseExistingServer: false,
  },
});
