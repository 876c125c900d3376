import { useEffect } from "preact/hooks";
import { N_STATES } from "../../lib/puzzle/coordinates.ts";
import { whyNoneFits } from "../../lib/puzzle/pattern-faults.ts";
import type { LiveAnswer } from "../../workers/live-distances.ts";
import { drawAny, JumpButtons } from "../cube/JumpButtons.tsx";
import { nameMove } from "../cube/name-move.ts";
import { readerCube } from "../cube/reader-cube.ts";
import { percent } from "../shadows/shadow-counts.ts";
import { formatNumber } from "../text/format-number.ts";
import { meanOf } from "../whole-table/agreement.ts";
import { Figure } from "../widget/Figure.tsx";
import { useAwake, useWidget } from "../widget/use-widget.ts";
import { DepthColumns } from "./DepthColumns.tsx";
import { GoalNet } from "./GoalNet.tsx";
import { goalPicture } from "./goal-pictures.ts";
import "./live.css";
import { CHOICES, GOAL_TEXTS, MOVE_SETS } from "./live-choices.ts";
import { isAnswerTo, liveModel, questionOf } from "./live-model.ts";
import { askLive, liveRun, liveStore, NOT_ASKED } from "./live-store.ts";
import { cubeWords, reachWords, unknownWords } from "./live-words.ts";
import { LiveSpeech } from "./LiveSpeech.tsx";
import { MoveMatrix } from "./MoveMatrix.tsx";
import { PatternEditor } from "./PatternNet.tsx";
import { ScrubRow } from "./ScrubRow.tsx";

/** Which moves, which goal: and all states are measured anew while the reader chooses. */
export function Live({ first }: { first: LiveAnswer }) {
  const awake = useAwake();
  const state = useWidget(liveStore);
  const cube = useWidget(readerCube);
  const { answer = first, failure } = awake ? liveRun.value : NOT_ASKED;
  const isFirst =
    liveModel.encode(state) === liveModel.encode(liveModel.initial) &&
    cube === readerCube.model.initial;

  useEffect(() => {
    // What the page is written with need not be measured again, as long as it is shown.
    if (isFirst && liveRun.peek() === NOT_ASKED) return;
    askLive(questionOf(state, cube));
  }, [state, cube]);

  // Of a cube, moves or a goal that the worker has not answered yet, nothing is known.
  const isPresent = isAnswerTo(questionOf(state, cube), answer);
  // What is shown answers another question, and the answer to this one is coming.
  const isOld = !failure && !isPresent;
  const way = isPresent ? answer.way : [];
  const { subset, goal, own } = state;
  const fault = goal === "own" ? whyNoneFits(own) : undefined;
  const words = fault
    ? `No state looks like your pattern: ${fault}.`
    : reachWords(answer);

  return (
    <Figure
      id="fig-live"
      title="God’s algorithm, live"
      store={liveStore}
      caption={
        <>
          {failure ? (
            <span role="alert">
              <b>The distances could not be measured:</b> {failure}. What is shown was
              found before.
            </span>
          ) : (
            <span class="live-words" aria-busy={isOld}>
              {words}
            </span>
          )}
          <LiveSpeech text={awake && liveRun.value.answer ? words : ""} />
        </>
      }
    >
      <div class="live">
        <p class="live-scale">
          Heights: share of those that can get there. Labels: counts.{" "}
          {answer.histogram.join() !== first.histogram.join() && (
            <>Dashed: all nine moves to solved.</>
          )}
        </p>
        <div class="live-seen" aria-busy={isOld}>
          <DepthColumns
            histogram={answer.histogram}
            reference={first.histogram}
            own={isPresent ? answer.distance : -1}
          />
          <Sums answer={answer} isFirst={answer === first} />
        </div>
        <div class="live-goals needs-js">
          <p class="live-name">Goal</p>
          <ScrubRow
            label="Goal"
            choices={CHOICES}
            chosen={goal}
            onChoose={(choice, options) =>
              liveStore.dispatch({ type: "goal", goal: choice }, options)
            }
            draw={(choice) => (
              <>
                <GoalNet colours={goalPicture({ goal: choice, own })} />
                <span>{GOAL_TEXTS[choice].name}</span>
              </>
            )}
          />
          {goal === "own" && (
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
          )}
        </div>
        <div class="live-moves needs-js">
          <p class="live-name">Moves allowed</p>
          <MoveMatrix
            subset={subset}
            onSwitch={(moves) => liveStore.dispatch({ type: "switch", moves })}
          />
        </div>
        <div class="live-sets needs-js">
          <p class="live-name">Sets of moves, to drag through</p>
          <ScrubRow
            label="Sets of moves"
            choices={MOVE_SETS.map((set) => set.subset)}
            chosen={MOVE_SETS.find((set) => set.subset === subset)?.subset}
            onChoose={(choice, options) =>
              liveStore.dispatch({ type: "moves", subset: choice }, options)
            }
            draw={(choice) => MOVE_SETS.find((set) => set.subset === choice)!.name}
          />
        </div>
        <div class="live-cube">
          <p>
            {!isPresent && <span>{unknownWords(cube, failure)}</span>}
            <span class={isPresent ? undefined : "live-room"} aria-hidden={!isPresent}>
              {cubeWords(answer)}{" "}
              {answer.way.length > 0 && (
                <>
                  One of the shortest ways: <b>{answer.way.map(nameMove).join(" ")}</b>
                </>
              )}
            </span>
          </p>
          <div class="live-turns needs-js">
            <button
              type="button"
              class="button"
              aria-disabled={way.length === 0}
              onClick={() => {
                const moves = way.slice(0, 1);
                if (moves.length > 0) readerCube.dispatch({ type: "turn", moves });
              }}
            >
              {`Turn ${way.length > 0 ? nameMove(way[0]) : "it"}`}
            </button>
            <JumpButtons
              onJump={(index) => readerCube.dispatch({ type: "index", index })}
              draw={() => answer.other ?? drawAny()}
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
      </div>
    </Figure>
  );
}

function Sums({ answer, isFirst }: { answer: LiveAnswer; isFirst: boolean }) {
  const { histogram, reached, milliseconds } = answer;
  const isNone = reached === 0;
  return (
    <dl class="live-sums">
      <div>
        <dt>can get there</dt>
        <dd>
          {formatNumber(reached)} <small>{percent(reached, N_STATES)}</small>
          <progress
            max={N_STATES}
            value={reached}
            aria-label="Share of all states that can get there"
          />
        </dd>
      </div>
      <div>
        <dt>mean</dt>
        <dd>{isNone ? "–" : meanOf(histogram).toFixed(3)}</dd>
      </div>
      <div>
        <dt>at most</dt>
        <dd>{isNone ? "–" : `${histogram.length - 1}`}</dd>
      </div>
      <div>
        <dt>measured</dt>
        <dd>
          {isNone
            ? "–"
            : isFirst
              ? "at build"
              : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`}
        </dd>
      </div>
    </dl>
  );
}
