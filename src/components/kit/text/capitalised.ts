/** As the beginning of a sentence or a line: "Cell 2". The text is not empty. */
export function capitalised(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
