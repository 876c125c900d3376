// The keys of a cell that has the focus while nothing is typed into it, as in Jupyter.
import { type KeyLine, shownKey } from "./code-keys.ts";
import type { HeldCommand } from "./held-keys.ts";

export type Command =
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

const COMMANDS: Readonly<Record<string, Command>> = {
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

const MEANS: Readonly<Record<Command, string>> = {
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

const HELD: Readonly<Record<HeldCommand, readonly [keys: string, does: string]>> = {
  up: ["Alt-ArrowUp", "moves the cell up"],
  down: ["Alt-ArrowDown", "moves the cell down"],
  split: ["Ctrl-Shift--", "while you edit: splits the cell at the caret"],
  undo: ["Ctrl-z", "the same as Z; while you edit: undoes in the text"],
};

/** All keys that arrange cells, in words. */
export function cellKeyLines(): KeyLine[] {
  const plain = Object.entries(MEANS).map(([command, does]) => ({
    keys: Object.keys(COMMANDS)
      .filter((key) => COMMANDS[key] === command)
      .map((key) => shownKey(key, false))
      .join(", "),
    does,
  }));
  const held = Object.values(HELD).map(([key, does]) => ({
    keys: shownKey(key, false),
    does,
  }));
  return [...plain, ...held, { keys: "←, →", does: "go along the buttons of a cell" }];
}

/** How soon the second D must follow, in milliseconds. */
const TWICE = 1000;

/** Returns a function that tells what a key means; keys with Ctrl, Alt or Meta mean nothing. */
export function commandReader(): (event: KeyboardEvent) => Command | undefined {
  let lastDelete = -Infinity;
  return ({ key, ctrlKey, altKey, metaKey, timeStamp }) => {
    if (ctrlKey || altKey || metaKey) return undefined;
    const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
    if (command !== "delete") return command;
    const isSecond = timeStamp - lastDelete < TWICE;
    lastDelete = isSecond ? -Infinity : timeStamp;
    return isSecond ? "delete" : undefined;
  };
}
