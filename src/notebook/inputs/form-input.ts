import { checkWhole, describeValue } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import { type InputOf, isInput, createInput } from "./control.ts";
import {
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { type Input, MAX_FIELDS, type RawValue } from "./inputs.ts";

/** Several controls whose value is an array. */
export function form<const T extends readonly unknown[]>(
  controls: readonly [...{ readonly [I in keyof T]: InputOf<T[I]> }],
  options?: CommonOptions,
): InputOf<T>;
/**
 * Several controls whose value is an object, or an array.
 * @param controls  by the names of their values; or an array
 * @example Inputs.form({ n: Inputs.range([0, 9]), all: Inputs.toggle() })
 */
export function form<T extends Readonly<Record<string, unknown>>>(
  controls: { readonly [Name in keyof T]: InputOf<T[Name]> },
  options?: CommonOptions,
): InputOf<T>;
export function form(
  controls: Readonly<Record<string, InputOf<unknown>>> | readonly InputOf<unknown>[],
  options: CommonOptions = {},
): InputOf<unknown> {
  const label = readLabel("form", options, []);
  if (typeof controls !== "object" || controls === null) {
    throw new TypeError(
      `Inputs.form takes controls by name, not ${describeValue(controls)}`,
    );
  }
  const controlsByName = new Map(Object.entries(controls));
  const names = [...controlsByName.keys()];
  checkWhole("Inputs.form: the number of controls", names.length, 1, MAX_FIELDS);
  const invalidName = names.find((name) => !isInput(controlsByName.get(name)));
  if (invalidName !== undefined) {
    const actual = inspectLine(controlsByName.get(invalidName), MAX_LABEL).text;
    throw new TypeError(`Inputs.form: ${invalidName} is ${actual}; expected a control`);
  }
  const inputs = [...controlsByName.values()].map(({ input }) => input);
  if (inputs.some(({ type }) => type === "form")) {
    throw new TypeError("Inputs.form: a form cannot contain a form");
  }
  const value = Object.freeze(inputs.map((input) => input.value));
  return createInput(
    {
      type: "form",
      label,
      ...readDisabled("form", options),
      fields: Object.freeze(inputs),
      value,
    } as Input,
    (raw, readFile) => {
      const values = [...controlsByName].map(
        ([name, control], i): [string, unknown] => [
          name,
          control.read((raw as RawValue[])[i], readFile),
        ],
      );
      if (!Array.isArray(controls)) return Object.fromEntries(values);
      return values.map(([, value]) => value);
    },
  );
}
