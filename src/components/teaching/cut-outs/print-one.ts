// A button prints the sheet that it names, or all.
const papers = [...document.querySelectorAll<HTMLElement>(".paper")];

for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
  button.addEventListener("click", () => {
    const chosen = button.dataset["print"];
    for (const paper of papers) {
      paper.classList.toggle("screen-only", chosen !== "" && paper.id !== chosen);
    }
    print();
  });
}
// Some browsers are back from print() before anything is printed.
addEventListener("afterprint", () => {
  for (const paper of papers) paper.classList.remove("screen-only");
});
