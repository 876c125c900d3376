import { describeValue } from "../indexing/check-input.ts";
import { type OrbitLayout, power, type Transformation } from "./transformation.ts";

const MAX_TIMES = 999_999_999;

/** The name of a power of a move: U2, U', U2'. */
function powerName(name: string, times: number): string {
  const base = /[\d']$/.test(name) ? `(${name})` : name;
  const count = Math.abs(times);
  if (times === 1) return name;
  return `${base}${count === 1 ? "" : count}${times < 0 ? "'" : ""}`;
}

/** The same, but (U)' if there is another listed move U' that does not undo U. */
export function unambiguousName(
  name: string,
  times: number,
  moves: { has(name: string): boolean },
): string {
  const short = powerName(name, times);
  return times === 1 || !moves.has(short) ? short : powerName(`(${name})`, times);
}

/**
 * The move with this name: a listed one, or a power of one, such as U2, U', U2' and
 * (M1)2.
 *
 * @throws {RangeError} when there is no such move
 */
export function findMove(
  name: string,
  moves: ReadonlyMap<string, Transformation>,
  layout: OrbitLayout,
): Transformation {
  const { base, times } = parseMoveName(name, moves);
  return power(moves.get(base)!, times, layout);
}

/**
 * Splits a move's name into a listed move and its power; a negative power is backwards.
 *
 * @throws {RangeError} when there is no such move, or the power is too large
 */
export function parseMoveName(
  name: string,
  moves: ReadonlyMap<string, unknown>,
): { base: string; times: number } {
  if (typeof name !== "string") {
    throw new TypeError(`a move is ${describeValue(name)}; expected its name`);
  }
  if (moves.has(name)) return { base: name, times: 1 };
  const [, written = "", count = "", back = ""] = /^(.*?)(\d*)('?)$/s.exec(name) ?? [];
  const bare = written.replace(/^\((.*)\)$/s, "$1");
  const base = [written, bare].find((one) => moves.has(one));
  if (base === undefined) {
    throw new RangeError(
      `there is no move ${describeValue(name)}; expected ${expectedNames([...moves.keys()])}`,
    );
  }
  const times = count === "" ? 1 : Number(count);
  if (times > MAX_TIMES) {
    throw new RangeError(
      `move ${describeValue(name)} is made too often; expected ${MAX_TIMES} times at most`,
    );
  }
  return { base, times: back === "" ? times : -times };
}

/** The names of moves, to complete “expected …” in a message. */
export function expectedNames(names: readonly string[]): string {
  if (names.length === 0) return "none, since no moves are listed";
  const more = names.length > 10 ? " …" : "";
  return `one of ${names.slice(0, 10).join(" ")}${more}`;
}
