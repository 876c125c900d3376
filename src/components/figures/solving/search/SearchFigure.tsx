import { useEffect, useMemo } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { pruningBound } from "../../../../workers/search-rounds.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { readerCube } from "../../../kit/reader/reader-cube.ts";
import { SourceAt } from "../../../kit/source/SourceAt.tsx";
import { Waiting } from "../../../kit/distances/Waiting.tsx";
import { wholeTables } from "../../../kit/distances/whole-table-store.ts";
import { Button } from "../../../kit/widget/Button.tsx";
import { Figure } from "../../../kit/widget/Figure.tsx";
import { HoldButton } from "../../../kit/widget/HoldButton.tsx";
import { PlayButton } from "../../../kit/widget/PlayButton.tsx";
import { Select } from "../../../kit/widget/Select.tsx";
import { Slider } from "../../../kit/widget/Slider.tsx";
import { usePlaying } from "../../../kit/widget/use-playing.ts";
import { useWidget } from "../../../kit/widget/use-widget.ts";
import { Levels } from "./Levels.tsx";
import {
  countUpTo,
  type Entry,
  levelsAt,
  nextSolution,
  pathAt,
  recordSearch,
} from "./search-log.ts";
import { KNOWLEDGES, onCube, searchStore } from "./search-model.ts";
import { signsOf } from "./search-signs.ts";
import { KNOWLEDGE_NAMES, wordsForEnd, wordsForStep } from "./search-words.ts";
import "./search.css";

const PACE = 500;
const PAGES_CUBE = readerCube.model.initial;

interface Props {
  source?: ComponentChildren;
  firstLine: number;
  /** The line of the source where each outcome is decided, counting from 0. */
  lines: Readonly<Record<Entry["outcome"], number>>;
  /** The distances that the search looks up for the page's own cube: state and distance. */
  distances: readonly (readonly [number, number])[];
}

/** The search for the reader's cube, move by move. */
export function SearchFigure({ source, firstLine, lines, distances }: Props) {
  const cube = useWidget(readerCube);
  const state = onCube(useWidget(searchStore), cube);
  const { knowledge } = state;
  const known = useMemo(() => new Map(distances), [distances]);
  const exact = useExactBound(cube, known, knowledge === "exact");
  const build = wholeTables.HTM.state;
  const log = useMemo(() => {
    if (cube === 0) return undefined;
    if (knowledge === "none") return recordSearch(cube, () => 0);
    if (knowledge === "pruning") return recordSearch(cube, pruningBound);
    return exact && recordSearch(cube, exact);
  }, [cube, knowledge, exact]);

  const last = log ? log.entries.length - 1 : 0;
  const step = Math.min(state.step, last);
  const go = (target: number, amend = false) => {
    // A step from a link also has to wait for the table.
    if (!log) return;
    const within = Math.min(Math.max(target, 0), last);
    searchStore.dispatch({ type: "go", step: within, cube }, { amend });
  };
  const playing = usePlaying({
    pace: PACE,
    isOver: step === last,
    onStep: ({ amend }) => go(step === last ? 0 : step + 1, amend),
  });
  const move = (by: number, amend: boolean) => {
    playing.stop();
    go(step + by, amend);
  };

  const isSolved = cube === 0;
  const atEnd = !log || step === last;
  const levels = log ? levelsAt(log, step, cube) : [];
  const entry = log?.entries[step];
  const path = pathAt(levels);
  const counts = log && countUpTo(log, step);
  return (
    <Figure
      id="fig-search"
      title="The search, move by move"
      store={searchStore}
      controls={
        <label>
          knowing
          <Select
            options={KNOWLEDGES}
            value={knowledge}
            onChoose={(chosen) => {
              playing.stop();
              searchStore.dispatch({ type: "knowledge", knowledge: chosen, cube });
            }}
            show={(each) => KNOWLEDGE_NAMES[each]}
          />
        </label>
      }
      caption={
        <p class="search-words">
          {isSolved
            ? "Enter another cube at the head of this chapter, and the search begins."
            : entry
              ? `${wordsForStep(entry, knowledge, path)}${step === last ? ` ${wordsForEnd(log!)}` : ""}`
              : "As soon as the distances of all positions are there, the search begins."}
        </p>
      }
    >
      <div class="search-body">
        <div class="search-panes grid">
          <div class="search-rows">
            {log ? (
              <Levels levels={levels} rows={entry!.length} />
            ) : isSolved ? (
              <p
                class="search-nothing text-centre grid"
                style={`--rows: ${known.get(PAGES_CUBE)!}`}
              >
                This cube is solved: there is nothing to search for, and no step to
                take.
              </p>
            ) : (
              <Waiting metric="HTM" build={build} />
            )}
            <ul class="search-signs row small soft" aria-hidden="true">
              {signsOf(knowledge).map(({ mark, meaning }) => (
                <li key={mark}>
                  <b>{mark}</b> {meaning}
                </li>
              ))}
            </ul>
          </div>
          <SourceAt firstLine={firstLine} line={entry ? lines[entry.outcome] : 0}>
            {source}
          </SourceAt>
        </div>
        <div class="controls search-controls screen-only needs-js">
          <HoldButton
            label="Step back"
            idle={step === 0}
            onStep={({ amend }) => move(-1, amend)}
          >
            ◂ Back
          </HoldButton>
          <HoldButton
            label="Step on"
            idle={atEnd}
            onStep={({ amend }) => move(1, amend)}
          >
            Step ▸
          </HoldButton>
          <PlayButton playing={playing} idle={!log} />
          <Button
            idle={atEnd}
            onClick={() => {
              playing.stop();
              if (log) go(nextSolution(log, step));
            }}
          >
            Next solution
          </Button>
          <Slider
            label="Step"
            says={log ? `Step ${step + 1} of ${last + 1}` : "No step"}
            disabled={!log}
            max={last}
            value={step}
            onValue={(target, { amend }) => {
              playing.stop();
              go(target, amend);
            }}
          />
        </div>
        <p class="search-counts small soft">
          {log && counts
            ? `Knowing ${KNOWLEDGE_NAMES[knowledge]}: step ${formatNumber(step + 1)} of ${formatNumber(last + 1)}${log.complete ? "" : " and more"}. Moves made so far: ${formatNumber(counts.made + counts.solved + counts["in vain"])}; cut by what is known: ${formatNumber(counts["too far"])}; left out for their face: ${formatNumber(counts["same face"])}; solutions: ${formatNumber(counts.solved)}.`
            : "\u00a0"}
        </p>
      </div>
    </Figure>
  );
}

/** Exact distances: the shipped ones for the page's own cube, else the whole table. */
function useExactBound(
  cube: number,
  known: ReadonlyMap<number, number>,
  wanted: boolean,
): ((index: number) => number) | undefined {
  const isKnown = cube === PAGES_CUBE;
  const build = wholeTables.HTM.state;
  useEffect(() => {
    if (wanted && !isKnown && cube !== 0) void wholeTables.HTM.startOnce();
  }, [wanted, isKnown, cube]);
  return useMemo(() => {
    if (isKnown) return (index) => known.get(index)!;
    if (build.phase !== "done") return undefined;
    const { distance } = build.result;
    return (index) => distance[index];
  }, [isKnown, known, build]);
}
