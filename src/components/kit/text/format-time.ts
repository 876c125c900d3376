import { formatNumber } from "./format-number.ts";

/** A time with two significant digits: "38 s", "0.41 s", "25 ms", "3.4 ms". */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 99.5) return `${twoDigits(milliseconds)}\u00a0ms`;
  return `${twoDigits(milliseconds / 1000)}\u00a0s`;
}

function twoDigits(value: number): string {
  if (value >= 99.5) return formatNumber(Math.round(value));
  return value < 9.95 ? String(Number(value.toPrecision(2))) : value.toFixed(0);
}
