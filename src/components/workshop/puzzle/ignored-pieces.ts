import type { OrbitState, PuzzleDefinition } from "#lib/any-puzzle/definition.ts";
import type { Puzzle } from "#lib/any-puzzle/puzzle.ts";
import { countWord } from "#kit/text/number-word.ts";
import { formatList } from "#kit/text/format-list.ts";
import { quote, type ParseResult } from "#kit/widget/parse-result.ts";

/**
 * The puzzle in which some pieces don't matter: they look alike, and their twists are
 * hidden.
 *
 * @param typed  pieces counted from 1, after the name of their orbit where there are
 *               several; a name alone means all its pieces: “CORNERS 1 2, EDGES”
 */
export function parseIgnoredPieces(
  typed: string,
  puzzle: Puzzle,
): ParseResult<PuzzleDefinition> {
  const names = Object.keys(puzzle.definition.orbits).sort(
    (a, b) => b.length - a.length,
  );
  const example = `expected pieces such as “${names.at(-1)} 1 2”`;
  const ignored = new Map<string, Set<number>>();
  let rest = typed.trim();
  if (rest === "") return { problem: `Nothing is typed; ${example}.` };
  let orbit = names.length === 1 ? names[0] : undefined;
  /** An orbit whose name no number has followed so far. */
  let nameWithoutNumbers: string | undefined;
  while (rest !== "") {
    const name = names.find(
      (one) => rest.startsWith(one) && /^([\s,;:]|$)/.test(rest.slice(one.length)),
    );
    const word = name ?? /^[^\s,;:]+/.exec(rest)![0];
    rest = rest.slice(word.length).replace(/^[\s,;:]+/, "");
    if (name !== undefined) {
      if (nameWithoutNumbers !== undefined) ignoreOrbit(nameWithoutNumbers);
      orbit = nameWithoutNumbers = name;
      continue;
    }
    if (!/^\d{1,6}$/.test(word)) {
      const orbits = `${names.length === 1 ? "its orbit is" : "its orbits are"} ${formatList(Object.keys(puzzle.definition.orbits))}`;
      return {
        problem: `${quote(word)} is not a piece or an orbit: ${orbits}; ${example}.`,
      };
    }
    if (orbit === undefined) {
      return { problem: `Piece ${word} has no orbit’s name before it; ${example}.` };
    }
    const pieces = puzzle.solved[orbit].permutation;
    if (!pieces.includes(Number(word) - 1)) {
      return {
        problem: `“${orbit}” has no piece ${word}; expected ${1 + Math.min(...pieces)} to ${1 + Math.max(...pieces)}.`,
      };
    }
    nameWithoutNumbers = undefined;
    ignoredIn(orbit).add(Number(word) - 1);
  }
  if (nameWithoutNumbers !== undefined) ignoreOrbit(nameWithoutNumbers);
  return { value: ignorePieces(puzzle, ignored) };

  function ignoredIn(name: string): Set<number> {
    if (!ignored.has(name)) ignored.set(name, new Set());
    return ignored.get(name)!;
  }

  function ignoreOrbit(name: string): void {
    for (const piece of puzzle.solved[name].permutation) ignoredIn(name).add(piece);
  }
}

function ignorePieces(
  { definition, solved }: Puzzle,
  ignored: ReadonlyMap<string, ReadonlySet<number>>,
): PuzzleDefinition {
  let count = 0;
  const solvedEntries: [string, OrbitState][] = [];
  const orbits = Object.entries(definition.orbits).map(([name, orbit]) => {
    const pieces = ignored.get(name) ?? new Set<number>();
    const { permutation, orientation } = solved[name];
    const isIgnored = permutation.map((piece) => pieces.has(piece));
    count += isIgnored.filter(Boolean).length;
    const label = Math.min(...pieces);
    solvedEntries.push([
      name,
      {
        permutation: permutation.map((piece, at) => (isIgnored[at] ? label : piece)),
        orientation: orientation.map((twist, at) => (isIgnored[at] ? 0 : twist)),
      },
    ]);
    const { twists = 1, seenTwists } = orbit;
    if (twists === 1 || pieces.size === 0) return [name, orbit] as const;
    const visibleTwists = permutation.map((_, at) =>
      isIgnored[at] ? 1 : (seenTwists?.[at] ?? twists),
    );
    return [name, { ...orbit, seenTwists: visibleTwists }] as const;
  });
  return {
    ...definition,
    name: `${definition.name ?? "Your puzzle"} without ${countWord(count, "piece")}`,
    orbits: Object.fromEntries(orbits),
    solved: Object.fromEntries(solvedEntries),
  };
}
