import type { DropPosition } from "./drop-note.ts";

/**
 * Passes on the files that are dropped anywhere on the page, also over an editor. A control
 * that takes files itself keeps what is dropped on it.
 */
export function onDroppedFiles(
  use: (files: readonly File[], at: DropPosition) => void,
): void {
  for (const type of ["dragover", "drop"] as const) {
    addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        const { target } = event;
        if (target instanceof Element && target.closest("[data-takes-files]")) return;
        if (type === "drop" && isPictureForTextCell(event)) return;
        event.preventDefault(); // or the browser would leave the page for the file
        event.stopPropagation();
        if (type !== "drop") return;
        const element = target instanceof Element ? target : undefined;
        const place = element?.closest<HTMLElement>("[data-slot]") ?? undefined;
        use([...event.dataTransfer.files], {
          x: event.clientX + scrollX,
          y: event.clientY + scrollY,
          slot: place,
        });
      },
      true,
    );
  }
}

/** A text that is being written takes pictures into itself. */
function isPictureForTextCell({ target, dataTransfer }: DragEvent): boolean {
  const isText = target instanceof Element && target.matches(".text-field");
  return isText && [...dataTransfer!.files].every(({ type }) => /^image\//.test(type));
}
