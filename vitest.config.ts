import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { cellTypesPlugin } from "./build/plugins/cell-types-plugin.ts";
import { tracePlugin } from "./build/plugins/trace-plugin.ts";

/** Folders of plain TypeScript, without imports that only Vite can load. */
const PLAIN_FOLDERS =
  "src/lib|src/six-forms|src/puzzles|src/workers|src/notebook|src/typecheck|build";
const ROOT = import.meta.dirname.replace(/\W/g, "\\$&");

// Shares Node's compiled modules between the test processes and with the next run.
process.env["NODE_COMPILE_CACHE"] ??= `${import.meta.dirname}/.cache/node`;

/** All test files, and those that replace globals. */
const files = globSync("test/**/*.test.{ts,tsx}", { cwd: import.meta.dirname }).sort();
const replacing = files.filter((file) =>
  /\bvi\.|globalThis/.test(readFileSync(join(import.meta.dirname, file), "utf8")),
);

/** For all test files. */
const common = {
  plugins: [tracePlugin(), cellTypesPlugin()],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest's default leaves one core unused.
    maxWorkers: Math.max(2, availableParallelism()),
    // Node loads plain folders directly. Through Vite, every use of an import is a property
    // lookup, and a loop over all states takes up to three times as long.
    server: {
      deps: {
        external: [
          new RegExp(`^${ROOT}/(${PLAIN_FOLDERS})/.*\\.ts(\\?copy=\\d+)?$`),
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
          // One process per core, which keeps its loaded modules.
          isolate: false,
        },
      },
    ],
  },
});
