/** A command that arranges the cells of a playground. */
export type ShortcutCommand = "up" | "down" | "split" | "undo";

/** The command of a key with modifiers, pressed in a cell or its toolbar. */
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
