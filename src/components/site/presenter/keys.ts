// The keyboard shortcuts of the presenter.

export type PresenterCommand =
  | "next"
  | "previous"
  /** Skips the figure's remaining steps and content below the screen. */
  | "next-stop"
  | "previous-stop"
  | "first"
  | "last"
  | "full-screen"
  | "contrast"
  | "pointer"
  | "black"
  | "notes"
  /** Leaves out all stops but figures, or shows all again. */
  | "figures-only"
  | "leave"
  /** Only prevents the default: clickers send F5 to start a presentation. */
  | "nothing";

/** The kind of focused element, in order of how many keys it needs itself. */
export type FocusKind = "nothing" | "button" | "instrument" | "guess" | "field";

/** Sent by clickers. */
const ANY_FOCUS: Readonly<Record<string, PresenterCommand>> = {
  PageDown: "next",
  PageUp: "previous",
  Escape: "leave",
  F5: "nothing",
};
const SHIFTED: Readonly<Record<string, PresenterCommand>> = {
  PageDown: "next-stop",
  PageUp: "previous-stop",
};
const LETTERS: Readonly<Record<string, PresenterCommand>> = {
  f: "full-screen",
  c: "contrast",
  p: "pointer",
  b: "black",
  ".": "black",
  n: "notes",
  o: "figures-only",
};
const ARROWS: Readonly<Record<string, PresenterCommand>> = {
  ArrowRight: "next",
  ArrowDown: "next",
  ArrowLeft: "previous",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
};

/** The command for a key; undefined if the focused element needs the key. */
export function commandFor(
  key: string,
  focus: FocusKind,
  isShifted = false,
): PresenterCommand | undefined {
  if (isShifted && key in SHIFTED) return SHIFTED[key];
  if (key in ANY_FOCUS) return ANY_FOCUS[key];
  if (focus === "field") return undefined;
  // A guess may contain a point, but no letters.
  if (focus === "guess" && !/^[a-z]$/i.test(key)) return undefined;
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return letter;
  if (focus === "instrument" || focus === "guess") return undefined;
  if (key in ARROWS) return ARROWS[key];
  if (key === " " && focus === "nothing") return isShifted ? "previous" : "next";
  return undefined;
}

const FIELD =
  "input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]";
const INSTRUMENT = ".figure, .exercise, code-cell";
const PLAIN_BUTTON = ".button:not([role]), summary, a";
/** Composite widgets that use the arrow keys. */
const GROUP =
  "[role=radiogroup], [role=tablist], [role=grid], [role=group]:not(code-cell)";

/** The field for a guess, which is focused automatically. */
const GUESS = "input[data-guess]";
/** The text that is focused when the field is gone. */
const ALL_SHOWN = ".predict-ask";

/** Whether a clicker sends this key: the presenter always handles it. */
export function isPageKey(key: string): boolean {
  return key === "PageDown" || key === "PageUp";
}

/** @param target  of a key's event */
export function focusKind(target: EventTarget | null): FocusKind {
  // No instanceof: elements in the notes window belong to another realm.
  if (!target || !("closest" in target)) return "nothing";
  const element = target as Element;
  if (element.matches(GUESS)) {
    const { value } = element as HTMLInputElement;
    if (value === "") return "nothing";
    return /[^\d\s]/.test(value) ? "field" : "guess";
  }
  if (element.matches(ALL_SHOWN)) return "nothing";
  if (element.matches(FIELD)) return "field";
  const isPlain = element.matches(PLAIN_BUTTON) && !element.closest(GROUP);
  if (element.closest(INSTRUMENT) && !isPlain) return "instrument";
  return element.matches("button, summary, a, [tabindex]:not([tabindex='-1'])")
    ? "button"
    : "nothing";
}
