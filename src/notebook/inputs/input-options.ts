import { describe } from "../../lib/indexing/check-input.ts";

/** The options that all controls have. */
export interface Labelled {
  /** The text next to the control. */
  label?: string;
}

/** The maximum length of a label, or of any other text next to a control. */
export const MAX_LABEL = 100;

/**
 * Rejects misspelt options, and returns the label.
 * @param usual  where none is given, or an empty one: by default the kind of control
 */
export function readLabel(
  kind: string,
  options: Labelled,
  others: readonly string[],
  usual = kind,
): string {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(
      `Inputs.${kind}: the options are ${describe(options)}; expected an object`,
    );
  }
  const known = ["label", ...others];
  const stranger = Object.keys(options).find((key) => !known.includes(key));
  if (stranger !== undefined) {
    throw new TypeError(
      `Inputs.${kind} has no option “${stranger}”; expected ${known.join(", ")}`,
    );
  }
  const { label = usual } = options;
  if (typeof label !== "string") {
    throw new TypeError(`Inputs.${kind}: label is ${describe(label)}; expected text`);
  }
  const trimmed = label.trim().slice(0, MAX_LABEL);
  return trimmed === "" ? usual : trimmed;
}

/**
 * What must be a list of some kind.
 * @param takes  such as "Inputs.table takes an array of rows"
 */
export function assertIterable(
  takes: string,
  given: unknown,
): asserts given is Iterable<unknown> {
  const isIterable =
    typeof given === "object" && given !== null && Symbol.iterator in given;
  if (!isIterable) throw new TypeError(`${takes} first, not ${describe(given)}`);
}

/** @param name  such as "Inputs.table: multiple" */
export function assertSwitch(name: string, given: unknown): asserts given is boolean {
  if (typeof given === "boolean") return;
  throw new TypeError(`${name} is ${describe(given)}; expected true or false`);
}
