import type { Colouring } from "#lib/puzzle/colourings.ts";
import type { NetCells } from "#kit/cube/net-cursor.ts";
import type { Palette } from "../your-cube/paints.ts";
import { MiniNet } from "./MiniNet.tsx";

interface Props {
  net: Colouring;
  palette: Palette;
  cells: NetCells;
  /** The mistake in words: "R′ instead of R". */
  label: string;
  /** The number of right moves before it. */
  step: number;
  /** Called with the net that the reader recognises. */
  onRecognise(net: Colouring): void;
}

/** A button with the net that a mistake leads to. */
export function WrongTurnChoice({
  net,
  palette,
  cells,
  label,
  step,
  onRecognise,
}: Props) {
  return (
    <button type="button" class="framed rounded" onClick={() => onRecognise(net)}>
      <MiniNet colouring={net} palette={palette} cells={cells} />
      <span>{label}</span>
      <small>{`move ${step + 1}`}</small>
    </button>
  );
}
