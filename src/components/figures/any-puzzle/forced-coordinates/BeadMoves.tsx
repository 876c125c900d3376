import { integersFrom } from "#kit/widget/integers-from.ts";
import { Choice } from "#kit/widget/Choice.tsx";
import { TypedField } from "#kit/widget/TypedField.tsx";
import { type Cycles, parseCycles, cyclesToSource, formatCycles } from "./cycles.ts";
import { forcedStore, BEAD_MOVE_NAMES, N_BEADS } from "./forced-model.ts";

/** For each move, some to choose from: a swap, a cycle of three, and others. */
const PRESETS: readonly (readonly Cycles[])[] = [
  [
    [[0, 1]],
    [[0, 1, 2]],
    [
      [0, 1],
      [5, 6],
    ],
    [
      [0, 6],
      [1, 5],
      [2, 4],
    ],
  ],
  [[[0, 1, 2, 3, 4, 5, 6]], [[0, 1, 2, 3, 4]]],
];

/** The two moves of the beads: presets, cycles, and rows of sources. */
export function BeadMoves({ moves }: { moves: readonly Cycles[] }) {
  return (
    <div class="forced-moves">
      {BEAD_MOVE_NAMES.map((name, i) => (
        <BeadMove key={name} name={name} move={i} cycles={moves[i]} />
      ))}
      <table class="forced-sources">
        <tbody>
          <tr>
            <th scope="row">position</th>
            {integersFrom(0, N_BEADS - 1).map((position) => (
              <td key={position}>{position}</td>
            ))}
          </tr>
          {BEAD_MOVE_NAMES.map((name, i) => (
            <tr key={name}>
              <th scope="row">source, {name}</th>
              {cyclesToSource(moves[i], N_BEADS).map((from, to) => (
                <td key={to} data-moved={from !== to || undefined}>
                  {from}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  name: string;
  move: number;
  cycles: Cycles;
}

function BeadMove({ name, move, cycles }: Props) {
  const presets = PRESETS[move].map(formatCycles);
  const choose = (preset: Cycles, options?: { amend: boolean }) =>
    forcedStore.dispatch({ type: "move", move, cycles: preset }, options);
  return (
    <div class="forced-move controls">
      <TypedField
        id={`forced-${name}`}
        label={`Move ${name}`}
        text={formatCycles(cycles)}
        hint="cycles of positions"
        width={15}
        inputMode="text"
        read={(typed) => parseCycles(typed, N_BEADS)}
        onValue={choose}
      />
      <Choice
        label={`Ready-made, for ${name}`}
        options={presets}
        value={formatCycles(cycles)}
        onChoose={(_, i) => choose(PRESETS[move][i])}
        button={(text) => ({ "aria-label": `${name} ${text}` })}
      />
    </div>
  );
}
