import { N_MOVES } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { formatCount } from "#kit/text/format-number.ts";
import { exerciseFrom, numberQuestion } from "../question.ts";

/** Asks for the order of a move sequence on the permutation, and on the twists. */
export function roundAgain(text: string) {
  const moves = parseMoves(text);
  const { permutation, orientation } = moveTables();
  const permutationRounds = roundsTillHome(permutation, moves);
  const orientationRounds = roundsTillHome(orientation, moves);

  const exercise = exerciseFrom(
    question(
      "order",
      permutationRounds,
      orientationRounds,
      `Rounds of ${text}: for the permutation, and for the orientation.`,
    ),
    question("twist", orientationRounds, permutationRounds, "Rounds."),
  );
  return {
    ...exercise,
    text,
    permutationRounds,
    orientationRounds,
    whole: leastCommonMultiple(permutationRounds, orientationRounds),
  };

  function question(
    table: "order" | "twist",
    rounds: number,
    other: number,
    form: string,
  ) {
    const name = table === "order" ? "permutation" : "orientation";
    return numberQuestion({
      label: `${name} solved`,
      form,
      width: 6,
      prompt: `And the ${name}?`,
      answer: rounds,
      right: `The ${name} index is 0 again after ${formatCount(rounds, "round")}.`,
      mistakes: [
        {
          leadsTo: rounds * moves.length,
          says: `That counts single moves. A round is ${text}, which is ${moves.length} moves.`,
        },
        { leadsTo: 0, says: "Make at least one round." },
        {
          leadsTo: other,
          says: `That is true in the other table. In the ${name} table, follow ${text} from row 0 and count.`,
        },
      ],
      otherwise: (value) =>
        value > 0 && value % rounds === 0
          ? `After ${formatCount(value, "round")} the ${name} index is 0, but not for the first time.`
          : `After ${formatCount(value, "round")} the ${name} index is not 0. Follow ${text} in the ${name} table and count.`,
    });
  }
}

function roundsTillHome(table: Uint16Array, moves: readonly number[]): number {
  let index = 0;
  let rounds = 0;
  do {
    for (const move of moves) index = table[index * N_MOVES + move];
    rounds++;
  } while (index !== 0);
  return rounds;
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
