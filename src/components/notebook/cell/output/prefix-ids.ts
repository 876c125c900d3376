/** Makes the ids in a drawing's markup unique on the page and updates the references to them. */
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

/** Replaces characters that an unquoted reference can't contain. */
function plain(id: string): string {
  return id.replace(/[^\w-]/g, "_");
}
