import type { TraceStep } from "./trace.ts";
import { formatOrder } from "#kit/cards/order-text.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { Routine } from "./routines.ts";

/** The variables of both functions. Which ones exist depends on the step. */
interface Variables {
  perm: number[];
  n: number;
  index: number;
  i: number;
  j: number;
  rest: number;
  radix: number;
}

type StatementText = (now: Variables, before: Variables, value: unknown) => string;

const ORDINALS = "first second third fourth fifth sixth seventh eighth".split(" ");

/** What each statement does with the reader's cards, which count from 1. */
export const STEP_TEXT: Record<Routine, Record<string, StatementText>> = {
  rank: {
    "assertSmallPermutation(perm)": ({ perm }) =>
      `First check the input: ${perm.length} pieces, each once. The program counts from 0, so piece 1 is a 0 here.`,
    "const n = perm.length": ({ n }) => `There are ${n} pieces: n is ${n}.`,
    "let index = 0": () =>
      "The index starts at 0. It takes in one digit for each piece.",
    "i < n": ({ i, n, perm }, _, more) =>
      more
        ? `Now piece ${perm[i] + 1}, the ${ORDINALS[i]} from the left: i is ${i}.`
        : `i has reached ${n}. There is no piece left, and the loop ends.`,
    "index *= n - i": ({ n, i, index, perm }, before) =>
      n - i === 1
        ? `Piece ${perm[i] + 1} has no piece to its right, so its digit can only be 0, and index stays ${formatNumber(index)}.`
        : `Make room for a digit. From piece ${perm[i] + 1} on there are ${n - i} pieces, so it is one of ${n - i}: ${formatNumber(before.index)} × ${n - i} = ${formatNumber(index)}.`,
    "j < n": ({ i, j, n, perm, index }, _, more) =>
      more
        ? `Look to the right: there is piece ${perm[j] + 1}.`
        : `Nothing more to the right of piece ${perm[i] + 1}. Its digit, the smaller pieces counted, is ${index % (n - i)}.`,
    "perm[j] < perm[i]": ({ perm, i, j }, _, yes) =>
      `Is piece ${perm[j] + 1} smaller than piece ${perm[i] + 1}? ${yes ? "Yes." : "No, so nothing is counted."}`,
    "index++": ({ perm, i, j, index }) =>
      `Piece ${perm[j] + 1} is smaller than piece ${perm[i] + 1}: one more smaller piece to the right, and index becomes ${formatNumber(index)}.`,
    "return index": ({ perm, index }) =>
      `All digits are included. The permutation ${formatOrder(perm)} has the index ${formatNumber(index)}.`,
  },
  unrank: {
    "assertExactLength(n)": ({ n }) =>
      `First check the input: indices for ${n} pieces are small enough to be exact.`,
    "let rest = checkIndex(index, factorial(n))": ({ rest }) =>
      `The index is in range. All of it, ${formatNumber(rest)}, is still to be read: that is rest.`,
    "const perm = new Array<number>(n)": ({ n }) =>
      `${n} empty positions. They are filled from the right.`,
    "i >= 0": ({ i }, _, more) =>
      more
        ? `Now the ${ORDINALS[i]} position from the left: i is ${i}.`
        : "Every position is filled, and the loop ends.",
    "const radix = n - i": ({ radix }) =>
      radix === 1
        ? "There is nothing to the right yet, so the digit here can only be 0: radix is 1."
        : `With this position, ${radix} are filled. The digit here is one of ${radix}, from 0 to ${radix - 1}.`,
    "perm[i] = rest % radix": ({ perm, i, rest, radix }) =>
      `${formatNumber(rest)} divided by ${radix} leaves ${perm[i]}: that is the digit. A piece with ${perm[i]} smaller ones to its right is, so far, piece ${perm[i] + 1}.`,
    "rest = Math.floor(rest / radix)": ({ rest, radix }, before) =>
      `The digit is read. ${formatNumber(before.rest)} divided by ${radix} is ${formatNumber(rest)}, and that is left for the positions further to the left.`,
    "j < n": ({ j, i, perm }, _, more) =>
      more
        ? `Look to the right: so far, there is piece ${perm[j] + 1}.`
        : `All pieces to the right of the new piece ${perm[i] + 1} have been seen.`,
    "perm[j] >= perm[i]": ({ perm, i, j }, _, yes) =>
      yes
        ? `Is piece ${perm[j] + 1} as large as the new piece ${perm[i] + 1}, or larger? Yes, so it must make room.`
        : `Is piece ${perm[j] + 1} as large as the new piece ${perm[i] + 1}, or larger? No, so it stays as it is.`,
    "perm[j]++": ({ perm, j }, before) =>
      `Piece ${before.perm[j] + 1} moves up by one: it is piece ${perm[j] + 1} now.`,
    "return perm": ({ perm, index }) =>
      `Index ${formatNumber(index)} is the permutation ${formatOrder(perm)}.`,
  },
};

/** One or two sentences about a step. */
export function stepText(
  routine: Routine,
  step: TraceStep,
  previous: TraceStep | undefined,
): string {
  const now = step.variables as unknown as Variables;
  const before = (previous?.variables ?? {}) as unknown as Variables;
  const words = STEP_TEXT[routine][step.text];
  return words ? words(now, before, step.value) : fallbackText(step);
}

/** The text for a statement without an explanation. */
function fallbackText({ text, value }: TraceStep): string {
  if (value === undefined) return `${text}.`;
  return `${text}: ${value === true ? "yes" : value === false ? "no" : value}.`;
}
