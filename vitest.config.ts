import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { cellTypesPlugin } from "./build/plugins/cell-types-plugin.ts";
import { tracePlugin } from "./build/plugins/trace-plugin.ts";

/** The rooms of plain TypeScript, which import nothing that only Vite can load. */
const PLAIN_ROOMS =
  "src/lib|src/six-forms|src/workers|src/notebook|src/typecheck|build";
const ROOT = import.meta.dirname.replace(/\W/g, "\\$&");

// Each test file has a process of its own: what Node made of a module the first time,
// without its types, serves the others, and the next run.
process.env["NODE_COMPILE_CACHE"] ??= `${import.meta.dirname}/.cache/node`;

export default defineConfig({
  plugins: [tracePlugin(), cellTypesPlugin()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
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
});
