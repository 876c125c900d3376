// Where browsers know Trusted Types, a page takes no plain text for HTML: what becomes
// HTML has
// passed here, and each caller says why it is harmless.

interface MarkupPolicy {
  createHTML(markup: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("markup", { createHTML: (markup) => markup });

/** @param markup  made at build, or with all that is not ours escaped */
export function trustedMarkup(markup: string): string {
  return policy?.createHTML(markup) ?? markup;
}

/** A constant, so that Preact leaves existing markup alone. */
export const NO_MARKUP = trustedMarkup("");
