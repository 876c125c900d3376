import { describeValue } from "../../lib/indexing/check-input.ts";

/** The options that all controls have. */
export interface CommonOptions {
  /** The text next to the control. */
  label?: string;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Accepted for compatibility with Observable, and ignored. */
  width?: unknown;
}

/** Observable's options for layout, language and keyboards, without effect here. */
const IGNORED_OPTIONS =
  /^(width|maxWidth|height|maxHeight|layout|align|locale|resize|monospace|spellcheck|autocomplete|autocapitalize|capture)$/;

/** The maximum length of a label, or of any other text of a control. */
export const MAX_LABEL = 100;

/**
 * Returns the label, and rejects unknown options.
 * @param defaultLabel  used if there is no label or an empty one
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
 * @param takes  the start of the message, such as "Inputs.table takes an array of rows"
 */
export function assertIterable(
  takes: string,
  value: unknown,
): asserts value is Iterable<unknown> {
  const isIterable =
    typeof value === "object" && value !== null && Symbol.iterator in value;
  if (!isIterable) throw new TypeError(`${takes} first, not ${describeValue(value)}`);
}

/** Reads the `disabled` option. */
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

export function assertText(kind: string, name: string, value: unknown): void {
  if (typeof value === "string") return;
  throw new TypeError(
    `Inputs.${kind}: ${name} is ${describeValue(value)}; expected text`,
  );
}
