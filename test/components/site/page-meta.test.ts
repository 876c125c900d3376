import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { CHAPTERS } from "#src/chapters.ts";
import { previewImage, sourceLinks } from "#components/site/frame/page-meta.ts";

const MOVES = {
  ...{ title: "Moves", description: "What a turn does.", path: "/moves/" },
  picture: "moves",
};

test("where the site has an address, a preview has the page's own, and its picture", () => {
  const site = new URL("https://cube.example/notebook/");
  const preview = Object.fromEntries(previewImage({ ...MOVES, site }));
  expect(preview["og:url"]).toBe("https://cube.example/notebook/moves/");
  expect(preview["og:image"]).toBe("https://cube.example/notebook/social/moves.png");
});

test("where it has none, nothing says where the page is", () => {
  const preview = previewImage({ ...MOVES, site: undefined });
  expect(preview.map(([property]) => property)).toEqual([
    ...["og:site_name", "og:type", "og:title", "og:description"],
  ]);
});

test("every page has a picture", () => {
  const names = [
    "cover",
    "reference",
    "playground",
    ...CHAPTERS.map(({ slug }) => slug),
  ];
  const missing = names.filter((name) => !existsSync(`public/social/${name}.png`));
  expect(missing).toEqual([]);
});

test("a page leads to its file and to a report with its title", () => {
  const links = sourceLinks(
    "https://code.example/cube/",
    "src/pages/moves.mdx",
    "Moves",
  );
  expect(links).toEqual({
    edit: "https://code.example/cube/edit/main/src/pages/moves.mdx",
    report: "https://code.example/cube/issues/new?title=Moves%3A%20",
  });
});
