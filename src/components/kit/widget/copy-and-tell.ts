import { copyText } from "./copy-text.ts";

/** Copies a text to the clipboard. @returns for the reader, whether it was copied */
export async function copyAndTell(text: string): Promise<string> {
  return (await copyText(text))
    ? "Copied."
    : "Your browser doesn’t allow that. Select the text and copy it.";
}
