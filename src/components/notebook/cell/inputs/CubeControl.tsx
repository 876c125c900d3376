import { N_STATES, rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import type { CubeInput } from "#notebook/inputs/inputs.ts";
import { CubeNet } from "#kit/cube/CubeNet.tsx";
import { parseTypedTurns } from "#kit/cube/parse-typed-turns.ts";
import { TurnButtons } from "#kit/cube/TurnButtons.tsx";
import { NumberField, TypedField } from "#kit/widget/TypedField.tsx";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: CubeInput;
  onInput(value: number): void;
}

/** A cube, set by its index, by moves from solved, or by turn buttons. */
export function CubeControl({ id, input, onInput }: Props) {
  const [index, change] = useControlValue(input, onInput);
  const state = unrankState(index);
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <div class="input-label" id={`${id}-label`}>
        {input.label}
      </div>
      <div class="input-cube cluster">
        <CubeNet state={state} />
        <div>
          <TurnButtons
            moves={QTM_MOVES}
            onTurn={(move) => change(rankState(applyMoves(state, [move])))}
          />
          <NumberField
            id={`${id}-number`}
            label="number"
            value={index}
            last={N_STATES - 1}
            width={8}
            onValue={change}
          />
          <TypedField
            id={`${id}-turns`}
            label="turns, from solved"
            text=""
            subject={index}
            hint="such as R U2 F′"
            width={12}
            inputMode="text"
            read={parseTypedTurns}
            onValue={({ moves }) => change(rankState(applyMoves(SOLVED, moves)))}
          />
        </div>
      </div>
    </div>
  );
}
