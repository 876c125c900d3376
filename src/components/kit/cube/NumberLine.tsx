import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { formatNumber } from "../text/format-number.ts";
import { Slider } from "../widget/Slider.tsx";
import { UNTRANSLATED } from "../translation/untranslated.ts";
import "./number-line.css";

const MAX = N_STATES - 1;
const TICK = 100_000;
const LABEL = 10 * TICK;

interface Props {
  value: number;
  /** `amend` is true during a drag, or while a key is held. */
  onValue: (value: number, options: { amend: boolean }) => void;
}

/** All indices of the cube as one long line, with a draggable marker. */
export function NumberLine({ value, onValue }: Props) {
  return (
    <div class="number-line">
      <Slider
        label="Number of the cube"
        says={formatNumber(value)}
        max={MAX}
        value={value}
        onValue={onValue}
      />
      <div class="number-line-scale" aria-hidden="true" {...UNTRANSLATED}>
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
