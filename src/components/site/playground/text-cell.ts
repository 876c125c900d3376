// The reader's own text: shown as rendered Markdown, and edited in a field that replaces
// it. The renderer is loaded on first use.
import { notebook, type CellView } from "../../notebook/bar/notebook.ts";
import type { CellOrigin } from "../../notebook/bar/page-notebook.ts";
import { capitalised } from "../../kit/text/capitalised.ts";

const EMPTY = "An empty text: press Enter or double-click to write.";

export class TextCell extends HTMLElement implements CellView {
  readonly kind = "text";
  readonly base = "";
  readonly outputs = [];
  readonly shown = undefined;
  readonly alone = false;
  #source: string | undefined;
  #from: "link" | "file" | undefined;
  #field: HTMLTextAreaElement | undefined;
  #lastDrawing = 0;

  connectedCallback(): void {
    notebook.register(this);
    if (this.#source !== undefined) return; // only moved within the page
    const { source, from } = this.dataset;
    this.#source = source!;
    this.#from = from === "link" || from === "file" ? from : undefined;
    this.#place.ondblclick = () => this.edit();
    this.#place.onkeydown = (event) => {
      if (event.key !== "Enter" || event.target !== this.#place) return;
      event.preventDefault(); // or the field would get the line break
      this.edit();
    };
    if (this.dataset["plain"] !== undefined) void this.#draw();
  }

  disconnectedCallback(): void {
    notebook.left(this);
  }

  get label(): string {
    return this.dataset["label"]!;
  }
  set label(label: string) {
    this.dataset["label"] = label;
    this.#place.ariaLabel = capitalised(label);
    if (this.#field) this.#field.ariaLabel = `Text of ${label}`;
  }
  get source(): string {
    return this.#field?.value ?? this.#source ?? this.dataset["source"]!;
  }
  get from(): "link" | "file" | undefined {
    return this.#from;
  }
  get isEdited(): boolean {
    return this.#field !== undefined;
  }

  setText(source: string, origin: CellOrigin): void {
    this.#from = origin === "link" || origin === "file" ? origin : undefined;
    this.#source = source;
    if (this.#field) this.#field.value = source;
    else void this.#draw();
    notebook.edited();
  }

  /** Shows the source in a field in place of the rendered text. */
  edit(): void {
    if (this.#field) return this.#field.focus();
    const field = document.createElement("textarea");
    field.className = "text-field";
    field.value = this.#source!;
    field.ariaLabel = `Text of ${this.label}`;
    field.placeholder =
      "Text, in Markdown: **bold**, _italic_, `code`, ## heading, - list";
    field.spellcheck = true;
    field.oninput = () => {
      this.#from = undefined;
      this.#fit();
      notebook.edited();
    };
    field.onkeydown = (event) => {
      const isRun =
        event.key === "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey);
      if (!isRun && event.key !== "Escape") return;
      event.preventDefault();
      this.show();
      this.focusCode();
      if (event.shiftKey) notebook.focusAfter(this.id);
    };
    this.#field = field;
    this.#place.hidden = true;
    this.append(field);
    this.#fit();
    field.focus();
    this.dispatchEvent(new Event("modechange", { bubbles: true }));
  }

  /** Shows the rendered text in place of the field. */
  show(): void {
    if (!this.#field) return;
    this.#source = this.#field.value;
    this.#field.remove();
    this.#field = undefined;
    this.#place.hidden = false;
    void this.#draw();
    this.dispatchEvent(new Event("modechange", { bubbles: true }));
  }

  focusCode(): void {
    (this.#field ?? this.#place).focus();
    this.scrollIntoView({ block: "nearest" });
  }

  // A text never runs.
  reset(): void {}
  agree(): void {}
  pending(): void {}
  started(): void {}
  put(): void {}
  ended(): void {}
  stopped(): void {}

  get #place(): HTMLElement {
    return this.querySelector<HTMLElement>(".text-shown")!;
  }

  /** Makes the field as high as its text. */
  #fit(): void {
    const field = this.#field!;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + 2}px`;
  }

  async #draw(): Promise<void> {
    const source = this.#source!;
    const drawing = ++this.#lastDrawing;
    this.#place.classList.toggle("text-empty", source.trim() === "");
    this.#place.textContent = source.trim() === "" ? EMPTY : source;
    if (source.trim() === "") return;
    const { renderMarkdown } = await import("./render-markdown.ts");
    if (drawing === this.#lastDrawing) this.#place.innerHTML = renderMarkdown(source);
  }
}

customElements.define("text-cell", TextCell);
