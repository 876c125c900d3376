import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bareTest as test, expect } from "../visit.ts";

const root = join(import.meta.dirname, "../../..");
const sourceOf = (file: string) =>
  stripTypeScriptTypes(readFileSync(join(root, "src", file), "utf8"));
const FILES: Record<string, string> = {
  "sanitise-drawing.js": sourceOf(
    "components/notebook/cell/output/sanitise-drawing.ts",
  ),
  "markup.js": sourceOf("notebook/output/markup.ts"),
  "allowed-elements.ts": sourceOf("notebook/output/allowed-elements.ts"),
};

const EMPTY_PAGE = `<script type="importmap">{ "imports": { "#notebook/output/": "./" } }</script><body>`;

/** An empty page, the sanitiser, and a list of all requests made from then on. */
async function openEmptyPage(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/*", (route) => {
    const url = route.request().url();
    const name = new URL(url).pathname.split("/").at(-1)!;
    if (name === "empty.html") {
      return route.fulfill({ contentType: "text/html", body: EMPTY_PAGE });
    }
    if (name in FILES) {
      return route.fulfill({ contentType: "text/javascript", body: FILES[name] });
    }
    asked.push(url);
    return route.abort();
  });
  await page.goto("empty.html");
  return asked;
}

/** What remains of a drawing after it has been in the page for a while. */
async function sanitise(page: Page, markup: string): Promise<string> {
  return page.evaluate(async (text) => {
    const load = (name: string) => import(new URL(name, location.href).href);
    const { readMarkup } = await load("markup.js");
    const { sanitiseDrawing } = await load("sanitise-drawing.js");
    const place = document.createElement("div");
    const making = sanitiseDrawing(readMarkup(text), "own");
    let step = making.next();
    while (!step.done) step = making.next();
    place.append(step.value);
    document.body.append(place);
    for (const element of place.querySelectorAll("*")) {
      for (const type of ["click", "mouseover", "load", "error", "focus"]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    const left = place.innerHTML;
    place.remove();
    return left;
  }, markup);
}

const DO = "window.done = true";
const OUT = "https://elsewhere.example/x";
const HOSTILE: Record<string, string> = {
  "a script": `<svg><script>${DO}</script></svg>`,
  "a script of HTML": `<script>${DO}</script><svg/>`,
  "a script by address": `<svg><script href="${OUT}"/></svg>`,
  "a handler of the drawing": `<svg onload="${DO}"/>`,
  "handlers of its parts": `<svg><g onclick="${DO}" onmouseover="${DO}"><rect onfocus="${DO}" tabindex="0"/></g></svg>`,
  "a link": `<svg><a href="javascript:${DO}"><text>x</text></a></svg>`,
  "a link by its old name": `<svg><a xlink:href="${OUT}"><text>x</text></a></svg>`,
  "an image": `<svg><image href="${OUT}"/><image xlink:href="${OUT}"/></svg>`,
  "an image of HTML": `<img src="${OUT}" onerror="${DO}">`,
  "HTML inside": `<svg><foreignObject><iframe src="${OUT}"></iframe><input autofocus onfocus="${DO}"></foreignObject></svg>`,
  "a style sheet": `<svg><style>@import "${OUT}"; body { display: none }</style></svg>`,
  "a linked style sheet": `<link rel="stylesheet" href="${OUT}"><svg/>`,
  "a style that loads": `<svg style="background: url(${OUT}); fill: url(${OUT}#a)"/>`,
  "a style that loads, in disguise": `<svg style="background: u\\72l(${OUT}); fill: URL( '${OUT}' )"/>`,
  "a style that sets images": `<svg style="background: image-set('${OUT}' 1x); background: -webkit-image-set('${OUT}' 1x)"/>`,
  "a style with a comment": `<svg style="background: ur/**/l(${OUT}); background:url/**/(${OUT})"/>`,
  "a style that covers the page": `<svg style="position: fixed; inset: 0; z-index: 9"/>`,
  "a font": `<svg><text font-family="url(${OUT})">x</text></svg>`,
  "paint from elsewhere": `<svg><rect fill="url(${OUT}#a)" stroke="url('${OUT}#a')"/></svg>`,
  "paint from elsewhere, in disguise": `<svg><rect fill="u\\72 l(${OUT}#a)" mask="\\75rl(${OUT}#a)"/></svg>`,
  "a filter": `<svg><filter id="own-f"><feImage href="${OUT}"/></filter><rect filter="url(${OUT}#f)"/></svg>`,
  "a mask and a clip from elsewhere": `<svg><rect mask="url(${OUT}#m)" clip-path="url(${OUT}#c)"/></svg>`,
  "a marker and a cursor": `<svg><path marker-end="url(${OUT}#m)" cursor="url(${OUT}), auto"/></svg>`,
  "a copy": `<svg><use href="${OUT}#x"/><use href="data:image/svg+xml,<svg id='x' onload='${DO}'/>#x"/></svg>`,
  "an animation": `<svg><rect><animate attributeName="href" to="javascript:${DO}"/><set attributeName="onclick" to="${DO}"/></rect></svg>`,
  "data as a picture": `<svg><image href="data:image/svg+xml,<svg onload='${DO}'/>"/></svg>`,
  "a frame and an object": `<iframe srcdoc="<script>parent.done = true</script>"></iframe><object data="${OUT}"></object><embed src="${OUT}">`,
  "a form": `<form action="${OUT}"><input name="x"><button>Go</button></form>`,
  "a base and a refresh": `<base href="${OUT}"><meta http-equiv="refresh" content="0;url=${OUT}">`,
  "markup that changes its meaning": `<svg></p><style><a id="</style><img src=1 onerror=${DO}>"></svg>`,
  "markup that changes it twice": `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${DO}&gt;">`,
  "a template": `<template><script>${DO}</script></template><svg/>`,
  "a shadow": `<div><template shadowrootmode="open"><img src=1 onerror="${DO}"></template></div>`,
  "a title with HTML in it": `<svg><title><img src=1 onerror="${DO}"></title></svg>`,
};

test("no drawing acts, loads or links", async ({ page }) => {
  const asked = await openEmptyPage(page);
  expect(Object.keys(HOSTILE).length).toBeGreaterThan(30);
  for (const [what, markup] of Object.entries(HOSTILE)) {
    const left = await sanitise(page, markup);
    expect
      .soft(left, what)
      .not.toMatch(
        /elsewhere|script|\son|href|src|data:|<(a|img|image|style|use|animate|set|iframe|form|input|template|foreignObject|filter)\b|position/i,
      );
    expect.soft(await page.evaluate(() => "done" in window), what).toBe(false);
  }
  expect(asked).toEqual([]);
});

test("a drawing stays unchanged and refers only to itself", async ({ page }) => {
  await openEmptyPage(page);
  const drawing =
    '<figure class="plot-x-figure"><h2>Cubes</h2><svg viewBox="0 0 9 9" class="plot-x" font-size="10">' +
    '<defs><linearGradient id="own-ramp"><stop offset="0" stop-color="rgb(1, 2, 3)"></stop></linearGradient>' +
    '<clipPath id="own-clip"><rect width="3" height="3"></rect></clipPath></defs>' +
    '<g transform="translate(1,2)" fill="currentColor" clip-path="url(#own-clip)">' +
    '<path d="M0,0L3,3" stroke-dasharray="1 2"></path><rect fill="url(#own-ramp)"></rect>' +
    '<text dy="0.3em" style="font-size: 12px; fill: var(--ink)">a<title>one</title></text></g></svg></figure>';
  expect(await sanitise(page, drawing)).toBe(drawing);

  const foreign =
    '<svg id="main" class="button plot-x" style="fill: red; position: fixed"><rect fill="url(#other)" clip-path="url(#own-a b)"></rect></svg>';
  expect(await sanitise(page, foreign)).toBe(
    '<svg class="plot-x" style="fill: red"><rect></rect></svg>',
  );

  // Patterns that refer to each other take a browser exponential time to paint.
  const inherited =
    '<svg><g fill="url(#own-a)" stroke="red" marker-mid="url(#own-b)"><g style="fill: url(#own-c)">' +
    '<pattern id="own-d"><rect></rect></pattern></g><g fill="blue"><marker id="own-e"></marker></g></g></svg>';
  expect(await sanitise(page, inherited)).toBe(
    inherited
      .replace('id="own-d"', 'id="own-d" fill="black" marker-mid="none"')
      .replace('id="own-e"', 'id="own-e" marker-mid="none"'),
  );
});
