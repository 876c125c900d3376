import { useTurns } from "./use-turns.ts";
import "./pieces.css";

/** A round piece with a pointer at one of a number of notches. */
export function Knob({ digit, ways }: { digit: number; ways: number }) {
  const turns = useTurns(digit, ways);
  const notches = Array.from({ length: ways }, (_, i) => {
    const angle = (2 * Math.PI * i) / ways;
    return { i, x: 39 * Math.sin(angle), y: -39 * Math.cos(angle) };
  });
  return (
    <svg class="piece knob" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="knob-body" r="27" />
      {notches.map(({ i, x, y }) => (
        <text
          key={i}
          x={x.toFixed(2)}
          y={y.toFixed(2)}
          data-now={i === digit || undefined}
        >
          {i}
        </text>
      ))}
      <path
        class="knob-pointer piece-turning"
        d="M-4 6L0 -24L4 6z"
        style={{ rotate: `${(360 / ways) * turns}deg` }}
      />
    </svg>
  );
}
