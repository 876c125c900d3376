// A button prints the sheets that it names, or all but the large cards.
const sheets = [...document.querySelectorAll<HTMLElement>(".papers > *")];

function choose(chosen: string): void {
  for (const sheet of sheets) {
    const isLarge = sheet.matches(".large-cards");
    const isPrinted = chosen === "" ? !isLarge : sheet.id === chosen;
    sheet.classList.toggle("screen-only", !isPrinted);
  }
}

for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
  button.addEventListener("click", () => {
    choose(button.dataset["print"]!);
    print();
  });
}
// Some browsers are back from print() before anything is printed.
addEventListener("afterprint", () => choose(""));
