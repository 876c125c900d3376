import { FACELETS, type Face } from "#lib/puzzle/corners.ts";
import type { Sticker } from "./cube-geometry.ts";

const NAMES: readonly [Face, string][] = [
  ["U", "Up"],
  ["F", "front"],
  ["R", "right"],
  ["D", "down"],
  ["B", "back"],
  ["L", "left"],
];

/** A cube in words, face by face, each read row by row. */
export function describeStickers(
  stickers: readonly Sticker[],
  written?: Readonly<Record<Face, string>>,
): string {
  const faces = NAMES.map(([face, name]) => {
    const seen = stickers.filter((_, i) => FACELETS[i].face === face);
    return `${name} ${seen.map(({ letter, isBlank }) => (isBlank ? "blank" : (written?.[letter] ?? letter))).join(" ")}`;
  });
  return `${faces.join(", ")}.`;
}
