/**
 * Calls `edit` when the reader clicks into code or presses Enter on it, as long as the
 * code as it shipped stands there: an editor looks after itself.
 * @param area  around the code
 */
export function whenMeantToEdit(
  area: HTMLElement,
  edit: (at?: { x: number; y: number }) => void,
): void {
  const isShipped = () => area.querySelector(".code-block") !== null;
  area.onclick = (event) => {
    if (isShipped() && isPlainClick(event)) edit(event);
  };
  area.onkeydown = (event) => {
    const code = event.target as Element;
    const isOnCode = code.matches("pre") && !isAtName(code);
    if (!isShipped() || !isOnCode || event.key !== "Enter") return;
    event.preventDefault();
    edit();
  };
}

/** Not so a selection of text, or what shows the type of a name. */
function isPlainClick({ target, pointerType }: PointerEvent): boolean {
  const isSelecting = getSelection()?.isCollapsed === false;
  const showsType =
    pointerType === "touch" ? "[data-hover], .hover-popup" : ".hover-popup";
  return !isSelecting && (target as Element).closest(showsType) === null;
}

/** Whether the arrow keys have led to a name: then Enter shows what is known of it. */
function isAtName(code: Element): boolean {
  return code.querySelector("[data-hover].current") !== null;
}
