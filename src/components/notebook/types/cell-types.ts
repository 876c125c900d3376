import { sharedNames } from "#notebook/code/bindings.ts";
import type { NotebookService } from "#src/typecheck/notebook-service.ts";
import type { CellView } from "../bar/cell-view.ts";
import { notebook } from "../bar/notebook.ts";
import { askCompiler, isCompilerReady } from "./compiler.ts";

type Answer<M extends keyof NotebookService> = Promise<ReturnType<NotebookService[M]>>;

/** The compiler's answers about a cell's code, in the context of the cells whose names it uses. */
export class CellTypes {
  readonly #cell: CellView;

  constructor(cell: CellView) {
    this.#cell = cell;
  }

  get isReady(): boolean {
    return isCompilerReady();
  }

  /** The names that the other cells define or import. */
  otherNames(): readonly string[] {
    const others = this.visibleCells.filter((cell) => cell !== this.#cell);
    return others.flatMap(({ source }) => sharedNames(source));
  }

  hover(offset: number): Answer<"hover"> {
    return askCompiler(this.#texts, "hover", this.#index, offset);
  }
  signature(offset: number): Answer<"signature"> {
    return askCompiler(this.#texts, "signature", this.#index, offset);
  }
  completions(offset: number): Answer<"completions"> {
    return askCompiler(this.#texts, "completions", this.#index, offset);
  }
  definition(offset: number): Answer<"definition"> {
    return askCompiler(this.#texts, "definition", this.#index, offset);
  }

  /** The current cells that share names; answers refer to their indices. */
  get visibleCells(): readonly CellView[] {
    return notebook.visibleFrom(this.#cell);
  }
  get #texts() {
    return this.visibleCells.map(({ label, source }) => ({ label, source }));
  }
  get #index(): number {
    return this.visibleCells.indexOf(this.#cell);
  }
}
