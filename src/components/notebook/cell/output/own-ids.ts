/**
 * The markup of a drawing with names that no other drawing of the page has, and the
 * references to them.
 */
export function withOwnIds(markup: string, prefix: string): string {
  return markup
    .replace(
      /(\sid=")([^"]*)"/g,
      (_, before: string, id: string) => `${before}${prefix}-${plain(id)}"`,
    )
    .replace(
      /url\((?:&quot;|["'])?#([^)"'&]*)(?:&quot;|["'])?\)/g,
      (_, id: string) => `url(#${prefix}-${plain(id)})`,
    );
}

/** What may stand in a reference without quotes. */
function plain(id: string): string {
  return id.replace(/[^\w-]/g, "_");
}
