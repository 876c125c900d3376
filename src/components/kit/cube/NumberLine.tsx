import { useRef } from "preact/hooks";
import { N_STATES } from "../../../lib/puzzle/coordinates.ts";
import { formatNumber } from "../text/format-number.ts";
import "./number-line.css";

const MAX = N_STATES - 1;
const TICK = 100_000;
const LABEL = 10 * TICK;

interface Props {
  value: number;
  /** `amend` is true while a drag or a held key goes on. */
  onValue: (value: number, options: { amend: boolean }) => void;
}

/** All numbers of the cube as one long line, with a marker to read and to drag. */
export function NumberLine({ value, onValue }: Props) {
  const moving = useRef(false);
  const settle = () => (moving.current = false);
  const change = (typed: string) => {
    onValue(Number(typed), { amend: moving.current });
    moving.current = true;
  };
  return (
    <div class="number-line">
      <input
        class="needs-js"
        type="range"
        min={0}
        max={MAX}
        step={1}
        value={value}
        aria-label="Number of the cube"
        aria-valuetext={formatNumber(value)}
        onPointerDown={settle}
        onKeyDown={(event) => event.repeat || settle()}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <div class="number-line-scale" aria-hidden="true">
        <div class="number-line-track" />
        {multiples(TICK).map((at) => (
          <i key={at} data-long={at % LABEL === 0 || undefined} style={placed(at)} />
        ))}
        <i data-long style={placed(MAX)} />
        <b style={placed(value)} />
        {[...multiples(LABEL), MAX].map((at) => (
          <span key={at} style={placed(at)}>
            {formatNumber(at)}
          </span>
        ))}
      </div>
    </div>
  );
}

function multiples(step: number): number[] {
  return Array.from({ length: Math.ceil(N_STATES / step) }, (_, i) => i * step);
}

function placed(at: number): string {
  return `left: ${((100 * at) / MAX).toFixed(3)}%`;
}
