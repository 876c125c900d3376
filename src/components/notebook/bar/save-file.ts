/** Saves a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // when it has surely been saved
}

/** Asks for a file and passes it to `use`; does nothing if none is chosen. */
export function chooseFile(accept: string, use: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.onchange = () => input.files?.[0] && use(input.files[0]);
  input.click();
}
