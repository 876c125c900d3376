// Runs the tests that take random cubes with ten thousand of them instead of some hundred.
import { spawnSync } from "node:child_process";
import { ROOT } from "./toolchain.mjs";

const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "test/lib/big-cube", "--testTimeout=0"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, RANDOM_CUBES: "10000" } },
);
process.exit(status ?? 1);
