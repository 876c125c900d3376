// What a page, and the frame in which cells run, may load and run.
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const CHARSET = /<meta charset="?utf-8"? ?\/?>/i;

/**
 * Puts a Content-Security-Policy into a page: it loads only from this site, and of the
 * scripts that stand in it runs only those that stand there now.
 *
 * Styles may stand in the page, too: the geometry of drawings is written in some thousand
 * `style` attributes, and a style runs nothing and, by this policy, fetches nothing from
 * elsewhere. Where the browser knows Trusted Types, no text becomes HTML but by
 * trusted-markup.ts, none becomes a script, and workers come from this site (Page.astro).
 *
 * @param html  as it is served: the policy holds for these very scripts
 * @throws {Error} when the page does not say its encoding, after which the policy stands
 */
export function withPolicy(html: string): string {
  const base = html.includes("<base ") ? "'self'" : "'none'";
  const policy = [
    "default-src 'none'",
    // The distance table is built by a module of WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${hashesOf(html)}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    // The editor's marks are pictures in its style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    `base-uri ${base}`,
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default markup",
  ];
  return withMeta(html, policy);
}

/**
 * The page of the frame in which cells run: it may evaluate the code that it is given and
 * start workers of it, and loads nothing.
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
