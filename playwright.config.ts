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
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      // What a screen's size and a finger can change; all else is tried once.
      grep: [
        /\b(tap|taps|tapped|touch|finger|swipe|dragged|buttons|fits?|eight cards)\b/,
        // One of each figure that has none of these in its words.
        /there whole|round the end|can be followed|prints twelve|as printed they/,
        /built here, agrees|only hints|its frame to the cell|an example runs/,
        /first state|nothing (below .*)?moves|moves nothing|axe finds nothing/,
      ],
      grepInvert: [
        /by keys?\b|by keyboard|keyboard alone|without JavaScript|small phone/,
        /reference\/(puzzle|tables|solver)|playground\/[a-z]|printed solution/,
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${PORT} --base ${BASE}`,
    url: `http://localhost:${PORT}${BASE}`,
    reuseExistingServer: false,
  },
});
