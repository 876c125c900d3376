import { bits } from "./bits.ts";
import { bothWays } from "./both-ways.ts";
import type { Form } from "./form.ts";
import { moveTables } from "./move-tables.ts";
import { ranking } from "./ranking.ts";
import { simd } from "./simd.ts";
import { stickerStrings } from "./sticker-strings.ts";

/** The same job, from the plainest way to do it to the quickest. None calls another. */
export const SIX_FORMS: readonly Form[] = [
  stickerStrings,
  ranking,
  moveTables,
  bothWays,
  bits,
  simd,
];

/** What a form keeps in memory at the same time, all together. */
export function bytesOf({ memory }: Form): number {
  return memory.reduce((sum, { bytes }) => sum + bytes, 0);
}
