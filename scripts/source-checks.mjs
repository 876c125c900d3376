// The checks that only read the sources: part of `npm test` and of `npm run check`.
import { check } from "./stages.mjs";

/** Which the pages, the cells and AssemblyScript's own declarations still need. */
const TYPESCRIPT_6 = "node_modules/typescript/bin/tsc";
/** The same compiler as machine code: it takes a fifth of the time. */
const TYPESCRIPT_7 = "node_modules/typescript-7/bin/tsc";

export async function checkSources() {
  await check("types of the library", [TYPESCRIPT_7, "-p", "src/lib"]);
  await check("types of the assembly", [TYPESCRIPT_6, "-p", "src/assembly"]);
  await check("types of the service worker", [TYPESCRIPT_7, "-p", "src/offline"]);
  await check("types", [TYPESCRIPT_7, "-p", "."]);
  await check("formatting", ["node_modules/oxfmt/bin/oxfmt", "--check"]);
  // By Prettier: for them oxfmt would need a newer compiler of Astro than is installed.
  await check("formatting of the pages", [
    ...["node_modules/prettier/bin/prettier.cjs", "--check", "src/**/*.astro"],
  ]);
  await check("lint", ["node_modules/oxlint/bin/oxlint"]);
  // The parts of a page that are not TypeScript.
  await check("lint of the pages", ["node_modules/eslint/bin/eslint.js", "src"]);
}

/** It has Astro write its declarations first, so no other program may run Astro meanwhile. */
export function checkTypesOfPages() {
  return check("types of the pages", [
    ...["node_modules/astro/bin/astro.mjs", "check"],
    ...["--tsconfig", "tsconfig.astro.json"],
  ]);
}
