import type { NumberInput, RangeInput } from "./inputs.ts";

export type Grid = Pick<NumberInput, "min" | "max" | "step">;

/** The nearest of min, min + step, … up to max, or any number if there is no step. */
export function nearestOnGrid({ min, max, step }: Grid, value: number): number {
  const clamped = Math.min(Math.max(value, min), max);
  if (step === undefined) return clamped + 0;
  const last = Math.floor((max - min) / step + 1e-9);
  const steps = Math.round((clamped - min) / step);
  const decimals = Math.max(decimalsOf(min), decimalsOf(step));
  const exact = min + Math.min(steps, last) * step;
  return Number(exact.toFixed(Math.min(decimals, 20))) + 0;
}

/** Whether a value is on the grid, up to rounding errors. */
export function isOnGrid(grid: Grid, value: number): boolean {
  const error = 1e-9 * (grid.step ?? 0);
  return Math.abs(nearestOnGrid(grid, value) - value) <= error;
}

/** The step of the arrow keys: without a step, a small fraction of the range. */
export function arrowKeyStep({ min, max, step }: Grid): number {
  if (step !== undefined) return step;
  if (!isBounded({ min, max })) return 1;
  return Number(`1e${Math.floor(Math.log10(max - min)) - 2}`);
}

export function countStops({ stops, ...grid }: RangeInput): number {
  if (stops) return stops.length;
  return Math.floor((grid.max - grid.min) / arrowKeyStep(grid) + 1e-9) + 1;
}

/** The value of a slider at a stop, counted from 0. */
export function stopAt({ stops, ...grid }: RangeInput, stop: number): number {
  if (stops) return stops[stop];
  const step = arrowKeyStep(grid);
  return nearestOnGrid({ ...grid, step }, grid.min + stop * step);
}

/** The index of the stop nearest to a value. */
export function nearestStop({ stops, ...grid }: RangeInput, value: number): number {
  if (!stops) return Math.round((value - grid.min) / arrowKeyStep(grid));
  const above = stops.findIndex((stop) => stop >= value);
  if (above <= 0) return above === 0 ? 0 : stops.length - 1;
  return value - stops[above - 1] < stops[above] - value ? above - 1 : above;
}

/** Describes the possible values, such as “0 to 10 in steps of 2”. */
export function describeGrid({ min, max, step }: Grid): string {
  const steps = step === undefined ? "" : ` in steps of ${step}`;
  if (isBounded({ min, max })) return `${min} to ${max}${steps}`;
  const ends = [
    ...(min > -Number.MAX_VALUE ? [`from ${min}`] : []),
    ...(max < Number.MAX_VALUE ? [`up to ${max}`] : []),
  ];
  return `${["any number", ...ends].join(" ")}${steps}`;
}

/** Whether both ends are set; the largest finite numbers stand for none. */
export function isBounded({ min, max }: Pick<Grid, "min" | "max">): boolean {
  return min > -Number.MAX_VALUE && max < Number.MAX_VALUE;
}

function decimalsOf(value: number): number {
  const [digits, exponent = "0"] = String(value).split("e");
  const decimals = digits.split(".")[1]?.length ?? 0;
  return Math.max(decimals - Number(exponent), 0);
}
