// The checks that only read the sources: part of `npm test` and of `npm run check`.
import { check } from "./stages.mjs";

/** The compiler for pages, cells and AssemblyScript's declarations. */
const TYPESCRIPT_6 = "node_modules/typescript/bin/tsc";
/** The native compiler, five times as fast. */
const TYPESCRIPT_7 = "node_modules/typescript-7/bin/tsc";

export async function checkSources() {
  await check("types of the library", [TYPESCRIPT_7, "-p", "src/lib"]);
  await check("types of the assembly", [TYPESCRIPT_6, "-p", "src/assembly"]);
  await check("types of the service worker", [TYPESCRIPT_7, "-p", "src/offline"]);
  await check("types", [TYPESCRIPT_7, "-p", "."]);
  await check("formatting", ["node_modules/oxfmt/bin/oxfmt", "--check"]);
  // oxfmt would need a newer Astro compiler than the installed one.
  await check("formatting of the pages", [
    ...["node_modules/prettier/bin/prettier.cjs", "--check", "src/**/*.astro"],
  ]);
  await check("lint", ["node_modules/oxlint/bin/oxlint"]);
  // The parts of a page that are not TypeScript.
  await check("lint of the pages", ["node_modules/eslint/bin/eslint.js", "src"]);
}

/** Astro writes its declarations first, so no other program may run Astro at the same time. */
export function checkTypesOfPages() {
  return check("types of the pages", [
    ...["node_modules/astro/bin/astro.mjs", "check"],
    ...["--tsconfig", "tsconfig.astro.json"],
  ]);
}
