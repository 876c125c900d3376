import { quote, type ParseResult } from "#kit/widget/parse-result.ts";

/** The cycles of a move: positions that a piece runs through. */
export type Cycles = readonly (readonly number[])[];

/** The source of each position. */
export function cyclesToSource(cycles: Cycles, pieces: number): number[] {
  const source = Array.from({ length: pieces }, (_, position) => position);
  for (const cycle of cycles) {
    cycle.forEach((from, i) => (source[cycle[(i + 1) % cycle.length]] = from));
  }
  return source;
}

/** The cycles of a row of sources, each from its smallest position. */
export function sourceToCycles(source: readonly number[]): number[][] {
  const to = source.map((_, from) => source.indexOf(from));
  const visited = new Set<number>();
  return source.flatMap((_, start) => {
    const cycle: number[] = [];
    for (let at = start; !visited.has(at); at = to[at]) {
      visited.add(at);
      cycle.push(at);
    }
    return cycle.length > 1 ? [cycle] : [];
  });
}

/** As it is written: “(0 1 2)(5 6)”, and “()” where nothing moves. */
export function formatCycles(cycles: Cycles): string {
  return cycles.map((cycle) => `(${cycle.join(" ")})`).join("") || "()";
}

/**
 * Reads cycles of positions that are single digits: “(0 1 2)(5 6)”, “012 56”, or one cycle
 * without its brackets, “0 1 2”.
 */
export function parseCycles(typed: string, pieces: number): ParseResult<number[][]> {
  const invalid = /[^\d\s(),.]/.exec(typed)?.[0];
  if (invalid !== undefined) {
    return {
      problem: `${quote(invalid)} is not a position: cycles are written as (0 1 2)(5 6).`,
    };
  }
  if (/^[^()]*\)|\)[^(]*\)|\([^)]*(\(|$)/.test(typed)) {
    return {
      problem: `The brackets in ${quote(typed)} do not match: cycles are written as (0 1 2)(5 6).`,
      unfinished: true,
    };
  }
  const digits = typed.match(/\d/g)?.map(Number) ?? [];
  const outOfRange = digits.find((digit) => digit >= pieces);
  if (outOfRange !== undefined) {
    return {
      problem: `There is no position ${outOfRange}: the last one is ${pieces - 1}.`,
    };
  }
  const repeated = digits.find((digit, i) => digits.indexOf(digit) < i);
  if (repeated !== undefined) {
    return {
      problem: `Position ${repeated} appears twice: a bead cannot go to two places.`,
    };
  }
  const groups = typed.includes("(")
    ? typed.split(/[()]/)
    : typed.split(/[\s,.]+/).some((part) => part.length > 1)
      ? typed.split(/[\s,.]+/)
      : [typed];
  const cycles = groups.map((group) => group.match(/\d/g)?.map(Number) ?? []);
  // Written in one way, whatever they were typed as.
  return { value: sourceToCycles(cyclesToSource(cycles, pieces)) };
}
