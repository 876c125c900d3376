// The checks that only read the sources: part of `npm test` and of `npm run check`.
import { check } from "./stages.mjs";

const TSC = "node_modules/typescript/bin/tsc";

export async function checkSources() {
  await check("types of the library", [TSC, "-p", "src/lib"]);
  await check("types of the assembly", [TSC, "-p", "src/assembly"]);
  await check("types of the service worker", [TSC, "-p", "src/offline"]);
  await check("formatting", ["node_modules/prettier/bin/prettier.cjs", "--check", "."]);
  await check("lint", ["node_modules/eslint/bin/eslint.js", "."]);
}

/**
 * The types of the pages and of all files that tsconfig.json names. It lets Astro write its
 * declarations first, so no other program may run Astro at the same time.
 */
export function checkTypes() {
  return check("types", ["node_modules/@astrojs/check/bin/astro-check.js"]);
}
