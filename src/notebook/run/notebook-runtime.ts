import {
  type Module,
  Runtime,
  RuntimeError,
  type Variable,
} from "@observablehq/runtime";
import { importStatement } from "../code/cell-imports.ts";
import { cellsToRun } from "./cells-to-run.ts";
import * as checkModule from "./check-module.ts";
import { cellOfError } from "./error-location.ts";
import { isGenerator, throttleGenerator } from "./generators.ts";
import { InputChannels } from "./input-channels.ts";
import type { InputState } from "./input-state.ts";
import {
  NEEDS_CONSENT,
  linkCells,
  type LinkedCell,
  type NameOrigin,
} from "./link-cells.ts";
import {
  LIVE_VALUE_DEFINITIONS,
  LIVE_NAMES,
  type LiveName,
  type LiveValues,
  PAGE_MODULE,
} from "./live-values.ts";
import type { LiveDrawings } from "./live-drawings.ts";
import { resolveSpecifier } from "../code/resolve-specifier.ts";
import { importLine, suggestImport } from "../code/suggested-imports.ts";
import { ModuleRegistry } from "./module-registry.ts";
import {
  type Exports,
  importModule,
  type LazyModules,
  type Modules,
} from "./modules.ts";
import { notebookModule } from "./notebook-module.ts";
import type { CellError, Output, RenderedValue } from "../output/output.ts";
import { type PageAccess, pageModule } from "./page-module.ts";
import { missingFileMessage } from "../files/missing-file-message.ts";
import { truncate } from "../values/inspect.ts";
import type { CellSource } from "./prepare-cells.ts";
import { CellFailure, CellRun } from "./run-cell.ts";
import { StartQueue } from "./start-queue.ts";

/** Callbacks for the progress of cells. */
export interface NotebookEvents {
  /** The cell is about to run or waiting for others. */
  pending(id: string): void;
  /** @param source  the running code; the page's may be newer */
  started(id: string, source: string): void;
  output(id: string, output: Output): void;
  /** It has finished, or failed if there is an error. */
  ended(id: string, error: CellError | undefined): void;
  /** A control has accepted or rejected a value from a link or file. */
  input(state: InputState): void;
  /** A cell has set a value for the page's figures. */
  setLive: PageAccess["set"];
}

export interface NotebookOptions {
  readonly modules: Modules;
  readonly lazyModules: LazyModules;
  readonly renderValue: (value: unknown) => RenderedValue;
  readonly live: LiveValues;
  /** Sends changes of drawings; without it, drawings stay as they were output. */
  readonly drawings?: LiveDrawings;
  /** Reads a file for a cell; without it, there are no files. */
  readonly readFile?: (cell: string, name: string) => Promise<ArrayBuffer>;
  readonly mayStart?: () => Promise<void>;
  readonly events: NotebookEvents;
}

/** A cell with the source whose results are displayed, if any. */
export interface RuntimeCell extends CellSource {
  readonly displayedSource: string | undefined;
}

/** A cell in the runtime, as of its last run. */
interface LiveCell {
  readonly linked: LinkedCell;
  readonly variable: Variable;
  /** The variables of the names that other cells have read. */
  readonly names: Map<string, Variable>;
}

/**
 * The cells of a notebook as a dataflow graph: a cell runs when its dependencies have
 * values, and again whenever they change. No cell runs until it is requested or needed.
 */
export class NotebookRuntime {
  readonly #options: NotebookOptions;
  readonly #main: Module;
  readonly #living = new Map<string, LiveCell>();
  readonly #live = new Map<LiveName, Variable>();
  readonly #registry: ModuleRegistry;
  readonly #channels: InputChannels;
  readonly #failed = new Map<string, unknown>();
  readonly #runs = new Map<string, CellRun>();
  #labels = new Map<string, string>();
  #places = new Map<string, number>();
  readonly #turns: StartQueue;
  readonly #read = new Map<string, LinkedCell>();

  constructor(options: NotebookOptions) {
    this.#options = options;
    this.#turns = new StartQueue(async () => options.mayStart?.());
    this.#channels = new InputChannels(options.events.input);
    this.#registry = new ModuleRegistry(options.modules, options.lazyModules);
    this.#main = new Runtime({}, unknownName).module();
    for (const name of LIVE_NAMES) {
      this.#live.set(name, this.#main.variable());
      this.setLive(name, options.live[name]);
    }
  }

  /**
   * Runs cells, their dependencies and their dependents: see `cellsToRun`.
   * @param cells      the whole notebook
   * @param requested  the ids of the cells to run even if unchanged; empty when cells
   *                   were only added, removed or moved
   * @param inputs     the reader's values of controls
   */
  run(
    cells: readonly RuntimeCell[],
    requested: readonly string[],
    inputs: readonly InputState[] = [],
  ): void {
    this.#channels.restore(inputs);
    this.#labels = new Map(cells.map(({ id, label }) => [id, label]));
    this.#places = new Map(cells.map(({ id }, i) => [id, i]));
    for (const [id, cell] of this.#living) {
      if (!this.#labels.has(id)) this.#forget(id, cell);
    }
    for (const id of this.#read.keys()) {
      if (!this.#labels.has(id)) this.#read.delete(id);
    }
    const requestedIds = new Set([...requested, ...this.#living.keys()]);
    const linked = linkCells(cells, this.#read, requestedIds);
    for (const cell of linked) this.#read.set(cell.id, cell);
    const redefined = cellsToRun({
      linked,
      live: new Map([...this.#living].map(([id, cell]) => [id, cell.linked])),
      displayedSources: new Map(
        cells.map(({ id, displayedSource }) => [id, displayedSource]),
      ),
      requested,
    });
    const byId = new Map(linked.map((cell) => [cell.id, cell]));
    for (const id of redefined) this.#define(byId.get(id)!, byId);
    this.#shareNames();
    if (requested.length === 0) this.#explainAgain(redefined);
  }

  /** Sets a control to the reader's value: the cells that use it run again. */
  setInput(cell: string, index: number, raw: unknown): InputState | undefined {
    return this.#channels.set(cell, index, raw);
  }

  /** Updates a live value from a figure: the cells that use it run again. */
  setLive<Name extends LiveName>(name: Name, value: LiveValues[Name]): void {
    this.#live
      .get(name)!
      .define(variableName({ page: name }), [], () =>
        LIVE_VALUE_DEFINITIONS[name].toCells(value as never),
      );
  }

  /** Resolves when no cell is ready to start. */
  async idle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve)); // the runtime starts cells in a timeout, too
    await this.#turns.next(() => Infinity);
  }

  /**
   * Reports an unhandled error in the cell that caused it if known, else in the cell
   * that ran last.
   * @param file  the file of the code that threw it, if the engine tells
   */
  reportLateError(thrown: unknown, file?: string): void {
    const id = cellOfError(thrown, file);
    const run = id === undefined ? [...this.#runs.values()].pop() : this.#runs.get(id);
    run?.reportLateError(thrown);
  }

  /** Updates the labels in messages of failed cells that don't run again. */
  #explainAgain(running: ReadonlySet<string>): void {
    for (const [id, error] of this.#failed) {
      if (!running.has(id)) this.#explain(id, error);
    }
  }

  #forget(id: string, cell: LiveCell): void {
    this.#living.delete(id);
    this.#runs.get(id)?.end();
    this.#runs.delete(id);
    this.#failed.delete(id);
    deleteVariables(cell);
  }

  #define(linked: LinkedCell, byId: ReadonlyMap<string, LinkedCell>): void {
    const { id, prepared, problem, inputs } = linked;
    // Redefining a variable would first wait for its old inputs, perhaps forever.
    const before = this.#living.get(id);
    if (before) deleteVariables(before);
    const variable = this.#newVariable(id);
    const ownName = variableName({ cell: id });
    if (problem || !prepared) {
      variable.define(ownName, [], () => {
        throw new CellFailure(problem!);
      });
    } else {
      const names = [...inputs.keys()];
      const origins = [...inputs].map(([name, origin]) => variableName(origin, name));
      const follows = liveDependencies(linked, byId);
      variable.define(
        ownName,
        ["invalidation", ...origins],
        (invalidation, ...values) => {
          const entries = names.map((name, i): [string, unknown] => [name, values[i]]);
          const inputValues = Object.fromEntries(entries);
          return this.#runCell(linked, inputValues, invalidation, follows);
        },
      );
    }
    this.#living.set(id, { linked, variable, names: new Map() });
  }

  /**
   * Creates a variable for each name that another cell reads. It begins with the first
   * reader, because a cell may use its own generator, and is kept without readers, or a
   * generator would end with its last one.
   */
  #shareNames(): void {
    for (const { linked } of this.#living.values()) {
      for (const [name, origin] of linked.inputs) {
        const owner = "cell" in origin ? this.#living.get(origin.cell) : undefined;
        if (!owner || owner.names.has(name) || !exportsName(owner.linked, name))
          continue;
        const ownName = variableName({ cell: owner.linked.id });
        const variable = this.#main.variable({});
        variable.define(
          variableName(origin, name),
          ["invalidation", ownName],
          (invalidation: Promise<void>, [values]: readonly [Exports]) =>
            Promise.race([exportedValue(values[name]), invalidation]),
        );
        owner.names.set(name, variable);
      }
    }
  }

  async #runCell(
    { id, source, prepared, inheritedImports: borrowed }: LinkedCell,
    inputs: Readonly<Record<string, unknown>>,
    invalidation: Promise<void>,
    follows: ReadonlySet<LiveName>,
  ): Promise<readonly [Exports] | void> {
    const {
      drawings,
      events,
      renderValue: render,
      readFile = rejectFile,
    } = this.#options;
    const run = new CellRun(
      id,
      prepared!,
      (output) => events.output(id, output),
      render,
      drawings,
      {
        labelOf: (cell) => this.#labels.get(cell) || cell,
        importOf: (name) => {
          const { modules } = registry;
          const suggestion = suggestImport(name, Object.keys(modules), (module) =>
            Object.hasOwn(modules[module], name),
          );
          return suggestion && importLine(suggestion);
        },
      },
    );
    this.#runs.delete(id); // moves the latest run to the end
    this.#runs.set(id, run);
    const registry = this.#registry.with({
      "every-cube/notebook": notebookModule(run, id, this.#channels, (name) =>
        readFile(id, name),
      ),
      "every-cube/check": checkModule,
      [PAGE_MODULE]: pageModule({
        follows,
        set: (name, value) => {
          if (!run.isSuperseded) events.setLive(name, value);
        },
      }),
    });
    const start = async () => {
      const imports = [...prepared!.imports, ...borrowed];
      const fetched = registry.fetch(imports.map(({ module }) => module));
      await fetched.catch(() => {}); // reported once the cell has started
      await this.#turns.next(() => this.#places.get(id) ?? -1);
      if (run.isSuperseded) return;
      events.started(id, source);
      await fetched;
      return run.start({
        services: {
          __import: (name, names) => importModule(registry.modules, name, names),
          __load: async (name) => {
            const module = resolveSpecifier(String(name));
            await registry.fetch([module]);
            return importModule(registry.modules, module, []);
          },
        },
        inputs,
        prelude: importStatement(borrowed),
      });
    };
    // A superseded run is awaited by the next one, but its result is discarded.
    return Promise.race([start(), invalidation.then(() => run.end())]);
  }

  /** Creates a cell's variable, which is silent once removed or redefined. */
  #newVariable(id: string): Variable {
    const { events } = this.#options;
    const isLive = () => this.#living.get(id)?.variable === variable;
    const variable = this.#main.variable({
      pending: () => {
        if (isLive()) events.pending(id);
      },
      fulfilled: () => {
        if (!isLive()) return;
        this.#failed.delete(id);
        events.ended(id, undefined);
      },
      rejected: (error: unknown) => {
        if (!isLive()) return;
        this.#failed.set(id, error);
        this.#explain(id, error);
      },
    });
    return variable;
  }

  #explain(id: string, error: unknown): void {
    const { message, line } = this.#inWords(id, error);
    this.#options.events.ended(id, { message: truncate(message), line });
  }

  #inWords(id: string, error: unknown): CellError {
    if (error instanceof CellFailure) return error.error;
    const { linked } = this.#living.get(id)!;
    const missingInput = [...linked.inputs].find(
      ([name, origin]) =>
        error instanceof RuntimeError && error.input === variableName(origin, name),
    );
    if (!missingInput) return { message: String(error), line: undefined };
    const [name, origin] = missingInput;
    const line = linked.prepared?.names.uses.get(name);
    const owner = "cell" in origin ? origin.cell : undefined;
    const reason = this.#whyNone(owner, name) ?? (error as Error).message;
    return { message: `${name} has no value: ${reason}`, line };
  }

  /**
   * Explains why a name has no value.
   * @param owner  the cell that defines it, if any
   * @returns      undefined if that cell has run and the value itself has failed
   */
  #whyNone(owner: string | undefined, name: string): string | undefined {
    if (owner === undefined) return undefined;
    const label = this.#labels.get(owner);
    if (label === undefined) return `no cell defines ${name} any more`;
    if (!this.#failed.has(owner)) return undefined;
    const failure = this.#failed.get(owner);
    return failure instanceof CellFailure && failure.error === NEEDS_CONSENT
      ? `${label} has not run, because ${NEEDS_CONSENT.message}`
      : `${label} ended with an error`;
  }
}

function rejectFile(_: string, name: string): Promise<never> {
  return Promise.reject(new Error(missingFileMessage(name, [])));
}

/** Never called, because all inputs have been resolved. */
function unknownName(name: string): never {
  throw new ReferenceError(`${name} is not defined`);
}

function deleteVariables({ variable, names }: LiveCell): void {
  for (const name of names.values()) name.delete();
  variable.delete();
}

function exportsName({ isIsolated, prepared }: LinkedCell, name: string): boolean {
  return !isIsolated && prepared !== undefined && prepared.names.defines.has(name);
}

/** The value that other cells receive; generators pass on one value after another. */
function exportedValue(value: unknown): unknown {
  return isGenerator(value) ? throttleGenerator(value) : value;
}

/** The runtime's variable name for a cell, one of its names, or a live value. */
function variableName(origin: NameOrigin, name?: string): string {
  if ("page" in origin) return `page:${origin.page}`;
  return name === undefined ? `cell:${origin.cell}` : `name:${name}`;
}

/** The live values that a cell depends on, directly or indirectly. */
function liveDependencies(
  cell: LinkedCell,
  byId: ReadonlyMap<string, LinkedCell>,
): Set<LiveName> {
  const names = new Set<LiveName>();
  const visited = new Set([cell]);
  for (const { inputs } of visited) {
    for (const origin of inputs.values()) {
      if ("page" in origin) names.add(origin.page);
      else visited.add(byId.get(origin.cell)!);
    }
  }
  return names;
}
