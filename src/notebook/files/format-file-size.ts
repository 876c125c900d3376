/** A size in bytes as readers know it from their computer: "12 KB". */
export function formatFileSize(size: number): string {
  if (size < 1000) return size === 1 ? "1 byte" : `${size} bytes`;
  if (size < 1_000_000) return `${Math.ceil(size / 1000)} KB`;
  return `${Math.ceil(size / 100_000) / 10} MB`;
}
