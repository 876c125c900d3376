/**
 * What a key asks for in a figure that goes on step by step, or the digit that it types;
 * nothing where a field or a row of buttons has taken it.
 */
export function walkKey(event: KeyboardEvent): "next" | "back" | number | undefined {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if ((target as Element).matches("input")) return;
  if (key === "ArrowRight" || key === "PageDown") return "next";
  if (key === "ArrowLeft" || key === "PageUp") return "back";
  return /^\d$/.test(key) ? Number(key) : undefined;
}
