import { lehmerCode } from "#lib/indexing/permutation.ts";
import { FIXED_CORNER } from "#lib/puzzle/corners.ts";
import { N_PIECES, type State } from "#lib/puzzle/state.ts";
import { useRoving } from "../widget/use-roving.ts";
import { CornerName } from "./CornerName.tsx";
import "./corner-row.css";

interface Props {
  state: State;
  /** The corner position highlighted in the pictures, if any. */
  lit: number | undefined;
  onLight: (position: number | undefined) => void;
}

/** The seven corners as digits; each is a button that highlights it in the pictures. */
export function CornerRow({ state, lit, onLight }: Props) {
  const { row, item } = useRoving(N_PIECES, 0);
  const digits = lehmerCode(state.permutation);
  return (
    <div class="corner-row grid">
      <div class="corner-legend text-xs text-muted" aria-hidden="true">
        <span>position</span>
        <span>piece</span>
        <span>digit</span>
        <span>twist</span>
      </div>
      <div
        class="corner-columns grid"
        role="toolbar"
        aria-label="The seven corners: press one to mark it in the pictures"
        {...row}
      >
        {state.permutation.map((piece, position) => (
          <button
            key={position}
            type="button"
            class={`corner-column rounded framed text-centre text-muted place-${N_PIECES - 1 - position}`}
            aria-pressed={lit === position}
            onClick={() => onLight(lit === position ? undefined : position)}
            {...item(position)}
          >
            <span>
              <Spoken>position</Spoken>
              <CornerName position={position} />
            </span>
            <Spoken>piece</Spoken>
            <span class="corner-piece">{piece + 1}</span>
            <Spoken>digit</Spoken>
            <span class="corner-digit">{digits[position]}</span>
            <Spoken>twist</Spoken>
            <span class="corner-twist">{state.orientation[position]}</span>
          </button>
        ))}
        <div class="corner-column rounded framed text-centre text-muted corner-held">
          <span>
            <CornerName position={FIXED_CORNER} />
          </span>
          <span class="corner-piece">{FIXED_CORNER + 1}</span>
          <span class="corner-note">held still</span>
        </div>
      </div>
    </div>
  );
}

/** The legend's text for screen readers. */
function Spoken({ children }: { children: string }) {
  return <span class="visually-hidden"> {children} </span>;
}
