import { capitalised } from "#kit/text/capitalised.ts";
import { countWord } from "#kit/text/number-word.ts";
import { decodeNet, encodeNet, type PaintedNet } from "./painted-net.ts";

/** A net, with the uncertain facelets of a camera reading that the reader has not checked. */
export interface ScannedNet extends PaintedNet {
  readonly doubtful?: readonly number[];
}

/** One for each facelet, of 54 at most. */
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01";

/** The net with these facelets as the only uncertain ones. */
export function withDoubts(
  { colouring, palette, filled }: PaintedNet,
  doubtful: readonly number[],
): ScannedNet {
  return {
    colouring,
    palette,
    ...(filled && { filled }),
    ...(doubtful.length > 0 && { doubtful }),
  };
}

export function withoutFacelet(
  facelets: readonly number[] = [],
  facelet: number,
): number[] {
  return facelets.filter((other) => other !== facelet);
}

/** How many facelets are uncertain, after another sentence; nothing if none is. */
export function describeDoubts({ doubtful }: ScannedNet): string {
  if (!doubtful) return "";
  const stickers = capitalised(countWord(doubtful.length, "sticker"));
  return ` ${stickers} ${doubtful.length === 1 ? "is" : "are"} not certain.`;
}

/** The net, followed by a letter for each uncertain facelet. */
export function encodeScannedNet(net: ScannedNet): string {
  const doubts = net.doubtful?.map((facelet) => LETTERS[facelet]) ?? [];
  return doubts.length === 0 ? encodeNet(net) : `${encodeNet(net)}~${doubts.join("")}`;
}

/**
 * The inverse of `encodeScannedNet`.
 *
 * @param nFacelets  as for `decodeNet`, and so is `fillIn`
 * @throws {Error} with words for the reader when the text is not such a net
 */
export function decodeScannedNet(
  text: string,
  nFacelets: number,
  fillIn: Parameters<typeof decodeNet>[2],
): ScannedNet {
  const [, net, doubts = ""] = /^([^~]*)(?:~(.+))?$/.exec(text) ?? [];
  const doubtful = Array.from(doubts, (letter) => LETTERS.indexOf(letter));
  if (net === undefined || doubtful.some((at) => at < 0 || at >= nFacelets)) {
    const letters =
      nFacelets > 26 ? "letters, 0 or 1" : `letters a to ${LETTERS[nFacelets - 1]}`;
    throw new Error(`after the stickers, doubtful facelets should be ${letters}`);
  }
  return withDoubts(decodeNet(net, nFacelets, fillIn), doubtful);
}
