/** Our own key bindings, in CodeMirror's notation. */
export const KEY = {
  run: "Shift-Enter",
  runAndStay: "Mod-Enter",
  leave: "Escape",
  complete: "Ctrl-Space",
  accept: "Enter",
  signature: "Mod-Shift-Space",
  type: "Mod-k Mod-i",
  nextMistake: "F8",
  quickFix: "Mod-.",
  definition: "F12",
  help: "F1",
} as const;

export interface KeyLine {
  /** As displayed: "Ctrl+K Ctrl+I". */
  readonly keys: string;
  readonly description: string;
}

const DESCRIPTIONS: Readonly<Record<keyof typeof KEY, string>> = {
  run: "runs the cell and goes on; in a text, shows it",
  runAndStay: "runs the cell and stays",
  leave: "stops editing: Tab then leaves the code",
  complete: "suggests completions at the caret",
  accept: "accepts the selected suggestion",
  signature: "shows how the call at the caret is made",
  type: "shows the type of the name at the caret",
  nextMistake: "goes to the next mistake; with Shift, to the previous one",
  quickFix: "imports the name at the caret, where that is its mistake",
  definition: "goes to where the name at the caret is defined; so does Ctrl+click",
  help: "shows this list",
};

/** The most useful of CodeMirror's standard key bindings. */
export const STANDARD_KEYS: readonly (readonly [
  keys: readonly string[],
  description: string,
])[] = [
  [["Mod-z", "Mod-y"], "undoes a change, or redoes it"],
  [["Mod-/"], "makes lines a comment, or code again"],
  [["Alt-ArrowUp", "Alt-ArrowDown"], "moves lines"],
  [["Shift-Alt-ArrowUp", "Shift-Alt-ArrowDown"], "copies lines"],
  [["Shift-Mod-k"], "deletes lines"],
  [["Mod-[", "Mod-]"], "moves lines to the left or the right; so does Tab"],
  [["Mod-i"], "selects what is around the selection"],
  [["Shift-Mod-\\"], "goes to the matching bracket"],
];

/** Bindings that differ on a Mac. */
export const MAC_KEYS: Readonly<Record<string, string>> = { "Mod-y": "Mod-Shift-z" };

export function codeKeyLines(isMac: boolean): KeyLine[] {
  const own = Object.entries(KEY).map(([name, key]) => ({
    keys: formatKey(key, isMac),
    description: DESCRIPTIONS[name as keyof typeof KEY],
  }));
  const standard = STANDARD_KEYS.map(([keys, description]) => ({
    keys: keys.map((key) => formatKey(key, isMac)).join(", "),
    description,
  }));
  const lines = [...own, ...standard];
  return isMac
    ? lines.map((line) => ({
        ...line,
        description: line.description.replace("Ctrl", "Cmd"),
      }))
    : lines;
}

export function isOnMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.platform);
}

/** Formats a binding: "Mod-k Mod-i" becomes "Ctrl+K Ctrl+I", on a Mac "Cmd+K Cmd+I". */
export function formatKey(key: string, isMac: boolean): string {
  const binding = isMac ? (MAC_KEYS[key] ?? key) : key;
  return binding
    .split(" ")
    .map((stroke) => formatStroke(stroke, isMac))
    .join(" ");
}

function formatStroke(stroke: string, isMac: boolean): string {
  const parts = stroke.split(/-(?=.)/);
  const last = parts.pop()!;
  const modifiers = ["Mod", "Ctrl", "Alt", "Shift"]
    .filter((name) => parts.includes(name))
    .map((name) => (name === "Mod" ? (isMac ? "Cmd" : "Ctrl") : name));
  return [
    ...modifiers,
    KEY_SIGNS[last] ?? (last.length === 1 ? last.toUpperCase() : last),
  ].join("+");
}

const KEY_SIGNS: Readonly<Record<string, string>> = {
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
};
