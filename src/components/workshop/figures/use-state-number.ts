import { useEffect, useRef, useState } from "preact/hooks";
import { askLatest } from "../../../workers/ask-latest.ts";
import type {
  NumberedState,
  NumberStateQuestion,
} from "../../../workers/number-state.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import { stateNumber, type Workshop } from "../puzzle/workshop-model.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";

const startWorker = () =>
  new Worker(new URL("../../../workers/number-state.worker.ts", import.meta.url), {
    type: "module",
  });

interface Amend {
  readonly amend: boolean;
}

interface StateNumber {
  /** Undefined while it is worked out. */
  readonly number: bigint | undefined;
  /** Why the last question got no answer. */
  readonly failure: string | undefined;
  /** Shows the position with a number. */
  place(number: bigint, options: Amend): void;
}

/** What was answered last, of the puzzle that was shown then: another has other pieces. */
interface WorkerAnswer {
  readonly chosen: WorkshopPuzzle;
  readonly answer: NumberedState;
}

/**
 * The number of the position shown, and back: at once where that is easy, otherwise by a
 * worker, which is kept as long as the puzzle is.
 *
 * @param isAsked  whether a worker may be asked: it has been found out that there are numbers
 */
export function useStateNumber(shown: Workshop, isAsked: boolean): StateNumber {
  const { chosen, state } = shown;
  const { puzzle, isLight } = chosen;
  const [known, setKnown] = useState<WorkerAnswer>();
  const [failure, setFailure] = useState<string>();
  const ask = useRef<(question: NumberStateQuestion) => void>();
  /** The number that the reader wants to see; undefined when they have gone on since. */
  const wanted = useRef<Amend & { readonly number: bigint }>();
  const isByWorker = isAsked && !isLight;
  const isKnown =
    known?.chosen === chosen && isSamePuzzleState(puzzle, known.answer.state, state);

  useEffect(() => {
    if (!isByWorker) return undefined;
    let worker: Worker | undefined;
    ask.current = askLatest<NumberStateQuestion, NumberedState>(
      () => (worker = startWorker()),
      {
        onAnswer(answer) {
          const want = wanted.current;
          if (want !== undefined && want.number !== answer.number) return;
          setKnown({ chosen, answer });
          wanted.current = undefined;
          if (want)
            workshopStore.dispatch({ type: "place", state: answer.state }, want);
        },
        onFailure(message) {
          wanted.current = undefined;
          setFailure(message);
        },
      },
    );
    return () => {
      worker?.terminate();
      setKnown(undefined);
    };
  }, [chosen, isByWorker]);

  useEffect(() => {
    if (!isByWorker || isKnown) return;
    wanted.current = undefined;
    setFailure(undefined);
    ask.current?.({ definition: puzzle.definition, of: state });
  }, [chosen, isByWorker, state]);

  if (!isByWorker) {
    return {
      number: stateNumber(shown),
      failure: undefined,
      place: (number, options) =>
        workshopStore.dispatch(
          { type: "place", state: puzzle.unrankBig(number) },
          options,
        ),
    };
  }
  return {
    number: isKnown ? known.answer.number : undefined,
    failure,
    place(number, { amend }) {
      // Of numbers typed quickly only the last is shown: together they are one step.
      wanted.current = { number, amend: amend && (wanted.current?.amend ?? true) };
      setFailure(undefined);
      ask.current?.({ definition: puzzle.definition, of: number });
    },
  };
}
