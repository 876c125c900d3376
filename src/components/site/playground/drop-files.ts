import type { DropPosition } from "./drop-note.ts";

/**
 * Handles files that are dropped anywhere on the page, also over an editor. File controls handle
 * their own drops.
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
        const slot = element?.closest<HTMLElement>("[data-slot]") ?? undefined;
        use([...event.dataTransfer.files], {
          x: event.clientX + scrollX,
          y: event.clientY + scrollY,
          slot,
        });
      },
      true,
    );
  }
}

/** Text cells embed pictures that are dropped into their field. */
function isPictureForTextCell({ target, dataTransfer }: DragEvent): boolean {
  const isText = target instanceof Element && target.matches(".text-field");
  return isText && [...dataTransfer!.files].every(({ type }) => /^image\//.test(type));
}
