import type { Input } from "./inputs.ts";

/** Whether a control, or one of a form, takes a file: only its reader has that. */
export function hasFileInput(input: Input): boolean {
  if (input.type === "form") return input.fields.some(hasFileInput);
  return input.type === "file";
}
