import { useEffect, useState } from "preact/hooks";
import { explainNoMatch } from "#lib/puzzle/pattern-faults.ts";
import type { LiveAnswer } from "#src/workers/live-distances.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { Button } from "#kit/widget/Button.tsx";
import { Choice } from "#kit/widget/Choice.tsx";
import { Figure } from "#kit/widget/Figure.tsx";
import { More } from "#kit/widget/More.tsx";
import { useHydrated, useWidget } from "#kit/widget/use-widget.ts";
import { CubeSolution } from "./CubeSolution.tsx";
import { depthAxes } from "./depth-axes.ts";
import { DepthColumns } from "./DepthColumns.tsx";
import { GoalNet } from "./GoalNet.tsx";
import { goalColours } from "./goal-colours.ts";
import "./live.css";
import { GOAL_CHOICES, GOAL_TEXTS, MOVE_SETS } from "./live-choices.ts";
import { isAnswerTo, liveModel, liveQuestion } from "./live-model.ts";
import { requestLive, liveRun, liveStore, INITIAL_RUN } from "./live-store.ts";
import { reachMessage } from "./live-text.ts";
import { LiveAnnouncer } from "./LiveAnnouncer.tsx";
import { LiveSummary } from "./LiveSummary.tsx";
import { MoveMatrix } from "./MoveMatrix.tsx";
import { PatternEditor } from "./PatternEditor.tsx";
import { ScrubRow } from "./ScrubRow.tsx";

/** Recomputes the distances of all states for the moves and the goal that the reader chooses. */
export function LiveFigure({ first }: { first: LiveAnswer }) {
  const hydrated = useHydrated();
  const state = useWidget(liveStore);
  const cube = useWidget(readerCube);
  const { answer = first, failure } = hydrated ? liveRun.value : INITIAL_RUN;
  const isFirst =
    liveModel.encode(state) === liveModel.encode(liveModel.initial) &&
    cube === readerCube.model.initial;

  useEffect(() => {
    // The initial state was rendered with its answer.
    if (isFirst && liveRun.peek() === INITIAL_RUN) return;
    requestLive(liveQuestion(state, cube));
  }, [state, cube]);

  const isCurrent = isAnswerTo(liveQuestion(state, cube), answer);
  // An earlier answer is displayed until the next one arrives.
  const isPending = !failure && !isCurrent;
  const { subset, goal, own } = state;
  // The net editor covers the moves.
  const [isOpen, setOpen] = useState(true);
  const isPainting = goal === "own" && isOpen;
  const { isDense } = depthAxes(answer.histogram);
  const fault = goal === "own" ? explainNoMatch(own) : undefined;
  const message = fault
    ? `No state matches your pattern: ${fault}.`
    : reachMessage(answer);

  return (
    <Figure
      id="fig-live"
      title="Other rules, live"
      lead="Forbid moves or change the goal, and see what that costs."
      store={liveStore}
      caption={
        <>
          {failure ? (
            <span role="alert">
              <b>The distances could not be computed:</b> {failure}. The earlier result
              is still shown.{" "}
              <Button onClick={() => requestLive(liveQuestion(state, cube))}>
                Try again
              </Button>
            </span>
          ) : (
            <span class="live-words" aria-busy={isPending}>
              {message}
            </span>
          )}
          <LiveAnnouncer text={hydrated && liveRun.value.answer ? message : ""} />
        </>
      }
    >
      <div class="live grid">
        <p class="live-scale text-sm text-muted">
          Height: share of the states that can reach the goal.{" "}
          {isDense && "Counts: below. "}
          {answer.histogram.join() !== first.histogram.join() && (
            <>Dashed: all nine moves, goal solved.</>
          )}
        </p>
        <div class="live-seen" aria-busy={isPending}>
          <DepthColumns
            histogram={answer.histogram}
            reference={first.histogram}
            own={isCurrent ? answer.distance : undefined}
          />
          <LiveSummary answer={answer} isFirst={answer === first} />
        </div>
        <div class="live-goals needs-js">
          <p class="live-name text-sm text-muted">Goal: tap one, or drag along them</p>
          <ScrubRow
            label="Goal"
            choices={GOAL_CHOICES}
            selected={goal}
            onChoose={(choice, options) => {
              setOpen(true);
              liveStore.dispatch({ type: "goal", goal: choice }, options);
            }}
            render={(choice) => (
              <>
                <GoalNet colours={goalColours({ goal: choice, own })} />
                <span>{GOAL_TEXTS[choice].name}</span>
              </>
            )}
          />
        </div>
        <div class="live-sets screen-only needs-js">
          <p class="live-name text-sm text-muted">
            Moves allowed: tap a set, or drag along them
          </p>
          <ScrubRow
            label="Sets of moves"
            choices={MOVE_SETS.map((set) => set.subset)}
            selected={MOVE_SETS.find((set) => set.subset === subset)?.subset}
            onChoose={(choice, options) =>
              liveStore.dispatch({ type: "moves", subset: choice }, options)
            }
            render={(choice) => MOVE_SETS.find((set) => set.subset === choice)!.name}
          />
        </div>
        <More
          title="Single moves, your own goal, your cube, and the counts"
          opens={isPainting}
        >
          <Choice
            label="Shown below"
            options={[false, true]}
            value={isPainting}
            onChoose={(isPaint) => {
              setOpen(isPaint);
              if (isPaint) liveStore.dispatch({ type: "goal", goal: "own" });
            }}
            show={(isPaint) => (isPaint ? "Paint your own goal" : "Choose the moves")}
            class="live-tabs needs-js"
          />
          <div class="live-stack grid">
            <div class="live-rules grid" data-away={isPainting || undefined}>
              <div class="live-moves needs-js">
                <p class="live-name text-sm text-muted">Moves allowed</p>
                <MoveMatrix
                  subset={subset}
                  onSwitch={(moves) => liveStore.dispatch({ type: "switch", moves })}
                />
              </div>
              <CubeSolution {...{ cube, answer, isCurrent, failure }} />
            </div>
            <div class="live-own needs-js" data-away={!isPainting || undefined}>
              <PatternEditor
                pattern={own}
                fault={fault}
                onPaint={(place, colour) =>
                  liveStore.dispatch({ type: "paint", place, colour })
                }
                onPattern={(pattern) =>
                  liveStore.dispatch({ type: "pattern", own: pattern })
                }
              />
            </div>
          </div>
          <details class="live-counts">
            <summary>The counts</summary>
            <ol>
              {answer.histogram.map((count, distance) => (
                <li key={distance}>
                  <span>{`${distance}`}</span> {formatNumber(count)}
                </li>
              ))}
            </ol>
          </details>
        </More>
      </div>
    </Figure>
  );
}
