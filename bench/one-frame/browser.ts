import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { rolldown } from "rolldown";
import { serveSite } from "#scripts/serve.mjs";
import type { Metric } from "#lib/index.ts";
import type { Builds } from "./builds.ts";
import {
  type ColdAndWarm,
  type Sample,
  timeColdAndWarm,
  WARM,
} from "./cold-and-warm.ts";

const WORKER = fileURLToPath(new URL("browser-worker.ts", import.meta.url));

export interface InBrowser extends ColdAndWarm {
  readonly userAgent: string;
}

/** The library in a browser's worker, each time on a new page with an empty cache. */
export async function runBrowser(
  executablePath: string,
  rounds: number,
): Promise<InBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "one-frame-"));
  try {
    await bundle(folder);
    return await measure(executablePath, folder, rounds);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  executablePath: string,
  folder: string,
  rounds: number,
): Promise<InBrowser> {
  const server = await serveSite({ folder });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const place = `Chromium ${browser.version()}, in a worker`;
    const take = (metric: Metric) => onNewPage(browser, server.address, metric);
    const times = await timeColdAndWarm(place, rounds, take);
    return { ...times, userAgent: await askUserAgent(browser) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Bundles the worker into one file, as the site does, next to an empty page. */
async function bundle(folder: string): Promise<void> {
  const build = await rolldown({ input: WORKER });
  await build.write({ file: join(folder, "worker.js"), format: "esm", minify: true });
  await build.close();
  writeFileSync(
    join(folder, "index.html"),
    "<!doctype html><title>One frame</title>\n",
  );
}

async function onNewPage(
  browser: Browser,
  address: string,
  metric: Metric,
): Promise<Sample> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.goto(address);
    return await page.evaluate(
      (name) =>
        new Promise<Sample>((resolve, reject) => {
          const calledAt = performance.timeOrigin + performance.now();
          const worker = new Worker("worker.js", { type: "module", name });
          worker.onmessage = ({ data }: MessageEvent<Builds>) =>
            resolve({ builds: data, calledAt });
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
      `${metric} ${WARM}`,
    );
  } finally {
    await context.close();
  }
}

async function askUserAgent(browser: Browser): Promise<string> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  return page.evaluate(() => navigator.userAgent);
}
