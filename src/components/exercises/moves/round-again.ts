import { N_MOVES } from "../../../lib/puzzle/moves.ts";
import { parseMoves } from "../../../lib/puzzle/notation.ts";
import { moveTables } from "../../../lib/tables/move-tables.ts";
import { formatCount } from "../../kit/text/format-number.ts";
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
      `Rounds of ${text}: for the permutation, and for the twists.`,
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
    const name = table === "order" ? table : "twists";
    return numberQuestion({
      label: `${name} home`,
      form,
      width: 6,
      prompt: `And the ${name}?`,
      answer: rounds,
      right: `The ${table} number is 0 again after ${formatCount(rounds, "round")}.`,
      mistakes: [
        {
          leadsTo: rounds * moves.length,
          says: `Those are single moves. A round is ${text}, ${moves.length} of them.`,
        },
        { leadsTo: 0, says: "Make at least one round." },
        {
          leadsTo: other,
          says: `That is so in the other table. In the ${table} table, follow ${text} from row 0 and count.`,
        },
      ],
      otherwise: (value) =>
        value > 0 && value % rounds === 0
          ? `After ${formatCount(value, "round")} the ${table} number is 0, but not for the first time.`
          : `After ${formatCount(value, "round")} the ${table} number is not 0. Follow ${text} in the ${table} table and count.`,
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
