import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["PORT"] ?? 4400);
// A folder below the root: the site must not care where it is put.
const BASE = "/a/b/";

export default defineConfig({
  testDir: "test/browser",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  globalTeardown: "./test/broken/remove-broken-sites.ts",
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
      // What a screen's size and a finger cannot change is tried once.
      grepInvert: [
        /by keys?\b|by keyboard|keyboard alone/,
        /address|link|reload/,
        /[Cc]ancel|background|worker/,
        /in words|explained|found out|[Uu]ndo/,
        /loads little JavaScript|no error is logged|waking up|wider than a small phone/,
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
