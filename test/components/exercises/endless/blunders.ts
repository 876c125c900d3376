// What pupils do wrong, done with what they see, by other means than the generators use: the
// answer that it leads to, and the words that should meet it.
import type { PracticeExercise } from "#components/exercises/endless/practice-exercise.ts";
import type { TopicName } from "#components/exercises/endless/topics.ts";

export interface Blunder {
  readonly met: RegExp;
  /** The text of each field; undefined where the blunder cannot be made. */
  typed(exercise: PracticeExercise): string[] | undefined;
}

type Row = readonly number[];

export const BLUNDERS: Record<TopicName, readonly Blunder[]> = {
  inversions: [
    {
      met: /smaller piece first/,
      typed: (exercise) => [String(pairs(exercise, (left, right) => left < right))],
    },
    {
      met: /only neighbours/,
      typed: (exercise) => {
        const cards = cardsOf(exercise);
        let steps = 0;
        for (let i = 1; i < cards.length; i++) if (cards[i - 1] > cards[i]) steps++;
        return [String(steps)];
      },
    },
    {
      met: /One too many\. Begin with 0/,
      typed: ({ exercise }) => [String(Number(exercise.solution[0]) + 1)],
    },
  ],
  "lehmer-digits": [
    {
      met: /larger pieces to the right/,
      typed: (e) => counted(e, (card, other, isRight) => other > card && isRight),
    },
    {
      met: /smaller pieces to the left/,
      typed: (e) => counted(e, (card, other, isRight) => other < card && !isRight),
    },
    {
      met: /larger pieces to the left/,
      typed: (e) => counted(e, (card, other, isRight) => other > card && !isRight),
    },
    {
      met: /from right to left/,
      typed: ({ exercise }) => [reversed(exercise.solution[0])],
    },
    {
      met: /counted from 1/,
      typed: ({ exercise }) => [
        exercise.solution[0].replace(/\d/g, (d) => `${+d + 1}`),
      ],
    },
  ],
  "order-to-number": [
    {
      met: /larger pieces to the right/,
      typed: (e) => weighed(counted(e, (a, b, isRight) => b > a && isRight)),
    },
    {
      met: /smaller pieces to the left/,
      typed: (e) => weighed(counted(e, (a, b, isRight) => b < a && !isRight)),
    },
    {
      met: /are its digits/,
      typed: (e) => [String(Number(smallerRight(e)[0].replaceAll(" ", "")))],
    },
    {
      met: /columns from right to left/,
      typed: (e) => weighed([reversed(smallerRight(e)[0])]),
    },
    {
      met: /Indices begin with 0/,
      typed: ({ exercise }) => [String(Number(exercise.solution[0]) + 1)],
    },
  ],
  "number-to-order": [
    {
      met: /back to front/,
      typed: ({ exercise }) => [reversed(exercise.solution[0]), ""],
    },
    {
      met: /from right to left/,
      typed: ({ exercise }) => ["", reversed(exercise.solution[1])],
    },
    {
      met: /down from the largest piece/,
      typed: ({ exercise }) => {
        const n = exercise.solution[1].split(" ").length;
        return ["", exercise.solution[1].replace(/\d/g, (d) => `${n + 1 - Number(d)}`)];
      },
    },
  ],
  "next-number": [
    {
      met: /as in base ten/,
      typed: (e) => {
        const digits = digitsOf(e);
        if (digits.at(-2) === 0) return undefined; // then that is right
        return [spaced(digits.with(-2, digits.at(-2)! + 1))];
      },
    },
    {
      met: /forgot to carry/,
      typed: (e) => {
        const digits = digitsOf(e).slice();
        for (let i = digits.length - 1, most = 0; digits[i] === most; i--, most++) {
          digits[i] = 0;
        }
        return [spaced(digits)];
      },
    },
    {
      met: /from right to left/,
      typed: ({ exercise }) => [reversed(exercise.solution[0])],
    },
  ],
  "mixed-radix": [
    {
      met: /^That leaves \d+ minutes, and another whole hour fits/,
      typed: ({ question, exercise: { solution } }) => {
        if (!question.startsWith("How many hours and minutes")) return undefined;
        const [hours, minutes] = solution.map(Number);
        return [String(hours - 1), String(minutes + 60)];
      },
    },
    {
      met: /^\d+ minutes are more than an hour/,
      typed: ({ question, exercise: { solution } }) =>
        question.startsWith("How many hours and minutes")
          ? [solution[0], String(Number(solution[1]) + 60)]
          : undefined,
    },
    {
      met: /100 minutes/,
      typed: ({ question }) => {
        const [hours, minutes] = question.match(/\d+/g) ?? [];
        const asked = /^How many minutes are \d+ hours? and \d+ minutes?/.test(
          question,
        );
        return asked ? [hours + minutes.padStart(2, "0")] : undefined;
      },
    },
    {
      met: /base ten|left out the last 0/,
      typed: ({ question, picture }) =>
        picture?.kind === "rows"
          ? [String(Number(picture.rows[0].cells.join("")))]
          : question.startsWith("Write")
            ? [[.../\d+/.exec(question)![0].padStart(5, "0")].join(" ")]
            : undefined,
    },
    {
      met: /back to front|right to left/,
      typed: ({ question, exercise }) =>
        question.startsWith("Write") ? [reversed(exercise.solution[0])] : undefined,
    },
  ],
  "forced-twist": [
    {
      met: /remains when you divide/,
      typed: ({ picture }) => {
        if (picture?.kind !== "rows") return undefined;
        const known = picture.rows[0].cells.filter((cell) => cell !== "?").map(Number);
        return [String(known.reduce((sum, twist) => (sum + twist) % 3, 0))];
      },
    },
    {
      met: /forgot the forced twist/,
      typed: ({ picture, exercise }) =>
        picture ? undefined : [exercise.solution[0].replace(/\d$/, "0")],
    },
  ],
  "twists-to-number": [
    {
      met: /gave the forced twist a column/,
      typed: (e) => [String(parseInt(digitsOf(e).join(""), 3))],
    },
    {
      met: /from right to left/,
      typed: (e) => [
        String(parseInt(digitsOf(e).slice(0, -1).toReversed().join(""), 3)),
      ],
    },
    {
      met: /read in base ten/,
      typed: (e) => [String(Number(digitsOf(e).slice(0, -1).join("")))],
    },
  ],
  "impossible-cubes": [
    {
      met: /odd number of swaps|swap two pieces alone/,
      typed: ({ picture, exercise }) => {
        if (picture?.kind !== "rows") return undefined;
        const orders = picture.rows.filter((_, i) => i % 2 === 0);
        const odd = orders.find(
          ({ label, cells }) =>
            label[0] !== exercise.solution[0] &&
            cells.flatMap((a, i) => cells.slice(i).filter((b) => b < a)).length % 2 > 0,
        );
        return odd && [odd.label[0], ""];
      },
    },
    {
      met: /above a multiple of three/,
      typed: ({ exercise }) => ["", String(3 - Number(exercise.solution[1]))],
    },
  ],
  "next-depth": [
    {
      met: /up to depth \d+ altogether/,
      typed: ({ picture, exercise }) => {
        if (picture?.kind !== "rows") return undefined;
        const count = picture.rows.flatMap(listed).length;
        return [String(count + Number(exercise.solution[0]))];
      },
    },
    {
      met: /how many moves there are/,
      typed: ({ picture, question }) => {
        if (picture?.kind !== "rows") return undefined;
        const moves = question.includes("clock")
          ? 2
          : question.split(/ to (?=swap|move|reverse)/).length - 1;
        return [String(listed(picture.rows.at(-1)!).length * moves)];
      },
    },
  ],
  "next-move": [
    {
      met: /was the last move/,
      typed: ({ question }) => {
        const last = /(\S+) were made/.exec(question)?.[1];
        return last === undefined ? undefined : [last];
      },
    },
    {
      met: /undoes the first move/,
      typed: ({ question }) => {
        const first = /The moves (\S+)/.exec(question)?.[1];
        if (first === undefined) return undefined;
        return [/2$/.test(first) ? first : /′/.test(first) ? first[0] : `${first}'`];
      },
    },
  ],
};

/** For each card, how many others there are that count. */
function counted(
  exercise: PracticeExercise,
  counts: (card: number, other: number, isRight: boolean) => boolean,
): string[] {
  const cards = cardsOf(exercise);
  const digits = cards.map(
    (card, i) =>
      cards.filter((other, j) => i !== j && counts(card, other, j > i)).length,
  );
  return [spaced(digits)];
}

const smallerRight = (exercise: PracticeExercise) =>
  counted(exercise, (card, other, isRight) => other < card && isRight);

function weighed([digits]: string[]): string[] {
  let worth = 1;
  let sum = 0;
  for (const [place, digit] of reversed(digits).split(" ").entries()) {
    worth *= Math.max(place, 1);
    sum += Number(digit) * worth;
  }
  return [String(sum)];
}

function pairs(
  exercise: PracticeExercise,
  counts: (left: number, right: number) => boolean,
): number {
  const cards = cardsOf(exercise);
  let count = 0;
  for (let j = 0; j < cards.length; j++) {
    for (let i = 0; i < j; i++) if (counts(cards[i], cards[j])) count++;
  }
  return count;
}

function cardsOf({ picture }: PracticeExercise): Row {
  if (picture?.kind !== "cards") throw new Error("no cards are shown");
  return picture.cards;
}

function digitsOf({ picture }: PracticeExercise): Row {
  if (picture?.kind !== "rows") throw new Error("no digits are shown");
  return picture.rows[0].cells.map(Number);
}

const listed = ({ cells }: { cells: readonly (number | string)[] }) =>
  String(cells).split(", ");

const spaced = (row: Row) => row.join(" ");

const reversed = (row: string) => row.split(" ").toReversed().join(" ");
