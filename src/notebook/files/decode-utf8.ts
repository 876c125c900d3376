/** The first byte that is not valid UTF-8. */
export interface InvalidByte {
  readonly offset: number;
  readonly byte: number;
}

/** Decodes UTF-8, or returns the first invalid byte. */
export function decodeUtf8(bytes: ArrayBuffer): string | InvalidByte {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return findInvalidByte(new Uint8Array(bytes));
  }
}

/** Finds the first invalid character, by binary search for the longest valid prefix. */
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

/** Whether the bytes are valid UTF-8 that may end within a character. */
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
  const hex = byte.toString(16).toUpperCase(); // always two digits: bytes below 0x80 are valid
  return `byte ${at + 1}, in line ${line}, is 0x${hex}`;
}

const LINE_BREAK = 10;
