// Each answers the exercises of a topic from what a reader sees of them, by another way than
// the generators use.
import { Permutation } from "js-combinatorics";
import type { PracticeExercise } from "#components/exercises/endless/practice-exercise.ts";
import type { TopicName } from "#components/exercises/endless/topics.ts";
import { assertState, type DistanceTable } from "#lib/index.ts";
import {
  applyMove,
  fromFactoradic,
  HTM_MOVES,
  MOVE_NAMES,
  rankOrientation,
  rankState,
  unrankPermutation,
} from "#lib/index.ts";

/** Right answers, one text for each field; empty where any will do. */
type Oracle = (exercise: PracticeExercise, distances: DistanceTable) => string[][];

export const ORACLES: Record<TopicName, Oracle> = {
  inversions: (exercise) => {
    const cards = cardsOf(exercise);
    const pairs = cards.flatMap((card, i) =>
      cards.slice(i + 1).map((other) => [card, other]),
    );
    return [[String(pairs.filter(([left, right]) => left > right).length)]];
  },
  // A digit is the place of its card among those that are still there.
  "lehmer-digits": (exercise) => [[spaced(digitsByRemoving(cardsOf(exercise)))]],
  "order-to-number": (exercise) => {
    const cards = cardsOf(exercise);
    return [[String(fromFactoradic(digitsByRemoving(cards)))]];
  },
  "number-to-order": ({ question }) => {
    const [length, number] = numbersIn(question);
    const items = Array.from({ length }, (_, i) => i + 1);
    const cards = [...Permutation.of(items).at(number)!];
    expectSame(
      cards,
      unrankPermutation(number, length).map((card) => card + 1),
    );
    return [["", spaced(cards)]];
  },
  "next-number": (exercise) => {
    const digits = rowsOf(exercise)[0].cells.map(Number);
    // The odometer, wheel by wheel.
    for (let place = 1; ; place++) {
      const i = digits.length - 1 - place;
      if (++digits[i] <= place) break;
      digits[i] = 0;
    }
    return [[spaced(digits)]];
  },
  "mixed-radix": (exercise) => {
    const { question, picture } = exercise;
    if (picture) {
      const weights = [24, 6, 2, 1, 1];
      const digits = rowsOf(exercise)[0].cells.map(Number);
      return [[String(digits.reduce((sum, digit, i) => sum + digit * weights[i], 0))]];
    }
    const numbers = numbersIn(question);
    if (question.startsWith("Write")) {
      let [rest] = numbers;
      const digits = [24, 6, 2, 1].map((weight) => {
        const digit = Math.floor(rest / weight);
        rest -= digit * weight;
        return digit;
      });
      return [[spaced([...digits, 0])]];
    }
    if (question.startsWith("How many minutes")) {
      const units = [1440, 60, 1].slice(-numbers.length);
      return [[String(numbers.reduce((sum, count, i) => sum + count * units[i], 0))]];
    }
    const time = new Date(numbers[0] * 60_000);
    const parts = [
      Math.floor(time.getTime() / 86_400_000),
      time.getUTCHours(),
      time.getUTCMinutes(),
    ];
    return [(question.includes("days") ? parts : parts.slice(1)).map(String)];
  },
  "twists-to-number": (exercise) => {
    const twists = rowsOf(exercise)[0].cells.map(Number);
    const number = parseInt(twists.slice(0, -1).join(""), 3);
    expectSame([number], [rankOrientation(twists, 3)]);
    return [[String(number)]];
  },
  "forced-twist": (exercise) => {
    if (exercise.picture) {
      const cells = rowsOf(exercise)[0].cells;
      const fitting = [0, 1, 2].filter((twist) =>
        passes(() =>
          rankOrientation(
            cells.map((cell) => (cell === "?" ? twist : Number(cell))),
            3,
          ),
        ),
      );
      return [[String(fitting.join("!"))]];
    }
    const free = Array.from(
      numbersIn(exercise.question)[0].toString(3).padStart(6, "0"),
    );
    const last = [0, 1, 2].find((twist) =>
      passes(() => rankOrientation([...free.map(Number), twist], 3)),
    );
    return [[[...free, last].join(" ")]];
  },
  "impossible-cubes": (exercise) => {
    const rows = rowsOf(exercise);
    const cubes = Array.from({ length: rows.length / 2 }, (_, i) => ({
      permutation: rows[2 * i].cells.map((cell) => Number(cell) - 1),
      orientation: rows[2 * i + 1].cells.map(Number),
    }));
    const impossible = cubes.filter((cube) => !passes(() => assertState(cube)));
    const [{ permutation, orientation }] = impossible;
    const repairs = [1, 2].filter((by) =>
      passes(() =>
        assertState({
          permutation,
          orientation: orientation.with(3, (orientation[3] + by) % 3),
        }),
      ),
    );
    return [
      [
        impossible.map((cube) => "ABCDE"[cubes.indexOf(cube)]).join("!"),
        repairs.join("!"),
      ],
    ];
  },
  "next-depth": (exercise) => {
    const { question } = exercise;
    const depth = rowsOf(exercise).length;
    const levels = floodOf(question, depth);
    expectSame(
      rowsOf(exercise).map(({ cells }) => String(cells).split(", ").sort().join()),
      levels.slice(0, depth).map((level) => [...level].sort().join()),
    );
    return [[String(levels[depth].length)]];
  },
  "next-move": ({ picture }, table) => {
    if (picture?.kind !== "net") throw new Error("no cube is drawn");
    const { state } = picture;
    const here = table.distance(rankState(state));
    return HTM_MOVES.filter(
      (move) => table.distance(rankState(applyMove(state, move))) < here,
    ).map((move) => [MOVE_NAMES[move]]);
  },
};

/** What the moves do that the question names, on texts. */
const TEXT_MOVES: readonly [RegExp, (text: string) => string][] = [
  [/swap the first two cards/, (t) => t[1] + t[0] + t.slice(2)],
  [/swap the last two cards/, (t) => t.slice(0, 2) + t[3] + t[2]],
  [/move the first card to the end/, (t) => t.slice(1) + t[0]],
  [/reverse the first three cards/, (t) => t[2] + t[1] + t[0] + t[3]],
  [/reverse the whole row/, (t) => t[3] + t[2] + t[1] + t[0]],
  [/swap the first and the last card/, (t) => t[3] + t[1] + t[2] + t[0]],
];

/** What is at each depth, by going through all walks: shortest ones come first. */
function floodOf(question: string, last: number): string[][] {
  const clock = /hours 0 to (\d+).*by (\d+) hours? or by (\d+) hours?/.exec(question);
  const [largest, ...steps] = (clock ?? []).slice(1).map(Number);
  const moves = clock
    ? steps.map(
        (step) => (hour: string) => String((Number(hour) + step) % (largest + 1)),
      )
    : TEXT_MOVES.filter(([name]) => name.test(question)).map(([, move]) => move);
  const levels = [[clock ? "0" : "1234"]];
  for (let depth = 1; depth <= last; depth++) {
    const reached = levels[depth - 1].flatMap((from) =>
      moves.map((move) => move(from)),
    );
    levels.push([...new Set(reached)].filter((to) => !levels.flat().includes(to)));
  }
  return levels;
}

function digitsByRemoving(cards: readonly number[]): number[] {
  const left = cards.toSorted((a, b) => a - b);
  return cards.map((card) => {
    const digit = left.indexOf(card);
    left.splice(digit, 1);
    return digit;
  });
}

function cardsOf({ picture }: PracticeExercise): readonly number[] {
  if (picture?.kind !== "cards") throw new Error("no cards are shown");
  return picture.cards;
}

function rowsOf({ picture }: PracticeExercise) {
  if (picture?.kind !== "rows") throw new Error("no rows are shown");
  return picture.rows;
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+(,\d{3})*/g) ?? []).map((number) =>
    Number(number.replaceAll(",", "")),
  );
}

function passes(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function expectSame(one: readonly unknown[], other: readonly unknown[]): void {
  if (String(one) !== String(other)) throw new Error(`${one} is not ${other}`);
}

const spaced = (row: readonly number[]) => row.join(" ");
