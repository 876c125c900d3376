import type { CellRun } from "./run-cell.ts";
import type { InputChannels } from "./input-channels.ts";
import type { InputOf } from "./inputs.ts";
import type { Exports } from "./modules.ts";

/** What one run of a cell gets as "every-cube/notebook". */
export function notebookModule(
  run: CellRun,
  cell: string,
  channels: InputChannels,
): Exports {
  let controls = 0;
  return {
    /** Shows a value in the middle of a function or loop, as an expression at the top does. */
    display: run.show,
    /** Shows a control; the name to which its result is given has its value in other cells. */
    view: <T>(described: InputOf<T>): AsyncGenerator<T> => {
      const index = controls++;
      const channel = channels.open(cell, index, described);
      run.print(described.input.label, { kind: "input", index, input: channel.input });
      return channel.values();
    },
  };
}
