// The cells of the page as the reader arranges them.
import type { DocumentCell } from "../../../notebook/document/document.ts";
import { notebook } from "../../notebook/bar/notebook.ts";
import type { NotebookCell } from "../../notebook/bar/page-notebook.ts";
import { PlaceActs } from "./place-acts.ts";
import {
  cellsIn,
  freshId,
  insert,
  move,
  neighbour,
  placesForCells,
  remove,
  restore,
  type CellPlaces,
} from "./places.ts";
import { readsTheSame } from "./own-cells.ts";
import { newPlace } from "./new-place.ts";
import { cellOf, focusOn, kindOf, nameOf } from "./cell-in-place.ts";
import { labelPlaces } from "./label-places.ts";
import type { PlacedCell } from "./placed-cells.ts";
import type { TextCell } from "./text-cell.ts";

export class Playground {
  readonly #list: HTMLElement;
  /** The shipped cells, with their outputs. */
  readonly #shipped: readonly HTMLElement[];
  #places: CellPlaces;

  /** @param list  as rendered by Playground.astro */
  constructor(list: HTMLElement) {
    this.#list = list;
    list.dataset["awake"] = "";
    const places = this.#elements();
    this.#shipped = places.map((place) => place.cloneNode(true) as HTMLElement);
    this.#places = placesForCells(places.map(({ dataset }) => dataset["place"]!));
    new PlaceActs(list, {
      neighbour: (place, by) => this.#besides(place, by),
      insert: (cell, after) => this.#insert(cell, after),
      add: (kind, after) => this.#add(kind, after),
      move: (id, way) => this.#move(id, way),
      setDeleted: (place, isDeleted) => this.#setDeleted(place, isDeleted),
      relabel: () => this.#relabel(),
      focus: focusOn,
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
      const { id, dataset } = cellOf(place);
      const source = dataset["code"] ?? dataset["source"]!;
      return { id, kind: kindOf(place), source };
    });
  }

  /** The cells that were shown last by `show` or `follow`. */
  #shown: readonly DocumentCell[] = [];

  /** Whether the reader has not changed the notebook since it was last shown anew. */
  isAsShown(cells: readonly DocumentCell[]): boolean {
    return readsTheSame(cells, this.#shown);
  }

  /** Whether the page shows no cells before it has those that were stored. */
  get awaitsCells(): boolean {
    return document.documentElement.classList.contains("awaits-cells");
  }

  /** Shows exactly these cells. Only shipped cells have outputs. */
  show(cells: readonly DocumentCell[]): void {
    notebook.stop();
    this.#put(cells, this.#newPlaces(cells, cells));
    notebook.setControls(cells);
  }

  /**
   * The same, but what reads as before stays as it is, with its results and controls.
   * @param takeText  for the cell that the reader is in
   */
  follow(
    cells: readonly DocumentCell[],
    takeText: (cell: PlacedCell, source: string) => void,
  ): void {
    const before = new Map(
      this.#elements()
        .filter(({ dataset }) => dataset["deleted"] === undefined)
        .map((place) => [place.dataset["place"], place]),
    );
    const isAsBefore = (cell: DocumentCell) => {
      const place = before.get(cell.id);
      return place !== undefined && isSame(cellOf(place), cell);
    };
    const changed = cells.filter((cell) => !isAsBefore(cell));
    // Where the reader is, the text alone changes: the focus stays.
    const under = changed.find((cell) => {
      const place = before.get(cell.id);
      return place?.contains(document.activeElement) && canBecome(place, cell);
    });
    const others = changed.filter((cell) => cell !== under);
    // Under the same name, the session would still run the code of before.
    if (others.some(({ id, kind }) => kind === "code" && before.has(id)))
      notebook.stop();
    const places = this.#newPlaces(others, cells);
    this.#put(
      cells,
      cells.map((cell) =>
        others.includes(cell) ? places.shift()! : before.get(cell.id)!,
      ),
    );
    if (under) takeText(cellOf(before.get(under.id)!), under.source);
    notebook.setControls(changed);
  }

  /** @param all  the notebook that these cells are part of */
  #newPlaces(
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
        : newPlace(cell, cells.length);
    });
  }

  #put(cells: readonly DocumentCell[], places: readonly HTMLElement[]): void {
    this.#shown = cells;
    for (const place of this.#elements()) {
      if (!places.includes(place)) place.remove();
    }
    // What stands where it should is not moved: it would lose the focus.
    let last = this.#list.querySelector('[data-place=""]')!;
    for (const place of places) {
      if (last.nextElementSibling !== place) last.after(place);
      last = place;
    }
    this.#places = placesForCells(cells.map(({ id }) => id));
    this.#rearranged();
  }

  #add(kind: "code" | "text", after: HTMLElement): void {
    const place = this.#insert({ kind, source: "" }, after);
    this.say(`${nameOf(cellOf(place))} is added.`);
    cellOf(place).focusCode(); // until the editor is loaded
    if (kind === "text") (cellOf(place) as TextCell).edit();
    else place.querySelector<HTMLElement>(".cell-edit")!.click();
  }

  /** Adds code that the page has written, and runs it. */
  addCode(source: string, after = this.#elements().at(-1)!): void {
    const cell = cellOf(this.#insert({ kind: "code", source }, after));
    this.say(`${nameOf(cell)} is added.`);
    cell.focusCode();
    queueMicrotask(() => void notebook.run([cell.id]));
  }

  #insert(cell: Omit<DocumentCell, "id">, after: HTMLElement): HTMLElement {
    const id = freshId(this.#places);
    const place = newPlace({ id, ...cell });
    after.after(place);
    this.#places = insert(this.#places, id, after.dataset["place"] || undefined);
    this.#rearranged();
    return place;
  }

  #move(id: string, way: "up" | "down"): void {
    const other = neighbour(this.#places, id, way === "up" ? -1 : 1);
    const cell = cellOf(this.#place(id));
    if (other === undefined) {
      this.say(`${nameOf(cell)} is the ${way === "up" ? "first" : "last"}.`);
      return;
    }
    const before = nameOf(cell);
    const steps = this.#places;
    this.#places = move(steps, id, way);
    // Move the other places instead, since an element loses the focus when it is moved.
    const order = this.#elements();
    const [at, to] = [id, other].map((one) => order.indexOf(this.#place(one)));
    if (way === "up") this.#place(id).after(...order.slice(to, at));
    else this.#place(id).before(...order.slice(at + 1, to + 1));
    this.#rearranged();
    this.say(`${before} is now ${cell.label}.`);
    this.#place(id).scrollIntoView({ block: "nearest" });
  }

  #setDeleted(place: HTMLElement, isDeleted: boolean): void {
    const id = place.dataset["place"]!;
    this.#places = (isDeleted ? remove : restore)(this.#places, id);
    this.#rearranged();
  }

  #rearranged(): void {
    this.#relabel();
    // Cells that were added or removed notify the notebook at the end of this task.
    queueMicrotask(() => void notebook.cellsReordered());
  }

  #relabel(): void {
    const places = new Map(this.#elements().map((one) => [one.dataset["place"], one]));
    labelPlaces(cellsIn(this.#places).map((id) => places.get(id)!));
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
  #besides(place: HTMLElement, by: -1 | 1): HTMLElement | undefined {
    const id = neighbour(this.#places, place.dataset["place"]!, by);
    return id === undefined ? undefined : this.#place(id);
  }

  #place(id: string): HTMLElement {
    return this.#list.querySelector<HTMLElement>(`[data-place="${id}"]`)!;
  }
}

/** Whether nothing but the text of a cell needs to change. */
function canBecome(place: HTMLElement, { kind, from }: DocumentCell): boolean {
  return kindOf(place) === kind && from === undefined;
}

function isSame(shown: NotebookCell, cell: DocumentCell): boolean {
  const { kind, source, from } = shown;
  return kind === cell.kind && source === cell.source && from === cell.from;
}
