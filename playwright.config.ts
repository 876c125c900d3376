import { existsSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { engines } from "./scripts/engines.mjs";

// Browsers decode file names by the locale. Without UTF-8 they don't find files with
// non-ASCII names.
process.env["LC_ALL"] = "C.UTF-8";

const PORT = Number(process.env["PORT"] ?? 4400);
// A subfolder, because the site must work under any path.
const BASE = "/a/b/";

/** Linux's shared memory. */
const SHARED = "/dev/shm";
/** The bytes that the workers' windows need. Containers often have less. */
const ENOUGH = 2 ** 30;

function hasRoomInMemory(): boolean {
  if (!existsSync(SHARED)) return false;
  const { bavail, bsize } = statfsSync(SHARED);
  return bavail * bsize >= ENOUGH;
}

const CHROMIUM = {
  // The next test reuses the window, emptied, with its compiled scripts.
  reuseContext: true,
  launchOptions: {
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Software rendering either way; this avoids a separate GPU process.
      "--disable-gpu",
      "--in-process-gpu",
    ],
    // Playwright's default for containers shares memory through files, which costs a fifth
    // more.
    ignoreDefaultArgs: hasRoomInMemory() ? ["--disable-dev-shm-usage"] : [],
  },
};

const pathOf = (project: string) =>
  engines().find((engine) => engine.project === project)?.path;

/** Firefox's flags for a mouse that hovers, which it doesn't detect without a screen. */
const MOUSE = 6;
const FIREFOX = {
  browserName: "firefox",
  // The released browser, over its own protocol.
  channel: "moz-firefox",
  launchOptions: {
    executablePath: pathOf("firefox"),
    timeout: 120_000,
    firefoxUserPrefs: {
      "ui.primaryPointerCapabilities": MOUSE,
      "ui.allPointerCapabilities": MOUSE,
      "ui.useOverlayScrollbars": 1,
      "ui.prefersReducedMotion": 1,
    },
  },
} as const;

const DESKTOP = { width: 1440, height: 900 };

const ON_A_DESK = {
  ...CHROMIUM,
  viewport: DESKTOP,
  // Tests of animations turn them on; on the phone everything is animated.
  contextOptions: { reducedMotion: "reduce" },
} as const;

const OFFLINE = "**/offline.spec.ts";

/**
 * One more than there are cores, so that another works while one waits. Each has its own
 * browser, so more would take longer in total.
 */
const WORKERS = availableParallelism() + 1;
/** Additional workers: phone tests mostly wait for animations. */
const PHONES = Math.ceil(WORKERS / 4);

export default defineConfig({
  testDir: "test/browser",
  fullyParallel: true,
  workers: WORKERS + PHONES,
  timeout: 60_000,
  // scripts/test.mjs lists the tests that passed on the second try.
  retries: 1,
  reporter: process.env["CI"] ? [["dot"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}${BASE}`,
    // Otherwise every window would save the whole site.
    serviceWorkers: "block",
  },
  projects: [
    {
      // First, because its tests run in sequence and mostly wait.
      name: "offline",
      testMatch: OFFLINE,
      use: ON_A_DESK,
    },
    {
      name: "phone",
      // Only tests that touch, a narrow screen or an animation can affect.
      grep: /@phone/,
      workers: PHONES,
      use: {
        ...CHROMIUM,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      testIgnore: OFFLINE,
      workers: WORKERS,
      use: ON_A_DESK,
    },
    {
      name: "firefox",
      workers: WORKERS,
      // Its driver doesn't support touch, downloads, the clipboard or disabled JavaScript.
      grep: /@firefox/,
      use: { ...FIREFOX, viewport: DESKTOP },
    },
    {
      name: "webkit",
      testDir: "test/webkit",
      workers: WORKERS,
      // Each test continues where the previous one in its file ended.
      fullyParallel: false,
      expect: { timeout: 30_000 },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --plain --port ${PORT} --base ${BASE}`,
    url: `http://localhost:${PORT}${BASE}`,
    reuseExistingServer: false,
  },
});
