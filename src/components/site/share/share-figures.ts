// Opens a dialog when the menu of a figure asks to share it; its code is loaded the first time.

addEventListener("share", async ({ target }) => {
  const { openShareDialog } = await import("./ShareDialog.tsx");
  openShareDialog((target as Element).closest<HTMLElement>(".figure")!);
});
