// Fills a notice about work that can't be stored or read. Loaded when there is one.
import type { SavedWork, StorageFault } from "./saved-work.ts";
import { saveFile } from "./save-file.ts";
import "./storage-notice.css";

export interface WorkDescription {
  /**
   * What the reader makes, as the subject of a sentence in the singular: "Your answer".
   */
  readonly what: string;
  /** The name of a file with a text that can't be read, without its ending. */
  readonly file: string;
  /** Saves the work itself as a file. */
  readonly save?: (() => void) | undefined;
}

/** The part of `SavedWork` that a notice needs. */
export type WorkStatus = Pick<SavedWork<unknown>, "fault" | "unreadable" | "watch">;

const REASONS: Readonly<Record<StorageFault, string>> = {
  full: "this browser’s storage is full",
  forbidden: "this browser doesn’t let the page store anything",
  long: "it is too long",
};

/** @param place  an element that contains nothing else */
export function showStorageNotice(
  place: HTMLElement,
  work: WorkStatus,
  { what, file, save }: WorkDescription,
): void {
  const { fault, unreadable } = work;
  const parts: Node[] = [];
  if (fault !== undefined) {
    const words = `${what} can’t be saved: ${REASONS[fault]}. Closing or reloading this page would lose it.`;
    const offers = save ? [button("Save it as a file", save)] : [];
    parts.push(part(words, ...offers));
  }
  for (const { text, flaw, discard } of unreadable) {
    const why = flaw === undefined ? "couldn’t be read" : `can’t be read: ${flaw}`;
    parts.push(
      part(
        `Something that this browser has saved here ${why}. It stays as it is until you discard it.`,
        button("Save it as a file", () => saveFile(`${file}.txt`, text, "text/plain")),
        button("Discard it", discard),
      ),
    );
  }
  place.replaceChildren(...parts);
  place.hidden = parts.length === 0;
}

function part(words: string, ...buttons: readonly Node[]): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.role = "alert";
  paragraph.append(words, ...buttons.flatMap((one) => [" ", one]));
  return paragraph;
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "button";
  element.textContent = label;
  element.onclick = act;
  return element;
}
