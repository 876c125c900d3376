// Tells the reader what a file contains if it is not a notebook.
import { isRecord } from "./read-document.ts";

const MAX_EXCERPT = 40;
const MAX_KEYS = 5;
const MAX_KEY = 20;
/** Some browsers quote the text before the syntax error. */
const MAX_JSON_ERROR = 200;

export const EXPECTED_FORMATS =
  "expected a notebook from these pages (.json, or an unchanged exported .ts), from Jupyter (.ipynb) or from Observable (.html)";

/**
 * @param json       the parsed text; undefined if it is not JSON
 * @param jsonError  the parser's message
 */
export function describeWrongFile(text: string, json: unknown, jsonError = ""): string {
  if (text.trim() === "") return "it is empty";
  if (json === undefined && /^\s*\{\s*"/.test(text)) {
    return `it begins as JSON does, but is not: ${truncateAt(jsonError, MAX_JSON_ERROR)}`;
  }
  if (json === undefined) return `it begins with “${excerpt(text)}”`;
  if (Array.isArray(json)) {
    return `it is a JSON list of ${json.length} ${json.length === 1 ? "value" : "values"}`;
  }
  if (!isRecord(json)) return `it is the JSON value “${excerpt(text)}”`;
  const keys = Object.keys(json);
  if (keys.length === 0) return "it is a JSON object without keys";
  const quotedKeys = keys
    .slice(0, MAX_KEYS)
    .map((key) => `“${truncateAt(key.slice(0, 100), MAX_KEY)}”`);
  const more = keys.length - quotedKeys.length;
  const rest = more > 0 ? ` and ${more} more` : "";
  return `it is a JSON object with the ${keys.length === 1 ? "key" : "keys"} ${quotedKeys.join(", ")}${rest}`;
}

/** The beginning of a text, without line breaks and invisible characters. */
function excerpt(text: string): string {
  const start = text.trimStart().slice(0, 4 * MAX_EXCERPT);
  return truncateAt(start.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(), MAX_EXCERPT);
}

function truncateAt(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join("").trim()}…`
    : text;
}
