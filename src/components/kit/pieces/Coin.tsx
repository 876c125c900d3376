import { useTurns } from "./use-turns.ts";
import "./pieces.css";

/** A coin: 1 is heads, 0 is tails. A change flips it over. */
export function Coin({ digit }: { digit: number }) {
  const halves = useTurns(digit, 2);
  return (
    <span
      class="piece coin piece-turning"
      data-side={digit === 1 ? "heads" : "tails"}
      style={{ transform: `rotateY(${180 * halves}deg)` }}
      aria-hidden="true"
    >
      <svg class="coin-side coin-tails" viewBox="-50 -50 100 100">
        <circle r="44" />
        <circle class="coin-rim" r="37" />
        <path
          class="coin-line"
          d="M0 -22 19 -11V11L0 22 -19 11V-11zM-19 -11 0 0 19 -11M0 0V22"
        />
      </svg>
      <svg class="coin-side coin-heads" viewBox="-50 -50 100 100">
        <circle r="44" />
        <circle class="coin-rim" r="37" />
        <path
          class="coin-relief"
          d="M4 -24c10 0 15 7 15 15 0 4 4 7 4 9s-3 2-4 3c0 3 1 8-2 10-2 2-6 1-9 1l2 8h-26c-1-6 2-9 2-14-6-5-8-10-8-16 0-10 8-16 26-16z"
        />
      </svg>
    </span>
  );
}
