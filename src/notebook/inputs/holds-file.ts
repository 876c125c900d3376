import type { Input } from "./inputs.ts";

/** Whether a control, or one of a form, takes a file: only its reader has that. */
export function holdsFile(input: Input): boolean {
  if (input.type === "form") return input.fields.some(holdsFile);
  return input.type === "file";
}
