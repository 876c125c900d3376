import type { NetShape } from "./PaintNet.tsx";

/** What a screen reader announces after a change: where the next sticker to paint is. */
export function nextStickerText(
  net: NetShape,
  facelet: number | undefined,
): string | undefined {
  return facelet === undefined ? undefined : `Next: ${net.nameOf(facelet)}.`;
}
