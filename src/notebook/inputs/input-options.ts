import { describeValue } from "../../lib/indexing/check-input.ts";

/** The options that all controls have. */
export interface CommonOptions {
  /** The text next to the control. */
  label?: string;
  /** Whether the reader can look at it only. */
  disabled?: boolean;
  /** Taken, as Observable's notebooks give it: the page lays controls out itself. */
  width?: unknown;
}

/** What Observable's controls can be told of layout, language and keyboards: no effect here. */
const IGNORED_OPTIONS =
  /^(width|maxWidth|height|maxHeight|layout|align|locale|resize|monospace|spellcheck|autocomplete|autocapitalize|capture)$/;

/** The maximum length of a label, or of any other text next to a control. */
export const MAX_LABEL = 100;

/**
 * Rejects misspelt options, and returns the label.
 * @param usual  where none is given, or an empty one: by default the kind of control
 */
export function readLabel(
  kind: string,
  options: CommonOptions,
  others: readonly string[],
  usual = kind,
): string {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(
      `Inputs.${kind}: the options are ${describeValue(options)}; expected an object`,
    );
  }
  const known = ["label", ...others, "disabled"];
  const stranger = Object.keys(options).find(
    (key) => !known.includes(key) && !IGNORED_OPTIONS.test(key),
  );
  if (stranger !== undefined) {
    throw new TypeError(
      `Inputs.${kind} has no option “${stranger}”; expected ${known.join(", ")}`,
    );
  }
  const { label = usual } = options;
  if (typeof label !== "string") {
    throw new TypeError(
      `Inputs.${kind}: label is ${describeValue(label)}; expected text`,
    );
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
  if (!isIterable) throw new TypeError(`${takes} first, not ${describeValue(given)}`);
}

/** Whether a control is disabled, as a part of its description. */
export function readDisabled(
  kind: string,
  { disabled = false }: { disabled?: unknown },
): { disabled?: true } {
  assertBooleanOption(`Inputs.${kind}: disabled`, disabled);
  return disabled ? { disabled: true } : {};
}

/** @param name  such as "Inputs.select: format" */
export function assertFunction(name: string, given: unknown): void {
  if (given === undefined || typeof given === "function") return;
  throw new TypeError(`${name} is ${describeValue(given)}; expected a function`);
}

/** @param name  such as "Inputs.table: multiple" */
export function assertBooleanOption(
  name: string,
  given: unknown,
): asserts given is boolean {
  if (typeof given === "boolean") return;
  throw new TypeError(`${name} is ${describeValue(given)}; expected true or false`);
}
