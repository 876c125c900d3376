import {
  type Grid,
  isBounded,
  isOnGrid,
  nearestOnGrid,
} from "#notebook/inputs/range-grid.ts";
import { quote, type ParseResult } from "#kit/widget/parse-result.ts";

/** The width in characters that fits the value and the ends of the range. */
export function fieldWidth(grid: Grid, value: number, least: number): number {
  const ends = isBounded(grid) ? [grid.min, grid.max] : [];
  const widths = [...ends, value].map((end) => String(end).length);
  return Math.min(Math.max(...widths, least), MAX_FIELD_CHARS);
}

const MAX_FIELD_CHARS = 24;

/**
 * Parses a number typed for a slider, with a decimal point or comma.
 * @example parseOnGrid("0.5", { min: 0, max: 1, step: 0.25 })  // → { value: 0.5 }
 *          parseOnGrid("0.6", { min: 0, max: 1, step: 0.25 })  // → { problem: "“0.6” is …", nearest: "0.5" }
 */
export function parseOnGrid(typed: string, grid: Grid): ParseResult<number> {
  const { min, max, step } = grid;
  const within = isBounded(grid) ? ` from ${min} to ${max}` : "";
  const text = typed.trim().replace("−", "-").replace(",", ".");
  const expected = `a number${within} is expected`;
  if (text === "") {
    return { problem: `Nothing is typed: ${expected}.`, unfinished: true };
  }
  if (/^[+-]$|^[+-]?\d*\.$|e[+-]?$/i.test(text)) {
    return {
      problem: `${quote(typed)} is not finished: ${expected}.`,
      unfinished: true,
    };
  }
  const value = Number(text);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) || !Number.isFinite(value)) {
    return { problem: `${quote(typed)} is not a number: ${expected}.` };
  }
  const near = nearestOnGrid(grid, value);
  const nearest = String(near);
  if (value < min) return refuse(`is below ${min}: ${expected}`);
  if (value > max) return refuse(`is too large: ${expected}`);
  if (!isOnGrid(grid, value)) {
    return refuse(
      `is between two steps: the steps start at ${min} and are ${step} apart`,
    );
  }
  return { value: near };

  function refuse(why: string): ParseResult<number> {
    return { problem: `${quote(typed)} ${why}.`, nearest };
  }
}
