import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { cellTypesPlugin } from "./build/plugins/cell-types-plugin.ts";
import { tracePlugin } from "./build/plugins/trace-plugin.ts";

/** The rooms of plain TypeScript, which import nothing that only Vite can load. */
const PLAIN_ROOMS =
  "src/lib|src/six-forms|src/puzzles|src/workers|src/notebook|src/typecheck|build";
const ROOT = import.meta.dirname.replace(/\W/g, "\\$&");

// Many processes run tests: what Node made of a module the first time,
// without its types, serves the others, and the next run.
process.env["NODE_COMPILE_CACHE"] ??= `${import.meta.dirname}/.cache/node`;

/** All test files, and those among them that replace what is global. */
const files = globSync("test/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).sort();
const replacing = files.filter((file) =>
  /\bvi\.|globalThis/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

/** For all test files. */
export const common = {
  plugins: [tracePlugin(), cellTypesPlugin()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As many as there are cores: otherwise one would be left out, of two, too.
    maxWorkers: Math.max(2, availableParallelism()),
    // Node loads the plain rooms as they stand. Through Vite every import is looked up
    // where it is used, and a loop over all states takes up to three times as long.
    server: {
      deps: {
        external: [
          new RegExp(`^${ROOT}/(${PLAIN_ROOMS})/.*\\.ts(\\?copy=\\d+)?$`),
          new RegExp(`^${ROOT}/test/lib/.*(?<!\\.test)\\.ts$`),
        ],
      },
    },
  },
} satisfies ViteUserConfig;

export default defineConfig({
  test: {
    projects: [
      {
        ...common,
        test: { ...common.test, name: "alone", include: replacing, isolate: true },
      },
      {
        ...common,
        test: {
          ...common.test,
          name: "together",
          include: files.filter((file) => !replacing.includes(file)),
          // In one process for each core, which keeps the modules that it has loaded.
          isolate: false,
        },
      },
    ],
  },
});
