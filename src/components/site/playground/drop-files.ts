/**
 * Passes on the files that are dropped anywhere on the page, also over an editor. A control
 * that takes files itself keeps what is dropped on it.
 */
export function onDroppedFiles(use: (files: readonly File[]) => void): void {
  for (const type of ["dragover", "drop"] as const) {
    addEventListener(
      type,
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        const { target } = event;
        if (target instanceof Element && target.closest("[data-takes-files]")) return;
        event.preventDefault(); // or the browser would leave the page for the file
        event.stopPropagation();
        if (type === "drop") use([...event.dataTransfer.files]);
      },
      true,
    );
  }
}
