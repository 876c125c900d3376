import { binomial } from "../../../lib/indexing/binomial.ts";
import {
  rankCombination,
  unrankCombination,
} from "../../../lib/indexing/combination.ts";
import { takenPlaces, takeThese } from "../../kit/cards/read-places.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";
import { type Exercise, findSlip, right, type Slip, wrong } from "../exercise.ts";
import { readNumber } from "../read-number.ts";
import { spaced } from "../read-row.ts";

/**
 * Which number has this choice of places?
 * @param places  counting from 1, rising
 * @param length  how many places the row has
 */
export function numberOfPlaces(places: readonly number[], length: number) {
  const taken = takeThese(places, length);
  const number = rankCombination(taken);
  const count = binomial(length, places.length);
  const names = places.map((place, i) => `C(${place - 1}, ${i + 1})`);
  const values = places.map((place, i) => binomial(place - 1, i + 1));
  const worth = `${names.join(" + ")} = ${values.join(" + ")}`;
  const slips = slipsFor(places, length);

  const exercise: Exercise = {
    fields: [
      {
        kind: "text",
        label: "its number",
        form: "A whole number; a calculation such as 1 + 2 + 3 will do too.",
        width: 10,
      },
    ],
    solution: [String(number)],
    check(typed) {
      const reading = readNumber(typed);
      if ("says" in reading) return reading;
      const { value } = reading;
      if (value === number) return right(`${worth} = ${n(number)}.`);
      const slip = findSlip(slips, value);
      if (slip) return slip;
      if (value < 0 || value >= count) {
        return wrong(
          `${places.length} of ${length} places can be taken in ${n(count)} ways only, numbered 0 to ${n(count - 1)}.`,
        );
      }
      const theirs = takenPlaces(unrankCombination(value, length, places.length));
      return wrong(
        `${n(value)} is the number of the places ${spaced(theirs)}. Add one entry of Pascal’s triangle for each taken place.`,
      );
    },
  };
  return { ...exercise, places, length, number, names, values, count };
}

function slipsFor(places: readonly number[], length: number): Slip<number>[] {
  const taken = takeThese(places, length);
  const number = rankCombination(taken);
  const first = countTo(places.length);
  return [
    {
      leadsTo: number + 1,
      says: `One too many. Numbers begin with 0, and the places ${spaced(first)} have that one.`,
    },
    {
      leadsTo: total(places, (place, piece) => binomial(place, piece)),
      says: "You took the number of each place. What counts is how many places lie before it, one fewer.",
    },
    {
      leadsTo: total(places, (place, piece) =>
        binomial(place - 1, places.length + 1 - piece),
      ),
      says: "You counted the pieces from the far end. The first piece of the row has k = 1.",
    },
    {
      leadsTo: rankCombination(taken.toReversed()),
      says: "You went along the row from its other end. Begin with place 1, which counts least.",
    },
    {
      leadsTo: rankCombination(taken.map((isTaken) => !isTaken)),
      says: "That is the number of the places that stay free.",
    },
    {
      leadsTo: total(places, (place) => 2 ** (length - place)),
      says: "You read the row as a binary number. That has gaps: most binary numbers take more places, or fewer.",
    },
    {
      leadsTo: total(places, (place) => 2 ** (place - 1)),
      says: "You read the row as a binary number. That has gaps: most binary numbers take more places, or fewer.",
    },
  ];
}

function total(
  places: readonly number[],
  value: (place: number, piece: number) => number,
): number {
  return places.reduce((sum, place, i) => sum + value(place, i + 1), 0);
}

function countTo(length: number): number[] {
  return Array.from({ length }, (_, i) => i + 1);
}
