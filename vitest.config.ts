import { defineConfig } from "vitest/config";
import { cellTypesPlugin } from "./build/cell-types-plugin.ts";
import { tracePlugin } from "./build/trace-plugin.ts";

export default defineConfig({
  plugins: [tracePlugin(), cellTypesPlugin()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two, also on a machine with two cores, where one would be taken otherwise.
    maxWorkers: 2,
  },
});
