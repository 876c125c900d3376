/** Formats a number of bytes: "12 KB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`;
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
}
