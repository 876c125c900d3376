// Which key does what while a chapter is presented.

export type PresenterCommand =
  | "next"
  | "previous"
  /** Past what the figure would still show, and past what is below the screen. */
  | "next-stop"
  | "previous-stop"
  | "first"
  | "last"
  | "full-screen"
  | "contrast"
  | "pointer"
  | "black"
  | "notes"
  | "leave"
  /** Taken from the browser, as a clicker sends it to begin what has begun. */
  | "nothing";

/** What has the focus: each leaves more keys to itself. */
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
};
const ARROWS: Readonly<Record<string, PresenterCommand>> = {
  ArrowRight: "next",
  ArrowDown: "next",
  ArrowLeft: "previous",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
};

/** What a key asks for, or nothing where it belongs to what has the focus. */
export function commandFor(
  key: string,
  focus: FocusKind,
  isShifted = false,
): PresenterCommand | undefined {
  if (isShifted && key in SHIFTED) return SHIFTED[key];
  if (key in ANY_FOCUS) return ANY_FOCUS[key];
  if (focus === "field") return undefined;
  // A point may part the digits of a guess; a letter has no place among them.
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
/** In these the arrow keys go from one to the next. */
const GROUP =
  "[role=radiogroup], [role=tablist], [role=grid], [role=group]:not(code-cell)";

/** What a class has guessed so far; the field has the focus by itself. */
const GUESS = "input[data-guess]";

/** Whether a key is a clicker's: no figure may keep it while a chapter is presented. */
export function isPageKey(key: string): boolean {
  return key === "PageDown" || key === "PageUp";
}

/** @param target  of a key's event */
export function focusKind(target: EventTarget | null): FocusKind {
  // No instanceof: it may stand in the window of notes, which has classes of its own.
  if (!target || !("closest" in target)) return "nothing";
  const element = target as Element;
  if (element.matches(GUESS)) {
    const { value } = element as HTMLInputElement;
    if (value === "") return "nothing";
    return /[^\d\s]/.test(value) ? "field" : "guess";
  }
  if (element.matches(FIELD)) return "field";
  const isPlain = element.matches(PLAIN_BUTTON) && !element.closest(GROUP);
  if (element.closest(INSTRUMENT) && !isPlain) return "instrument";
  return element.matches("button, summary, a, [tabindex]:not([tabindex='-1'])")
    ? "button"
    : "nothing";
}
