/** Capitalises a non-empty text for the beginning of a sentence or a line: "Cell 2". */
export function capitalised(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
