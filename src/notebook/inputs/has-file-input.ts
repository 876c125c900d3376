import type { Input } from "./inputs.ts";

/** Whether a control needs a file, which only this reader has. */
export function hasFileInput(input: Input): boolean {
  if (input.type === "form") return input.fields.some(hasFileInput);
  return input.type === "file";
}
