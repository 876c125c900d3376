import type { Input } from "./inputs.ts";

/**
 * Whether a control is, or contains, a file input. Its value cannot be shared, because
 * only this reader has the file.
 */
export function hasFileInput(input: Input): boolean {
  if (input.type === "form") return input.fields.some(hasFileInput);
  return input.type === "file";
}
