import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the whole site from a library with one line changed, so that a test can
 * see whether the pages notice.
 *
 * @param fault  a fault of `astro.config.mjs` beside this file
 * @param outDir where the broken site goes
 */
export async function buildBrokenSite(fault: string, outDir: string): Promise<void> {
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
