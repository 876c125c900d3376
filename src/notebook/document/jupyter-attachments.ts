// Pictures that Jupyter keeps beside the text of a cell, where our texts have them in it.
import { isRecord, MAX_SOURCE } from "./read-document.ts";

/** As it ends in Markdown: `](attachment:name)`, perhaps with a title. */
const ATTACHMENT_LINK = /\]\(\s*<?attachment:([^\s)>"]+)>?(?:\s+"[^"\n]*")?\s*\)/g;
/** The kinds that a text shows. */
const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** A text with the data of the pictures that it names, as far as a cell has room for them. */
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
