import { inspectLine } from "../values/inspect.ts";
import { checkInputValue, isDay } from "./check-input-value.ts";
import { type InputOf, createInput } from "./control.ts";
import {
  readDisabled,
  type CommonOptions,
  MAX_LABEL,
  readLabel,
} from "./input-options.ts";
import type { Input } from "./inputs.ts";

/**
 * A day, as a Date at midnight UTC; null if none is chosen.
 * @param options  `min`, `max` and `value` are dates, or texts such as "2026-01-31"
 * @example Inputs.date({ label: "from", value: "2026-01-31" })
 */
export function date(
  options: CommonOptions & {
    min?: string | Date;
    max?: string | Date;
    value?: string | Date | null;
    required?: boolean;
  } = {},
): InputOf<Date | null> {
  const label = readLabel("date", options, ["min", "max", "value", "required"]);
  const [min, max, value] = (["min", "max", "value"] as const).map((name) =>
    readDay(name, options[name] ?? ""),
  );
  const input: Input = {
    type: "date",
    label,
    ...readDisabled("date", options),
    min,
    max,
    value,
  };
  checkInputValue(input, value);
  return createInput(input, (raw) => (raw === "" ? null : new Date(String(raw))));
}

function readDay(name: string, value: unknown): string {
  if (value === "") return value;
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    return value.toISOString().slice(0, 10);
  }
  if (typeof value === "string" && isDay(value)) return value;
  throw new TypeError(
    `Inputs.date: ${name} is ${inspectLine(value, MAX_LABEL).text}; expected a Date, or a text such as "2026-01-31"`,
  );
}
