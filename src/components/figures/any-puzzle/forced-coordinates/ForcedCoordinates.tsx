import { useMemo } from "preact/hooks";
import {
  type Assemblies,
  assembliesOf,
  reduceFraction,
} from "#src/puzzles/assemblies.ts";
import { Restrictions } from "#kit/assemblies/Restrictions.tsx";
import { fractionText } from "#kit/assemblies/fraction-text.ts";
import { HiddenAnswer } from "#kit/predict/HiddenAnswer.tsx";
import { PredictableFigure } from "#kit/predict/PredictableFigure.tsx";
import { usePrediction } from "#kit/predict/use-prediction.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { keepDigitsTogether } from "#kit/text/keep-digits-together.ts";
import { Select } from "#kit/widget/Select.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { BeadMoves } from "./BeadMoves.tsx";
import { type Finding, findForced, isPredictable, VERDICT_LABELS } from "./findings.ts";
import {
  BEADS,
  forcedStore,
  PUZZLE_CHOICES,
  selectedPuzzle,
  puzzleTitle,
} from "./forced-model.ts";
import { PuzzleMoves } from "./PuzzleMoves.tsx";
import "./forced-coordinates.css";

/** What the moves of a puzzle force, coordinate by coordinate. */
export function ForcedCoordinates() {
  const state = useWidget(forcedStore);
  const puzzle = useMemo(() => selectedPuzzle(state), [state]);
  const findings = useMemo(() => findForced(puzzle), [puzzle]);
  const assemblies = useMemo(() => assembliesOf(puzzle), [puzzle]);
  const prediction = usePrediction("forced", state, () =>
    import("./forced-questions.ts").then(({ forcedQuestions }) => forcedQuestions),
  );
  return (
    <PredictableFigure
      prediction={prediction}
      id="forced"
      title="What is forced?"
      lead={
        state.puzzle === BEADS
          ? "Change a move, and see what follows from it."
          : "See what follows from the moves of this puzzle."
      }
      store={forcedStore}
      controls={
        <Select
          label="Puzzle"
          options={PUZZLE_CHOICES}
          value={state.puzzle}
          onChoose={(slug) => forcedStore.dispatch({ type: "puzzle", puzzle: slug })}
          show={puzzleTitle}
        />
      }
      captionRoom={[3.3, 3.3, 6]}
      caption={
        <Caption
          size={puzzle.sizeBig}
          assemblies={assemblies}
          parts={findings.length}
        />
      }
    >
      {state.puzzle === BEADS ? (
        <BeadMoves moves={state.moves} />
      ) : (
        <PuzzleMoves slug={state.puzzle} />
      )}
      <FindingsTable findings={findings} size={puzzle.sizeBig} />
      {!prediction?.isHiding && <Restrictions {...assemblies} />}
    </PredictableFigure>
  );
}

function FindingsTable({
  findings,
  size,
}: {
  findings: readonly Finding[];
  size: bigint;
}) {
  return (
    <table class="forced-findings">
      <thead>
        <tr>
          <th scope="col">part</th>
          <th scope="col">what is forced, and why</th>
          <th scope="col">values</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ what, verdict, reason, sizes }, i) => (
          <tr key={what}>
            <th scope="row">
              <span class={verdict === "together" ? "reveals-answer" : undefined}>
                {keepDigitsTogether(what)}
              </span>
            </th>
            <td>
              {isPredictable(verdict) ? (
                <HiddenAnswer
                  question={`part-${i}`}
                  label={`what is forced of the ${what}`}
                >
                  <b class="forced-verdict">{VERDICT_LABELS[verdict]}</b>
                </HiddenAnswer>
              ) : (
                <b class="forced-verdict reveals-answer">{VERDICT_LABELS[verdict]}</b>
              )}{" "}
              <span class="forced-reason reveals-answer">
                {keepDigitsTogether(reason)}.
              </span>
            </td>
            <td class="forced-values">
              <span class="reveals-answer">{sizes.map(n).join(" × ")}</span>
            </td>
          </tr>
        ))}
        {findings.length === 0 && (
          <tr>
            <td colSpan={3}>Nothing moves: there is nothing to number.</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            states, numbered 0 to <span class="reveals-answer">{n(size - 1n)}</span>
          </th>
          <td class="forced-values">
            <HiddenAnswer question="positions" label="how many states there are">
              <b>{n(size)}</b>
            </HiddenAnswer>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface CaptionProps {
  size: bigint;
  assemblies: Assemblies;
  parts: number;
}

function Caption({ size, assemblies: { count }, parts }: CaptionProps) {
  if (parts === 0) return <>No move changes anything. Write one above.</>;
  if (count === size) {
    return (
      <>
        The pieces can be put together in <b>{n(count)}</b> ways, and the moves reach
        all of them: nothing is forced.
      </>
    );
  }
  return (
    <>
      The pieces can be put together in {n(count)} ways. The moves reach{" "}
      <b>{n(size)}</b> of them, {fractionText(reduceFraction(size, count))}. That is the
      chance that a puzzle put together at random can be solved.
    </>
  );
}
