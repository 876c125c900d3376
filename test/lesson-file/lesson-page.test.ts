import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { PLANS_ID } from "#components/site/presenter/plan.ts";
import { type FileParts, lessonPage } from "#src/lesson-file/lesson-page.ts";
import { islandsOf, type PagePart } from "#src/lesson-file/page-parts.ts";
import { placeInFile } from "#src/lesson-file/place-in-file.ts";

const island = (id: string) =>
  `<astro-island component-url="../_astro/A.js"><figure id="${id}" aria-labelledby="${id}-title">“<b id="${id}-title">A</b>”</figure></astro-island>`;
const chapter = (body: string) =>
  `<script>early()</script><script>self.Astro = {}</script><nav id="menu"></nav><article><h1>A</h1><nav>on this page</nav>${body}</article>`;
const PAGES: readonly PagePart[] = [
  {
    path: "",
    html: chapter(island("other") + island("cover-cube")),
    ...{ title: "Cube", shows: "[data-figure=cover-cube]" },
  },
  {
    path: "indexing/",
    html: chapter(
      `<h2 id="keep">Keep</h2><p aria-labelledby="keep menu">${island("odometer")}</p>`,
    ),
    ...{ title: "Indexing", shows: "article > *" },
  },
  {
    path: "moves/",
    html: chapter(
      `<h2 id="keep">Keep</h2><p aria-labelledby="keep">
        <a class="own" href="#keep">own</a> <a class="theirs" href="../indexing/#keep">theirs</a>
        <a class="figure-link" href="../indexing/?count=1.factorial-0#odometer">figure</a>
        <a class="out" href="../solve/">out</a> <a class="button" href="../solve/">Solve</a> <a class="away" href="https://a.example/">away</a></p>
        <button class="needs-js">Run</button>`,
    ),
    ...{ title: "Moves", shows: "article > *" },
  },
];
const STEP = { title: "Wheels", begins: 0, ends: 15, does: "Turn." };
const PARTS: FileParts = {
  plan: {
    ...{ slug: "wheels", minutes: 15, title: "Wheels", aim: "Turn them." },
    steps: [{ ...STEP, address: "indexing/?lesson=wheels-1&present=#odometer" }],
  },
  ...{ styles: "p {}", early: "early()", start: "start()", site: undefined },
  ...{ modules: 'const end = "</script><!--<script>";', workers: new Map() },
};
const open = (parts: Partial<FileParts> = {}) =>
  parseHTML(lessonPage(PAGES, { ...PARTS, ...parts })).document;
const href = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute("href");

test("each id is there once, and what refers to it still does", () => {
  const document = open();
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("indexing");
  const [first, second] = document.querySelectorAll("p[aria-labelledby]");
  expect(first.getAttribute("aria-labelledby")).toBe("keep menu");
  expect(second.getAttribute("aria-labelledby")).toBe("moves-keep");
  expect(href(document, ".own")).toBe("#moves-keep");
});

test("a link leads into the file, or to the site, or is only a text", () => {
  const document = open();
  expect(href(document, ".theirs")).toBe("#keep");
  expect(href(document, ".figure-link")).toBe("?count=1.factorial-0#odometer");
  expect(href(document, ".away")).toBe("https://a.example/");
  expect(href(document, ".out")).toBeUndefined();
  expect(document.querySelector("article")!.textContent).toContain("out");
  expect(document.querySelector("article")!.textContent).not.toContain("Solve");
  const online = open({ site: "https://cube.example/x/" });
  expect(href(online, ".out")).toBe("https://cube.example/x/solve/");
});

test("islands stay as they were rendered, and know their page", () => {
  const page = lessonPage(PAGES, PARTS);
  expect(page).toContain(
    island("odometer").replace("<astro-island", '<astro-island data-page="indexing/"'),
  );
  expect(PAGES.flatMap(islandsOf)).toEqual([island("cover-cube"), island("odometer")]);
  expect(page).not.toContain('id="other"');
});

test("only what works in a file is taken over", () => {
  const document = open();
  expect(document.querySelector("article .needs-js")).toBeNull();
  expect(document.querySelectorAll("nav")).toHaveLength(1);
  const scripts = [...document.querySelectorAll("script:not([type])")];
  expect(scripts.map(({ textContent }) => textContent)).toEqual([
    "early()",
    "start()",
    "self.Astro = {}",
  ]);
});

test("modules and plans are read as they were", () => {
  const document = open();
  const held = (id: string) =>
    JSON.parse(document.getElementById(id)!.textContent!) as unknown;
  expect(held("modules")).toBe(PARTS.modules);
  expect(held(PLANS_ID)).toMatchObject({
    wheels: { steps: [{ address: "?lesson=wheels-1&present=#odometer" }] },
  });
});

test("a page without its part is an error", () => {
  const page = { ...PAGES[2], shows: ".lesson" };
  expect(() => lessonPage([page], PARTS)).toThrow("the page moves/ has no .lesson");
});

test("a link to a missing part leads to the beginning of its page", () => {
  const place = (link: string) =>
    placeInFile(link, "moves/", (id) => ["indexing", "cover-cube"].includes(id));
  expect(place("../indexing/#gone")).toBe("#indexing");
  expect(place("../")).toBe("#cover-cube");
  expect(place("#part")).toBeUndefined();
  expect(place("https://a.example/indexing/")).toBeUndefined();
});
