// Programs whose lines readers put in order, with decoys.

/** A wrong line and the line it would replace. */
export interface Decoy {
  readonly line: string;
  readonly insteadOf: string;
}

export interface LineProblem {
  /** The folder of its program. */
  readonly name: string;
  readonly title: string;
  /** What the program should do. */
  readonly asks: string;
  /** The page and section that teach it. */
  readonly taught: string;
  /** The folder of its checker: a chapter’s, if there is an exercise with the same answer. */
  readonly checker: string;
  /** Wrong lines; each breaks the program. */
  readonly decoys: readonly Decoy[];
}

export const LINE_PROBLEMS: readonly LineProblem[] = [
  {
    name: "rank-order",
    title: "From a permutation to its index",
    asks: "For each piece, it counts the smaller ones to its right, and appends that digit to the index.",
    taught: "indexing#a-permutation-is-an-index",
    checker: "indexing/rank-permutation",
    decoys: [
      {
        line: "if (order[j] > order[i]) digit++;",
        insteadOf: "if (order[j] < order[i]) digit++;",
      },
      {
        line: "for (let j = 0; j < i; j++) {",
        insteadOf: "for (let j = i + 1; j < order.length; j++) {",
      },
      {
        line: "number = number * 10 + digit;",
        insteadOf: "number = number * (order.length - i) + digit;",
      },
    ],
  },
  {
    name: "unrank-order",
    title: "From an index to its permutation",
    asks: "Each column’s digit says how many of the remaining pieces to pass over.",
    taught: "indexing#a-permutation-is-an-index",
    checker: "indexing/unrank-permutation",
    decoys: [
      {
        line: "for (let column = 0; column < n; column++) {",
        insteadOf: "for (let column = n - 1; column >= 0; column--) {",
      },
      {
        line: "number = number - digit;",
        insteadOf: "number = number % factorial(column);",
      },
      {
        line: "order.push(left[digit]);",
        insteadOf: "order.push(...left.splice(digit, 1));",
      },
    ],
  },
  {
    name: "rank-twists",
    title: "From an orientation to its index",
    asks: "The twists are digits in base 3, except for the last one, which is forced.",
    taught: "orientations#orientations-in-base-three",
    checker: "lines/rank-twists",
    decoys: [
      {
        line: "for (let i = 0; i < twists.length; i++) {",
        insteadOf: "for (let i = 0; i < twists.length - 1; i++) {",
      },
      {
        line: "number = number + 3 * twists[i];",
        insteadOf: "number = number * 3 + twists[i];",
      },
      {
        line: "number = number * 7 + twists[i];",
        insteadOf: "number = number * 3 + twists[i];",
      },
    ],
  },
  {
    name: "unrank-twists",
    title: "From an index to its orientation",
    asks: "The digits in base 3 come out from right to left; the last twist makes the sum a multiple of 3.",
    taught: "orientations#orientations-in-base-three",
    checker: "lines/unrank-twists",
    decoys: [
      {
        line: "for (let i = 0; i < n - 1; i++) {",
        insteadOf: "for (let i = n - 2; i >= 0; i--) {",
      },
      {
        line: "twists[n - 1] = sum % 3;",
        insteadOf: "twists[n - 1] = (3 - (sum % 3)) % 3;",
      },
      {
        line: "twists[n - 1] = 3 - (sum % 3);",
        insteadOf: "twists[n - 1] = (3 - (sum % 3)) % 3;",
      },
    ],
  },
  {
    name: "breadth-first",
    title: "The distance of each index from 0",
    asks: "It searches breadth-first: the neighbours of an index are one move farther from 0, unless they have been reached before.",
    taught: "building-tables#rings-of-swaps",
    checker: "building-tables/flood",
    decoys: [
      {
        line: "if (distance[next] > 0) continue;",
        insteadOf: "if (distance[next] !== -1) continue;",
      },
      {
        line: "distance[next] = distance[next] + 1;",
        insteadOf: "distance[next] = distance[i] + 1;",
      },
      { line: "reached.push(i);", insteadOf: "reached.push(next);" },
    ],
  },
  {
    name: "way-home",
    title: "A shortest solution",
    asks: "From any index to 0: each time, it chooses a move that leads one closer.",
    taught: "solving#your-cube",
    checker: "lines/way-home",
    decoys: [
      {
        line: "const move = HTM_MOVES.find((each) => distance(turn(at, each)) === left)!;",
        insteadOf:
          "const move = HTM_MOVES.find((each) => distance(turn(at, each)) === left - 1)!;",
      },
      { line: "way.unshift(move);", insteadOf: "way.push(move);" },
      { line: "at = turn(start, move);", insteadOf: "at = turn(at, move);" },
    ],
  },
];
