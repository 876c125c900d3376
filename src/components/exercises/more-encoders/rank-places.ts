import { binomial } from "#lib/indexing/binomial.ts";
import { rankCombination, unrankCombination } from "#lib/indexing/combination.ts";
import { takenPlaceNumbers, takenRow } from "#kit/cards/taken-places.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { cardsOf, spaced } from "../cards.ts";
import { numberExercise, type CommonMistake } from "../question.ts";

/**
 * Asks for the rank of a combination.
 * @param places  counting from 1, increasing
 * @param length  number of places in the row
 */
export function rankPlaces(places: readonly number[], length: number) {
  const rank = rankCombination(takenRow(places, length));
  const count = binomial(length, places.length);
  const names = places.map((place, i) => `C(${place - 1}, ${i + 1})`);
  const values = places.map((place, i) => binomial(place - 1, i + 1));

  const exercise = numberExercise({
    label: "its index",
    form: "A whole number; a calculation such as 1 + 2 + 3 will do too.",
    width: 10,
    answer: rank,
    right: `${names.join(" + ")} = ${values.join(" + ")} = ${n(rank)}.`,
    mistakes: slipsFor(places, length),
    count,
    outside: `There are only ${n(count)} combinations of ${places.length} out of ${length} positions, with the indices 0 to ${n(count - 1)}.`,
    otherwise(value) {
      const theirs = takenPlaceNumbers(unrankCombination(value, length, places.length));
      return `${n(value)} is the index of the positions ${spaced(theirs)}. Add one entry of Pascal’s triangle for each taken position.`;
    },
  });
  return { ...exercise, places, length, rank, names, values, count };
}

function slipsFor(places: readonly number[], length: number): CommonMistake<number>[] {
  const taken = takenRow(places, length);
  const total = (value: (place: number, piece: number) => number) =>
    places.reduce((sum, place, i) => sum + value(place, i + 1), 0);
  const binary =
    "You read the row as a binary number. That has gaps: most binary numbers take more positions, or fewer.";
  return [
    {
      leadsTo: rankCombination(taken) + 1,
      says: `One too many. Indices begin with 0: that is the index of the positions ${spaced(cardsOf(places.length))}.`,
    },
    {
      leadsTo: total(binomial),
      says: "You used the number of each position. What counts is how many positions come before it: one fewer.",
    },
    {
      leadsTo: total((place, piece) => binomial(place - 1, places.length + 1 - piece)),
      says: "You counted the pieces from the far end. The first piece of the row has k = 1.",
    },
    {
      leadsTo: rankCombination(taken.toReversed()),
      says: "You read the row from the other end. Begin with position 1, which counts least.",
    },
    {
      leadsTo: rankCombination(taken.map((isTaken) => !isTaken)),
      says: "That is the index of the free positions.",
    },
    { leadsTo: total((place) => 2 ** (length - place)), says: binary },
    { leadsTo: total((place) => 2 ** (place - 1)), says: binary },
  ];
}
