// What a page, and the frame in which cells run, may load and run.
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const TRUSTED_TYPES: readonly string[] = [
  "require-trusted-types-for 'script'",
  "trusted-types default markup",
];
const CHARSET = /<meta charset="?utf-8"? ?\/?>/i;

/**
 * Adds a Content-Security-Policy to a page: it loads only from `site`, and runs only
 * the inline scripts that it contains now.
 *
 * Inline styles are allowed: drawings have about a thousand `style` attributes, and under
 * this policy a style can neither run nor fetch anything. With Trusted Types, text becomes
 * HTML only through trusted-markup.ts and never a script, and workers come from this site
 * (Page.astro).
 *
 * @param html   as it is served: the policy holds for these very scripts
 * @param site   the sources that count as this site
 * @param types  the directives of Trusted Types; lesson.html has none, because it makes the
 *               addresses of its workers, wherever it is opened
 * @throws {Error} when the page does not say its encoding, after which the policy stands
 */
export function withPolicy(
  html: string,
  site = "'self'",
  types = TRUSTED_TYPES,
): string {
  const base = html.includes("<base ") ? "'self'" : "'none'";
  const policy = [
    "default-src 'none'",
    // The distance table is built in WebAssembly.
    `script-src ${site} 'wasm-unsafe-eval' ${hashesOf(html)}`.trim(),
    `style-src ${site} 'unsafe-inline'`,
    // The editor's style sheet draws error underlines with data: images.
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${site}`,
    `worker-src ${site}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    `base-uri ${base}`,
    "form-action 'none'",
    "object-src 'none'",
    ...types,
  ];
  return withMeta(html, policy);
}

/**
 * The page of the frame in which cells run: it may evaluate code and start workers from
 * it, and loads nothing.
 */
export function sandboxPage(script: string): string {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>What runs the cells</title>
  </head>
  <body>
    <script>${script}</script>
  </body>
</html>
`;
  return withMeta(html, [
    "default-src 'none'",
    `script-src 'unsafe-eval' blob: ${hashesOf(html)}`,
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
}

function hashesOf(html: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)].join(" ");
}

function withMeta(html: string, policy: readonly string[]): string {
  if (!CHARSET.test(html)) throw new Error("the page does not say its encoding");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
  return html.replace(CHARSET, (charset) => charset + meta);
}
