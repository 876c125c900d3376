import {
  cubeView,
  histogramView,
  permutationView,
  tableView,
} from "../output/explicit-views.ts";
import { createDataFile, type ReadFile } from "../files/data-file.ts";
import { DRAWING_WIDTH, liveDrawingOf } from "../output/drawing.ts";
import type { LiveDrawing } from "../output/live-drawing.ts";
import type { InputChannels } from "./input-channels.ts";
import { assertInput, type InputOf } from "../inputs/control.ts";
import { inputName } from "../inputs/inputs.ts";
import { Inputs } from "../inputs/inputs-namespace.ts";
import type { Exports } from "./modules.ts";
import type { CellRun } from "./run-cell.ts";

/** The value of a drawing, such as the row that Plot's pointer is at, and each new one. */
async function* drawingValues(drawing: LiveDrawing): AsyncGenerator<unknown, never> {
  let wake = () => {};
  drawing.onInput(() => wake());
  for (;;) {
    const changed = new Promise<void>((resolve) => (wake = resolve));
    yield drawing.value ?? null;
    await changed;
  }
}

/** What one run of a cell imports as "every-cube/notebook". */
export function notebookModule(
  run: CellRun,
  cell: string,
  channels: InputChannels,
  readFile: ReadFile,
): Exports {
  let controls = 0;

  /** Shows a control. The name that its result is given has its value in other cells. */
  function view<T>(control: InputOf<T>): AsyncGenerator<T> {
    const drawing = liveDrawingOf(control);
    if (drawing) {
      run.show(control);
      return run.suppressOutput(drawingValues(drawing) as AsyncGenerator<T>);
    }
    assertInput(control);
    if (run.isSuperseded)
      throw new Error("a newer run of this cell has taken its place");
    const index = controls++;
    const channel = channels.open(cell, index, control, readFile);
    run.print(inputName(control.input), {
      kind: "input",
      index,
      input: channel.input,
    });
    return run.suppressOutput(channel.values());
  }

  const warn = (message: string) => run.print(message, undefined, { isWarning: true });

  return {
    view,
    /** Shows a value, as an expression at the top level does: also within a loop. */
    display: run.display,
    width: DRAWING_WIDTH,
    invalidation: run.invalidation,
    /** A file that the reader keeps with the notebook. */
    FileAttachment: (name: string) => createDataFile(name, readFile, warn),
    Inputs,
    cubeView,
    permutationView,
    histogramView,
    tableView,
  };
}
