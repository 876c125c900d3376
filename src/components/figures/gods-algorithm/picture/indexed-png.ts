// Build-time only: uses Node.
import { crc32, deflateSync } from "node:zlib";

/**
 * Encodes an indexed-colour picture as a PNG file, eight bits per pixel.
 *
 * Unchecked: the caller guarantees that the number of pixels matches the size, and that
 * each pixel is an index into the palette.
 * @param palette  up to 256 colours as "#rrggbb"
 * @source W3C, "Portable Network Graphics (PNG) Specification", 5 and 11
 */
export function encodeIndexedPng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  palette: readonly string[],
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, indexed colour, no filter: filters only help where colours are quantities.
  header.set([8, 3], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", header),
      chunk("PLTE", Buffer.from(palette.join("").replaceAll("#", ""), "hex")),
      chunk("IDAT", deflateSync(rows, { level: 9 })),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

function chunk(name: string, contents: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), contents]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(contents.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}
