import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import {
  type PositionDigits,
  positionDigits,
} from "../../../lib/any-puzzle/position-digits.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";

const known = new WeakMap<Puzzle, PositionDigits>();

interface Props {
  puzzle: Turnable;
  state: PuzzleState;
  radices: readonly number[] | string;
}

/** The odometer of the puzzle: wheels of other sizes than those of the factorial system. */
export function PuzzleDigits({ puzzle, state, radices }: Props) {
  const { group } = puzzle;
  if (typeof radices === "string" || typeof group === "string") {
    return <p class="small soft">It has no odometer: {String(radices)}.</p>;
  }
  const digits = digitsOf(group).digits(state);
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

function digitsOf(puzzle: Puzzle): PositionDigits {
  const digits = known.get(puzzle) ?? positionDigits(puzzle);
  known.set(puzzle, digits);
  return digits;
}
