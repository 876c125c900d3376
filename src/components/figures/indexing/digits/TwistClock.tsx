import { sumOf } from "#kit/distances/histogram-sums.ts";
import { FORCED_CORNER, type Twists } from "./twists-model.ts";

const FIRST_RING = 26;
const RING = 9;
const LABEL_RING = 101;

/** A clock with three hours: the seven twists must bring its hand back to 0. */
export function TwistClock({ twists, shown }: { twists: Twists; shown: number }) {
  const hand = sumOf(twists.slice(0, Math.min(shown, FORCED_CORNER)));
  const total = sumOf(twists.slice(0, shown));
  const broken = shown > FORCED_CORNER && total % 3 !== 0;
  return (
    <svg
      class="twist-clock w-full"
      viewBox="-114 -114 228 228"
      role="img"
      aria-label={describeWalk(twists)}
      data-broken={broken || undefined}
    >
      {[0, 1, 2].map((hour) => (
        <g key={hour}>
          <path class="twist-spoke" d={`M${at(14, hour)}L${at(88, hour)}`} />
          <circle
            class="twist-hour"
            cx={at(LABEL_RING, hour)[0]}
            cy={at(LABEL_RING, hour)[1]}
            r="11"
            data-now={hour === total % 3 || undefined}
          />
          <text x={at(LABEL_RING, hour)[0]} y={at(LABEL_RING, hour)[1]}>
            {hour}
          </text>
        </g>
      ))}
      <path
        class="twist-hand"
        d="M-4 0L0 -20L4 0A4 4 0 0 1 -4 0z"
        style={{ rotate: `${120 * hand}deg` }}
      />
      {twists.map((twist, corner) => (
        <CornerArc
          key={corner}
          corner={corner}
          from={sumOf(twists.slice(0, corner))}
          twist={twist}
          hidden={corner >= shown}
        />
      ))}
    </svg>
  );
}

interface CornerArcProps {
  corner: number;
  /** The total number of hours before this corner's twist. */
  from: number;
  twist: number;
  hidden: boolean;
}

function CornerArc({ corner, from, twist, hidden }: CornerArcProps) {
  const ring = FIRST_RING + RING * corner;
  const to = from + twist;
  const arc = [`M${at(ring, from)}`];
  for (let hour = from + 1; hour <= to; hour++) {
    arc.push(`A${ring} ${ring} 0 0 1 ${at(ring, hour)}`);
  }
  if (corner < FORCED_CORNER) arc.push(`L${at(ring + RING, to)}`);
  const [x, y] = at(ring, from + twist / 2);
  return (
    <g
      class="twist-walk"
      data-forced={corner === FORCED_CORNER || undefined}
      data-hidden={hidden || undefined}
    >
      <path d={arc.join("")} />
      {twist > 0 && (
        <>
          <circle cx={x} cy={y} r="7.5" />
          <text x={x} y={y}>
            {corner + 1}
          </text>
        </>
      )}
      {corner === FORCED_CORNER && (
        <circle class="twist-end" cx={at(ring, to)[0]} cy={at(ring, to)[1]} r="4.5" />
      )}
    </g>
  );
}

/** A point on a ring, at an hour of the three-hour clock. */
function at(ring: number, hour: number): [number, number] {
  const angle = (2 * Math.PI * hour) / 3;
  return [round(ring * Math.sin(angle)), round(-ring * Math.cos(angle))];
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

function describeWalk(twists: Twists): string {
  const hours = twists.map((_, i) => sumOf(twists.slice(0, i + 1)) % 3);
  return `A clock with the hours 0, 1 and 2. From 0 the hand goes to ${hours.join(", ")}.`;
}
