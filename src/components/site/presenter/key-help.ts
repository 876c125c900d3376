import type { PresenterCommand } from "./keys.ts";

interface KeyHelp {
  readonly keys: readonly string[];
  readonly isShifted?: boolean;
  /** The keys as shown to teachers. */
  readonly names: string;
  readonly command: PresenterCommand;
  readonly effect: string;
}

/** The list of the presenter's keys on the page for teachers. */
export const KEY_HELP: readonly KeyHelp[] = [
  {
    keys: ["ArrowRight", "ArrowDown", " ", "PageDown"],
    names: "→ ↓ Space, or a clicker",
    command: "next",
    effect: "what the figure still hides, then the next stop",
  },
  {
    keys: ["ArrowLeft", "ArrowUp", "PageUp"],
    names: "← ↑, or a clicker",
    command: "previous",
    effect: "the stop before",
  },
  {
    keys: ["PageDown"],
    isShifted: true,
    names: "Shift + Page Down",
    command: "next-stop",
    effect:
      "the next stop at once, whatever the figure still hides; with Page Up, the one before",
  },
  { keys: ["Home"], names: "Home", command: "first", effect: "the first stop" },
  { keys: ["End"], names: "End", command: "last", effect: "the last stop" },
  {
    keys: ["o"],
    names: "O",
    command: "figures-only",
    effect: "only the figures with their questions, or all stops again",
  },
  {
    keys: ["n"],
    names: "N",
    command: "notes",
    effect: "speaker’s notes and time, in a window of their own",
  },
  {
    keys: ["p"],
    names: "P",
    command: "pointer",
    effect: "a pointer that pupils can see",
  },
  {
    keys: ["b", "."],
    names: "B",
    command: "black",
    effect: "a black screen, and back",
  },
  { keys: ["c"], names: "C", command: "contrast", effect: "high contrast" },
  { keys: ["f"], names: "F", command: "full-screen", effect: "full screen" },
  {
    keys: ["Escape"],
    names: "Esc",
    command: "leave",
    effect: "back to the page, where you were",
  },
];
