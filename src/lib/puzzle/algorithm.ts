import { describeValue } from "../indexing/check-input.ts";
import { parseRepetition, parseCount, normaliseSigns } from "./algorithm-signs.ts";

/** Deeper nesting is taken for a mistake. */
const MAX_DEPTH = 50;

/** The moves of one puzzle in one text, and operations on sequences of them. */
export interface MoveLanguage<T> {
  /** Parses the move at an offset, with its repeat count; undefined if there is none. */
  moveAt(at: number): { readonly value: T; readonly end: number } | undefined;
  /** Concatenates sequences. */
  join(parts: readonly T[]): T;
  /** Repeats a sequence; a negative `times` repeats its inverse. */
  repeat(part: T, times: number): T;
  /** The valid moves, as the end of an error message: “expected …”. */
  readonly expected: string;
}

/**
 * Parses an algorithm in the notations that people and programs use.
 *
 * - Moves, with or without spaces, commas or semicolons between them.
 * - Groups: (R U)2, (R U)x3, (R U)*3, 3(R U), (R U)', (R U)^-1.
 * - Commutators [A, B], which are A B A' B', and conjugates [A: B], which are A B A'.
 * - Skipped: line comments after two slashes and block comments; the length that solvers
 *   add, as in (11f); a list number, a time and a label such as “Scramble:” at the start;
 *   a full stop on its own, which is a pause.
 *
 * A text with two possible readings is an error.
 *
 * @param languageOf  returns the puzzle's moves in a text of ASCII signs
 * @throws {RangeError} at the first syntax error; characters count from 1, each Unicode code
 *         point once
 * @throws {TypeError} when it is not a string
 * @source cubing.js, the grammar of `Alg`; alg.cubing.net
 */
export function parseAlgorithm<T>(
  source: string,
  languageOf: (plain: string) => MoveLanguage<T>,
): T {
  if (typeof source !== "string") {
    throw new TypeError(`expected moves as a string, not ${describeValue(source)}`);
  }
  const text = normaliseSigns(source);
  const { moveAt, join, repeat, expected } = languageOf(text);
  let at = 0;
  skipHeading();
  const whole = sequence("", 0);
  if (at < text.length)
    fail(at, `unmatched “${text[at]}”`, "an opening bracket before it");
  return join(whole);

  /** Parses up to a closing bracket, the end or, in square brackets, a comma or colon. */
  function sequence(opening: string, depth: number): T[] {
    const parts: T[] = [];
    for (;;) {
      skipRemarks(opening);
      const sign = text[at];
      const move = at < text.length ? moveAt(at) : undefined;
      if (move !== undefined) {
        at = move.end;
        assertNoSecondCount("a move");
        parts.push(move.value);
      } else if (
        at === text.length ||
        ")]".includes(sign) ||
        (opening === "[" && ",:".includes(sign))
      ) {
        return parts;
      } else {
        const times = timesBefore(parts.length === 0);
        if (!isOpening(at)) fail(at, `unknown move ${wordAt(at)}`, expected);
        const group = brackets(depth);
        parts.push(times === 1 ? group : repeat(group, times));
      }
    }
  }

  function brackets(depth: number): T {
    const start = at++;
    const opening = text[start];
    if (depth === MAX_DEPTH) {
      fail(start, "too many brackets inside brackets", `${MAX_DEPTH} at most`);
    }
    const first = sequence(opening, depth + 1);
    let group = join(first);
    const sign = text[at];
    if (opening === "[" && (sign === "," || sign === ":")) {
      at++;
      const second = sequence(opening, depth + 1);
      if (first.length === 0 || second.length === 0) {
        fail(start, `brackets with nothing on one side of “${sign}”`, "moves there");
      }
      const [a, b] = [group, join(second)];
      const conjugate = [a, b, repeat(a, -1)];
      group = join(sign === ":" ? conjugate : [...conjugate, repeat(b, -1)]);
    }
    const closing = opening === "(" ? ")" : "]";
    if (text[at] !== closing) {
      const found = at < text.length ? `“${text[at]}”` : "the end";
      fail(start, `“${opening}” is not closed`, `“${closing}” before ${found}`);
    }
    at++;
    const times = timesAfter();
    assertNoSecondCount("brackets");
    return times === 1 ? group : repeat(group, times);
  }

  /** Parses the repeat count of the group that has just closed. */
  function timesAfter(): number {
    const start = at;
    const written =
      match(/\s*\*\s*\d{1,9}'?/y) ?? match(/\s*x\s*\d{1,9}'?/iy) ?? numberAfterSpace();
    if (written === undefined) {
      const { times, end } = parseRepetition(text, at);
      at = end;
      return times;
    }
    const [, space] = /^\s+x(\s*)/i.exec(written) ?? [];
    const sign = start + written.search(/x/i);
    if ((space === "" || (space && isOpening(at))) && moveAt(sign) !== undefined) {
      const move = written.trim();
      fail(
        sign,
        `“${move}” after a space may repeat the brackets or be a move`,
        `“${text[start - 1]}${move}” to repeat them, or a comma before the move`,
      );
    }
    return parseCount(written);
  }

  /** Parses the 3 of (R U) 3, unless it may belong to the next move. */
  function numberAfterSpace(): string | undefined {
    if (moveAt(skipSpace(at)) !== undefined) return undefined;
    return match(/\s+\d{1,9}'?(?=$|[\s)\],:;])(?!\s*[([])/y);
  }

  /** Parses the repeat count before a group, as in 3(R U). */
  function timesBefore(isFirst: boolean): number {
    const written =
      match(/\d{1,9}(?:x|\s*\*\s*)?(?=[([])/iy) ??
      (isFirst ? match(/\d{1,9}\s+(?=[([])/y) : undefined);
    return written === undefined ? 1 : parseCount(written);
  }

  /** Throws on R'', R2^2 and the like. */
  function assertNoSecondCount(what: string): void {
    if (at === text.length || !/['\d^*+-]/.test(text[at])) return;
    fail(
      at,
      `unexpected ${wordAt(at)} after ${what}`,
      "one number of up to nine digits",
    );
  }

  function skipRemarks(opening: string): void {
    for (;;) {
      at = skipSpace(at);
      if (at === text.length || moveAt(at) !== undefined) return;
      const start = at;
      match(/\/\/.*/y);
      if (text.startsWith("/*", at) && match(/\/\*[^]*?\*\//y) === undefined) {
        fail(at, "“/*” is not closed", "“*/” after it");
      }
      match(/\(\s*\d+\s*[fqhs]\*?\s*\)/y);
      if (/(?:^|[\s()[\],:;])$/.test(text.slice(Math.max(at - 1, 0), at))) {
        match(/[.…]+(?=$|[\s()[\],:;])/y);
      }
      match(/[.…]+\s*$/y);
      if (opening !== "[") match(/[,;·]/y);
      if (at === start) return;
    }
  }

  /** Skips the number of a scramble, its time and a label. */
  function skipHeading(): void {
    at = skipSpace(0);
    match(/#?\d+[.)](?=\s|\p{L})\s*(?:(?:\d+:)?\d+\.\d+\+?\s+)?/uy);
    const [label] =
      /^[^:\n[\],;/]{2,40}:(?=\s|\p{L})/u.exec(text.slice(at, at + 42)) ?? [];
    if (label === undefined) return;
    const words = label.slice(0, -1).trim().split(/\s+/);
    const isLabel = words.some((word) => /\p{L}{3}/u.test(word));
    if (isLabel && !words.some(isOfMoves)) at += label.length;
  }

  /** Whether a word consists of moves, in upper or lower case. */
  function isOfMoves(word: string): boolean {
    return [word, word.toUpperCase(), word.toLowerCase()].some((letters) => {
      const language = languageOf(letters);
      let end = 0;
      while (end < letters.length) {
        const move = language.moveAt(end);
        if (move === undefined) return false;
        ({ end } = move);
      }
      return true;
    });
  }

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [written] = pattern.exec(text) ?? [];
    if (written !== undefined) at += written.length;
    return written;
  }

  function isOpening(from: number): boolean {
    return text[from] === "(" || text[from] === "[";
  }

  function skipSpace(from: number): number {
    let end = from;
    while (end < text.length && /\s/.test(text[end])) end++;
    return end;
  }

  /** The text from an offset to the next space or bracket, for a message. */
  function wordAt(from: number): string {
    const characters = Array.from(source.slice(from, from + 40)).slice(0, 20);
    const length = characters.findIndex((one, i) => i > 0 && /[\s()[\],:;]/.test(one));
    const word = length < 0 ? characters : characters.slice(0, length);
    return word.map(visible).join("");
  }

  function fail(from: number, what: string, expectation: string): never {
    const number = Array.from(source.slice(0, from)).length + 1;
    throw new RangeError(`${what} at character ${number}; expected ${expectation}`);
  }
}

/** Invisible characters become their code, such as U+FFFD. */
function visible(character: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}
