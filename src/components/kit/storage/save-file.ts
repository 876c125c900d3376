/** Saves a text, or bytes, as a file. */
export function saveFile(name: string, text: string | ArrayBuffer, type: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // when it has surely been saved
}

/** Asks for a file and passes it to `use`; does nothing if none is chosen. */
export function chooseFile(accept: string, use: (file: File) => void): void {
  chooseFiles(accept, ([file]) => use(file), false);
}

/** Asks for files, one or many. */
export function chooseFiles(
  accept: string,
  use: (files: readonly File[]) => void,
  multiple = true,
): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.multiple = multiple;
  input.onchange = () => input.files?.[0] && use([...input.files]);
  input.click();
}
