/** Shared by the benches that need the built site and a browser. */
import { existsSync } from "node:fs";
import { type Browser, chromium, errors } from "@playwright/test";
import { serveSite } from "../scripts/serve.mjs";
import { ensureBrowser } from "../scripts/toolchain.mjs";
import { isOnce } from "./rounds.ts";

/**
 * The timeout of any one step, in milliseconds: longer where it is only to show that it works,
 * beside other programs.
 */
export const PATIENCE = isOnce ? 60_000 : 15_000;

interface Bench {
  readonly title: string;
  /** The page to measure, such as "indexing". */
  readonly page: string;
  /** Prints its results. */
  measure(browser: Browser, address: string): Promise<void>;
}

/** Measures on the built site, or reports that the site or the browser is missing. */
export async function measureInBrowser({ title, page, measure }: Bench): Promise<void> {
  const skip = (why: string) => console.log(`${title}: skipped, ${why}`);
  if (!existsSync(new URL(`../dist/${page}/index.html`, import.meta.url))) {
    return skip("the site is not built (npm run build)");
  }
  let executablePath: string;
  try {
    executablePath = await ensureBrowser();
  } catch (error) {
    return skip((error as Error).message);
  }
  const server = await serveSite();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    await measure(browser, `${server.address}${page}/`);
  } catch (error) {
    // A slow machine is not the page's fault; but a bench that never ends does not work.
    if (isOnce || !(error instanceof errors.TimeoutError)) throw error;
    console.log(`${title}: given up, ${error.message.split("\n")[0]}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

export function medianAndWorst(times: readonly number[]): {
  median: number;
  worst: number;
} {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1)! };
}
