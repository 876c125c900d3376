/**
 * Copies a text to the clipboard.
 * @returns  whether the browser allowed it
 */
export async function copyText(text: string): Promise<boolean> {
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false, // forbidden
  );
  return (await copied) ?? false;
}

/** Copies a text to the clipboard. @returns for the reader, whether it was copied */
export async function copyAndTell(text: string): Promise<string> {
  return (await copyText(text))
    ? "Copied."
    : "Your browser doesn’t allow that. Select the text and copy it.";
}
