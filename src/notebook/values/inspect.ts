import { describeFile } from "../files/describe-file.ts";

const MAX_CHARACTERS = 2000;
const MAX_ITEMS = 100;
const MAX_DEPTH = 6;

/**
 * Formats a value in one short line, similar to the source that would create it.
 *
 * Works for any value: it never throws, and marks what it truncates: long, deep or
 * endless values.
 */
export function inspect(value: unknown): string {
  return new Inspection(MAX_CHARACTERS).textOf(value);
}

/** Formats an error without its causes. */
export function inspectError(error: Error): string {
  return new Inspection(MAX_CHARACTERS, { showsCauses: false }).textOf(error);
}

export interface InspectedLine {
  readonly text: string;
  /** False if something was omitted. */
  readonly isComplete: boolean;
}

/** Like `inspect`, with a maximum number of characters. */
export function inspectLine(value: unknown, maxCharacters: number): InspectedLine {
  const inspection = new Inspection(maxCharacters);
  const text = inspection.textOf(value);
  if (text.length <= maxCharacters) return { text, isComplete: !inspection.isCut };
  return { text: `${text.slice(0, maxCharacters - 1)}…`, isComplete: false };
}

/** The state while formatting one value. */
class Inspection {
  isCut = false;
  #room: number;
  readonly #showsCauses: boolean;
  readonly #ancestors: object[] = [];

  constructor(room: number, { showsCauses = true } = {}) {
    this.#room = room;
    this.#showsCauses = showsCauses;
  }

  textOf(value: unknown): string {
    if (typeof value !== "object" || value === null)
      return this.#spend(primitiveText(value));
    if (this.#ancestors.includes(value)) return this.#spend("[circular]");
    if (this.#ancestors.length === MAX_DEPTH) {
      this.isCut = true;
      return this.#spend("…");
    }
    this.#ancestors.push(value);
    try {
      return this.#object(value);
    } catch {
      return this.#spend("(an object that refuses to be read)");
    } finally {
      this.#ancestors.pop();
    }
  }

  #object(value: object): string {
    if (Array.isArray(value)) return this.#array("", value);
    if (isTypedArray(value)) return this.#array(`${className(value)} `, value);
    if (value instanceof Error) return this.#error(value);
    if (value instanceof Date) return this.#spend(dateText(value));
    if (value instanceof RegExp) return this.#spend(truncate(regExpText(value)));
    if (value instanceof Promise) return this.#spend("Promise (await shows its value)");
    if (value instanceof ArrayBuffer) return this.#spend(bufferText(value));
    if (value instanceof Map) {
      const entry = ([key, item]: [unknown, unknown]) =>
        `${this.textOf(key)} => ${this.textOf(item)}`;
      return braces("Map", this.#list(value.size, mapEntries.call(value), entry));
    }
    if (value instanceof Set) {
      const member = (item: unknown) => this.textOf(item);
      return braces("Set", this.#list(value.size, setValues.call(value), member));
    }
    const file = describeFile(value);
    if (file !== undefined) return this.#spend(file);
    const keys = Object.keys(value);
    const property = (key: string) => `${keyText(key)}: ${this.#property(value, key)}`;
    return braces(className(value), this.#list(keys.length, keys, property));
  }

  #error(error: Error): string {
    const text = this.#spend(truncate(errorText(error)));
    const hasCause = this.#showsCauses && Object.hasOwn(error, "cause");
    return hasCause ? `${text} (cause: ${this.#property(error, "cause")})` : text;
  }

  #array(name: string, array: ArrayLike<unknown>): string {
    const items = this.#list(array.length, count(array.length), (i) =>
      this.#property(array, i),
    );
    return `${name}[${items}]`;
  }

  #property(holder: object, key: PropertyKey): string {
    const property = Object.getOwnPropertyDescriptor(holder, key);
    if (property === undefined) return this.#spend("empty");
    if (property.get || property.set) return this.#spend("[getter]");
    return this.textOf(property.value);
  }

  #list<Item>(
    length: number,
    items: Iterable<Item>,
    textOf: (item: Item) => string,
  ): string {
    const texts: string[] = [];
    if (length > 0) {
      for (const item of items) {
        if (texts.length === MAX_ITEMS || this.#room <= 0) break;
        texts.push(textOf(item));
        this.#spend(", ");
      }
      const left = length - texts.length;
      if (left > 0) {
        this.isCut = true;
        texts.push(this.#spend(`… ${left} more`));
      }
    }
    return texts.join(", ");
  }

  #spend(text: string): string {
    this.#room -= text.length;
    return text;
  }
}

function primitiveText(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quoted(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "bigint":
      return bigintText(value);
    case "function":
      return functionText(value);
    case "symbol":
      return truncate(String(value));
    default:
      return String(value);
  }
}

function quoted(text: string): string {
  const left = text.length - MAX_CHARACTERS;
  if (left <= 0) return JSON.stringify(text);
  return `${JSON.stringify(text.slice(0, MAX_CHARACTERS))} … ${left} more characters`;
}

/** Truncates a long text. */
export function truncate(text: string): string {
  const left = text.length - MAX_CHARACTERS;
  return left <= 0
    ? text
    : `${text.slice(0, MAX_CHARACTERS)} … ${left} more characters`;
}

function bigintText(value: bigint): string {
  // Unlike decimal, conversion to hexadecimal takes linear time.
  const digits = value.toString(16).length * Math.log10(16);
  if (digits < MAX_CHARACTERS) return `${value}n`;
  return `(a bigint of about ${Math.round(digits)} digits)`;
}

function functionText(value: object): string {
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  return `${isClass ? "class" : "function"} ${ownName(value)}`.trim();
}

function errorText(error: Error): string {
  return Error.prototype.toString.call(error);
}

function dateText(date: Date): string {
  const time = Date.prototype.getTime.call(date);
  return Number.isNaN(time) ? "Invalid Date" : new Date(time).toISOString();
}

function bufferText(buffer: ArrayBuffer): string {
  const count = byteLength.call(buffer) as number;
  return `ArrayBuffer (${count} ${count === 1 ? "byte" : "bytes"})`;
}

function regExpText(pattern: RegExp): string {
  return RegExp.prototype.toString.call(pattern);
}

function keyText(key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)
    ? truncate(key)
    : quoted(key);
}

/** Empty for a plain object. */
function className(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return "";
  const classFunction = Object.getOwnPropertyDescriptor(
    prototype,
    "constructor",
  )?.value;
  const name = typeof classFunction === "function" ? ownName(classFunction) : "";
  return name || Object.prototype.toString.call(value).slice("[object ".length, -1);
}

function ownName(value: object): string {
  const name: unknown = Object.getOwnPropertyDescriptor(value, "name")?.value;
  return typeof name === "string" ? truncate(name) : "";
}

function braces(name: string, content: string): string {
  return `${name} ${content === "" ? "{}" : `{ ${content} }`}`.trim();
}

export function isTypedArray(value: object): value is Uint8Array {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function* count(length: number): Iterable<number> {
  for (let i = 0; i < length; i++) yield i;
}

const byteLength = Object.getOwnPropertyDescriptor(
  ArrayBuffer.prototype,
  "byteLength",
)!.get!;
const mapEntries = Map.prototype.entries;
const setValues = Set.prototype.values;
