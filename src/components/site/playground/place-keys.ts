// The keys of a cell that has the focus while nothing is typed into it, as in Jupyter.

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
