import { expect, test } from "vitest";
import { inlineStyles } from "#build/plugins/inline-styles.ts";
import { takeHovers } from "#build/plugins/page-hovers.ts";
import { preloadScripts } from "#build/plugins/preload-scripts.ts";
import { makePagePortable } from "#build/plugins/relative-urls.ts";

test("style sheets are inlined in order", () => {
  const sheets = new Map([
    ["_astro/a.css", "a{color:red}\n"],
    ["_astro/b.css", "b{content:'$&'}"],
  ]);
  const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
  expect(inlineStyles(`<head>${link("b")}${link("a")}</head>`, sheets)).toBe(
    "<head><style>b{content:'$&'}a{color:red}</style></head>",
  );
  expect(() => inlineStyles(link("c"), sheets)).toThrow("no style sheet _astro/c.css");
});

test("a page's hovers move into one list without repeats, and names refer to it", () => {
  const block = (code: string, ...hovers: string[]) =>
    `<div class="code-block"><pre class="code">${code}</pre>` +
    `<template>${hovers.map((one) => `<div>${one}</div>`).join("")}</template></div>`;
  const name = (i: number) => `<span data-hover="${i}">x</span>`;
  const { html, hovers } = takeHovers(
    block(name(0) + name(1), "let a", "let $1") +
      block(name(0) + name(1), "let b", "let a") +
      block("no names"),
  );
  expect(hovers).toBe("<div>let a</div><div>let $1</div><div>let b</div>");
  expect([...html.matchAll(/data-hover="(\d)"/g)].map(([, i]) => i)).toEqual([
    ...["0", "1", "2", "0"],
  ]);
  expect(html).not.toContain("<template");
});

test("all scripts of islands that hydrate on load are preloaded once", () => {
  const imports = new Map([
    ["_astro/cube.js", ["_astro/moves.js", "_astro/preact.js"]],
    ["_astro/moves.js", ["_astro/preact.js"]],
    ["_astro/client.js", ["_astro/preact.js"]],
    ["_astro/later.js", ["_astro/more.js"]],
  ]);
  const island = (client: string, script: string) =>
    `<astro-island component-url="/_astro/${script}.js" renderer-url="/_astro/client.js" client="${client}"></astro-island>`;
  const page = `<body>${island("load", "cube")}${island("visible", "later")}</body>`;
  const found = [
    ...preloadScripts(page, imports).matchAll(/modulepreload" href="\/_astro\/(\w+)/g),
  ];
  expect(found.map(([, script]) => script)).toEqual([
    ...["cube", "moves", "preact", "client"],
  ]);
});

test("a page's URLs are relative to it, or to its base if it has one", () => {
  const page =
    '<style>a{src:url(/_astro/f.woff2)}</style><body data-hovers="/_astro/h.html"><a href="/moves/"><a href="//elsewhere.org/">';
  expect(makePagePortable(page, "/reference/puzzle/")).toBe(
    page.replaceAll(/(?<=["(])\/(?!\/)/g, "../../"),
  );
  expect(makePagePortable(page, "/")).toContain('href="./moves/"');
  expect(makePagePortable(`<base href="/x/">${page}`, "/404/")).toBe(
    `<base href="/x/">${page.replaceAll(/(?<=["(])\/(?!\/)/g, "./")}`,
  );
});
