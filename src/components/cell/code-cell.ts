// A cell that lives: run, stop, edit, reset. The editor and the worker are loaded when
// they are first needed.
import {
  startCell,
  warmUp,
  type CellEnd,
  type CellRun,
} from "../../notebook/cell-client.ts";
import type { Output } from "../../notebook/output.ts";
import type { CellEditor } from "./cell-editor.ts";
import { emptyList, errorRow, note, outputRow } from "./cell-output.ts";

/** A run that ends sooner shows nothing on its way. */
const SLOW = 200;
const VERY_SLOW = 5000;
const MAX_SPOKEN = 200;

const HINTS = {
  idle: "Change the code and run it again.",
  stale: "Changed since it ran.",
  editing: "Shift+Enter runs. Esc, then Tab leaves.",
  leaving: "Tab now leaves the code.",
  slow: "Running…",
  verySlow: "Still running. Stop ends it.",
  noEditor: "The editor could not be loaded. Try again, or reload the page.",
};

/** What stands below the code. */
interface Results {
  /** The code that has shown them. */
  readonly code: string;
  readonly nodes: readonly Element[];
  /** What the last run that came to its end has shown. */
  readonly lastGood: Element;
}

class CodeCell extends HTMLElement {
  #editor: CellEditor | undefined;
  #opening: Promise<CellEditor> | undefined;
  #run: CellRun | undefined;
  #pace: "fast" | "slow" | "verySlow" = "fast";
  #isFocused = false;
  #isLeaving = false;
  #hasFailedToOpen = false;
  #shipped: Results | undefined;
  #results!: Results;
  /** What Reset has put away. */
  #kept: { code: string; results: Results } | undefined;

  connectedCallback(): void {
    if (this.#shipped) return; // only moved in the page
    const nodes = [...this.#part("results").children];
    const code = this.dataset["code"]!;
    this.#shipped = this.#results = { code, nodes, lastGood: this.#part("outputs") };
    this.#part("run").onclick = () => void this.#runOrStop();
    this.#part("reset").onclick = () => this.#resetOrRestore();
    this.#part("edit").onclick = () => void this.#edit();
    const area = this.#part("code");
    area.onclick = (event) => {
      if (!this.#editor && isMeantToEdit(event)) void this.#edit(event);
    };
    const follow = ({ type }: Event) => {
      this.#isFocused = type === "focusin";
      this.#refresh();
    };
    area.addEventListener("focusin", follow);
    area.addEventListener("focusout", follow);
    this.#refresh();
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`.cell-${name}`)!;
  }
  get #code(): string {
    return this.#editor?.text ?? this.#shipped!.code;
  }

  #runOrStop(): void {
    if (this.#pace === "fast") void this.#start();
    else this.#run!.stop();
  }

  async #start(): Promise<void> {
    this.#abandonRun();
    const code = this.#code;
    const { lastGood } = this.#results;
    const outputs: Output[] = [];
    const list = emptyList();
    const soFar: Results = { code, nodes: [list], lastGood };
    const showSoFar = () => {
      if (this.#pace === "fast" || outputs.length === 0) return;
      if (this.#results !== soFar) this.#show(soFar);
    };
    const run = startCell(code, (output) => {
      list.append(outputRow(output, outputs[outputs.length - 1]));
      outputs.push(output);
      showSoFar();
    });
    this.#run = run;
    const whenStillRunning = (delay: number, pace: "slow" | "verySlow") =>
      setTimeout(() => {
        if (this.#run !== run) return;
        this.#pace = pace;
        this.#say(HINTS[pace]);
        this.#refresh();
        showSoFar();
      }, delay);
    whenStillRunning(SLOW, "slow");
    whenStillRunning(VERY_SLOW, "verySlow");
    const end = await run.ended;
    if (this.#run !== run) return;
    this.#abandonRun();
    this.#show(resultsOf(end, outputs, soFar));
    this.#editor?.markError(end.kind === "failed" ? end.error.line : undefined);
    this.#say(inWords(end, outputs));
  }

  /** Whatever runs is stopped, and what it might still tell is not heard. */
  #abandonRun(): void {
    const run = this.#run;
    this.#run = undefined;
    this.#pace = "fast";
    this.#say("");
    run?.stop();
  }

  async #edit(at?: { x: number; y: number }): Promise<void> {
    warmUp();
    try {
      this.#opening ??= this.#openEditor();
      this.#editor = await this.#opening;
      this.#hasFailedToOpen = false;
      this.#editor.focus(at);
    } catch {
      this.#opening = undefined;
      this.#hasFailedToOpen = true;
    }
    this.#refresh();
  }

  async #openEditor(): Promise<CellEditor> {
    const { openEditor } = await import("./cell-editor.ts");
    return openEditor({
      instead: this.#part("code").firstElementChild!,
      text: this.#code,
      label: this.dataset["codeLabel"]!,
      describedBy: this.#part("hint").id,
      onChange: () => this.#refresh(),
      onRun: () => void this.#start(),
      onLeaving: (isLeaving) => {
        this.#isLeaving = isLeaving;
        this.#refresh();
      },
    });
  }

  /** The author's code and results again; the reader's own stay one step away. */
  #resetOrRestore(): void {
    const code = this.#code;
    if (code !== this.#shipped!.code) {
      this.#abandonRun();
      this.#kept = { code, results: this.#results };
      this.#editor!.setText(this.#shipped!.code);
      this.#show(this.#shipped!);
    } else if (this.#kept) {
      const kept = this.#kept;
      this.#kept = undefined;
      this.#abandonRun();
      this.#editor!.setText(kept.code);
      this.#show(kept.results);
    }
  }

  #show(results: Results): void {
    this.#results = results;
    this.#part("results").replaceChildren(...results.nodes);
    this.#refresh();
  }

  #say(text: string): void {
    this.#part("speech").textContent =
      text.length > MAX_SPOKEN ? `${text.slice(0, MAX_SPOKEN)} …` : text;
  }

  /** Everything that follows from the state, apart from code and results. */
  #refresh(): void {
    const isEdited = this.#code !== this.#shipped!.code;
    const isStale = this.#code !== this.#results.code;
    const isRunning = this.#pace !== "fast";
    this.toggleAttribute("data-edited", isEdited);
    this.toggleAttribute("data-stale", isStale);
    this.toggleAttribute("data-running", isRunning);
    this.#part("run-label").textContent = isRunning ? "Stop" : "Run";
    const canRestore = !isEdited && this.#kept !== undefined;
    const reset = this.#part("reset");
    reset.textContent = canRestore ? "Restore my edit" : "Reset";
    reset.ariaDisabled = String(!isEdited && !canRestore);
    this.#part("hint").textContent = HINTS[this.#hint(isStale)];
  }

  #hint(isStale: boolean): keyof typeof HINTS {
    if (this.#isLeaving) return "leaving";
    if (this.#pace !== "fast") return this.#pace;
    if (this.#hasFailedToOpen) return "noEditor";
    if (this.#editor && this.#isFocused) return "editing";
    return isStale ? "stale" : "idle";
  }
}

/** Not so a selection of text, or what shows the type of a name. */
function isMeantToEdit({ target, pointerType }: PointerEvent): boolean {
  const isSelecting = getSelection()?.isCollapsed === false;
  const showsType =
    pointerType === "touch" ? "[data-hover], .hover-popup" : ".hover-popup";
  return !isSelecting && (target as Element).closest(showsType) === null;
}

function resultsOf(
  end: CellEnd,
  outputs: readonly Output[],
  { code, nodes: [list], lastGood }: Results,
): Results {
  if (end.kind === "done") {
    const nodes = outputs.length > 0 ? [list] : [note(NOTHING)];
    return { code, nodes, lastGood: list };
  }
  const why = end.kind === "failed" ? errorRow(end.error) : note("Stopped.");
  return { code, nodes: [list, why, ...past(lastGood, outputs)], lastGood };
}

/** The last good results, marked as past, without those that have come again. */
function past(lastGood: Element, outputs: readonly Output[]): Element[] {
  const list = lastGood.cloneNode(true) as HTMLElement;
  list.dataset["past"] = "";
  [...list.children].forEach((row, i) => {
    if (row.querySelector("code")!.textContent === outputs[i]?.text) row.remove();
  });
  return list.childElementCount === 0
    ? []
    : [note("From the last run that worked:"), list];
}

function inWords(end: CellEnd, outputs: readonly Output[]): string {
  if (end.kind === "stopped") return "Stopped.";
  if (end.kind === "failed") {
    const { line, message } = end.error;
    return line === undefined ? message : `Error in line ${line}. ${message}`;
  }
  return outputs.length > 0 ? outputs.map(({ text }) => text).join("; ") : NOTHING;
}

const NOTHING = "It ran, and has nothing to show.";

customElements.define("code-cell", CodeCell);
