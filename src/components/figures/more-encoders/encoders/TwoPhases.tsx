import { formatNumber } from "#kit/text/format-number.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import {
  type PhaseCoordinate,
  countReachablePhase2States,
  countPhaseStates,
  PHASE_1,
  PHASE_2,
} from "./two-phases.ts";
import "./two-phases.css";

/** The two phases of the 3x3x3 with the coordinates of each; rendered at build time. */
export function TwoPhases() {
  return (
    <FigureFrame
      id="two-phases"
      title="Two phases, three numbers each"
      lead="See which three numbers describe the cube in each phase."
      caption={
        <>
          Each number is small; only their product is large. In phase 2 it is halved: a
          quarter turn cycles four corners and four edges, so the permutation of the
          corners is even exactly when the permutation of all <b>edges together</b> is.
        </>
      }
    >
      <div class="phases grid">
        <Phase
          name="Phase 1"
          goal="untwist everything, and bring the middle edges into the middle"
          coordinates={PHASE_1}
          total={formatNumber(countPhaseStates(PHASE_1))}
        />
        <span class="phases-arrow" aria-hidden="true">
          →
        </span>
        <Phase
          name="Phase 2"
          goal="solve the permutations, without undoing phase 1"
          coordinates={PHASE_2}
          half
          total={formatNumber(countReachablePhase2States())}
        />
      </div>
    </FigureFrame>
  );
}

interface PhaseProps {
  name: string;
  goal: string;
  coordinates: readonly PhaseCoordinate[];
  half?: boolean;
  total: string;
}

function Phase({ name, goal, coordinates, half, total }: PhaseProps) {
  return (
    <section class="phase">
      <p class="phase-goal">
        <b>{name}:</b> {goal}
      </p>
      <ul>
        {coordinates.map(({ label, rank, count }) => (
          <li key={label}>
            <b>{formatNumber(count)}</b>
            <span>
              {label}
              <code>{rank}</code>
            </span>
          </li>
        ))}
      </ul>
      <p class="phase-total text-muted">
        {`${coordinates.map(({ count }) => formatNumber(count)).join(" × ")}${half ? " ÷ 2" : ""} = `}
        <b>{total}</b>
      </p>
    </section>
  );
}
