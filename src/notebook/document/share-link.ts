import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { LINK_KEY } from "./link-key.ts";
import type { NotebookDocument } from "./document.ts";
import {
  DocumentError,
  formatDocument,
  MAX_DOCUMENT,
  NewerDocumentError,
  parseDocument,
} from "./read-document.ts";

/**
 * The fragment is `#code=1.` or `#code=2.` followed by the deflated document in
 * base64url. zlib's header and checksum detect damaged links.
 */
const VERSION = "1";
/** The format with control values. Older pages cannot read it, and say so. */
const VERSION_WITH_VALUES = "2";

/** Some mail programs and browsers truncate longer links. */
export const MAX_LINK = 30_000;

export type LinkFault = "damaged" | "too long" | "newer";

/** A link that cannot be created or read, with a message for the reader. */
export class LinkError extends Error {
  override readonly name = "LinkError";
  readonly fault: LinkFault;

  constructor(fault: LinkFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * Encodes a notebook as a URL fragment, without the `#`.
 * @throws {LinkError} if it would be longer than `MAX_LINK`
 */
export async function toFragment(document: NotebookDocument): Promise<string> {
  const text = formatDocument(document);
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MAX_DOCUMENT || !isReadable(text)) throw tooLong();
  const deflated = await pipeBytes(new CompressionStream("deflate"), bytes, Infinity);
  const hasValues = document.cells.some(({ chosen }) => chosen !== undefined);
  const version = hasValues ? VERSION_WITH_VALUES : VERSION;
  const fragment = `${LINK_KEY}${version}.${toBase64Url(deflated)}`;
  if (fragment.length > MAX_LINK) throw tooLong();
  return fragment;
}

/**
 * Decodes the notebook in a URL fragment.
 * @throws {LinkError} if it is damaged, too long, or of a newer version
 */
export async function fromFragment(fragment: string): Promise<NotebookDocument> {
  const text = withoutHash(fragment);
  if (text.length > MAX_LINK) throw tooLong();
  const parts = /^code=(\d{1,9})\.(.*)$/s.exec(text);
  if (parts === null) throw damaged();
  const [, version, code] = parts;
  if (Number(version) > Number(VERSION_WITH_VALUES)) throw newer();
  if (version !== VERSION && version !== VERSION_WITH_VALUES) throw damaged();
  const json = await inflate(code);
  try {
    return parseDocument(json);
  } catch (error) {
    if (error instanceof NewerDocumentError) throw newer();
    if (error instanceof DocumentError) throw damaged(error.message);
    throw error;
  }
}

/** Whether the document can be read again. Only its size can be a problem. */
function isReadable(text: string): boolean {
  try {
    parseDocument(text);
    return true;
  } catch {
    return false;
  }
}

function withoutHash(fragment: string): string {
  return fragment.startsWith("#") ? fragment.slice(1) : fragment;
}

async function inflate(code: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    const stream = new DecompressionStream("deflate");
    bytes = await pipeBytes(stream, fromBase64Url(code), MAX_DOCUMENT);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw damaged();
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw damaged();
  }
}

/**
 * Pipes bytes through a stream.
 * @param limit  in bytes; throws as soon as the output exceeds it
 */
async function pipeBytes(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function damaged(why = "a part of it is missing or changed"): LinkError {
  return new LinkError("damaged", `This link cannot be read: ${why}.`);
}

function newer(): LinkError {
  return new LinkError(
    "newer",
    "This link was made by a newer version of these pages. Reload the page, and open it again.",
  );
}

function tooLong(): LinkError {
  return new LinkError(
    "too long",
    "This notebook is too long for a link. Export it as a file instead.",
  );
}
