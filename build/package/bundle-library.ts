import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { ENTRY_POINTS } from "#build/content/library-docs.ts";
import { pureConstants } from "./pure-constants.ts";

/** Below the working directory, because pages measure the bundle too. */
const LIBRARY = resolve("src/lib");

/** It shares little with the others: apart, it leaves their files as few as they are. */
const ALONE = "big-cube";

/**
 * The library as JavaScript, by path: a file for each entry point and for each part that
 * several of them share, each with a source map.
 *
 * A page without a bundler then requests ten files instead of a hundred. One file for
 * everything would add 9 kB to every program that is bundled with it.
 */
export async function bundleLibrary(): Promise<Map<string, string>> {
  const together = ["index", ...ENTRY_POINTS].filter((name) => name !== ALONE);
  const files = await Promise.all([together, [ALONE]].map(bundleEntries));
  return new Map(files.flat());
}

async function bundleEntries(names: readonly string[]): Promise<[string, string][]> {
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(LIBRARY, `${name}.ts`)])),
    platform: "neutral",
    transform: { target: "es2022" },
    plugins: [pureConstants()],
    checks: { bundlerTimings: false },
  });
  const { output } = await bundle.generate({
    dir: join(LIBRARY, "../dist"),
    format: "es",
    sourcemap: true,
    sourcemapExcludeSources: true,
    sourcemapPathTransform: (path) => path.replace("lib/", "src/"),
    minifyInternalExports: false,
    chunkFileNames: "shared/[name].js",
    comments: { jsdoc: false },
  });
  await bundle.close();
  return output.map((file) => [
    file.fileName,
    file.type === "chunk" ? file.code : String(file.source),
  ]);
}
