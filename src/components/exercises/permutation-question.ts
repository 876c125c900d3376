import { invertPermutation } from "#lib/indexing/permutation-products.ts";
import { cardsOf, spaced, toCards } from "./cards.ts";
import { right, unreadable, wrong } from "./exercise.ts";
import {
  createCheck,
  findMistake,
  type ExerciseQuestion,
  type CommonMistake,
} from "./question.ts";
import { parseRow } from "./parse-row.ts";

type Row = readonly number[];

interface PermutationQuestion {
  readonly label: string;
  readonly prompt?: string;
  /** The right answer, counting from 0. */
  readonly permutation: Row;
  /** The diagnosis of the right answer. */
  readonly right: string;
  /** Mistakes recognised by the typed row, even if it isn't a permutation. */
  readonly rowSlips: readonly CommonMistake<Row>[];
  /** Mistakes recognised by the permutation, counting from 0. */
  readonly mistakes: readonly CommonMistake<Row>[];
  /** The diagnosis of any other permutation. */
  otherwise(permutation: Row): string;
}

const FROM_ZERO =
  "You counted the pieces from 0, as arrays do; on this page they count from 1.";

/** Asks for a permutation of cards, one per box; readers may also count them from 0. */
export function permutationQuestion(question: PermutationQuestion): ExerciseQuestion {
  const { label, prompt, permutation, rowSlips, mistakes } = question;
  const cards = cardsOf(permutation.length);
  return {
    field: {
      kind: "slots",
      label,
      form: "One piece in each box.",
      slots: cards.map((position) => ({ name: `piece ${position}` })),
    },
    solution: spaced(toCards(permutation)),
    prompt,
    check: createCheck({
      read: (typed) => parseRow(typed, permutation.length, "pieces"),
      diagnose(row) {
        const answer = asPermutation(row);
        if (String(answer) === String(permutation)) {
          return right(
            row.includes(0) ? `${FROM_ZERO} ${question.right}` : question.right,
          );
        }
        const mistake = findMistake(rowSlips, row);
        if (mistake) return mistake;
        if (!answer) return unreadable(whyNoPermutation(row));
        return findMistake(mistakes, answer) ?? wrong(question.otherwise(answer));
      },
    }),
  };
}

/** The mistake of writing the inverse permutation. */
export function inverseMistake(permutation: Row): CommonMistake<Row> {
  return {
    leadsTo: invertPermutation(permutation),
    says: "You wrote the position of each piece. A permutation gives the piece at each position.",
  };
}

/** @returns the permutation, counting from 0; undefined when the row isn't one */
function asPermutation(row: Row): Row | undefined {
  const least = Math.min(...row);
  const permutation = row.map((card) => card - least);
  const each =
    new Set(permutation).size === row.length && Math.max(...permutation) < row.length;
  return each && least <= 1 ? permutation : undefined;
}

function whyNoPermutation(row: Row): string {
  const n = row.length;
  const stranger = row.find((card) => card < 1 || card > n);
  if (stranger !== undefined) {
    return `There is no piece ${stranger}: the ${n} pieces are numbered 1 to ${n}.`;
  }
  const twice = row.find((card, i) => row.indexOf(card) < i);
  const missing = cardsOf(n).find((card) => !row.includes(card));
  return `Piece ${twice} appears twice, and ${missing} is missing.`;
}
