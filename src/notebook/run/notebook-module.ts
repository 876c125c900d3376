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

/** Yields a drawing's value and each new one, such as the row under Plot's pointer. */
async function* drawingValues(drawing: LiveDrawing): AsyncGenerator<unknown, never> {
  let wake = () => {};
  drawing.onInput(() => wake());
  for (;;) {
    const changed = new Promise<void>((resolve) => (wake = resolve));
    yield drawing.value ?? null;
    await changed;
  }
}

/** The module "every-cube/notebook" for one run of a cell. */
export function notebookModule(
  run: CellRun,
  cell: string,
  channels: InputChannels,
  readFile: ReadFile,
): Exports {
  let controls = 0;

  /** Displays a control. In other cells, the result is the control's current value. */
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
    /** Outputs a value like a top-level expression, but anywhere in the code. */
    display: run.display,
    width: DRAWING_WIDTH,
    invalidation: run.invalidation,
    FileAttachment: (name: string) => createDataFile(name, readFile, warn),
    Inputs,
    cubeView,
    permutationView,
    histogramView,
    tableView,
  };
}
