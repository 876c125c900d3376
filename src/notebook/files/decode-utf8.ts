/** Where bytes are no text in UTF-8. */
export interface InvalidByte {
  /** How many bytes stand before it. */
  readonly offset: number;
  readonly byte: number;
}

/** The text that bytes are in UTF-8, or the first byte that no such text can have there. */
export function decodeUtf8(bytes: ArrayBuffer): string | InvalidByte {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return findInvalidByte(new Uint8Array(bytes));
  }
}

/**
 * The first byte of the first letter that is none. The longest beginning that a text can
 * have ends in it or before it; each try takes half of what is left.
 */
function findInvalidByte(bytes: Uint8Array): InvalidByte {
  let [good, bad] = [0, bytes.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isValidPrefix(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  let offset = good;
  if (!isValid(bytes.subarray(0, good))) while (isContinuation(bytes[--offset]));
  return { offset, byte: bytes[offset] };
}

/** Whether a text can begin so, perhaps within a letter. */
function isValidPrefix(bytes: Uint8Array): boolean {
  return decodes(bytes, { stream: true });
}

function isValid(bytes: Uint8Array): boolean {
  return decodes(bytes, {});
}

function decodes(bytes: Uint8Array, options: TextDecodeOptions): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}

function isContinuation(byte: number): boolean {
  return byte >> 6 === 0b10;
}

/** "byte 17, in line 2, is 0xE9", counted from 1. */
export function describeInvalidByte(
  { offset: at, byte }: InvalidByte,
  bytes: ArrayBuffer,
): string {
  const before = new Uint8Array(bytes, 0, at);
  const line = before.reduce(
    (lines, each) => (each === LINE_BREAK ? lines + 1 : lines),
    1,
  );
  const hex = byte.toString(16).toUpperCase(); // of two digits: below 0x80 none is bad
  return `byte ${at + 1}, in line ${line}, is 0x${hex}`;
}

const LINE_BREAK = 10;
