import {
  compose,
  identity,
  invert,
  type Layout,
  power,
  type Transformation,
} from "./layout.ts";

/** Brackets inside brackets: more than this are a slip. */
const MAX_DEPTH = 50;

/** A full stop is a move in which nothing moves. */
function isNoPause(token: string): boolean {
  return token !== ".";
}

/**
 * What a sequence of moves does: moves in the order in which they are made, groups such
 * as (R U)2, conjugates [A: B], which are A B A', and commutators [A, B], A B A' B'.
 *
 * @param moveOf  what a move of this name does, its suffix included
 * @throws {RangeError} when the brackets do not match, or what `moveOf` throws
 * @source  cubing.js, the grammar of `Alg`
 */
export function readAlgorithm(
  text: string,
  moveOf: (name: string) => Transformation,
  layout: Layout,
): Transformation {
  const tokens = (text.match(/[[\](),:]|[^\s[\](),:]+/g) ?? []).filter(isNoPause);
  let at = 0;
  const made = sequence(0);
  if (at < tokens.length) throw unexpected();
  return made;

  function sequence(depth: number): Transformation {
    if (depth > MAX_DEPTH) {
      throw new RangeError(
        `${JSON.stringify(text.slice(0, 40))} has too many brackets`,
      );
    }
    let made = identity(layout);
    while (at < tokens.length && !"]),:".includes(tokens[at])) {
      made = compose(made, term(depth), layout);
    }
    return made;
  }

  function term(depth: number): Transformation {
    const token = tokens[at++];
    if (token !== "(" && token !== "[") return moveOf(token);
    const first = sequence(depth + 1);
    let whole = first;
    if (token === "[") {
      const sign = tokens[at++];
      if (sign !== ":" && sign !== ",") throw unexpected();
      const second = sequence(depth + 1);
      const back = invert(first, layout);
      const there = compose(first, second, layout);
      whole = compose(there, back, layout);
      if (sign === ",") whole = compose(whole, invert(second, layout), layout);
    }
    if (tokens[at++] !== (token === "(" ? ")" : "]")) throw unexpected();
    return repeated(whole);
  }

  /** What follows a bracket without a space: 2, ' or 2'. */
  function repeated(whole: Transformation): Transformation {
    const [, count, back] = /^(\d{0,9})('?)$/.exec(tokens[at] ?? " ") ?? [];
    if (count === undefined) return whole;
    at++;
    const turn = back === "" ? whole : invert(whole, layout);
    return power(turn, count === "" ? 1 : Number(count), layout);
  }

  function unexpected(): RangeError {
    const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    return new RangeError(
      `the brackets of ${JSON.stringify(shown)} do not match, or “:” and “,” are missing`,
    );
  }
}
