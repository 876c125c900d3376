// Base64 in the letters that addresses leave as they are.

export function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(characters.join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** @throws {Error} when the text has other characters, or an impossible length */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (/[^\w-]/.test(text)) throw new Error("the text is not base64url");
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
