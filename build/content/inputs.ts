import { fingerprint } from "#scripts/fingerprint.mjs";

/** The lock file represents the packages. */
const PACKAGES = "package-lock.json";

/** Everything that determines what the compiler says about a cell, and how it is shown. */
export const COMPILER_INPUTS = [
  ...["src/lib", "src/six-forms", "src/notebook", "src/typecheck", "build"],
  PACKAGES,
];

/** Everything that determines the result of a function called by a page. */
export const FUNCTION_INPUTS = [
  ...["src/lib", "src/puzzles", "src/six-forms", "src/workers", "src/notebook"],
  "src/components",
  ...["src/typecheck", "build", "scripts", PACKAGES],
];

/** One hash of the content of all inputs. */
export function hashInputs(inputs: readonly string[]): string {
  return fingerprint(process.cwd(), inputs);
}
