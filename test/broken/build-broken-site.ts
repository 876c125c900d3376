import { execFile } from "node:child_process";
import { access, cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where this run of the tests keeps its broken sites: its workers have one parent. */
export const brokenSites = (run: number) => join(tmpdir(), `broken-sites-${run}`);

/**
 * Builds the whole site from a library with one line changed, so that a test can
 * see whether the pages notice.
 *
 * Tests of several chapters look at the same fault: the first of them builds the site,
 * the others wait for it.
 *
 * @param fault  a fault of `astro.config.mjs` beside this file
 * @param outDir where the broken site goes
 */
export async function buildBrokenSite(fault: string, outDir: string): Promise<void> {
  const folder = join(brokenSites(process.ppid), fault.replaceAll(" ", "-"));
  const built = join(folder, "dist");
  await mkdir(brokenSites(process.ppid), { recursive: true });
  if (await isFirst(folder)) {
    await build(fault, built).then(
      () => writeFile(join(folder, "done"), ""),
      (error: Error) => writeFile(join(folder, "failed"), error.message),
    );
  }
  while (!(await exists(join(folder, "done")))) {
    if (await exists(join(folder, "failed"))) {
      const why = await readFile(join(folder, "failed"), "utf8");
      throw new Error(`the site with a ${fault} could not be built: ${why}`);
    }
    await sleep(200);
  }
  await cp(built, outDir, { recursive: true });
}

function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function build(fault: string, outDir: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      "node_modules/astro/bin/astro.mjs",
      "build",
      "--config",
      "test/broken/astro.config.mjs",
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        FAULT: fault,
        OUT_DIR: outDir,
        ASTRO_TELEMETRY_DISABLED: "1",
      },
    },
  );
}
