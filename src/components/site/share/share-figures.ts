// Opens a dialog when the menu of a figure asks to share it; its code is loaded the first time.
// Its styles are not: a page takes those of scripts that it loads later in any order, and two
// builds would differ.
import "../../kit/qr/qr-code.css";
import "./share.css";

addEventListener("share", async ({ target }) => {
  const { openShareDialog } = await import("./ShareDialog.tsx");
  openShareDialog((target as Element).closest<HTMLElement>(".figure")!);
});
