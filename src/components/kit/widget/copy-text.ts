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
