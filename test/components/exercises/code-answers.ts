/** A mistake: its name, how to make it in the solution, and the checker's message. */
type Wrong = readonly [what: string, make: (solution: string) => string, says: RegExp];

interface Answers {
  readonly starterSays: RegExp;
  readonly wrong: readonly Wrong[];
}

/** Replaces a part of the solution, which must exist. */
const swap = (part: string, other: string) => (solution: string) => {
  if (!solution.includes(part)) throw new Error(`no “${part}” in the solution`);
  return solution.replace(part, other);
};

const inPlace = (text: string) => () => text;

/** Wrong answers that readers may give to each exercise in code. */
export const ANSWERS: Readonly<Record<string, Answers>> = {
  "last-twist": {
    starterSays: /`lastTwist\(\[1\]\)` gives 0; it should give 2/,
    wrong: [
      [
        "the remainder itself",
        swap("(3 - (sum % 3)) % 3", "sum % 3"),
        /is above a multiple/,
      ],
      [
        "three instead of nothing",
        swap("(3 - (sum % 3)) % 3", "3 - (sum % 3)"),
        /lastTwist\(\[0\]\)` gives 3.*nothing is missing/,
      ],
      ["a negative twist", swap("(3 - (sum % 3)) % 3", "-sum % 3"), /is negative/],
      ["no return", swap("return ", ""), /gives undefined.*`return`/],
      [
        "the argument emptied",
        inPlace(`function lastTwist(others: number[]) {
          let sum = 0;
          while (others.length > 0) sum += others.pop()!;
          return (3 - (sum % 3)) % 3;
        }`),
        /changes what it was given/,
      ],
    ],
  },
  "rank-permutation": {
    starterSays: /`numberOf\(\[1, 0\]\)` gives 0; it should give 1/,
    wrong: [
      [
        "smaller ones to the left",
        swap("order.slice(i + 1)", "order.slice(0, i)"),
        /to the left\?/,
      ],
      [
        "how many arcs there are",
        swap("number * (order.length - i)", "number"),
        /how many arcs/,
      ],
      [
        "columns the wrong way round",
        inPlace(`import { factorial, lehmerCode } from "every-cube";
          function numberOf(order: readonly number[]) {
            return lehmerCode(order).reduce((sum, d, i) => sum + d * factorial(i), 0);
          }`),
        /worth most/,
      ],
      [
        "digits read in base ten",
        swap("number * (order.length - i)", "number * 10"),
        /read in base ten/,
      ],
      ["counted from 1", swap("return number;", "return number + 1;"), /begin with 0/],
    ],
  },
  "unrank-permutation": {
    starterSays: /`orderOf\(0, 1\)` gives \[\]; it should give \[0\]\. It has length 0/,
    wrong: [
      [
        "the digits alone",
        swap("order.push(...left.splice(digit, 1))", "order.push(digit)"),
        /Those are the digits/,
      ],
      [
        "pieces from 1",
        swap("(_, piece) => piece)", "(_, piece) => piece + 1)"),
        /from 0/,
      ],
      [
        "backwards",
        swap("return order;", "return order.toReversed();"),
        /from right to left/,
      ],
      [
        "the piece is not taken away",
        swap("...left.splice(digit, 1)", "left[digit]"),
        /gives \[0, 0\]; it should give \[0, 1\]/,
      ],
    ],
  },
  "rank-combination": {
    starterSays: /numberOfChoice\(\[false, true\]\)` gives 0; it should give 1/,
    wrong: [
      [
        "the same line for all",
        swap("binomial(i, ++k)", "binomial(i, taken.filter(Boolean).length)"),
        /the same for all/,
      ],
      [
        "counted from 1",
        swap("binomial(i, ++k)", "binomial(i + 1, ++k)"),
        /come before a piece/,
      ],
      ["line 0", swap("++k", "k++"), /not on line 0/],
      [
        "lines from the end",
        swap("binomial(i, ++k)", "binomial(i, taken.slice(i).filter(Boolean).length)"),
        /The first piece of the row is on line 1/,
      ],
    ],
  },
  "turn-of-arrays": {
    starterSays: /turned\(unrankState\(0\), QUARTER_TURNS\[0\]\).*Nothing has moved/,
    wrong: [
      [
        "to instead of from",
        inPlace(`import type { QuarterTurn, State } from "every-cube";
          function turned(cube: State, { source, twist }: QuarterTurn): State {
            const permutation: number[] = [], orientation: number[] = [];
            source.forEach((from, i) => {
              permutation[from] = cube.permutation[i];
              orientation[from] = (cube.orientation[i] + twist[i]) % 3;
            });
            return { permutation, orientation };
          }`),
        /gives its piece to it/,
      ],
      ["twists beyond 2", swap(" % 3", ""), /should count as 0/],
      [
        "twists that stay behind",
        swap("cube.orientation[from]", "cube.orientation[i]"),
        /moves with its piece/,
      ],
      ["the source's twist", swap("twist[i]", "twist[from]"), /position that receives/],
      ["no twist at all", swap(" + twist[i]", ""), /turn add to each/],
    ],
  },
  undo: {
    starterSays: /the rows of F\).*same turn again/,
    wrong: [
      [
        "twists not moved",
        swap(
          "back.map((from) => (3 - twist[from]) % 3)",
          "twist.map((t) => (3 - t) % 3)",
        ),
        /where its piece is now/,
      ],
      ["twists not taken back", swap("(3 - twist[from]) % 3", "twist[from]"), /grow/],
      [
        "twists left alone",
        swap("back.map((from) => (3 - twist[from]) % 3)", "twist"),
        /What about their twists/,
      ],
      [
        "a twist of 3",
        swap("(3 - twist[from]) % 3", "3 - twist[from]"),
        /gives .* it should give/,
      ],
    ],
  },
  flood: {
    starterSays: /distances\(a row of five\).*And the neighbours of those/,
    wrong: [
      [
        "deep before wide",
        swap(
          "for (const i of reached) {",
          "while (reached.length) { const i = reached.pop()!;",
        ),
        /deep before it goes wide/,
      ],
      ["one wave", swap("      reached.push(next);\n", ""), /after the first depth/],
      [
        "zero for never",
        swap("return distance;", "return distance.map((d) => Math.max(d, 0));"),
        /0 is a distance/,
      ],
      ["one too far", swap("distance[i] + 1", "distance[i] + 2"), /should give/],
    ],
  },
  remainders: {
    starterSays:
      /distanceOf\(\d+, remainder, neighbours\)` gives \d; it should give \d\. .*only index 0 is solved/,
    wrong: [
      [
        "stops at remainder 0",
        swap("number !== 0", "remainder(number) !== 0"),
        /only index 0 is solved/,
      ],
      ["one too many", swap("let turns = 0", "let turns = 1"), /one move too many/],
      [
        "one too few",
        swap("return turns;", "return Math.max(turns - 1, 0);"),
        /counts too/,
      ],
      [
        "a neighbour that is not there",
        swap("return turns;", "return neighbours(number)[9].valueOf();"),
        /ends with an error/,
      ],
    ],
  },
  "many-goals": {
    starterSays: /Which indices are one move from a goal/,
    wrong: [
      [
        "the first goal alone",
        swap("  const distance", "  goals = goals.slice(0, 1);\n  const distance"),
        /from all of them/,
      ],
      [
        "one turn too many",
        swap("distance[i] === turns", "distance[i] === turns + 1"),
        /one move too many/,
      ],
      [
        "never stops",
        swap("    if (distance[i] === turns) continue;\n", ""),
        /Stop the search/,
      ],
      ["a goal twice", swap("[...new Set(goals)]", "[...goals]"), /should give/],
    ],
  },
  "all-shortest": {
    starterSays: /returns an empty list, but there is one shortest solution\./,
    wrong: [
      [
        "the first alone",
        swap("solutions.push([move, ...rest]);", "return [[move, ...rest]];"),
        /finds 1 of \d+\. Does it stop at the first/,
      ],
      ["backwards", swap("[move, ...rest]", "[...rest, move]"), /in reverse order/],
      [
        "no F to begin with",
        swap("let move = 0", "let move = 1"),
        /finds \d+ of \d+\. Try all nine moves/,
      ],
      [
        "twice",
        swap("return solutions;", "return [...solutions, ...solutions];"),
        /twice/,
      ],
      ["a text", swap("return solutions;", 'return "F";'), /not a list of solutions/],
    ],
  },
  "turn-digit": {
    starterSays:
      /turnDigit\(4, 1\)` gives 8; it should give 1\. .*must come down again/,
    wrong: [
      [
        "the word as a whole",
        inPlace(
          "function turnDigit(word: number, place: number) { return ((word << place) | (word >>> (27 - place))) & 0x7ffffff; }",
        ),
        /turns the word as a whole/,
      ],
      ["down too little", swap("2 * place", "place"), /should give/],
      [
        "nothing comes down",
        swap(" | ((word & wrapped) >>> (2 * place))", ""),
        /should give/,
      ],
      ["the digit 1 wraps", swap("=== 2", "=== 1"), /should give/],
    ],
  },
  "turns-in-all": {
    starterSays: /turnsInAll\(\[1, 3\]\)` gives 1; it should give 3/,
    wrong: [
      [
        "distances from one",
        swap("distance * ", "(distance + 1) * "),
        /no turn at all/,
      ],
      ["states", swap("distance * ", ""), /not their turns/],
      [
        "all as far as the farthest",
        swap("distance * ", "(histogram.length - 1) * "),
        /as far from solved as the hardest/,
      ],
    ],
  },
  "lying-definition": {
    starterSays: /`after\("A"\)` gives .*Both rows are wrong/,
    wrong: [
      [
        "destinations",
        swap("[2, 0, 1, 3]", "[1, 2, 0, 3]"),
        /says where each coin goes/,
      ],
      [
        "twists where coins were",
        (solution: string) =>
          solution
            .replace("[1, 0, 0, 0]", "[0, 0, 1, 0]")
            .replace("[0, 0, 0, 1]", "[0, 0, 1, 0]"),
        /is where the coin was/,
      ],
      ["no B", swap("B: { COINS", "C: { COINS"), /ends with an error/],
    ],
  },
  "in-second-phase": {
    starterSays: /should give false.*what about the edges/,
    wrong: [
      [
        "the middle edges anywhere",
        swap(" &&\n    EDGES.permutation.slice(8).every((edge) => edge >= 8)", ""),
        /has left it/,
      ],
      [
        "flips forgotten",
        swap("    EDGES.orientation.every((flip) => flip === 0) &&\n", ""),
        /An edge is flipped/,
      ],
      [
        "each middle edge at home",
        swap("(edge) => edge >= 8", "(edge, i) => edge === i + 8"),
        /in any order/,
      ],
    ],
  },
};
