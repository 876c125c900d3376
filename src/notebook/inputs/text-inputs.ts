import { checkWhole, describeValue } from "../../lib/indexing/check-input.ts";
import { inspectLine } from "../values/inspect.ts";
import { checkInputValue } from "./check-input-value.ts";
import { type InputOf, createInput } from "./control.ts";
import {
  assertFunction,
  assertIterable,
  assertBooleanOption,
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import { type Input, MAX_INPUT_TEXT, TEXT_KINDS, type TextInput } from "./inputs.ts";

interface LongTextOptions extends CommonOptions {
  placeholder?: string;
  value?: string;
  /** A submit button or its text; without one, each keystroke counts. */
  submit?: boolean | string;
  /** The minimum and maximum length; other texts are ignored. */
  minlength?: number;
  maxlength?: number;
  /** Whether empty text is ignored. */
  required?: boolean;
  validate?: (text: string) => boolean;
  /** Whether the text cannot be edited. */
  readonly?: boolean;
}

interface TextOptions extends LongTextOptions {
  datalist?: Iterable<string>;
  /** A regular expression for the whole text; other texts are ignored. */
  pattern?: string;
  /** The input type: "text", "email", "tel", "url" or "password". */
  type?: string;
}

interface TextAreaOptions extends LongTextOptions {
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
 * A text field.
 * @example Inputs.text({ label: "turns", placeholder: "R U2 F'" })
 */
export function text(options: TextOptions = {}): InputOf<string> {
  return singleLine("text", options);
}

/** A text field for an email address. */
export function email(options: TextOptions = {}): InputOf<string> {
  return singleLine("email", { ...options, type: "email" });
}

/** A text field for a telephone number. */
export function tel(options: TextOptions = {}): InputOf<string> {
  return singleLine("tel", { ...options, type: "tel" });
}

/** A text field for a URL. */
export function url(options: TextOptions = {}): InputOf<string> {
  return singleLine("url", { ...options, type: "url" });
}

/** A text field that hides what is typed. */
export function password(options: TextOptions = {}): InputOf<string> {
  return singleLine("password", { ...options, type: "password" });
}

/**
 * A multi-line text field.
 * @example Inputs.textarea({ label: "algorithms", rows: 4 })
 */
export function textarea(options: TextAreaOptions = {}): InputOf<string> {
  const label = readLabel("textarea", options, [...OPTIONS, "rows"]);
  const lines = checkWhole("Inputs.textarea: rows", options.rows ?? 3, 1, MAX_LINES);
  return createTextInput("textarea", options, { type: "textarea", label, lines });
}

function singleLine(name: string, options: TextOptions): InputOf<string> {
  const label = readLabel(name, options, [...OPTIONS, "datalist", "pattern", "type"]);
  const { datalist, type = "text" } = options;
  const kind = TEXT_KINDS.find((textKind) => textKind === type);
  if (kind === undefined && type !== "text") {
    throw new RangeError(
      `Inputs.${name}: type is ${inspectLine(type, MAX_LABEL).text}; expected "text", ${TEXT_KINDS.map((textKind) => `"${textKind}"`).join(", ")}`,
    );
  }
  if (datalist !== undefined) {
    assertIterable(`Inputs.${name}: datalist takes texts`, datalist);
  }
  const suggestions = datalist && [...datalist].slice(0, MAX_SUGGESTIONS).map(String);
  return createTextInput(name, options, {
    type: "text",
    label,
    ...(kind && { kind }),
    ...(suggestions && { suggestions: Object.freeze(suggestions) }),
  });
}

function createTextInput(
  name: string,
  options: LongTextOptions & Pick<TextOptions, "pattern">,
  description: Omit<TextInput, "placeholder" | "submit" | "value">,
): InputOf<string> {
  const { placeholder = "", value = "", submit = false } = options;
  for (const [key, option] of Object.entries({ placeholder, value })) {
    if (typeof option === "string") continue;
    throw new TypeError(
      `Inputs.${name}: ${key} is ${describeValue(option)}; expected text`,
    );
  }
  if (typeof submit !== "string") assertBooleanOption(`Inputs.${name}: submit`, submit);
  const { disabled = false, readonly = false } = options;
  assertBooleanOption(`Inputs.${name}: readonly`, readonly);
  const isValid = textValidator(name, options);
  const input: Input = {
    ...description,
    ...readDisabled(name, { disabled: disabled || readonly }),
    placeholder: placeholder.slice(0, MAX_LABEL),
    ...(submit && { submit: submit === true ? "Submit" : submit.slice(0, MAX_LABEL) }),
    value,
  };
  checkInputValue(input, value);
  let last = value;
  return createInput(input, (raw) => {
    if (isValid(String(raw))) last = String(raw);
    return last;
  });
}

/** Validates in the worker, because a hostile pattern may take forever. */
function textValidator(
  name: string,
  {
    minlength = 0,
    maxlength = MAX_INPUT_TEXT,
    required = minlength > 0,
    validate = () => true,
    pattern,
  }: LongTextOptions & Pick<TextOptions, "pattern">,
): (text: string) => boolean {
  checkWhole(`Inputs.${name}: minlength`, minlength, 0, MAX_INPUT_TEXT);
  checkWhole(`Inputs.${name}: maxlength`, maxlength, minlength, MAX_INPUT_TEXT);
  assertBooleanOption(`Inputs.${name}: required`, required);
  assertFunction(`Inputs.${name}: validate`, validate);
  const regExp = pattern === undefined ? undefined : fullMatch(name, pattern);
  return (text) => {
    if (text === "") return !required;
    if (text.length < minlength || text.length > maxlength) return false;
    return (regExp?.test(text) ?? true) && Boolean(validate(text));
  };
}

function fullMatch(name: string, pattern: string): RegExp {
  try {
    return new RegExp(`^(?:${pattern})$`, "v");
  } catch (error) {
    const actual = inspectLine(pattern, MAX_LABEL).text;
    throw new RangeError(
      `Inputs.${name}: pattern is ${actual}; expected a regular expression with the flag v`,
      { cause: error },
    );
  }
}
