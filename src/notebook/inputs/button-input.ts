import { checkWhole } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import { type InputOf, createInput } from "./control.ts";
import {
  assertFunction,
  assertIterable,
  assertText,
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import type { Input } from "./inputs.ts";

interface ButtonOptions<T> extends Omit<CommonOptions, "disabled"> {
  /** The initial value; by default 0, or null for several buttons. */
  value?: T;
  /** Returns the value after a press. */
  reduce?: (last: T) => T;
  /** Accepted for compatibility with Observable: the initial value may be undefined. */
  required?: boolean;
  /** Whether the control is disabled, or the texts of disabled buttons. */
  disabled?: boolean | Iterable<string>;
}

/** Several buttons that change one value, each with its own `reduce`. */
export function button<T>(
  buttons: Iterable<readonly [content: string, reduce: (last: T) => T]>,
  options?: Omit<ButtonOptions<T>, "reduce">,
): InputOf<T>;
/**
 * A button. Its value is the number of presses, or the last result of `reduce`.
 * @param content  its text; or several buttons, each `[content, reduce]`
 * @example Inputs.button("Draw again")
 */
export function button<T = number>(
  content?: string,
  options?: ButtonOptions<T>,
): InputOf<T>;
export function button<T>(
  content: string | Iterable<readonly [string, (last: T) => T]> = "OK",
  options: ButtonOptions<T> = {},
): InputOf<T> {
  const labelOptions = options as CommonOptions;
  const label = readLabel("button", labelOptions, ["value", "reduce", "required"]);
  if (typeof content !== "string") return buttonGroup(content, options);
  const { disabled } = options;
  assertFunction("Inputs.button: reduce", options.reduce);
  const isDisabled =
    typeof disabled === "object" ? [...disabled].includes(content) : disabled;
  const input: Input = {
    type: "button",
    label:
      labelOptions.label === undefined ? content.slice(0, MAX_LABEL) || label : label,
    ...readDisabled("button", { disabled: isDisabled }),
    content: content.slice(0, MAX_LABEL) || "OK",
    value: 0,
  };
  const step = options.reduce ?? ((last: unknown) => Number(last) + 1);
  const value = pressReducer<T>(initialValue(options, 0), () => step as (last: T) => T);
  return createInput(input, (raw) => value(Array<number>(Number(raw)).fill(0)));
}

function buttonGroup<T>(
  content: Iterable<readonly [string, (last: T) => T]>,
  options: ButtonOptions<T>,
): InputOf<T> {
  assertIterable("Inputs.button takes a text, or a list of buttons,", content);
  const buttons = [...content];
  checkWhole("Inputs.button: the number of buttons", buttons.length, 1, MAX_BUTTONS);
  for (const [i, pair] of buttons.entries()) {
    if (!Array.isArray(pair)) {
      const actual = inspectLine(pair, MAX_LABEL).text;
      throw new TypeError(
        `Inputs.button: button ${i + 1} is ${actual}; expected [content, reduce]`,
      );
    }
    assertText("button", `the text on button ${i + 1}`, pair[0]);
    assertFunction(`Inputs.button: reduce of button ${i + 1}`, pair[1]);
  }
  const { disabled = [] } = options;
  const disabledTexts = typeof disabled === "boolean" ? [] : [...disabled];
  const texts = buttons.map(([text]) => text.slice(0, MAX_LABEL));
  const input: Input = {
    type: "buttons",
    label: readLabel("button", { label: options.label ?? "" }, [], ""),
    ...readDisabled("button", { disabled: disabled === true }),
    options: Object.freeze(texts),
    ...(disabledTexts.length > 0 && {
      off: [...buttons.keys()].filter((i) => disabledTexts.includes(buttons[i][0])),
    }),
    value: [],
  };
  const keep = (last: T) => last;
  const value = pressReducer<T>(
    initialValue(options, null),
    (i) => buttons[i][1] ?? keep,
  );
  return createInput(input, (raw) => value(raw as readonly number[]));
}

function initialValue<T>(
  { value, required }: ButtonOptions<T>,
  defaultValue: unknown,
): T {
  return (value === undefined && !required ? defaultValue : value) as T;
}

/** Computes the value after some presses, without repeating earlier ones. */
function pressReducer<T>(first: T, stepOf: (button: number) => (last: T) => T) {
  let previous: readonly number[] = [];
  let value = first;
  return (presses: readonly number[]): T => {
    const isContinuation = previous.every((button, i) => presses[i] === button);
    if (!isContinuation) [previous, value] = [[], first];
    for (const button of presses.slice(previous.length)) value = stepOf(button)(value);
    previous = presses;
    return value;
  };
}

const MAX_BUTTONS = 50;
