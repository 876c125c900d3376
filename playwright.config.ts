import { existsSync, statfsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { engines } from "./scripts/engines.mjs";

// By it the browsers read the names of files. Where there is none, or a plain C, a file whose
// name is more than plain letters is not found.
process.env["LC_ALL"] = "C.UTF-8";

const PORT = Number(process.env["PORT"] ?? 4400);
// A folder below the root: the site must not care where it is put.
const BASE = "/a/b/";

/** Where Linux keeps what processes share, in memory. */
const SHARED = "/dev/shm";
/** In bytes: all that the windows of the workers draw. Containers often have less. */
const ENOUGH = 2 ** 30;

function hasRoomInMemory(): boolean {
  if (!existsSync(SHARED)) return false;
  const { bavail, bsize } = statfsSync(SHARED);
  return bavail * bsize >= ENOUGH;
}

const CHROMIUM = {
  // A window serves the next test too, emptied: what it has read and compiled is not read again.
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
      // What it draws is drawn by the CPU all the same, then without a process between.
      "--disable-gpu",
      "--in-process-gpu",
    ],
    // What is drawn is shared between processes: in files on the disk, as Playwright has it
    // for containers, it costs a fifth more.
    ignoreDefaultArgs: hasRoomInMemory() ? ["--disable-dev-shm-usage"] : [],
  },
};

const pathOf = (project: string) =>
  engines().find((engine) => engine.project === project)?.path;

/** A mouse that hovers, in the words of Firefox: it finds none without a screen. */
const MOUSE = 6;
const FIREFOX = {
  browserName: "firefox",
  // The released browser, by the protocol that it understands itself.
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
  // A test that is about an animation asks for it; on the phone all is animated.
  contextOptions: { reducedMotion: "reduce" },
} as const;

const OFFLINE = "**/offline.spec.ts";

/**
 * While one of them waits for an answer, another works. Each has a browser of its own, so that
 * more of them take more time in all.
 */
const WORKERS = availableParallelism() + 1;
/** Besides these, since they mostly wait for animations. */
const PHONES = Math.ceil(WORKERS / 4);

export default defineConfig({
  testDir: "test/browser",
  fullyParallel: true,
  workers: WORKERS + PHONES,
  timeout: 60_000,
  // One that passes the second time is named at the end, see scripts/test.mjs.
  retries: 1,
  reporter: process.env["CI"] ? [["dot"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}${BASE}`,
    // Else every window would save the whole site.
    serviceWorkers: "block",
  },
  projects: [
    {
      // Its tests come one after the other, and mostly wait: what is begun first ends in time.
      name: "offline",
      testMatch: OFFLINE,
      use: ON_A_DESK,
    },
    {
      name: "phone",
      // What a finger, a narrow screen or an animation can change; all else is tried once.
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
      // Its driver knows no fingers, downloads, clipboard, or pages without JavaScript.
      grep: /@firefox/,
      use: { ...FIREFOX, viewport: DESKTOP },
    },
    {
      name: "webkit",
      testDir: "test/webkit",
      workers: WORKERS,
      // The tests of a file go on where the one before ended.
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
