import { isDeepStrictEqual } from "node:util";
import { openCache } from "./disk-cache.ts";
import { FUNCTION_INPUTS, hashInputs } from "./inputs.ts";

const fromCache = openCache();
/** In development, values are always recomputed. */
const inputs =
  process.env["NODE_ENV"] === "production" ? hashInputs(FUNCTION_INPUTS) : undefined;

/**
 * Returns the function's result, computed once for all builds until a script changes. The
 * cache key is the function's own text with all scripts, so callers don't pass one.
 *
 * @param make  depends on the scripts alone; its result must survive a round trip through
 *              JSON
 * @throws {Error} when JSON can't represent the whole result
 */
export function cachedValue<Value>(make: () => Value): Value {
  const source = String(make);
  const toText = () => {
    const value = make();
    const text = JSON.stringify(value);
    if (isDeepStrictEqual(JSON.parse(text), value)) return text;
    throw new Error(`JSON can't represent the result: ${source}`);
  };
  const text =
    inputs === undefined ? toText() : fromCache(["value", source, inputs], toText);
  return JSON.parse(text) as Value;
}
