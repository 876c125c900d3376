// The checker of an exercise in code: a cell of the page's notebook whose only output is a
// verdict. It uses what the answer defines, so it runs whenever the answer has run.
import { NOT_YET } from "#notebook/run/check-module.ts";
import type { CellError, Output } from "#notebook/output/output.ts";
import { RunPace } from "../notebook/cell/run-pace.ts";
import type { CellView } from "../notebook/bar/cell-view.ts";
import { notebook } from "../notebook/bar/notebook.ts";
import type { SavedWork } from "../kit/storage/saved-work.ts";
import { watchWork } from "../kit/storage/watch-work.ts";
import { type SavedAnswer, savedAnswer } from "./saved-answer.ts";

interface Verdict {
  readonly isRight: boolean;
  readonly says: string;
  /** The source of the checked answer. */
  readonly about: string;
}

class ExerciseChecker extends HTMLElement implements CellView {
  readonly kind = "code";
  readonly isHidden = true;
  readonly isIsolated = false;
  readonly from = undefined;
  /** The message shown before anything is checked. */
  #invitation = "";
  #printed: Output[] = [];
  #verdict: Verdict | undefined;
  readonly #pace = new RunPace((pace) => {
    if (pace !== "fast") this.#showThatItRuns();
  });
  /** The reader's answer from before the solution replaced it. */
  #own: string | undefined;

  connectedCallback(): void {
    notebook.register(this);
    this.#invitation ||= this.#diagnosis.textContent!.trim();
    this.#markSolved(this.#work.read()?.solved === true);
    const file = `answer ${this.dataset["name"]}`;
    watchWork(this.#notice, this.#work, { what: "That you have solved it", file });
    this.#stop.onclick = () => notebook.stop();
    this.#put.onclick = () => this.#putIn();
    notebook.addEventListener("change", () => this.#refresh());
  }

  disconnectedCallback(): void {
    notebook.unregister(this);
  }

  get label(): string {
    return `the checker of ${this.dataset["label"]}`;
  }
  get base(): string {
    return this.dataset["code"]!;
  }
  get source(): string {
    return this.base;
  }
  get displayedSource(): string | undefined {
    return this.#verdict && this.base;
  }
  get outputs(): readonly Output[] {
    return [];
  }

  // Its source can be neither edited nor focused by readers.
  setText(): void {}
  approve(): void {}
  reset(): void {}
  focusCode(): void {}

  pending(): void {
    this.#pace.begin();
  }

  started(): void {
    this.#printed = [];
  }

  addOutput(output: Output): void {
    this.#printed.push(output);
  }

  ended(error: CellError | undefined): void {
    this.#end(
      error
        ? { isRight: false, says: this.#complaint(error) }
        : { isRight: true, says: this.#printed.map(({ text }) => text).join(" ") },
    );
    if (!error) this.#markSolved(true);
  }

  stopped(): void {
    this.#end({ isRight: false, says: "Stopped. Does the code ever come to its end?" });
  }

  get #answer(): CellView {
    return document.getElementById(this.dataset["answer"]!) as unknown as CellView;
  }
  get #work(): SavedWork<SavedAnswer> {
    return (this.#savedWork ??= savedAnswer(`code ${this.dataset["name"]}`, 0));
  }
  #savedWork: SavedWork<SavedAnswer> | undefined;
  get #notice(): HTMLElement {
    return this.querySelector(".storage-notice")!;
  }
  get #diagnosis(): HTMLElement {
    return this.querySelector(".diagnosis")!;
  }
  get #stop(): HTMLButtonElement {
    return this.querySelector(".checker-stop")!;
  }
  get #put(): HTMLButtonElement {
    return this.closest("section")!.querySelector(".solution-put")!;
  }

  #end(verdict: Pick<Verdict, "isRight" | "says">): void {
    this.#pace.end();
    this.#stop.hidden = true;
    // Meanwhile the reader may have gone on typing.
    const { displayedSource, source } = this.#answer;
    this.#verdict = { ...verdict, about: displayedSource ?? source };
    this.#draw();
  }

  #complaint({ message }: CellError): string {
    if (message.startsWith(`${NOT_YET}: `)) return message.slice(NOT_YET.length + 2);
    const missing = /^ReferenceError: (\S+) is not defined/.exec(message)?.[1];
    if (missing !== undefined) {
      return `There is no \`${missing}\`: does the code run to its end, and keep that name?`;
    }
    return message.includes(`${this.dataset["label"]} ended with an error`)
      ? "The code ends with an error. The error is shown below the code, with its line."
      : `The checker cannot run: ${message}.`;
  }

  #showThatItRuns(): void {
    this.#stop.hidden = false;
    this.#diagnosis.replaceChildren("Checking…");
    delete this.#diagnosis.dataset["verdict"];
  }

  #draw(): void {
    const { isRight, says } = this.#verdict!;
    const lead = document.createElement("b");
    lead.textContent = isRight ? "Right." : `${NOT_YET}.`;
    this.#diagnosis.replaceChildren(lead, " ", ...withCode(says));
    this.#diagnosis.dataset["verdict"] = isRight ? "right" : "wrong";
    this.#refresh();
  }

  #refresh(): void {
    const { source, base } = this.#answer;
    const isStale = this.#verdict !== undefined && this.#verdict.about !== source;
    this.#diagnosis.toggleAttribute("data-stale", isStale);
    if (isStale && source === base) {
      // The answer was reset: the verdict was about another one.
      this.#verdict = undefined;
      this.#diagnosis.replaceChildren(this.#invitation);
      delete this.#diagnosis.dataset["verdict"];
    }
    const isIn = source === this.dataset["solution"];
    this.#put.textContent =
      isIn && this.#own !== undefined
        ? this.#own === base
          ? "Take it out again"
          : "Bring my code back"
        : "Put it into the cell";
  }

  /** Replaces the reader's answer with the solution; this can be reverted. */
  #putIn(): void {
    const solution = this.dataset["solution"]!;
    const { id, source } = this.#answer;
    const isIn = source === solution && this.#own !== undefined;
    const text = isIn ? this.#own! : solution;
    this.#own = isIn ? undefined : source;
    notebook.edit(id, text, "reader");
    this.#diagnosis.replaceChildren(
      isIn ? "Your code is back." : "The solution is in the cell now. Run it.",
    );
    delete this.#diagnosis.dataset["verdict"];
    this.#verdict = undefined;
  }

  #markSolved(isSolved: boolean): void {
    if (isSolved) this.#work.write({ typed: [], solved: true });
    this.toggleAttribute("data-solved", isSolved);
  }
}

/** Text with the parts between backticks marked as code. */
function withCode(text: string): (Node | string)[] {
  return text.split("`").map((part, i) => {
    if (i % 2 === 0) return part;
    const code = document.createElement("code");
    code.textContent = part;
    return code;
  });
}

customElements.define("exercise-checker", ExerciseChecker);
