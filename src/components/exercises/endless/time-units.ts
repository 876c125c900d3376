import { formatCount } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";

/** The units of a duration; without days, only the last two. */
export const TIME_UNITS = [
  { one: "day", faces: 7 },
  { one: "hour", faces: 24 },
  { one: "minute", faces: 60 },
];
export type TimeUnits = typeof TIME_UNITS;

/** Formats a duration: “2 days, 1 hour and 5 minutes”. */
export function formatDuration(digits: readonly number[], wheels: TimeUnits): string {
  return formatList(wheels.map(({ one }, i) => formatCount(digits[i], one)));
}
