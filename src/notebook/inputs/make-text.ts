// Controls for texts.
import { checkWhole, describe } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import { checkInputValue } from "./check-input-value.ts";
import { type InputOf, makeInput } from "./control.ts";
import {
  assertFunction,
  assertIterable,
  assertSwitch,
  disabledBy,
  type Labelled,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { type Input, MAX_TEXT, TEXT_KINDS, type TextInput } from "./inputs.ts";

interface LongTextOptions extends Labelled {
  placeholder?: string;
  value?: string;
  /** Whether a button submits the text, or what is written on it: until then it does not count. */
  submit?: boolean | string;
  /** The least and the greatest number of characters; other texts do not count. */
  minlength?: number;
  maxlength?: number;
  /** Whether an empty text does not count. */
  required?: boolean;
  /** Whether a text counts. */
  validate?: (text: string) => boolean;
  /** Whether the reader can look at it only. */
  readonly?: boolean;
}

interface TextOptions extends LongTextOptions {
  /** Texts to choose from. */
  datalist?: Iterable<string>;
  /** A regular expression for the whole text; other texts do not count. */
  pattern?: string;
  /** What the browser takes it for: "text", "email", "tel", "url" or "password". */
  type?: string;
}

interface TextAreaOptions extends LongTextOptions {
  /** The number of lines in sight. */
  rows?: number;
}

const OPTIONS = [
  "placeholder",
  "value",
  "submit",
  "minlength",
  "maxlength",
  "required",
  "validate",
  "readonly",
];
const MAX_SUGGESTIONS = 500;
const MAX_LINES = 40;

/**
 * A line of text.
 * @example Inputs.text({ label: "turns", placeholder: "R U2 F'" })
 */
export function text(options: TextOptions = {}): InputOf<string> {
  return line("text", options);
}

/** A line of text for an address of mail. */
export function email(options: TextOptions = {}): InputOf<string> {
  return line("email", { ...options, type: "email" });
}

/** A line of text for a telephone number. */
export function tel(options: TextOptions = {}): InputOf<string> {
  return line("tel", { ...options, type: "tel" });
}

/** A line of text for the address of a page. */
export function url(options: TextOptions = {}): InputOf<string> {
  return line("url", { ...options, type: "url" });
}

/** A line of text that is not shown. */
export function password(options: TextOptions = {}): InputOf<string> {
  return line("password", { ...options, type: "password" });
}

/**
 * Several lines of text.
 * @example Inputs.textarea({ label: "algorithms", rows: 4 })
 */
export function textarea(options: TextAreaOptions = {}): InputOf<string> {
  const label = readLabel("textarea", options, [...OPTIONS, "rows"]);
  const lines = checkWhole("Inputs.textarea: rows", options.rows ?? 3, 1, MAX_LINES);
  return makeText("textarea", options, { type: "textarea", label, lines });
}

function line(name: string, options: TextOptions): InputOf<string> {
  const label = readLabel(name, options, [...OPTIONS, "datalist", "pattern", "type"]);
  const { datalist, type = "text" } = options;
  const kind = TEXT_KINDS.find((known) => known === type);
  if (kind === undefined && type !== "text") {
    throw new RangeError(
      `Inputs.${name}: type is ${inspectLine(type, MAX_LABEL).text}; expected "text", ${TEXT_KINDS.map((known) => `"${known}"`).join(", ")}`,
    );
  }
  if (datalist !== undefined) {
    assertIterable(`Inputs.${name}: datalist takes texts`, datalist);
  }
  const suggestions = datalist && [...datalist].slice(0, MAX_SUGGESTIONS).map(String);
  return makeText(name, options, {
    type: "text",
    label,
    ...(kind && { kind }),
    ...(suggestions && { suggestions: Object.freeze(suggestions) }),
  });
}

function makeText(
  name: string,
  options: LongTextOptions & Pick<TextOptions, "pattern">,
  described: Omit<TextInput, "placeholder" | "submit" | "value">,
): InputOf<string> {
  const { placeholder = "", value = "", submit = false } = options;
  for (const [key, given] of Object.entries({ placeholder, value })) {
    if (typeof given === "string") continue;
    throw new TypeError(`Inputs.${name}: ${key} is ${describe(given)}; expected text`);
  }
  if (typeof submit !== "string") assertSwitch(`Inputs.${name}: submit`, submit);
  const { disabled = false, readonly = false } = options;
  assertSwitch(`Inputs.${name}: readonly`, readonly);
  const counts = checkOf(name, options);
  const input: Input = {
    ...described,
    ...disabledBy(name, { disabled: disabled || readonly }),
    placeholder: placeholder.slice(0, MAX_LABEL),
    ...(submit && { submit: submit === true ? "Submit" : submit.slice(0, MAX_LABEL) }),
    value,
  };
  checkInputValue(input, value);
  let last = value;
  return makeInput(input, (raw) => {
    if (counts(String(raw))) last = String(raw);
    return last;
  });
}

/** Whether a text counts: it is asked here, since a pattern can be made to take for ever. */
function checkOf(
  name: string,
  {
    minlength = 0,
    maxlength = MAX_TEXT,
    required = minlength > 0,
    validate = () => true,
    pattern,
  }: LongTextOptions & Pick<TextOptions, "pattern">,
): (text: string) => boolean {
  checkWhole(`Inputs.${name}: minlength`, minlength, 0, MAX_TEXT);
  checkWhole(`Inputs.${name}: maxlength`, maxlength, minlength, MAX_TEXT);
  assertSwitch(`Inputs.${name}: required`, required);
  assertFunction(`Inputs.${name}: validate`, validate);
  const whole = pattern === undefined ? undefined : wholeText(name, pattern);
  return (text) => {
    if (text === "") return !required;
    if (text.length < minlength || text.length > maxlength) return false;
    return (whole?.test(text) ?? true) && Boolean(validate(text));
  };
}

function wholeText(name: string, pattern: string): RegExp {
  try {
    return new RegExp(`^(?:${pattern})$`, "v");
  } catch (error) {
    const given = inspectLine(pattern, MAX_LABEL).text;
    throw new RangeError(
      `Inputs.${name}: pattern is ${given}; expected a regular expression with the flag v`,
      { cause: error },
    );
  }
}
