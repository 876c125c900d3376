import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sandboxPage, withPolicy } from "#build/plugins/page-policy.ts";

const CHARSET = '<meta charset="utf-8">';

/** Its directives by their names. */
function policyOf(html: string): Map<string, string[]> {
  const [, content] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    html,
  )!;
  const directives = content.split("; ").map((directive) => directive.split(" "));
  return new Map(directives.map(([name, ...sources]) => [name, sources]));
}

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("a page may run its inline scripts, each hashed once, and its site's scripts", () => {
  const inline = ["\n  let a = '<p>';\n", "let b"];
  const scripts = [...inline, "let b"].map((text) => `<script>${text}</script>`);
  const page = `<head>${CHARSET}<script type="module" src="./a.js"></script>${scripts.join("\n")}</head>`;
  const html = withPolicy(page);
  expect(policyOf(html).get("script-src")).toEqual([
    ...["'self'", "'wasm-unsafe-eval'"],
    ...inline.map(hashOf),
  ]);
  expect(html.replace(/<meta http[^>]*>/, "")).toBe(page);
  // It holds only for what stands after it.
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

test("only a page with a base may have one, and every page declares its encoding", () => {
  expect(policyOf(withPolicy(CHARSET)).get("base-uri")).toEqual(["'none'"]);
  const anywhere = `${CHARSET}<base href="/x/">`;
  expect(policyOf(withPolicy(anywhere)).get("base-uri")).toEqual(["'self'"]);
  expect(() => withPolicy("<p>")).toThrow("does not say its encoding");
});

test("the cells' frame has one script, may evaluate, and loads nothing", () => {
  const policy = policyOf(sandboxPage("start();"));
  expect(policy.get("script-src")).toEqual([
    ...["'unsafe-eval'", "blob:", hashOf("start();")],
  ]);
  expect(policy.get("worker-src")).toEqual(["blob:"]);
  expect(policy.get("default-src")).toEqual(["'none'"]);
});
