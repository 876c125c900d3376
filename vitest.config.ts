import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { cellTypesPlugin } from "./build/plugins/cell-types-plugin.ts";
import { tracePlugin } from "./build/plugins/trace-plugin.ts";

export default defineConfig({
  plugins: [tracePlugin(), cellTypesPlugin()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As many as there are cores: otherwise one would be left out, of two, too.
    maxWorkers: Math.max(2, availableParallelism()),
  },
});
