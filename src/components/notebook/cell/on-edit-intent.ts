/**
 * Calls `edit` when the reader clicks into the code or presses Enter on it, until an editor has
 * replaced it.
 * @param area  the container of the code
 */
export function onEditIntent(
  area: HTMLElement,
  edit: (at?: { x: number; y: number }) => void,
): void {
  const isShipped = () => area.querySelector(".code-block") !== null;
  area.onclick = (event) => {
    if (isShipped() && isPlainClick(event)) edit(event);
  };
  area.onkeydown = (event) => {
    const code = event.target as Element;
    const isOnCode = code.matches("pre") && !isNameSelected(code);
    if (!isShipped() || !isOnCode || event.key !== "Enter") return;
    event.preventDefault();
    edit();
  };
}

/** False when selecting text, or tapping a name to see its type. */
function isPlainClick({ target, pointerType }: PointerEvent): boolean {
  const isSelecting = getSelection()?.isCollapsed === false;
  const showsType =
    pointerType === "touch" ? "[data-hover], .hover-popup" : ".hover-popup";
  return !isSelecting && (target as Element).closest(showsType) === null;
}

/** Whether the arrow keys have selected a name, whose hover Enter shows. */
function isNameSelected(code: Element): boolean {
  return code.querySelector("[data-hover].current") !== null;
}
