import { isDeepStrictEqual } from "node:util";
import { openCache } from "./disk-cache.ts";
import { FUNCTION_INPUTS, hashInputs } from "./inputs.ts";

const fromCache = openCache();
/** While pages are edited, what they show is always worked out anew. */
const inputs =
  process.env["NODE_ENV"] === "production" ? hashInputs(FUNCTION_INPUTS) : undefined;

/**
 * What a function returns, worked out once for all builds until a script changes. It is
 * found by the function's own text and by all scripts, so that no name need be given.
 *
 * @param make  decided by the scripts alone; it returns what JSON can say whole
 * @throws {Error} when JSON cannot say all of what it returns
 */
export function keptValue<Value>(make: () => Value): Value {
  const source = String(make);
  const toText = () => {
    const value = make();
    const text = JSON.stringify(value);
    if (isDeepStrictEqual(JSON.parse(text), value)) return text;
    throw new Error(`JSON cannot say all of what this returns: ${source}`);
  };
  const text =
    inputs === undefined ? toText() : fromCache(["value", source, inputs], toText);
  return JSON.parse(text) as Value;
}
