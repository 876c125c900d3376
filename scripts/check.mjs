// The quick check before a commit: types, format and lint of everything, and the unit tests
// affected by changes since the last commit, or since `--since <revision>`.
import { parseArgs } from "node:util";
import { checkSources, checkTypesOfPages } from "./source-checks.mjs";
import { check, finish } from "./stages.mjs";

const { values } = parseArgs({
  options: { since: { type: "string", default: "HEAD" } },
});

await Promise.all([
  checkSources().then(checkTypesOfPages),
  check("unit tests of what has changed", [
    ...["node_modules/vitest/vitest.mjs", "run", "--changed", values.since],
    "--passWithNoTests",
  ]),
]);
process.exit(finish({ keep: false }));
