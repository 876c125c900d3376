import { formatNumber } from "./format-number.ts";

/** Words with the whole numbers in them written so. */
export function withGroups(words: string): string {
  return words.replace(/(?<![\d.,])\d{5,}(?![.]\d)/g, (digits) =>
    formatNumber(BigInt(digits)),
  );
}
