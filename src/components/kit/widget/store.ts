import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { SavedWork } from "../storage/saved-work.ts";
import { storedHistory, type StoredHistory } from "./stored-history.ts";
import type { WidgetModel } from "./model.ts";
import { onOpenedLink, readParameter, writeParameter } from "./page-address.ts";

const MAX_UNDO = 200;
/** In characters. */
const MAX_QUOTED = 60;

/** What a component that only shows the state needs from its store. */
export interface StateSource<State> {
  readonly model: { readonly initial: State };
  readonly state: ReadonlySignal<State>;
  connect(): void;
}

/** What the figure's frame needs from a store, whatever its state is. */
export type EditHistory = Pick<
  WidgetStore<unknown, unknown>,
  "undo" | "redo" | "reset" | "canUndo" | "canRedo" | "edited" | "notice" | "spoken"
> & {
  /** What is stored of it in the browser, if the reader is to find it again. */
  readonly kept?: SavedWork<unknown> | undefined;
};

interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

/**
 * The live state of a widget, shared by all figures of a page that show it.
 */
export class WidgetStore<State, Action> {
  readonly model: WidgetModel<State, Action>;
  readonly state: ReadonlySignal<State>;
  readonly edited: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Why the state in the page's address was rejected, if it was. */
  readonly notice = signal<string | undefined>(undefined);
  /** What screen readers should announce: empty until the reader changes something. */
  readonly spoken: ReadonlySignal<string>;

  /** Where the reader finds it again on the next page, and at the next visit. */
  readonly kept: SavedWork<StoredHistory<State>> | undefined;

  readonly #history;
  readonly #initialText: string;
  /** Whether the reader has changed something on this page. */
  readonly #isChanged = signal(false);
  #connected = false;
  /** Whether the last action was a change that can be amended. */
  #amendable = false;

  constructor(model: WidgetModel<State, Action>, { isKept = false } = {}) {
    this.model = model;
    // In a frame of another page, a figure begins as that page shows it.
    const isEmbedded = globalThis.document?.documentElement.dataset["embedded"];
    this.kept =
      isKept && !isEmbedded
        ? storedHistory(model.key, {
            encode: (state) => this.#encode(state),
            decode: (text) => this.#decode(text),
          })
        : undefined;
    this.#initialText = model.encode(model.initial);
    this.#history = signal<History<State>>({
      past: [],
      present: model.initial,
      future: [],
    });
    this.state = computed(() => this.#history.value.present);
    this.edited = computed(() => model.encode(this.state.value) !== this.#initialText);
    this.canUndo = computed(() => this.#lastDifferent() >= 0);
    this.canRedo = computed(() => this.#history.value.future.length > 0);
    this.spoken = computed(() => {
      const { present } = this.#history.value;
      return this.#isChanged.value ? model.describe(present) : "";
    });
  }

  /**
   * @param action   the reader's action
   * @param options  `amend: true` merges the change into the last one, so that a drag or
   *                 a
   *                 held key is undone as one step
   */
  dispatch = (action: Action, { amend = false } = {}): void => {
    const { past, present } = this.#history.value;
    const next = this.model.update(present, action);
    if (next === present) {
      // A drag that has changed nothing so far must not be merged into an earlier step.
      if (!amend) this.#amendable = false;
      return;
    }
    this.notice.value = undefined;
    const kept = amend && this.#amendable ? past : [...past, present].slice(-MAX_UNDO);
    this.#set({ past: kept, present: next, future: [] });
    this.#amendable = true;
  };

  undo = (): void => {
    const { past, present, future } = this.#history.value;
    const last = this.#lastDifferent();
    if (last < 0) return;
    this.#set({
      past: past.slice(0, last),
      present: past[last],
      future: [present, ...future],
    });
  };

  redo = (): void => {
    const { past, present, future } = this.#history.value;
    if (future.length === 0) return;
    this.#set({
      past: [...past, present],
      present: future[0],
      future: future.slice(1),
    });
  };

  /** Back to the author's example; the reader's own work can be restored by undo. */
  reset = (): void => {
    if (!this.edited.value) return;
    const { past, present } = this.#history.value;
    this.notice.value = undefined;
    this.#set({ past: [...past, present], present: this.model.initial, future: [] });
  };

  /**
   * Shows the state of another store, which keeps the history of this page.
   *
   * @param options  `asStep: true` makes it a step of this one, for the next page
   */
  follow(present: State, { asStep = false } = {}): void {
    if (this.model.encode(present) === this.model.encode(this.state.value)) return;
    this.notice.value = undefined;
    const followed = { past: [], present, future: [] };
    this.#set(asStep ? this.#after(present) : followed);
    this.#isChanged.value = false;
  }

  /**
   * Restores the stored state, and then the state in the page's address, which wins.
   * Figures call it when they are hydrated.
   */
  connect(): void {
    if (this.#connected) return;
    this.#connected = true;
    if (this.#recall()) this.#restore((present) => this.#after(present));
    else this.#restore((present) => ({ past: [], present, future: [] }));
    onOpenedLink(() => {
      const before = this.#history.value;
      this.#restore((present) => this.#after(present));
      if (this.#history.value !== before) this.#isChanged.value = true;
    });
  }

  /** The history with a state after that of now, unless it is the same. */
  #after(next: State): History<State> {
    const { past, present } = this.#history.value;
    if (this.model.encode(next) === this.model.encode(present)) {
      return this.#history.value;
    }
    return { past: [...past, present].slice(-MAX_UNDO), present: next, future: [] };
  }

  /** @returns whether something was kept */
  #recall(): boolean {
    const kept = this.kept?.read();
    if (kept === undefined) return false;
    this.#history.value = { ...kept, future: [] };
    this.#write();
    return true;
  }

  #restore(historyOf: (state: State) => History<State>): void {
    const text = readParameter(this.model.key);
    if (text === undefined) return;
    try {
      this.#history.value = historyOf(this.#decode(text));
      this.notice.value = undefined;
      this.#amendable = false;
    } catch (error) {
      const value = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
      const shown = this.edited.value
        ? "This is what you had before."
        : "This is the page’s own example.";
      this.notice.value = `The link’s “${this.model.key}=${value}” could not be used: ${(error as Error).message}. ${shown}`;
    }
  }

  /** Which past state to go back to: a drag that ended where it began is not a step. */
  #lastDifferent(): number {
    const { past, present } = this.#history.value;
    const text = this.model.encode(present);
    return past.findLastIndex((state) => this.model.encode(state) !== text);
  }

  #set(history: History<State>): void {
    this.#history.value = history;
    this.#isChanged.value = true;
    this.#amendable = false;
    this.#write();
    this.kept?.write(history);
  }

  /** Into the page's address, unless it is the author's example. */
  #write(): void {
    const text = this.#encode(this.state.value);
    const isExample = text === `${this.model.version}.${this.#initialText}`;
    writeParameter(this.model.key, isExample ? undefined : text);
  }

  #encode(state: State): string {
    return `${this.model.version}.${this.model.encode(state)}`;
  }

  #decode(value: string): State {
    const prefix = `${this.model.version}.`;
    if (value.startsWith(prefix)) {
      const text = value.slice(prefix.length);
      return text === this.#initialText ? this.model.initial : this.model.decode(text);
    }
    throw new Error(`it should begin with “${prefix}”, the form that this page writes`);
  }
}
