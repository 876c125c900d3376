// The keys of a cell in command mode, as in Jupyter.
import { type KeyLine, formatKey } from "./code-keys.ts";
import type { ShortcutCommand } from "./modifier-shortcuts.ts";

export type CellCommand =
  | "edit"
  | "previous"
  | "next"
  | "above"
  | "code"
  | "text"
  | "delete"
  | "undo"
  | "merge"
  | "collapse"
  | "find"
  | "keys";

const COMMANDS: Readonly<Record<string, CellCommand>> = {
  Enter: "edit",
  ArrowUp: "previous",
  k: "previous",
  ArrowDown: "next",
  j: "next",
  a: "above",
  b: "code",
  t: "text",
  d: "delete",
  z: "undo",
  m: "merge",
  c: "collapse",
  f: "find",
  "?": "keys",
};

const DESCRIPTIONS: Readonly<Record<CellCommand, string>> = {
  edit: "edits the cell",
  previous: "goes to the cell above",
  next: "goes to the cell below",
  above: "adds code above",
  code: "adds code below",
  text: "adds text below",
  merge: "merges the cell with the one below",
  collapse: "collapses the cell, or opens it",
  delete: "deletes the cell: press it twice",
  undo: "brings back the last deleted cell",
  find: "finds and replaces in all cells",
  keys: "shows this list",
};

const SHORTCUTS: Readonly<
  Record<ShortcutCommand, readonly [keys: string, description: string]>
> = {
  up: ["Alt-ArrowUp", "moves the cell up"],
  down: ["Alt-ArrowDown", "moves the cell down"],
  split: ["Ctrl-Shift--", "while you edit: splits the cell at the caret"],
  undo: ["Ctrl-z", "the same as Z; while you edit: undoes in the text"],
};

/** The list of all keys that arrange cells. */
export function cellKeyLines(): KeyLine[] {
  const plain = Object.entries(DESCRIPTIONS).map(([command, description]) => ({
    keys: Object.keys(COMMANDS)
      .filter((key) => COMMANDS[key] === command)
      .map((key) => formatKey(key, false))
      .join(", "),
    description,
  }));
  const shortcuts = Object.values(SHORTCUTS).map(([key, description]) => ({
    keys: formatKey(key, false),
    description,
  }));
  return [
    ...plain,
    ...shortcuts,
    { keys: "←, →", description: "go along the buttons of a cell" },
  ];
}

/** The second D must follow within this time. */
const DOUBLE_PRESS_MS = 1000;

/** Returns a function that maps keys without Ctrl, Alt or Meta to commands. */
export function createCommandReader(): (
  event: KeyboardEvent,
) => CellCommand | undefined {
  let lastDelete = -Infinity;
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }) => {
    if (ctrlKey || altKey || metaKey) return undefined;
    const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
    if (command !== "delete") return command;
    const isSecond = timeStamp - lastDelete < DOUBLE_PRESS_MS;
    lastDelete = isSecond ? -Infinity : timeStamp;
    return isSecond ? "delete" : undefined;
  };
}
