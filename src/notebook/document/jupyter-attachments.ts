// Jupyter stores pasted pictures as attachments of a cell; here they become data URLs
// in its text.
import { isRecord, MAX_SOURCE } from "./read-document.ts";

/** The end of a Markdown image: `](attachment:name)`, perhaps with a title. */
const ATTACHMENT_LINK = /\]\(\s*<?attachment:([^\s)>"]+)>?(?:\s+"[^"\n]*")?\s*\)/g;
const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** Inlines attachments as data URLs, up to the maximum length of a cell. */
export function inlineAttachments(text: string, attachments: unknown): string {
  let room = MAX_SOURCE - text.length;
  return text.replaceAll(ATTACHMENT_LINK, (link, name: string) => {
    const data = dataUrl(attachments, name);
    const growth = data === undefined ? Infinity : data.length + 3 - link.length;
    if (growth > room) return link;
    room -= growth;
    return `](${data})`;
  });
}

function dataUrl(attachments: unknown, name: string): string | undefined {
  if (!isRecord(attachments)) return undefined;
  const bundle = [name, decodeName(name)].map((key) => attachments[key]).find(isRecord);
  const type = IMAGE_TYPES.find((key) => bundle && key in bundle);
  if (!bundle || type === undefined) return undefined;
  const base64 = [bundle[type]].flat().join("").replaceAll(/\s/g, "");
  return /^[A-Za-z0-9+/=]+$/.test(base64) ? `data:${type};base64,${base64}` : undefined;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
