import type { ComponentChildren } from "preact";
import { USED_WORDS } from "#lib/tables/state-bits.ts";

/** The first line of each thick block, and the last line. */
const NUMBERED_LINES = [0, 9, 18, USED_WORDS - 1];

/** Labels above and on the left of a grid. */
export function GridAxes({ children }: { children: ComponentChildren }) {
  return (
    <div class="bit-axes grid">
      <Axis name="bit" />
      <Axis name="word" />
      {children}
    </div>
  );
}

function Axis({ name }: { name: "bit" | "word" }) {
  return (
    <div class="bit-axis text-sm text-muted" data-axis={name} aria-hidden="true">
      {NUMBERED_LINES.map((place) => (
        <span key={place} style={`--place: ${(place + 0.5) / USED_WORDS}`}>
          {place === 0 ? `${name} 0` : `${place}`}
        </span>
      ))}
    </div>
  );
}
