import { describe } from "../../lib/indexing/check-input.ts";

/** The options that all controls have. */
export interface Labelled {
  /** What stands beside the control. */
  label?: string;
}

/** So much of a label, or of what else stands beside a control, is shown. */
export const MAX_LABEL = 100;

/** Refuses what is misspelt, and gives the label: the kind of control when left out. */
export function readLabel(
  kind: string,
  options: Labelled,
  others: readonly string[],
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
  const { label = kind } = options;
  if (typeof label !== "string") {
    throw new TypeError(`Inputs.${kind}: label is ${describe(label)}; expected text`);
  }
  const trimmed = label.trim().slice(0, MAX_LABEL);
  return trimmed === "" ? kind : trimmed;
}
