// The custom element of a code cell: run, stop, edit, compare, reset. The editor and the runtime
// are loaded on first use.
import type { CellError, Output } from "#notebook/output/output.ts";
import { updateText } from "../bar/elements.ts";
import type { CellView } from "../bar/cell-view.ts";
import { notebook } from "../bar/notebook.ts";
import type { CellOrigin } from "../bar/page-notebook.ts";
import type { TypeProblem } from "#src/typecheck/type-problems.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import type { CellEditor } from "./cell-editor.ts";
import { replayEarlyEvents } from "./replay-early-events.ts";
import { clearFreeze, hasFrozen, watchForFreeze } from "./freeze-guard.ts";
import { cellHint, PACE_HINTS, problemsMessage } from "./cell-hints.ts";
import type { TextRange } from "./match-highlight.ts";
import { hasHiddenCharacters } from "./plain-code.ts";
import { canUsePlainField, offsetAtPoint, PlainField } from "./plain-field.ts";
import { CellResults } from "./cell-results.ts";
import type { Results } from "./results.ts";
import { RunPace } from "./run-pace.ts";
import { onEditIntent } from "./on-edit-intent.ts";
import { onNearViewport } from "./on-near-viewport.ts";

class CodeCell extends HTMLElement implements CellView {
  readonly kind = "code";
  /** The current text, also before the editor is loaded. */
  #text = "";
  #editor: CellEditor | undefined;
  /** Takes keystrokes until the editor is loaded. */
  #field: PlainField | undefined;
  #opening: Promise<CellEditor> | undefined;
  #from: "link" | "file" | undefined;
  readonly #pace = new RunPace((pace) => {
    if (this.#announcesResult) this.#say(PACE_HINTS[pace]);
    this.#results.showPartial();
    this.#refresh();
  });
  #announcesResult = false;
  #isFocused = false;
  #isLeaving = false;
  #isComparing = false;
  #isOutdated = false;
  #hasEditorFailed = false;
  #hasFrozen = false;
  #problems: readonly TypeProblem[] = [];
  #warning = "";
  #results!: CellResults;
  #discardedEdit:
    | { code: string; from: "link" | "file" | undefined; results: Results }
    | undefined;

  connectedCallback(): void {
    notebook.register(this);
    if (this.#results) return; // only moved within the page
    const { from, code, outputs, checker } = this.dataset;
    this.#text = code!;
    this.#from = from === "link" || from === "file" ? from : undefined;
    const shipped =
      outputs === undefined || checker !== undefined
        ? undefined // not run at build
        : { code: code!, outputs: JSON.parse(outputs) };
    this.#results = new CellResults(this.#part("results"), shipped, {
      onInput: (index, raw) => notebook.setInput(this, index, raw),
      readRows: (...args) => notebook.readRows(...args),
      drawings: notebook.drawings,
    });
    this.#part("run").onclick = () => this.#runOrStop();
    this.#part("reset").onclick = () => this.#resetOrRestore();
    this.#part("compare").onclick = () => void this.#compare(!this.#isComparing);
    this.#part("edit").onclick = () => void this.#edit();
    const area = this.#part("code");
    onEditIntent(area, (at) => void this.#edit(at));
    const follow = ({ type }: Event) => {
      this.#isFocused = type === "focusin";
      this.#refresh();
    };
    area.addEventListener("focusin", follow);
    area.addEventListener("focusout", follow);
    this.#hasFrozen = hasFrozen(code!);
    this.#refresh();
    if (this.#isUnhighlighted && !this.#hasFrozen) {
      onNearViewport(this, () => void this.#open().catch(this.#onEditorFailed));
    }
  }

  disconnectedCallback(): void {
    notebook.unregister(this);
  }

  get label(): string {
    return this.dataset["label"]!;
  }
  /** Renumbered when cells before it are added, removed or moved. */
  set label(label: string) {
    Object.assign(this.dataset, { label, codeLabel: `Code of ${label}` });
    this.ariaLabel = capitalised(label);
    this.#part("code")
      .querySelector("pre")
      ?.setAttribute("aria-label", this.#codeLabel);
    this.#editor?.relabel();
  }
  get base(): string {
    return this.#isReadersOwn ? "" : this.dataset["code"]!;
  }
  get source(): string {
    return this.#text;
  }
  /** The caret's offset in the code, once it is edited. */
  get caret(): number | undefined {
    return this.#editor?.caret() ?? this.#field?.caret;
  }
  get isUnanswered(): boolean {
    return this.dataset["checker"] !== undefined && this.source === this.base;
  }
  get isIsolated(): boolean {
    return this.dataset["alone"] !== undefined;
  }
  get displayedSource(): string | undefined {
    return this.#results.displayedSource;
  }
  get outputs(): readonly Output[] {
    return this.#results.current.outputs;
  }
  get chosen(): readonly unknown[] | undefined {
    return notebook.controlValuesOf(this.id);
  }
  get from(): "link" | "file" | undefined {
    return this.#from;
  }

  setText(source: string, origin: CellOrigin): void {
    if (source === this.source) return;
    this.#setText(source, origin !== "beside");
    this.#from = origin === "link" || origin === "file" ? origin : undefined;
    this.#refresh();
    if (!this.#editor) this.#open().catch(this.#onEditorFailed); // the editor shows the text
  }

  reset(): void {
    if (!this.#isReadersOwn && this.source !== this.base) this.#resetOrRestore();
  }

  approve(): void {
    this.#from = undefined;
    this.#refresh();
  }

  focusCode(): void {
    if (this.#editor ?? this.#field) (this.#editor ?? this.#field)!.focus();
    else this.#part("code").querySelector<HTMLElement>("pre")!.focus();
    this.scrollIntoView({ block: "nearest" });
  }

  async select(from: number, to: number): Promise<void> {
    (await this.#open()).select(from, to);
    this.scrollIntoView({ block: "nearest" });
  }

  async highlightMatch(part: TextRange | undefined): Promise<void> {
    (await this.#open()).highlightMatch(part);
  }

  showProblems(problems: readonly TypeProblem[]): void {
    const before = problemsMessage(this.#problems);
    const after = problemsMessage(problems);
    this.#problems = problems;
    if (this.#isFocused && after !== before) this.#say(after);
    if (problems.length > 0 || this.#editor) {
      this.#open().then(
        (editor) => editor.showProblems(problems),
        this.#onEditorFailed,
      );
    }
    this.#refresh();
  }

  warn(words: string): void {
    this.#warning = words;
    if (words !== "") this.#say(words);
    this.#refresh();
  }

  pending(): void {
    this.#say(""); // clears the announcement of an earlier run
    this.#results.runRequested();
    this.#pace.begin();
    this.#refresh();
  }

  started(source: string): void {
    this.#pace.start();
    this.#results.runStarted(source);
  }

  addOutput(output: Output): void {
    this.#results.addOutput(output);
    const { isRunning, current } = this.#pace;
    if (!isRunning || current !== "fast") this.#results.showPartial();
  }

  ended(error: CellError | undefined): void {
    this.#pace.end();
    this.#results.runEnded(error);
    this.#editor?.markError(error?.line);
    this.#announceResult();
    this.#refresh();
  }

  skipped(): void {
    this.#pace.end();
    this.#refresh();
  }

  get ownResults(): Results | undefined {
    const isShipped = this.#results.equalsShipped && this.chosen === undefined;
    return isShipped ? undefined : this.#results.current;
  }

  restore(results: Results): void {
    this.#results.restore(results);
    this.#editor?.markError(results.error?.line);
    this.#refresh();
  }

  stopped(reason: string): void {
    this.#pace.end();
    this.#results.runStopped(this.source, reason);
    this.#announceResult();
    this.#refresh();
  }

  markOutdated(isOutdated: boolean): void {
    if (isOutdated === this.#isOutdated) return;
    this.#isOutdated = isOutdated;
    this.#refresh();
  }

  /** Whether the cell has no author's text. */
  get #isReadersOwn(): boolean {
    return this.dataset["readers"] !== undefined;
  }

  get #isUnhighlighted(): boolean {
    return this.dataset["plain"] !== undefined;
  }

  get #codeLabel(): string {
    return this.dataset["codeLabel"]!;
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`.cell-${name}`)!;
  }

  #runOrStop(): void {
    if (this.#pace.current === "fast") this.#run();
    else notebook.stop();
  }

  #run(): void {
    this.#announcesResult = true;
    const { checker } = this.dataset;
    void notebook.run(checker === undefined ? [this.id] : [this.id, checker]);
  }

  async #edit(at?: { x: number; y: number }): Promise<void> {
    notebook.preload();
    if (this.#editor) return this.#editor.focus(at);
    if (!this.#field && !canUsePlainField(this.source)) {
      return this.#open().then((editor) => editor.focus(at), this.#onEditorFailed);
    }
    if (!this.#field) this.#openPlainField(at);
    this.#field!.focus();
    await this.#open().catch(this.#onEditorFailed);
  }

  /** Takes keystrokes in a plain field until the editor is loaded. */
  #openPlainField(at?: { x: number; y: number }): void {
    const block = this.#part("code").firstElementChild as HTMLElement;
    const place = at && offsetAtPoint(block, this.source, at);
    this.#field = new PlainField(block, this.source, this.#codeLabel, {
      onChange: (text) => this.#onTyped(text),
      onRun: (isAdvancing) => this.#runFrom(isAdvancing),
    });
    this.#field.setCaret(place ?? 0);
  }

  #onTyped(text: string): void {
    this.#text = text;
    this.#from = undefined;
    this.#refresh();
    notebook.cellEdited();
  }

  #runFrom(isAdvancing: boolean): void {
    this.#run();
    // In this frame the editor may still scroll back to the caret.
    if (isAdvancing) requestAnimationFrame(() => notebook.focusAfter(this.id));
  }

  async #open(): Promise<CellEditor> {
    this.#opening ??= this.#openEditor();
    try {
      this.#editor = await this.#opening;
    } catch (error) {
      this.#opening = undefined; // the next click tries again
      throw error;
    }
    this.#hasEditorFailed = false;
    this.#refresh();
    return this.#editor;
  }

  readonly #onEditorFailed = (): void => {
    this.#hasEditorFailed = true;
    this.#refresh();
  };

  async #openEditor(): Promise<CellEditor> {
    const { openEditor } = await import("./cell-editor.ts");
    await this.#field?.compositionEnd();
    this.#hasFrozen = false;
    clearFreeze(this.source);
    watchForFreeze(this.source);
    const editor = openEditor({
      replacedElement: this.#part("code").firstElementChild!,
      text: this.source,
      fieldState: this.#field?.state,
      label: () => this.#codeLabel,
      describedBy: this.#part("hint").id,
      onChange: (text) => this.#onTyped(text),
      help: async () => {
        const { codeHelp } = await import("../types/code-help.ts");
        return codeHelp(this, (words) => this.#say(words));
      },
      onRun: (isAdvancing) => this.#runFrom(isAdvancing),
      onLeaving: (isLeaving) => {
        this.#isLeaving = isLeaving;
        this.#refresh();
        if (isLeaving) this.dispatchEvent(new Event("leavecode", { bubbles: true }));
      },
    });
    this.#field = undefined;
    return editor;
  }

  /** Compares the author's text with the reader's, showing deletions and insertions. */
  async #compare(isComparing: boolean): Promise<void> {
    this.#isComparing = isComparing;
    this.#refresh();
    await this.#open().then(
      (editor) => editor.compare(isComparing ? this.base : undefined),
      this.#onEditorFailed,
    );
  }

  /** Restores the author's code and results; the reader's own remain one click away. */
  #resetOrRestore(): void {
    if (this.#pace.isRunning) notebook.stop();
    if (this.source !== this.base) {
      const { source, from } = this;
      this.#discardedEdit = { code: source, from, results: this.#results.current };
      if (this.#isComparing) void this.#compare(false);
      this.#setText(this.base);
      this.#from = undefined;
      this.#results.showShipped();
    } else if (this.#discardedEdit) {
      const { code, from, results } = this.#discardedEdit;
      this.#discardedEdit = undefined;
      this.#setText(code);
      this.#from = from; // imported code still needs consent
      this.#results.show(results);
    }
    this.#refresh();
  }

  #setText(text: string, isStep = true): void {
    if (this.#editor) this.#editor.setText(text, isStep);
    else if (this.#field) this.#field.setText(text);
    else {
      this.#text = text;
      notebook.cellEdited();
    }
  }

  #announceResult(): void {
    if (this.#announcesResult) this.#say(this.#results.describe());
    this.#announcesResult = false;
  }

  #say(text: string): void {
    this.#part("speech").textContent = text;
  }

  #refresh(): void {
    const isEdited = !this.#isReadersOwn && this.source !== this.base;
    const shown = this.#results.current.code;
    const hasResults = shown !== undefined;
    const isStale = hasResults && this.source !== shown;
    const isOutdated = hasResults && this.#isOutdated;
    const isWorking = this.#pace.current !== "fast";
    this.toggleAttribute("data-edited", isEdited);
    this.toggleAttribute("data-stale", isStale || isOutdated);
    this.toggleAttribute("data-running", isWorking);
    this.toggleAttribute("data-brought", this.#from !== undefined);
    updateText(this.#part("run-label"), isWorking ? "Stop" : "Run");
    const canRestore = !isEdited && this.#discardedEdit !== undefined;
    const reset = this.#part("reset");
    updateText(reset, canRestore ? "Restore my edit" : "Reset");
    reset.ariaDisabled = String(!isEdited && !canRestore);
    const compare = this.#part("compare");
    compare.hidden = !isEdited && !this.#isComparing;
    compare.ariaPressed = String(this.#isComparing);
    const hint = cellHint({
      pace: this.#pace.current,
      isLeaving: this.#isLeaving,
      hasEditorFailed: this.#hasEditorFailed,
      hasFrozen: this.#hasFrozen,
      isImported: this.#from !== undefined,
      hasHiddenCharacters: this.#from !== undefined && hasHiddenCharacters(this.source),
      warning: this.#warning,
      problems: this.#problems.length,
      isEditing: this.#editor !== undefined && this.#isFocused,
      hasResults,
      isStale,
      isOutdated,
      isShipped: this.#results.isShipped,
    });
    updateText(this.#part("hint"), hint);
  }
}

customElements.define("code-cell", CodeCell);
replayEarlyEvents("code-cell");
