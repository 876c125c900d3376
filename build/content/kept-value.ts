import { isDeepStrictEqual } from "node:util";
import { openCache } from "./disk-cache.ts";
import { FUNCTION_INPUTS, hashInputs } from "./inputs.ts";

const fromCache = openCache();
/** While pages are edited, what they show is always worked out anew. */
const inputs =
  process.env["NODE_ENV"] === "production" ? hashInputs(FUNCTION_INPUTS) : undefined;

/**
 * What a function gives, worked out once for all builds until a script changes.
 *
 * @param name  that no other value has
 * @param make  gives what JSON can say whole
 */
export function keptValue<Value>(name: string, make: () => Value): Value {
  const toText = () => {
    const value = make();
    const text = JSON.stringify(value);
    if (isDeepStrictEqual(JSON.parse(text), value)) return text;
    throw new Error(`JSON cannot say all of the value “${name}”`);
  };
  const text =
    inputs === undefined ? toText() : fromCache(["value", name, inputs], toText);
  return JSON.parse(text) as Value;
}
