import { N_ORIENTATIONS, N_STATES } from "#lib/puzzle/coordinates.ts";
import { CORNER_FACES, CORNER_NAMES } from "#lib/puzzle/corners.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";
import { formatColours } from "#kit/cube/colour-names.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord, ordinalWord } from "#kit/text/number-word.ts";
import {
  type DigitColumn,
  remainingPieces,
  type ReadingSheet,
  readingSheet,
} from "./read-cube-sheet.ts";
import {
  twistSide,
  wrongPieceMessage,
  wrongTwistMessage,
  twistColour,
} from "./read-cube-mistakes.ts";
import {
  type ReadingQuestion,
  readingQuestionAt,
  type CubeReading,
  N_DIGITS,
} from "./read-cube-state.ts";

export interface ReadingText {
  readonly feedback?: string;
  /** The result of the previous step. */
  readonly result: string;
  readonly question?: string;
}

const LAST = N_PIECES - 1;

export function readingText(reading: CubeReading): ReadingText {
  const { direction, step } = reading;
  const sheet = readingSheet(reading.cube);
  const asked = readingQuestionAt(direction, step);
  const words = direction === "rank" ? RANKING_TEXT : UNRANKING_TEXT;
  return {
    feedback: answerFeedback(reading, asked, sheet),
    result:
      step === 0
        ? words.start
        : words.result(readingQuestionAt(direction, step - 1), sheet, reading),
    question: words.question(asked, sheet, reading),
  };
}

export function describeReading(reading: CubeReading): string {
  const { feedback, result, question } = readingText(reading);
  return [feedback ?? result, question].filter(Boolean).join(" ");
}

function answerFeedback(
  { wrongAnswer }: CubeReading,
  { kind, at }: ReadingQuestion,
  sheet: ReadingSheet,
): string | undefined {
  if (wrongAnswer === undefined || at === undefined) return undefined;
  return kind === "piece"
    ? wrongPieceMessage(wrongAnswer, at, sheet)
    : wrongTwistMessage(wrongAnswer, at, sheet);
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** "1 + 0 + 2" */
const formatSum = (numbers: readonly number[]) => numbers.join(" + ");

const formatProduct = ({ digit, worth }: DigitColumn) =>
  `${digit} × ${n(worth)} = ${n(digit * worth)}`;

function formatSumSoFar(
  columns: readonly DigitColumn[],
  at: number,
  what: string,
): string {
  const column = columns[at];
  if (at === 0) return `${formatProduct(column)}.`;
  return at < N_DIGITS - 1
    ? `${formatProduct(column)}, which makes ${n(column.sum)} so far.`
    : `${formatProduct(column)}, which makes ${n(column.sum)}: the index of the ${what}.`;
}

type TextFunction = (
  asked: ReadingQuestion,
  sheet: ReadingSheet,
  reading: CubeReading,
) => string;

interface DirectionText {
  readonly start: string;
  readonly result: TextFunction;
  readonly question: (...told: Parameters<TextFunction>) => string | undefined;
}

const RANKING_TEXT: DirectionText = {
  start:
    "Seven positions, one by one: the cube turns each towards you. The eighth piece, with the dots, always stays in its position.",

  question({ kind, at }, sheet) {
    const { pieces, twists, digits, powers } = sheet;
    switch (kind) {
      case "piece":
        return at === LAST
          ? `Position ${at + 1} now points towards you, and only one piece is left. Which is it?`
          : `Position ${at + 1} now points towards you. Which piece has the three colours of the lit corner?`;
      case "twist":
        return at === LAST
          ? `The six twists sum to ${sum(twists.slice(0, LAST))}. What must the last one be?`
          : `Where is its ${twistColour(pieces[at])} sticker? ${capitalised(twistSide(at, 0))} is 0; go on clockwise.`;
      case "digit":
        return `${at === 0 ? "Now the permutation. " : ""}How many pieces to the right of ${pieces[at] + 1} are smaller, and what do they add in the column worth ${n(digits[at].worth)}?`;
      case "power":
        return `${at === 0 ? "Now the twists, in base three. " : ""}What does the ${ordinalWord(at + 1)} twist, ${twists[at]}, add in the column worth ${n(powers[at].worth)}?`;
      case "join":
        return `Each permutation comes with ${N_ORIENTATIONS} orientations. What is the index of the cube?`;
    }
    return undefined;
  },

  result({ kind, at }, sheet, { cube }) {
    const { pieces, twists, digits, powers, orderNumber, twistNumber } = sheet;
    switch (kind) {
      case "piece":
        return `${capitalised(formatColours(CORNER_FACES[pieces[at]]))}: this is piece ${pieces[at] + 1}, which belongs in ${CORNER_NAMES[pieces[at]]}.`;
      case "twist":
        return twistResult(at, sheet);
      case "digit": {
        const smaller = pieces.slice(at + 1).filter((piece) => piece < pieces[at]);
        const which = formatList(smaller.map((piece) => piece + 1)) || "nothing";
        return `To the right of ${pieces[at] + 1}, ${which} ${smaller.length > 1 ? "are" : "is"} smaller: ${formatSumSoFar(digits, at, "permutation")}`;
      }
      case "power":
        return `Twist ${twists[at]}: ${formatSumSoFar(powers, at, "orientation")}`;
    }
    return `${n(orderNumber)} × ${N_ORIENTATIONS} + ${twistNumber} = ${n(cube)}: this is the cube’s index.`;
  },
};

function twistResult(at: number, { pieces, twists }: ReadingSheet): string {
  const where = `The ${twistColour(pieces[at])} sticker is ${twistSide(at, twists[at])}`;
  const read = [
    `${where}: twist 0.`,
    `${where}, one face on: twist 1.`,
    `${where}, two faces on: twist 2.`,
  ][twists[at]];
  if (at < LAST) return read;
  return `${read} ${formatSum(twists)} = ${sum(twists)}, a multiple of three: the other six always determine the last one.`;
}

const howOften = (count: number) =>
  ["does not go", "goes once", "goes twice"][count] ??
  `goes ${countWord(count, "time")}`;

const formatDivision = ({ digit, worth, remainder }: DigitColumn) =>
  `${n(worth)} ${howOften(digit)} into ${n(remainder)}${digit === 0 ? "" : `, and ${n(remainder - digit * worth)} is left`}`;

const UNRANKING_TEXT: DirectionText = {
  start: `Every number below ${n(N_STATES)} is the index of a cube. So is a birthday: day, month and year, two digits each.`,

  question({ kind, at }, { digits, powers }, { cube }) {
    switch (kind) {
      case "split":
        return `Each permutation comes with ${N_ORIENTATIONS} orientations. How many times does ${N_ORIENTATIONS} go into ${n(cube)}, and what remains?`;
      case "digit":
        return `${at === 0 ? "Now the permutation. " : ""}How many times does ${n(digits[at].worth)} go into ${n(digits[at].remainder)}?`;
      case "power":
        return `${at === 0 ? "Now the twists. " : ""}How many times does ${n(powers[at].worth)} go into ${n(powers[at].remainder)}?`;
    }
    return undefined;
  },

  result({ kind, at }, sheet, { cube }) {
    const { pieces, twists, digits, powers, orderNumber, twistNumber } = sheet;
    switch (kind) {
      case "digit": {
        const { digit } = digits[at];
        const left = remainingPieces(pieces, at).map((piece) => piece + 1);
        const passed = digit === 0 ? "pass over none" : `pass over ${digit}`;
        const dealt = `${formatDivision(digits[at])}. Of ${left.join(" ")} ${passed}: piece ${pieces[at] + 1} goes to position ${at + 1}.`;
        return at < N_DIGITS - 1
          ? dealt
          : `${dealt} Piece ${pieces[LAST] + 1} is left for position ${LAST + 1}.`;
      }
      case "power": {
        const result = `${formatDivision(powers[at])}: twist ${twists[at]} in position ${at + 1}.`;
        if (at < N_DIGITS - 1) return result;
        return `${result} The six sum to ${sum(twists.slice(0, LAST))}, so the last is ${twists[LAST]}.`;
      }
    }
    return `${n(cube)} = ${n(orderNumber)} × ${N_ORIENTATIONS} + ${twistNumber}: the permutation has the index ${n(orderNumber)}, the orientation ${twistNumber}.`;
  },
};
