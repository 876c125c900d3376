import { N_PIECES, type State } from "#lib/puzzle/state.ts";
import { useRoving } from "../widget/use-roving.ts";
import "./position-row.css";

interface Props {
  state: State;
  /** The position that is read out. */
  lit: number;
  hasTwists?: boolean;
}

/** The seven positions as buttons, each with the piece that it holds, and its twist. */
export function PositionRow({ state, lit, hasTwists = false }: Props) {
  const { row, item } = useRoving(N_PIECES, 0);
  return (
    <div class="position-row grid">
      <div class="position-legend text-sm text-muted" aria-hidden="true">
        <span>position</span>
        <span>piece</span>
        {hasTwists && <span>twist</span>}
      </div>
      <div
        class="position-columns grid"
        role="toolbar"
        aria-label="The seven positions and their pieces"
        {...row}
      >
        {state.permutation.map((piece, position) => (
          <button
            key={position}
            type="button"
            class="position-column rounded framed text-centre"
            data-position={position}
            aria-pressed={position === lit}
            {...item(position)}
          >
            <Entry name="position">{position + 1}</Entry>
            <Entry name="piece">{piece + 1}</Entry>
            {hasTwists && <Entry name="twist">{state.orientation[position]}</Entry>}
          </button>
        ))}
      </div>
    </div>
  );
}

function Entry({ name, children }: { name: string; children: number }) {
  return (
    <span class={`position-${name}`}>
      <span class="visually-hidden"> {name} </span>
      {children}
    </span>
  );
}
