import type { DocumentCell } from "#notebook/document/document.ts";
import { notebook } from "#components/notebook/bar/notebook.ts";
import type { NotebookCell } from "#components/notebook/bar/page-notebook.ts";
import { CellToolbar } from "./cell-toolbar.ts";
import {
  visibleCellIds,
  nextCellId,
  insertSlot,
  moveSlot,
  neighbourId,
  createSlots,
  deleteSlot,
  restoreSlot,
  type CellSlots,
} from "./cell-slots.ts";
import { hasSameText } from "./document-cells.ts";
import { createSlot } from "./create-slot.ts";
import { cellIn, focusSlot, slotKind, cellName } from "./slot-elements.ts";
import { labelCells } from "./label-cells.ts";
import type { PlaygroundCell } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** The slots of the reader's notebook on the page: shows, adds, moves and deletes cells. */
export class Playground {
  readonly #list: HTMLElement;
  /** The shipped cells, with their outputs. */
  readonly #shipped: readonly HTMLElement[];
  #slots: CellSlots;

  /** @param list  as rendered by Playground.astro */
  constructor(list: HTMLElement) {
    this.#list = list;
    list.dataset["hydrated"] = "";
    const slots = this.#elements();
    this.#shipped = slots.map((slot) => slot.cloneNode(true) as HTMLElement);
    this.#slots = createSlots(slots.map(({ dataset }) => dataset["slot"]!));
    new CellToolbar(list, {
      neighbour: (slot, by) => this.#neighbour(slot, by),
      insert: (cell, after) => this.#insert(cell, after),
      add: (kind, after) => this.#add(kind, after),
      move: (id, direction) => this.#move(id, direction),
      setDeleted: (slot, isDeleted) => this.#setDeleted(slot, isDeleted),
      relabel: () => this.#relabel(),
      focus: focusSlot,
      say: (text) => this.say(text),
    });
    notebook.onPastEnd(() => this.#add("code", this.#elements().at(-1)!));
    this.#relabel();
  }

  get title(): string {
    return this.#list.dataset["title"]!;
  }

  get starter(): DocumentCell[] {
    return this.#shipped.map((slot) => {
      const { id, dataset } = cellIn(slot);
      const source = dataset["code"] ?? dataset["source"]!;
      return { id, kind: slotKind(slot), source };
    });
  }

  /** The cells of the last `show` or `update`. */
  #lastShown: readonly DocumentCell[] = [];

  /** Whether the reader has not changed the notebook since the last `show` or `update`. */
  isUnchanged(cells: readonly DocumentCell[]): boolean {
    return hasSameText(cells, this.#lastShown);
  }

  /** Whether the cells are hidden until stored ones are shown. */
  get awaitsCells(): boolean {
    return document.documentElement.classList.contains("awaits-cells");
  }

  /** Shows exactly these cells. Only shipped cells have outputs. */
  show(cells: readonly DocumentCell[]): void {
    notebook.stop();
    this.#setSlots(cells, this.#createSlots(cells, cells));
    notebook.setControls(cells);
  }

  /**
   * Shows these cells like `show`, but keeps unchanged ones with their results and controls.
   * @param takeText  sets the text of the focused cell
   */
  update(
    cells: readonly DocumentCell[],
    takeText: (cell: PlaygroundCell, source: string) => void,
  ): void {
    const before = new Map(
      this.#elements()
        .filter(({ dataset }) => dataset["deleted"] === undefined)
        .map((slot) => [slot.dataset["slot"], slot]),
    );
    const isAsBefore = (cell: DocumentCell) => {
      const slot = before.get(cell.id);
      return slot !== undefined && hasSameContent(cellIn(slot), cell);
    };
    const changed = cells.filter((cell) => !isAsBefore(cell));
    // In the focused cell only the text changes, so that it keeps the focus.
    const focused = changed.find((cell) => {
      const slot = before.get(cell.id);
      return slot?.contains(document.activeElement) && canTakeText(slot, cell);
    });
    const others = changed.filter((cell) => cell !== focused);
    // The session may still be running the old code of a reused id.
    if (others.some(({ id, kind }) => kind === "code" && before.has(id)))
      notebook.stop();
    const slots = this.#createSlots(others, cells);
    this.#setSlots(
      cells,
      cells.map((cell) =>
        others.includes(cell) ? slots.shift()! : before.get(cell.id)!,
      ),
    );
    if (focused) takeText(cellIn(before.get(focused.id)!), focused.source);
    notebook.setControls(changed);
  }

  /** @param all  the whole notebook */
  #createSlots(
    cells: readonly DocumentCell[],
    all: readonly DocumentCell[],
  ): HTMLElement[] {
    const starter = this.starter;
    const isIn = (cell: DocumentCell) =>
      all.some(({ id, kind, source }) => {
        return id === cell.id && kind === cell.kind && source === cell.source;
      });
    const holds = starter.every((cell) => cell.kind === "text" || isIn(cell));
    return cells.map((cell) => {
      const at = starter.findIndex(({ id }) => id === cell.id);
      return holds && at >= 0 && starter[at].source === cell.source
        ? (this.#shipped[at].cloneNode(true) as HTMLElement)
        : createSlot(cell, cells.length);
    });
  }

  #setSlots(cells: readonly DocumentCell[], slots: readonly HTMLElement[]): void {
    this.#lastShown = cells;
    for (const slot of this.#elements()) {
      if (!slots.includes(slot)) slot.remove();
    }
    // Elements in the right position are not moved: they would lose the focus.
    let last = this.#list.querySelector('[data-slot=""]')!;
    for (const slot of slots) {
      if (last.nextElementSibling !== slot) last.after(slot);
      last = slot;
    }
    this.#slots = createSlots(cells.map(({ id }) => id));
    this.#onReordered();
  }

  #add(kind: "code" | "text", after: HTMLElement): void {
    const slot = this.#insert({ kind, source: "" }, after);
    this.say(`${cellName(cellIn(slot))} is added.`);
    cellIn(slot).focusCode(); // until the editor is loaded
    if (kind === "text") (cellIn(slot) as TextCell).edit();
    else slot.querySelector<HTMLElement>(".cell-edit")!.click();
  }

  /** Adds generated code and runs it. */
  addCode(source: string, after = this.#elements().at(-1)!): void {
    const cell = cellIn(this.#insert({ kind: "code", source }, after));
    this.say(`${cellName(cell)} is added.`);
    cell.focusCode();
    queueMicrotask(() => void notebook.run([cell.id]));
  }

  #insert(cell: Omit<DocumentCell, "id">, after: HTMLElement): HTMLElement {
    const id = nextCellId(this.#slots);
    const slot = createSlot({ id, ...cell });
    after.after(slot);
    this.#slots = insertSlot(this.#slots, id, after.dataset["slot"] || undefined);
    this.#onReordered();
    return slot;
  }

  #move(id: string, direction: "up" | "down"): void {
    const other = neighbourId(this.#slots, id, direction === "up" ? -1 : 1);
    const cell = cellIn(this.#slot(id));
    if (other === undefined) {
      this.say(`${cellName(cell)} is the ${direction === "up" ? "first" : "last"}.`);
      return;
    }
    const before = cellName(cell);
    const slots = this.#slots;
    this.#slots = moveSlot(slots, id, direction);
    // Moves the other slots instead: an element that is moved loses the focus.
    const order = this.#elements();
    const [at, to] = [id, other].map((one) => order.indexOf(this.#slot(one)));
    if (direction === "up") this.#slot(id).after(...order.slice(to, at));
    else this.#slot(id).before(...order.slice(at + 1, to + 1));
    this.#onReordered();
    this.say(`${before} is now ${cell.label}.`);
    this.#slot(id).scrollIntoView({ block: "nearest" });
  }

  #setDeleted(slot: HTMLElement, isDeleted: boolean): void {
    const id = slot.dataset["slot"]!;
    this.#slots = (isDeleted ? deleteSlot : restoreSlot)(this.#slots, id);
    this.#onReordered();
  }

  #onReordered(): void {
    this.#relabel();
    // Cells register and unregister in microtasks.
    queueMicrotask(() => void notebook.cellsReordered());
  }

  #relabel(): void {
    const slots = new Map(this.#elements().map((one) => [one.dataset["slot"], one]));
    labelCells(visibleCellIds(this.#slots).map((id) => slots.get(id)!));
  }

  /** Says something to screen readers. */
  say(text: string): void {
    this.#list.querySelector(".playground-speech")!.textContent = text;
  }

  /** All slots with cells, including deleted ones. */
  #elements(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>(":scope > [data-kind]")];
  }

  #neighbour(slot: HTMLElement, by: -1 | 1): HTMLElement | undefined {
    const id = neighbourId(this.#slots, slot.dataset["slot"]!, by);
    return id === undefined ? undefined : this.#slot(id);
  }

  #slot(id: string): HTMLElement {
    return this.#list.querySelector<HTMLElement>(`[data-slot="${id}"]`)!;
  }
}

/** Whether a slot's cell can be updated by setting its text. */
function canTakeText(slot: HTMLElement, { kind, from }: DocumentCell): boolean {
  return slotKind(slot) === kind && from === undefined;
}

function hasSameContent(displayed: NotebookCell, cell: DocumentCell): boolean {
  const { kind, source, from } = displayed;
  return kind === cell.kind && source === cell.source && from === cell.from;
}
