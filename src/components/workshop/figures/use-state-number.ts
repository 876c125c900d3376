import { useEffect, useRef, useState } from "preact/hooks";
import { askLatest } from "#src/workers/ask-latest.ts";
import { startJob } from "#src/workers/run-job.ts";
import type { NumberedState, NumberStateQuestion } from "#src/workers/number-state.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import { stateNumber, type Workshop } from "../puzzle/workshop-model.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";

interface Amend {
  readonly amend: boolean;
}

interface StateNumber {
  /** Undefined while it is computed. */
  readonly number: bigint | undefined;
  /** Why the last request failed. */
  readonly failure: string | undefined;
  /** Shows the state with a number. */
  showNumber(number: bigint, options: Amend): void;
}

/** The last answer of the worker, and the puzzle it belongs to. */
interface WorkerAnswer {
  readonly current: WorkshopPuzzle;
  readonly answer: NumberedState;
}

/**
 * The number of the current state, and back: at once if that is cheap, otherwise by a
 * worker, which is kept as long as the puzzle is.
 *
 * @param canAskWorker  whether a worker may be asked: it has been found out that there are numbers
 */
export function useStateNumber(workshop: Workshop, canAskWorker: boolean): StateNumber {
  const { current, state } = workshop;
  const { puzzle, canRankOnMainThread } = current;
  const [answered, setAnswered] = useState<WorkerAnswer>();
  const [failure, setFailure] = useState<string>();
  const ask = useRef<(question: NumberStateQuestion) => void>();
  /** The number that the reader has requested; undefined once the state changes. */
  const pending = useRef<Amend & { readonly number: bigint }>();
  const usesWorker = canAskWorker && !canRankOnMainThread;
  const isAnswered =
    answered?.current === current &&
    isSamePuzzleState(puzzle, answered.answer.state, state);

  useEffect(() => {
    if (!usesWorker) return undefined;
    const visit = new AbortController();
    ask.current = askLatest(() => startJob("number-state", visit.signal), {
      onAnswer(answer) {
        const pendingNumber = pending.current;
        if (pendingNumber !== undefined && pendingNumber.number !== answer.number)
          return;
        setAnswered({ current, answer });
        pending.current = undefined;
        if (pendingNumber)
          workshopStore.dispatch({ type: "place", state: answer.state }, pendingNumber);
      },
      onFailure(message) {
        if (visit.signal.aborted) return;
        pending.current = undefined;
        setFailure(message);
      },
    });
    return () => {
      visit.abort(new Error("another puzzle was chosen"));
      setAnswered(undefined);
    };
  }, [current, usesWorker]);

  useEffect(() => {
    if (!usesWorker || isAnswered) return;
    pending.current = undefined;
    setFailure(undefined);
    ask.current?.({ definition: puzzle.definition, of: state });
  }, [current, usesWorker, state]);

  if (!usesWorker) {
    return {
      number: stateNumber(workshop),
      failure: undefined,
      showNumber: (number, options) =>
        workshopStore.dispatch(
          { type: "place", state: puzzle.unrankBig(number) },
          options,
        ),
    };
  }
  return {
    number: isAnswered ? answered.answer.number : undefined,
    failure,
    showNumber(number, { amend }) {
      // Of numbers typed quickly only the last is shown: they are one undo step.
      pending.current = { number, amend: amend && (pending.current?.amend ?? true) };
      setFailure(undefined);
      ask.current?.({ definition: puzzle.definition, of: number });
    },
  };
}
