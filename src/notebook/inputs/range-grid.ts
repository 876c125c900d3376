import type { RangeInput } from "./inputs.ts";

export type Grid = Pick<RangeInput, "min" | "max" | "step">;

/** The value of the grid min, min + step, … that is nearest, and not above max. */
export function nearestOnGrid({ min, max, step }: Grid, value: number): number {
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  const decimals = Math.max(decimalsOf(min), decimalsOf(step));
  const exact = min + Math.min(steps, last) * step;
  return Number(exact.toFixed(Math.min(decimals, 20))) + 0;
}

/** Whether a value is on the grid, up to rounding errors. */
export function isOnGrid(grid: Grid, value: number): boolean {
  return Math.abs(nearestOnGrid(grid, value) - value) <= 1e-9 * grid.step;
}

/** The number of decimal places. */
function decimalsOf(value: number): number {
  const [digits, exponent = "0"] = String(value).split("e");
  const behind = digits.split(".")[1]?.length ?? 0;
  return Math.max(behind - Number(exponent), 0);
}
