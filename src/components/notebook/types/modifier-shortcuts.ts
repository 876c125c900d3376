// Keys with others held down, which arrange the cells of a playground.
export type ShortcutCommand = "up" | "down" | "split" | "undo";

/** What a key means that is pressed in a cell or on its row of buttons. */
export function shortcutFor({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): ShortcutCommand | undefined {
  if (ctrlKey && shiftKey && code === "Minus") return "split";
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key === "z") return "undo";
  if (!altKey) return undefined;
  return key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : undefined;
}
