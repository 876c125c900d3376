import { parseRepetition, normaliseSigns } from "../puzzle/algorithm-signs.ts";
import { describeValue } from "../indexing/check-input.ts";

/** A listed move and its power; a negative power is backwards. */
export interface MovePower {
  readonly base: string;
  readonly times: number;
}

interface MoveMatch {
  readonly value: MovePower;
  readonly end: number;
}

/**
 * Returns a function that matches a move's name at an index of a text.
 *
 * Names may have spaces, brackets and digits: a listed name, with or without a power,
 * that ends at a word boundary is taken as it is. Otherwise the word is split into names,
 * as in RUR'U'.
 *
 * @param text  with plain signs
 * @returns     throws a RangeError at a word that can be split in more than one way
 */
export function createMoveMatcher(
  text: string,
  names: readonly string[],
): (at: number) => MoveMatch | undefined {
  const byText = new Map(names.map((name) => [normaliseSigns(name), name]));
  const lengths = [...new Set(Array.from(byText.keys(), (name) => name.length))];
  lengths.sort((a, b) => b - a);
  const matches = new Map<number, MoveMatch | undefined>();
  return (at) => {
    if (!matches.has(at)) matchWord(at);
    return matches.get(at);
  };

  function matchWord(start: number): void {
    const isLast = ({ end }: MoveMatch) => /^[\s()[\],:;]?$/.test(text.charAt(end));
    const single = namesAt(start).find(isLast) ?? movesAt(start).find(isLast);
    matches.set(start, single);
    if (single !== undefined) return;
    const [word] = /^[^\s()[\],:;]*/.exec(text.slice(start))!;
    const end = start + word.length;
    const nSplits = new Map([[end, 1]]);
    const next = new Map<number, MoveMatch>();
    for (let at = end - 1; at >= start; at--) {
      const moves = movesAt(at).filter((move) => nSplits.has(move.end));
      if (moves.length === 0) continue;
      nSplits.set(at, moves.length > 1 ? 2 : nSplits.get(moves[0].end)!);
      next.set(at, moves[0]);
    }
    if (word === "" || !nSplits.has(start)) return;
    if (nSplits.get(start)! > 1) {
      throw new RangeError(
        `${describeValue(word)} can be split into moves in more than one way; expected spaces between them`,
      );
    }
    for (let at = start; at < end; at = next.get(at)!.end)
      matches.set(at, next.get(at));
  }

  /**
   * The moves at an index, one of each length. As in `parseMoveName`, U2' is U made twice
   * backwards even if there is a U2.
   */
  function movesAt(at: number): MoveMatch[] {
    const moves = namesAt(at).map(({ value, end }) => {
      const isCut = /\d\d$/.test(text.slice(at, end + 1));
      const suffix = isCut ? { times: 1, end } : parseRepetition(text, end);
      const isListed = suffix.end === end;
      const rank = isListed ? 0 : /\d$/.test(value.base) ? 2 : 1;
      return { value: { ...value, times: suffix.times }, end: suffix.end, rank };
    });
    moves.sort((a, b) => a.rank - b.rank);
    return moves.filter(
      ({ end }, i) => moves.findIndex((other) => other.end === end) === i,
    );
  }

  /** The listed moves whose names are at an index, longest first. */
  function namesAt(at: number): MoveMatch[] {
    return lengths.flatMap((length) => {
      const end = at + length;
      const base = end > text.length ? undefined : byText.get(text.slice(at, end));
      return base === undefined ? [] : [{ value: { base, times: 1 }, end }];
    });
  }
}
