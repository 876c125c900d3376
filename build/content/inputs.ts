import { fingerprint } from "../../scripts/fingerprint.mjs";

/** The lock stands for the packages. */
const PACKAGES = "package-lock.json";

/** All that decides what the compiler says of a cell, and how it is shown. */
export const COMPILER_INPUTS = [
  ...["src/lib", "src/six-forms", "src/notebook", "src/typecheck", "build"],
  PACKAGES,
];

/** All that decides what a function gives that is called by a page. */
export const FUNCTION_INPUTS = [
  ...["src/lib", "src/six-forms", "src/workers", "src/notebook", "src/components"],
  ...["src/typecheck", "build", "scripts", PACKAGES],
];

/** A hash of all of them. */
export function hashInputs(inputs: readonly string[]): string {
  return fingerprint(process.cwd(), inputs);
}
