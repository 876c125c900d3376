import { USED_WORDS } from "#lib/tables/state-bits.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { countWord } from "#kit/text/number-word.ts";
import { LAST_TRANSLATE_STEP } from "./translate-model.ts";
import { squareTwists } from "./twist-bits.ts";

interface TranslateStep {
  readonly move: number;
  readonly step: number;
  /** What undoing the move adds to the twists. */
  readonly translation: number;
  /** The permutation that is computed, and the one that the move leads to. */
  readonly permutation: number;
  readonly targetPermutation: number;
  /** The depth and the number of the squares. */
  readonly depth: number;
  readonly count: number;
}

/** What a step of the translation does to all squares. */
export function translateStepText(moment: TranslateStep): string {
  const { move, step, translation, permutation, targetPermutation, depth, count } =
    moment;
  const name = moveLabel(move);
  const isOne = count === 1;
  const these = isOne
    ? "This one square is"
    : `These ${countWord(count, "square")} are`;
  const orientations = isOne ? "orientation" : "orientations";
  if (step === 0) {
    return `${name} leads to permutation ${formatNumber(targetPermutation)}. ${these} its ${orientations} that ${isOne ? "was" : "were"} new at depth ${depth}.`;
  }
  const isWords = step === 1;
  const added = addedTwistsText(
    squareTwists(translation),
    isWords ? [4, 5, 6] : [step - 1],
  );
  const how = isWords
    ? "whole words move"
    : "that digit turns in every word, by two shifts";
  const still = `nothing to the ${isWords ? "twists of pieces 4, 5 and 6" : `twist of piece ${step - 1}`}, and nothing moves`;
  const end =
    step === LAST_TRANSLATE_STEP
      ? ` Done. ${these} the ${orientations} of permutation ${formatNumber(permutation)} from which ${name} leads there. No square was treated by itself.`
      : "";
  return `Undoing ${name} adds ${added ? `${added}: ${how}` : still}.${end}`;
}

/** "2 to the twist of piece 4, 1 to that of piece 5"; empty when nothing is added. */
function addedTwistsText(added: readonly number[], pieces: readonly number[]): string {
  return pieces
    .filter((piece) => added[piece - 1] > 0)
    .map(
      (piece, i) =>
        `${added[piece - 1]} to ${i === 0 ? "the twist" : "that"} of piece ${piece}`,
    )
    .join(", ");
}

/** How the twists of a square give its column and its row. */
export function squarePositionText(square: number): readonly [string, string] {
  const twists = squareTwists(square);
  const sum = ([ones, threes, nines]: readonly number[]) =>
    `${ones} + 3 × ${threes} + 9 × ${nines}`;
  return [
    `bit ${square % USED_WORDS} = ${sum(twists.slice(0, 3))}`,
    `word ${Math.floor(square / USED_WORDS)} = ${sum(twists.slice(3))}`,
  ];
}
