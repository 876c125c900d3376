import { make } from "../../notebook/bar/elements.ts";

/** All keys of the playground, and what they do. */
const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["Enter", "edits the cell"],
  ["Esc", "stops editing; then the keys below apply"],
  ["Shift+Enter", "runs the cell and goes on; after the last, it adds one"],
  ["Ctrl+Enter", "runs the cell and stays"],
  ["Ctrl+Shift+-", "while editing: splits the cell at the caret"],
  ["↑ ↓, or K J", "go to the cell above or below"],
  ["Alt+↑ Alt+↓", "move the cell"],
  ["A", "adds code above"],
  ["B", "adds code below"],
  ["T", "adds text below"],
  ["M", "merges the cell with the one below"],
  ["C", "collapses the cell, or opens it"],
  ["D D", "deletes the cell"],
  ["Z", "brings back the cell deleted last"],
  ["F", "finds and replaces in all cells"],
  ["?", "shows this list"],
];

export function keysList(): HTMLElement {
  const rows = KEYS.map(([keys, does]) =>
    make("div", {}, make("dt", {}, make("kbd", {}, keys)), make("dd", {}, does)),
  );
  return make("dl", { className: "notebook-keys" }, ...rows);
}
