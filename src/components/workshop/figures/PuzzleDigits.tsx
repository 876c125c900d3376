import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import {
  type PositionDigits,
  positionDigits,
} from "../../../lib/any-puzzle/position-digits.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";

const known = new WeakMap<Puzzle, PositionDigits | string>();

interface Props {
  puzzle: Puzzle;
  state: PuzzleState;
}

/** The odometer of the puzzle: wheels of other sizes than those of the factorial system. */
export function PuzzleDigits({ puzzle, state }: Props) {
  const odometer = odometerOf(puzzle);
  if (typeof odometer === "string") {
    return <p class="small soft">It has no odometer: {odometer}.</p>;
  }
  const { radices } = odometer;
  const digits = odometer.digits(state);
  return (
    <div>
      <p class="small" id="puzzle-digits-title">
        The same position on the odometer of its stabiliser chain
      </p>
      <ol class="puzzle-digits wraps" aria-labelledby="puzzle-digits-title">
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

/** The number system of a puzzle, or why it has none. */
function odometerOf(puzzle: Puzzle): PositionDigits | string {
  const odometer = known.get(puzzle) ?? odometerOrWhyNot(puzzle);
  known.set(puzzle, odometer);
  return odometer;
}

function odometerOrWhyNot(puzzle: Puzzle): PositionDigits | string {
  try {
    return positionDigits(puzzle);
  } catch (error) {
    return (error as Error).message;
  }
}
