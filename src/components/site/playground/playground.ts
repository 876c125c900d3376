// The cells of the page as the reader arranges them.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { notebook } from "../../notebook/bar/notebook.ts";
import type { NotebookCell } from "../../notebook/bar/page-notebook.ts";
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

export class Playground {
  readonly #list: HTMLElement;
  /** The shipped cells, with their outputs. */
  readonly #shipped: readonly HTMLElement[];
  #slots: CellSlots;

  /** @param list  as rendered by Playground.astro */
  constructor(list: HTMLElement) {
    this.#list = list;
    list.dataset["hydrated"] = "";
    const places = this.#elements();
    this.#shipped = places.map((place) => place.cloneNode(true) as HTMLElement);
    this.#slots = createSlots(places.map(({ dataset }) => dataset["slot"]!));
    new CellToolbar(list, {
      neighbour: (place, by) => this.#neighbour(place, by),
      insert: (cell, after) => this.#insert(cell, after),
      add: (kind, after) => this.#add(kind, after),
      move: (id, way) => this.#move(id, way),
      setDeleted: (place, isDeleted) => this.#setDeleted(place, isDeleted),
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

  /** The cells that the page was shipped with. */
  get starter(): DocumentCell[] {
    return this.#shipped.map((place) => {
      const { id, dataset } = cellIn(place);
      const source = dataset["code"] ?? dataset["source"]!;
      return { id, kind: slotKind(place), source };
    });
  }

  /** The cells that were shown last by `show` or `follow`. */
  #lastShown: readonly DocumentCell[] = [];

  /** Whether the reader has not changed the notebook since it was last shown anew. */
  isUnchanged(cells: readonly DocumentCell[]): boolean {
    return hasSameText(cells, this.#lastShown);
  }

  /** Whether the page shows no cells before it has those that were stored. */
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
   * The same, but what reads as before stays as it is, with its results and controls.
   * @param takeText  for the cell that the reader is in
   */
  update(
    cells: readonly DocumentCell[],
    takeText: (cell: PlaygroundCell, source: string) => void,
  ): void {
    const before = new Map(
      this.#elements()
        .filter(({ dataset }) => dataset["deleted"] === undefined)
        .map((place) => [place.dataset["slot"], place]),
    );
    const isAsBefore = (cell: DocumentCell) => {
      const place = before.get(cell.id);
      return place !== undefined && hasSameContent(cellIn(place), cell);
    };
    const changed = cells.filter((cell) => !isAsBefore(cell));
    // Where the reader is, the text alone changes: the focus stays.
    const under = changed.find((cell) => {
      const place = before.get(cell.id);
      return place?.contains(document.activeElement) && canTakeText(place, cell);
    });
    const others = changed.filter((cell) => cell !== under);
    // Under the same name, the session would still run the code of before.
    if (others.some(({ id, kind }) => kind === "code" && before.has(id)))
      notebook.stop();
    const places = this.#createSlots(others, cells);
    this.#setSlots(
      cells,
      cells.map((cell) =>
        others.includes(cell) ? places.shift()! : before.get(cell.id)!,
      ),
    );
    if (under) takeText(cellIn(before.get(under.id)!), under.source);
    notebook.setControls(changed);
  }

  /** @param all  the notebook that these cells are part of */
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

  #setSlots(cells: readonly DocumentCell[], places: readonly HTMLElement[]): void {
    this.#lastShown = cells;
    for (const place of this.#elements()) {
      if (!places.includes(place)) place.remove();
    }
    // What stands where it should is not moved: it would lose the focus.
    let last = this.#list.querySelector('[data-slot=""]')!;
    for (const place of places) {
      if (last.nextElementSibling !== place) last.after(place);
      last = place;
    }
    this.#slots = createSlots(cells.map(({ id }) => id));
    this.#onReordered();
  }

  #add(kind: "code" | "text", after: HTMLElement): void {
    const place = this.#insert({ kind, source: "" }, after);
    this.say(`${cellName(cellIn(place))} is added.`);
    cellIn(place).focusCode(); // until the editor is loaded
    if (kind === "text") (cellIn(place) as TextCell).edit();
    else place.querySelector<HTMLElement>(".cell-edit")!.click();
  }

  /** Adds code that the page has written, and runs it. */
  addCode(source: string, after = this.#elements().at(-1)!): void {
    const cell = cellIn(this.#insert({ kind: "code", source }, after));
    this.say(`${cellName(cell)} is added.`);
    cell.focusCode();
    queueMicrotask(() => void notebook.run([cell.id]));
  }

  #insert(cell: Omit<DocumentCell, "id">, after: HTMLElement): HTMLElement {
    const id = nextCellId(this.#slots);
    const place = createSlot({ id, ...cell });
    after.after(place);
    this.#slots = insertSlot(this.#slots, id, after.dataset["slot"] || undefined);
    this.#onReordered();
    return place;
  }

  #move(id: string, way: "up" | "down"): void {
    const other = neighbourId(this.#slots, id, way === "up" ? -1 : 1);
    const cell = cellIn(this.#slot(id));
    if (other === undefined) {
      this.say(`${cellName(cell)} is the ${way === "up" ? "first" : "last"}.`);
      return;
    }
    const before = cellName(cell);
    const steps = this.#slots;
    this.#slots = moveSlot(steps, id, way);
    // Move the other places instead, since an element loses the focus when it is moved.
    const order = this.#elements();
    const [at, to] = [id, other].map((one) => order.indexOf(this.#slot(one)));
    if (way === "up") this.#slot(id).after(...order.slice(to, at));
    else this.#slot(id).before(...order.slice(at + 1, to + 1));
    this.#onReordered();
    this.say(`${before} is now ${cell.label}.`);
    this.#slot(id).scrollIntoView({ block: "nearest" });
  }

  #setDeleted(place: HTMLElement, isDeleted: boolean): void {
    const id = place.dataset["slot"]!;
    this.#slots = (isDeleted ? deleteSlot : restoreSlot)(this.#slots, id);
    this.#onReordered();
  }

  #onReordered(): void {
    this.#relabel();
    // Cells that were added or removed notify the notebook at the end of this task.
    queueMicrotask(() => void notebook.cellsReordered());
  }

  #relabel(): void {
    const places = new Map(this.#elements().map((one) => [one.dataset["slot"], one]));
    labelCells(visibleCellIds(this.#slots).map((id) => places.get(id)!));
  }

  /** Says something to screen readers. */
  say(text: string): void {
    this.#list.querySelector(".playground-speech")!.textContent = text;
  }

  /** All places except the one at the head, including those of deleted cells. */
  #elements(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>(":scope > [data-kind]")];
  }

  /** The place of the next cell, or of the one before. */
  #neighbour(place: HTMLElement, by: -1 | 1): HTMLElement | undefined {
    const id = neighbourId(this.#slots, place.dataset["slot"]!, by);
    return id === undefined ? undefined : this.#slot(id);
  }

  #slot(id: string): HTMLElement {
    return this.#list.querySelector<HTMLElement>(`[data-slot="${id}"]`)!;
  }
}

/** Whether nothing but the text of a cell needs to change. */
function canTakeText(place: HTMLElement, { kind, from }: DocumentCell): boolean {
  return slotKind(place) === kind && from === undefined;
}

function hasSameContent(shown: NotebookCell, cell: DocumentCell): boolean {
  const { kind, source, from } = shown;
  return kind === cell.kind && source === cell.source && from === cell.from;
}
