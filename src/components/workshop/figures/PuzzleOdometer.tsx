import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { type StateDigits, stateDigits } from "#lib/any-puzzle/state-digits.ts";
import type { Puzzle } from "#lib/any-puzzle/puzzle.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";

const odometerCache = new WeakMap<PlayablePuzzle, StateDigits | string>();

interface Props {
  puzzle: PlayablePuzzle;
  state: PuzzleState;
}

/** The digits of a state in the mixed radix of its stabiliser chain. */
export function PuzzleOdometer({ puzzle, state }: Props) {
  const odometer = cachedOdometer(puzzle);
  if (typeof odometer === "string") {
    return <p class="text-sm text-muted">This puzzle has no odometer: {odometer}.</p>;
  }
  const { radices } = odometer;
  const digits = odometer.digits(state);
  return (
    <div>
      <p class="text-sm" id="puzzle-digits-title">
        The same state on the odometer of its stabiliser chain
      </p>
      <ol class="puzzle-digits cluster" aria-labelledby="puzzle-digits-title">
        {digits.map((digit, i) => (
          <li key={i} class="framed rounded">
            <b>{digit}</b>
            <small>of {radices[i]}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The cached number system of a puzzle, or why it has none. */
function cachedOdometer(puzzle: PlayablePuzzle): StateDigits | string {
  const odometer = odometerCache.get(puzzle) ?? odometerOrWhyNot(puzzle.group);
  odometerCache.set(puzzle, odometer);
  return odometer;
}

function odometerOrWhyNot(puzzle: Puzzle | string): StateDigits | string {
  if (typeof puzzle === "string") return puzzle;
  try {
    return stateDigits(puzzle);
  } catch (error) {
    return (error as Error).message;
  }
}
