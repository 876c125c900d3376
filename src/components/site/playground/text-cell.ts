// The custom element of a text cell: rendered Markdown, which is edited in a text area. The
// renderer is loaded on first use.
import type { CellView } from "#components/notebook/bar/cell-view.ts";
import { notebook } from "#components/notebook/bar/notebook.ts";
import {
  clearFreeze,
  hasFrozen,
  watchForFreeze,
} from "#components/notebook/cell/freeze-guard.ts";
import { createButton, createElement } from "#components/notebook/bar/elements.ts";
import type { CellOrigin } from "#components/notebook/bar/page-notebook.ts";
import { trustedMarkup } from "#kit/text/trusted-markup.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import type { RenderResult } from "./markdown-budget.ts";
import { splitPictureData, PictureCache, joinPictureData } from "./picture-data.ts";

const RENDERER_LOAD_FAILED =
  "This text could not be laid out: try again when you are connected.";
const FROZEN_BEFORE =
  "The page stopped responding while it laid out this text, so it is shown as it was written.";
const MAX_PLAIN_CHARS = 2000;
const EMPTY = "An empty text: press Enter or double-click to write.";
/** For texts of link definitions only, for instance. */
const NOTHING_VISIBLE =
  '<p class="text-muted">Nothing of this text is visible: edit it to see it.</p>';

/** The pictures of all texts on the page, including deleted ones. */
const pictureCache = new PictureCache();

const PREVIEW_DELAY = 250;

export class TextCell extends HTMLElement implements CellView {
  readonly kind = "text";
  readonly base = "";
  readonly outputs = [];
  readonly displayedSource = undefined;
  readonly isIsolated = false;
  #source: string | undefined;
  #from: "link" | "file" | undefined;
  #field: HTMLTextAreaElement | undefined;
  #pictures = "";
  #lastDrawing = 0;
  #nextPreview: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    notebook.register(this);
    if (this.#source !== undefined) return; // only moved within the page
    const { source, from } = this.dataset;
    this.#source = source!;
    this.#from = from === "link" || from === "file" ? from : undefined;
    this.#rendered.ondblclick = () => this.edit();
    this.#rendered.onkeydown = (event) => {
      if (event.key !== "Enter" || event.target !== this.#rendered) return;
      event.preventDefault(); // otherwise the field would get the line break
      this.edit();
    };
    if (this.dataset["plain"] !== undefined) void this.#draw();
  }

  disconnectedCallback(): void {
    notebook.unregister(this);
  }

  get label(): string {
    return this.dataset["label"]!;
  }
  set label(label: string) {
    this.dataset["label"] = label;
    this.#rendered.ariaLabel = capitalised(label);
    if (this.#field) this.#field.ariaLabel = `Text of ${label}`;
  }
  get source(): string {
    if (this.#field) return this.#field.value + this.#pictures;
    return this.#source ?? this.dataset["source"]!;
  }
  get from(): "link" | "file" | undefined {
    return this.#from;
  }
  /** The text area, while the text is edited. */
  get field(): HTMLTextAreaElement | undefined {
    return this.#field;
  }
  /** The caret's offset, while the text is edited. */
  get caret(): number | undefined {
    return this.#field?.selectionStart;
  }
  get isEdited(): boolean {
    return this.#field !== undefined;
  }

  setText(source: string, origin: CellOrigin): void {
    this.#from = origin === "link" || origin === "file" ? origin : undefined;
    this.#source = source;
    if (this.#field) this.#fillField();
    else void this.#draw();
    notebook.cellEdited();
  }

  /** Opens the source in a text area above the preview. */
  edit(): void {
    if (this.#field) return this.#field.focus();
    const field = document.createElement("textarea");
    field.className = "text-field";
    field.ariaLabel = `Text of ${this.label}`;
    field.placeholder =
      "Text, in Markdown: **bold**, _italic_, `code`, ## heading, - list, $x^2$; pictures can be dropped in";
    field.spellcheck = true;
    field.oninput = () => {
      this.#from = undefined;
      this.#pictures = pictureCache.complete(field.value, this.#pictures);
      this.#resizeField();
      this.#preview();
      notebook.cellEdited();
    };
    const insert = (files: FileList | undefined, event: Event) => {
      const pictures = [...(files ?? [])].filter(({ type }) =>
        type.startsWith("image/"),
      );
      if (pictures.length === 0) return;
      event.preventDefault();
      void this.#insertPictures(pictures);
    };
    field.onpaste = (event) => insert(event.clipboardData?.files, event);
    field.ondrop = (event) => insert(event.dataTransfer?.files, event);
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
    this.#fillField();
    this.#rendered.inert = true;
    this.#rendered.before(field);
    if (this.#source!.trim() === "") this.#rendered.textContent = "";
    this.#resizeField();
    field.focus();
    if (field.value.includes("](data:image/")) void this.#moveImageData();
    this.dispatchEvent(new Event("modechange", { bubbles: true }));
  }

  /** Closes the text area and shows the rendered text. */
  show(): void {
    if (!this.#field) return;
    this.#source = joinPictureData(this.#field.value, this.#pictures);
    this.#field.remove();
    this.#field = undefined;
    clearTimeout(this.#nextPreview);
    this.#rendered.inert = false;
    void this.#draw();
    this.dispatchEvent(new Event("modechange", { bubbles: true }));
  }

  /** Updates the preview below the field, debounced. */
  #preview(): void {
    clearTimeout(this.#nextPreview);
    this.#nextPreview = setTimeout(() => {
      this.#source = this.source;
      void this.#draw();
    }, PREVIEW_DELAY);
  }

  /** Moves inline picture data, from older texts, to the end. */
  async #moveImageData(): Promise<void> {
    const { moveImageDataToEnd } = await import("./embedded-images.ts");
    if (!this.#field) return;
    this.#source = moveImageDataToEnd(this.source);
    this.#fillField();
    this.#resizeField();
  }

  /** Fills the field with the source, without picture data. */
  #fillField(): void {
    [this.#field!.value, this.#pictures] = splitPictureData(this.#source!);
    pictureCache.add(this.#pictures);
  }

  async #insertPictures(files: readonly File[]): Promise<void> {
    const field = this.#field!;
    const { insertPictures } = await import("./embedded-images.ts");
    const pictures = await insertPictures(field, files);
    if (this.#field !== field) return; // closed meanwhile
    this.#pictures += pictures;
    pictureCache.add(pictures);
    field.dispatchEvent(new Event("input"));
  }

  focusCode(): void {
    (this.#field ?? this.#rendered).focus();
    this.scrollIntoView({ block: "nearest" });
  }

  // Text cells never run.
  reset(): void {}
  approve(): void {}
  pending(): void {}
  started(): void {}
  addOutput(): void {}
  ended(): void {}
  stopped(): void {}

  get #rendered(): HTMLElement {
    return this.querySelector<HTMLElement>(".markdown-output")!;
  }

  #resizeField(): void {
    const field = this.#field!;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + 2}px`;
  }

  async #render(source: string): Promise<RenderResult> {
    try {
      const { renderInWorker } = await import("./render-in-worker.ts");
      return await renderInWorker(source);
    } catch {
      return { problem: RENDERER_LOAD_FAILED };
    }
  }

  async #draw(): Promise<void> {
    const source = this.#source!;
    const drawing = ++this.#lastDrawing;
    this.#rendered.classList.toggle("text-empty", source.trim() === "");
    const isEmpty = source.trim() === "";
    // While editing, the old preview stays until the new one is rendered.
    if (this.#field && isEmpty) this.#rendered.textContent = "";
    else if (!this.#field)
      this.#rendered.textContent = isEmpty
        ? EMPTY
        : visibleStart(splitPictureData(source)[0]);
    if (isEmpty) return;
    if (hasFrozen(source)) {
      const layOut = createButton("Lay it out again", () => {
        clearFreeze(source);
        void this.#draw();
      });
      this.#rendered.replaceChildren(
        ...plainTextWithProblem(source, FROZEN_BEFORE),
        layOut,
      );
      return;
    }
    const rendered = await this.#render(source);
    if (drawing !== this.#lastDrawing) return;
    if ("html" in rendered) {
      watchForFreeze(source);
      // The renderer escapes all but a few HTML tags, and checks all URLs.
      this.#rendered.innerHTML = trustedMarkup(rendered.html.trim() || NOTHING_VISIBLE);
    } else
      this.#rendered.replaceChildren(...plainTextWithProblem(source, rendered.problem));
  }
}

/** The elements for a text that can't be rendered: the reason and the source. */
function plainTextWithProblem(source: string, problem: string): HTMLElement[] {
  const visible = visibleStart(source);
  const left = source.length - visible.length;
  const more = `${left.toLocaleString("en")} more characters are shown by “Edit”.`;
  return [
    createElement(
      "p",
      { className: "text-muted" },
      left > 0 ? `${problem} ${more}` : problem,
    ),
    createElement("pre", {}, visible),
  ];
}

/** The beginning of a text, which can be laid out quickly. */
function visibleStart(source: string): string {
  return source.slice(0, MAX_PLAIN_CHARS);
}

customElements.define("text-cell", TextCell);
