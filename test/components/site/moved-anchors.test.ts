import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHAPTERS } from "#src/chapters.ts";
import { MOVED_ANCHORS, movedAnchor } from "#components/site/frame/moved-anchors.ts";

const ORIENTATIONS = "orientations/#twist-dial";

test("a link to content on another page leads there, by its anchor or by its figure's key", () => {
  expect(movedAnchor("indexing", "twist-dial", [])).toBe(ORIENTATIONS);
  expect(movedAnchor("indexing", "", ["lesson", "twists"])).toBe(ORIENTATIONS);
  expect(movedAnchor("indexing", "odometer", ["twists"])).toBeUndefined();
  expect(movedAnchor("indexing", "", ["order"])).toBeUndefined();
  expect(movedAnchor("glossary", "orientation", [])).toBeUndefined();
});

test("moved content has left its old address for a chapter of the book", () => {
  const slugs = CHAPTERS.map(({ slug }) => slug);
  for (const [from, to] of MOVED_ANCHORS) {
    const [page] = to.split("/");
    expect(slugs, to).toContain(page);
    expect(from).not.toBe(to);
    expect(movedAnchor(page, to.split("#")[1] ?? "", []), to).toBeUndefined();
  }
});

test("every moved exercise is on its new page", () => {
  const exercises = MOVED_ANCHORS.map(([, to]) => to).filter((to) =>
    to.includes("#exercise-"),
  );
  expect(exercises.length).toBeGreaterThan(5);
  for (const to of exercises) {
    const [page, mark, k] = /^(.*)\/#exercise-(.)-(\d+)$/.exec(to)!.slice(1);
    const mdx = readFileSync(`src/pages/${page}.mdx`, "utf8");
    expect(mdx, to).toContain(`number="${mark.toUpperCase()}.${k}"`);
  }
});
