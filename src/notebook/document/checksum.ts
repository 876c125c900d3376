/**
 * The 32-bit FNV-1a hash of a text's UTF-16 code units.
 * @source  Fowler, Noll and Vo's hash
 */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  }
  return sum >>> 0;
}
