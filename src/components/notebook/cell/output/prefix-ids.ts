/**
 * The markup of a drawing with its ids made unique on the page, and the references to them
 * updated.
 */
export function withPrefixedIds(markup: string, prefix: string): string {
  return markup
    .replace(
      /(\sid=")([^"]*)"/g,
      (_, before: string, id: string) => `${before}${prefix}-${plain(id)}"`,
    )
    .replace(
      /url\((?:&quot;|["'])?#([^()"'&]*)(?:&quot;|["'])?\)/g,
      (_, id: string) => `url(#${prefix}-${plain(id)})`,
    );
}

/** Keeps the characters allowed in an unquoted reference. */
function plain(id: string): string {
  return id.replace(/[^\w-]/g, "_");
}
