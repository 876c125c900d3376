import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import MOVES from "#components/exercises/moves/moves-exercises.ts";
import { depthQuestions } from "#figures/building-tables/breadth-first/depth-questions.ts";
import { recordBreadthFirst } from "#figures/building-tables/breadth-first/breadth-first-log.ts";
import {
  reachText,
  snapshotText,
} from "#figures/building-tables/breadth-first/breadth-first-text.ts";
import { SearchFacts } from "#figures/building-tables/breadth-first/SearchFacts.tsx";
import {
  searchEndTime,
  snapshotAt,
} from "#figures/building-tables/breadth-first/search-snapshot.ts";
import { FARTHEST_KINDS } from "#figures/gods-algorithm/farthest/farthest-kinds.ts";
import { FarthestCaption } from "#figures/gods-algorithm/farthest/FarthestCaption.tsx";
import { DepthColumns } from "#figures/gods-algorithm/live/DepthColumns.tsx";
import { translateStepText } from "#figures/one-frame/bit-grid/translate-text.ts";
import { roundsCaption } from "#figures/solving/search/rounds-text.ts";
import { searchModel } from "#figures/solving/search/search-model.ts";
import { buildSearches } from "#figures/solving/search/search-trees.ts";
import { searchCounts, searchesCaption } from "#figures/solving/search/search-text.ts";
import { treeSnapshot } from "#figures/solving/search/tree-snapshot.ts";
import { findAllSolutions } from "#figures/solving/solutions/all-solutions.ts";
import { SolutionsCaption } from "#figures/solving/solutions/SolutionsCaption.tsx";
import { parseStickers } from "#figures/solving/your-cube/parse-typed-cube.ts";
import { USUAL_PALETTE } from "#figures/solving/your-cube/paints.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { isProblem, type ParseResult } from "#kit/widget/parse-result.ts";
import { ClassResultsCaption } from "#components/teaching/gods-number/ClassResultsCaption.tsx";
import { classResultsModel } from "#components/teaching/gods-number/class-results-model.ts";
import {
  applyMoves,
  buildDistanceTable,
  type Metric,
  parseMoves,
  rankState,
  SOLVED,
} from "#lib/index.ts";

const NOUNS =
  "cases cells cubes digits entries lines minutes moves numbers orders pieces places positions pupils results rounds solutions squares states stickers tries turns twistings ways";
const ONE = `(?<![\\d.,–−×-])(?<!- )\\b(?:1|[Oo]ne)`;
const ADJECTIVES = "(?:new |quarter |shortest )?";
const WRONG = new RegExp(
  [
    `${ONE} ${ADJECTIVES}(?:${NOUNS.replaceAll(" ", "|")})\\b`,
    `[Tt]hese one\\b`,
    `${ONE} ${ADJECTIVES}(?:[a-z]+ )?are\\b`,
    `\\b(?:0|[2-9]|\\d\\d+|two|three) ${ADJECTIVES}(?:${NOUNS.replaceAll(/ie?s\b|s\b/g, "").replaceAll(" ", "|")})\\b`,
  ].join("|"),
);

test("the check finds what it looks for", () => {
  for (const wrong of [
    "1 turns",
    "One quarter turns",
    "these one square",
    "1 is 2 turn",
  ])
    expect(wrong).toMatch(WRONG);
  for (const right of ["1 turn", "21 turns", "0 to 11 turns", "one of the turns"])
    expect(right).not.toMatch(WRONG);
});

/** Each place where a count meets a noun, told for none, one and two of it. */
const TOLD: Record<string, () => string[]> = {
  "the flood": () =>
    [[], [0], [1], [6], [7], [1, 7], [3, 6]].flatMap((moves) =>
      (["permutations", "orientations"] as const).flatMap((table) => {
        const log = recordBreadthFirst(table, moves);
        const last = Math.min(searchEndTime(log), 40);
        const moments = [...Array(last + 1).keys(), searchEndTime(log)].map((time) =>
          snapshotAt(log, time),
        );
        return [
          reachText(log),
          ...moments.map((moment) => snapshotText(log, moment)),
          ...moments.map((moment) => text(<SearchFacts log={log} snapshot={moment} />)),
          ...depthQuestions(log).flatMap(({ text: ask, tell, check }) => [
            ...[ask, tell],
            ...[0, 1, 2, 3, 9].map((guess) => check(String(guess)).says),
          ]),
        ];
      }),
    ),
  "the search": () => {
    const { distance } = buildDistanceTable({ metric: "HTM" });
    return [cubeAfter("U"), cubeAfter("U F")].flatMap((cube) =>
      [1, 2].flatMap((turns) => {
        const searches = buildSearches(cube, turns, distance);
        return [0, 1, 2, 3].flatMap((moves) => {
          const now = searches.trees.map(({ tree }) => treeSnapshot(tree, moves));
          return [
            searchesCaption(searches, now),
            ...searches.trees.map((grown, i) => searchCounts(grown, now[i])),
            searchModel.describe({ turns, moves, cube }),
          ];
        });
      }),
    );
  },
  "the rounds": () =>
    [1, 2].map((tries) =>
      roundsCaption({
        ...{ cube: 5, isPages: false, phase: "idle", runs: {} },
        tries: { pruning: tries, none: 2 * tries },
      }),
    ),
  "every shortest solution": () =>
    (["HTM", "QTM"] as const).flatMap((metric) =>
      ["", "U", "U2", "U F", "U2 F2 U2"].flatMap((moves) =>
        [false, true].map((hints) => solutionsCaption(metric, moves, hints)),
      ),
    ),
  "the farthest": () =>
    [1, 2].flatMap((ways) =>
      FARTHEST_KINDS.map((sought) =>
        text(
          <FarthestCaption
            {...{
              metric: "HTM",
              diameter: 11,
              listIndex: 0,
              size: 2,
              index: 5,
              nSolutions: ways,
            }}
            {...{ isKnown: true, searchedKind: sought, list: [5, 800_000] }}
            build={{ phase: "idle", progress: [] }}
          />,
        ),
      ),
    ),
  "other rules": () =>
    [[1], [1, 1], [1, 2, 1]].map((histogram) =>
      text(<DepthColumns histogram={histogram} reference={histogram} own={0} />),
    ),
  "bits moved at once": () =>
    [0, 1, 2].flatMap((count) =>
      [0, 1, 2, 3, 4].map((step) =>
        translateStepText({
          ...{ move: 3, step, translation: 5, permutation: 7, targetPermutation: 8 },
          ...{ depth: 1, count },
        }),
      ),
    ),
  "the class": () =>
    [[], [0], [1], [1, 2]].flatMap((reported) => {
      const pupils = Array.from({ length: Math.max(reported.length, 1) }, (_, i) => i);
      const state = { first: 0, reported: pupils.map((i) => reported[i]) };
      return [
        classResultsModel.describe(state),
        ...[false, true].map((isCompared) =>
          text(
            <ClassResultsCaption
              {...{ state, isCompared, all: PUBLISHED_HISTOGRAMS.states.HTM }}
              {...{ chances: [0, 0.1, 0.2], wrong: reported.map((_, i) => i + 1) }}
              table={{
                ...{ metric: "HTM", histogram: [1, 2] },
                distance: Uint8Array.of(0, 1, 1),
              }}
            />,
          ),
        ),
      ];
    }),
  "what is typed": () => [
    ...["1", "12", "x"].flatMap((typed) =>
      [1, 2, 3].map((length) =>
        problemOf(parseDigits(typed, Array<number>(length).fill(3), String)),
      ),
    ),
    ...["W", "WW", ""].map((typed) => problemOf(parseStickers(typed, USUAL_PALETTE))),
  ],
  "rounds till home": () =>
    ["0", "1", "2", "15", "30"].map((typed) => MOVES.roundAgain.check(typed, "").says),
};

describe("a count agrees with its noun", () => {
  test.each(Object.keys(TOLD))("%s", (name) => {
    const told = TOLD[name]();
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter((words) => WRONG.test(words))).toEqual([]);
  });
});

const cubeAfter = (moves: string) => rankState(applyMoves(SOLVED, parseMoves(moves)));

const text = (component: Parameters<typeof renderToString>[0]) =>
  renderToString(component)
    .replaceAll(/<\/(dt|dd|p|div)>/g, " | ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");

function problemOf<T>(reading: ParseResult<T>): string {
  return isProblem(reading) ? reading.problem : "";
}

function solutionsCaption(metric: Metric, moves: string, hints: boolean): string {
  const found = findAllSolutions(cubeAfter(moves), buildDistanceTable({ metric }));
  if ("message" in found) throw new Error(found.message);
  return text(
    <SolutionsCaption
      search={{ phase: "found", result: found }}
      {...{ hints, metric }}
    />,
  );
}
