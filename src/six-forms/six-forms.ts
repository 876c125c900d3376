import { bits } from "./bits.ts";
import { bothWays } from "./both-ways.ts";
import type { Form } from "./form.ts";
import { moveTables } from "./move-tables.ts";
import { ranking } from "./ranking.ts";
import { simd } from "./simd.ts";
import { stickerStrings } from "./sticker-strings.ts";

/** The same job, from the plainest way to the fastest. None calls another. */
export const SIX_FORMS: readonly Form[] = [
  stickerStrings,
  ranking,
  moveTables,
  bothWays,
  bits,
  simd,
];

/** The total memory that a form needs at the same time. */
export function bytesOf({ memory }: Form): number {
  return memory.reduce((sum, { bytes }) => sum + bytes, 0);
}
