import { bitsForm } from "./bits.ts";
import { bothWaysForm } from "./both-ways.ts";
import type { Form } from "./form.ts";
import { moveTablesForm } from "./move-tables.ts";
import { rankingForm } from "./ranking.ts";
import { simdForm } from "./simd.ts";
import { stickerStringsForm } from "./sticker-strings.ts";

/** Six implementations of the same search, from the plainest to the fastest. */
export const SIX_FORMS: readonly Form[] = [
  stickerStringsForm,
  rankingForm,
  moveTablesForm,
  bothWaysForm,
  bitsForm,
  simdForm,
];

/** The total memory that a form needs at the same time. */
export function formBytes({ memory }: Form): number {
  return memory.reduce((sum, { bytes }) => sum + bytes, 0);
}
