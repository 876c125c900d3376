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
 * @param defaultLabel  where none is given, or an empty one: by default the kind of control
 */
export function readLabel(
  kind: string,
  options: CommonOptions,
  optionNames: readonly string[],
  defaultLabel = kind,
): string {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(
      `Inputs.${kind}: the options are ${describeValue(options)}; expected an object`,
    );
  }
  const allowed = ["label", ...optionNames, "disabled"];
  const unknownOption = Object.keys(options).find(
    (key) => !allowed.includes(key) && !IGNORED_OPTIONS.test(key),
  );
  if (unknownOption !== undefined) {
    throw new TypeError(
      `Inputs.${kind} has no option “${unknownOption}”; expected ${allowed.join(", ")}`,
    );
  }
  const { label = defaultLabel } = options;
  if (typeof label !== "string") {
    throw new TypeError(
      `Inputs.${kind}: label is ${describeValue(label)}; expected text`,
    );
  }
  const trimmed = label.trim().slice(0, MAX_LABEL);
  return trimmed === "" ? defaultLabel : trimmed;
}

/**
 * What must be a list of some kind.
 * @param takes  such as "Inputs.table takes an array of rows"
 */
export function assertIterable(
  takes: string,
  value: unknown,
): asserts value is Iterable<unknown> {
  const isIterable =
    typeof value === "object" && value !== null && Symbol.iterator in value;
  if (!isIterable) throw new TypeError(`${takes} first, not ${describeValue(value)}`);
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
export function assertFunction(name: string, value: unknown): void {
  if (value === undefined || typeof value === "function") return;
  throw new TypeError(`${name} is ${describeValue(value)}; expected a function`);
}

/** @param name  such as "Inputs.table: multiple" */
export function assertBooleanOption(
  name: string,
  value: unknown,
): asserts value is boolean {
  if (typeof value === "boolean") return;
  throw new TypeError(`${name} is ${describeValue(value)}; expected true or false`);
}
