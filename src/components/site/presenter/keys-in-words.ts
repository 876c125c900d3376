import type { Command } from "./keys.ts";

interface Line {
  readonly keys: readonly string[];
  /** With Shift. */
  readonly isShifted?: boolean;
  /** What they are called. */
  readonly names: string;
  readonly command: Command;
  readonly does: string;
}

/** The keys of the presenter, as teachers read of them. */
export const KEYS: readonly Line[] = [
  {
    keys: ["ArrowRight", "ArrowDown", " ", "PageDown"],
    names: "→ ↓ Space, or a clicker",
    command: "next",
    does: "what the figure still hides, then the next stop",
  },
  {
    keys: ["ArrowLeft", "ArrowUp", "PageUp"],
    names: "← ↑, or a clicker",
    command: "previous",
    does: "the stop before",
  },
  {
    keys: ["PageDown"],
    isShifted: true,
    names: "Shift + Page Down",
    command: "next-stop",
    does: "the next stop at once, whatever the figure still hides; with Page Up, the one before",
  },
  { keys: ["Home"], names: "Home", command: "first", does: "the first stop" },
  { keys: ["End"], names: "End", command: "last", does: "the last stop" },
  {
    keys: ["n"],
    names: "N",
    command: "notes",
    does: "speaker’s notes and time, in a window of their own",
  },
  {
    keys: ["p"],
    names: "P",
    command: "pointer",
    does: "a pointer that pupils can see",
  },
  { keys: ["b", "."], names: "B", command: "black", does: "a black screen, and back" },
  { keys: ["c"], names: "C", command: "contrast", does: "high contrast" },
  { keys: ["f"], names: "F", command: "full-screen", does: "full screen" },
  {
    keys: ["Escape"],
    names: "Esc",
    command: "leave",
    does: "back to the page, where you were",
  },
];
