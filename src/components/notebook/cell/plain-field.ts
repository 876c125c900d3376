import { hasHiddenCharacters, plainLine } from "./plain-code.ts";

/** Longer text takes too long to lay out twice. */
const MAX_TEXT_CHARS = 10_000;
const MAX_LINE_CHARS = 500;

/** Whether a text area over the code would have all characters in the same positions. */
export function canUsePlainField(text: string): boolean {
  return (
    text.length <= MAX_TEXT_CHARS &&
    !hasHiddenCharacters(text) &&
    text.split("\n").every(({ length }) => length <= MAX_LINE_CHARS)
  );
}

/** The text after a change by the reader. */
export interface TypedStep {
  readonly text: string;
  readonly time: number;
}

interface FieldHandlers {
  onChange(text: string): void;
  /** @param isAdvancing  whether to go on to the next cell */
  onRun(isAdvancing: boolean): void;
}

/**
 * A transparent text area over a cell's code, which takes keystrokes while the editor is being
 * loaded. The editor takes over its text, selection and edits.
 */
export class PlainField {
  readonly #field = document.createElement("textarea");
  readonly #block: HTMLElement;
  readonly #onChange: FieldHandlers["onChange"];
  /** The initial text, and the text after each change. */
  readonly #steps: TypedStep[];
  #doesTabLeave = false;
  #isComposing = false;

  /** @param block  the element with the code, which the editor will replace */
  constructor(block: HTMLElement, text: string, label: string, keys: FieldHandlers) {
    this.#block = block;
    this.#onChange = keys.onChange;
    this.#steps = [{ text, time: Date.now() }];
    const field = this.#field;
    field.className = "plain-field";
    field.ariaLabel = label;
    field.spellcheck = false;
    field.autocapitalize = "off";
    field.value = text;
    field.oninput = () => this.#textChanged();
    field.addEventListener("compositionstart", () => (this.#isComposing = true));
    field.addEventListener("compositionend", () => (this.#isComposing = false));
    field.onkeydown = (event) => this.#onKey(event, keys.onRun);
    block.append(field);
  }

  get caret(): number {
    return this.#field.selectionStart;
  }

  focus(): void {
    this.#field.focus();
  }

  setCaret(at: number): void {
    this.#field.setSelectionRange(at, at);
  }

  setText(text: string): void {
    this.#field.value = text;
    this.#textChanged();
  }

  /** Waits for the end of an IME composition, which replacing the field would break. */
  async compositionEnd(): Promise<void> {
    if (!this.#isComposing) return;
    await new Promise((end) =>
      this.#field.addEventListener("compositionend", end, { once: true }),
    );
  }

  /** The edits and the selection to pass to the editor. */
  get state() {
    const { selectionStart: anchor, selectionEnd: head } = this.#field;
    return { steps: this.#steps, selection: { anchor, head } };
  }

  #textChanged(): void {
    const { value } = this.#field;
    this.#steps.push({ text: value, time: Date.now() });
    this.#block
      .querySelector("code")!
      .replaceChildren(...value.split("\n").map(plainLine));
    this.#onChange(value);
  }

  #onKey(event: KeyboardEvent, run: FieldHandlers["onRun"]): void {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (key === "Enter" && (shiftKey || ctrlKey || metaKey)) run(shiftKey);
    else if (key === "Tab" && !shiftKey && !this.#doesTabLeave) {
      const { selectionStart, selectionEnd } = this.#field;
      this.#field.setRangeText("  ", selectionStart, selectionEnd, "end");
      this.#textChanged();
    } else {
      this.#doesTabLeave = key === "Escape";
      return;
    }
    event.preventDefault();
  }
}

/** The offset in the text of a code block at a point of the window. */
export function offsetAtPoint(
  block: HTMLElement,
  text: string,
  { x, y }: { x: number; y: number },
): number {
  const point = document.caretPositionFromPoint?.(x, y);
  const node = point?.offsetNode;
  const line = (node instanceof Element ? node : node?.parentElement)?.closest(".line");
  const lines = [...block.querySelectorAll(".line")];
  if (!point || !line || !lines.includes(line)) return text.length;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(point.offsetNode, point.offset);
  const above = text.split("\n").slice(0, lines.indexOf(line));
  return above.reduce((sum, { length }) => sum + length + 1, before.toString().length);
}
