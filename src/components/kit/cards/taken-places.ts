import { formatList } from "../text/format-list.ts";
import { countWord } from "../text/number-word.ts";
import { quote, type ParseResult } from "../widget/parse-result.ts";

/** Longer input can't be a serious answer; the rest is not read. */
const MAX_VALUES = 40;

/** The taken places as readers see them, counting from 1. */
export function formatPlaces(taken: readonly boolean[]): string {
  return takenPlaceNumbers(taken).join(" ");
}

/** The numbers of the taken places, counting from 1. */
export function takenPlaceNumbers(taken: readonly boolean[]): number[] {
  return taken.flatMap((isTaken, i) => (isTaken ? [i + 1] : []));
}

/**
 * Parses a combination of places: "2 4 7", "2, 4, 7", or "247" if no place has two digits.
 * @param n  the number of places
 * @param m  the number of places to take
 */
export function parsePlaces(
  typed: string,
  n: number,
  m: number,
): ParseResult<readonly boolean[]> {
  const stranger = typed.match(/[^\d\s,;|()[\]{}-]/u)?.[0];
  const values = readValues(typed, m);
  if (stranger) {
    return refuse(`“${stranger}” is not a digit: write the places as 1 2 3.`);
  }
  const wanted = `${countWord(m, "place")} of ${n} ${m === 1 ? "is" : "are"} taken`;
  const outside = values.find((place) => place < 1 || place > n);
  if (outside !== undefined) {
    return refuse(`There is no ${placeName(outside)}: they are numbered 1 to ${n}.`);
  }
  const twice = values.find((place, i) => values.indexOf(place) < i);
  if (twice !== undefined) return refuse(`Place ${twice} is named twice.`);
  if (values.length > m) {
    return refuse(`${quote(typed)} names ${values.length} places; ${wanted}.`);
  }
  if (values.length < m) {
    const named = values.length === 0 ? "No place" : `Only ${formatList(values)}`;
    const verb = values.length > 1 ? "are" : "is";
    const problem = `${named} ${verb} named so far; ${wanted}.`;
    return { ...refuse(problem), unfinished: true };
  }
  return { value: takenRow(values, n) };

  function refuse(problem: string) {
    return { problem, nearest: formatPlaces(takenRow(nearest(values, n, m), n)) };
  }
}

function readValues(typed: string, m: number): number[] {
  const apart = typed.match(/\d+/g) ?? [];
  const digits = typed.match(/\d/g) ?? [];
  const isRow = apart.length === 1 && m > 1 && digits.length > 2;
  return (isRow || (apart.length === 1 && digits.length === m) ? digits : apart)
    .slice(0, MAX_VALUES)
    .map(Number);
}

/** Keeps valid places, and fills up with the first free ones. */
function nearest(values: readonly number[], n: number, m: number): number[] {
  const kept = [...new Set(values)].filter((place) => place >= 1 && place <= n);
  kept.splice(m);
  for (let place = 1; kept.length < m; place++) {
    if (!kept.includes(place)) kept.push(place);
  }
  return kept;
}

/** Huge numbers tell a reader nothing, least of all as 1e+30. */
function placeName(place: number): string {
  return place < 1000 ? `place ${place}` : "place with so large a number";
}

/** The row of n places with these taken, counting from 1. */
export function takenRow(places: readonly number[], n: number): boolean[] {
  return Array.from({ length: n }, (_, i) => places.includes(i + 1));
}
