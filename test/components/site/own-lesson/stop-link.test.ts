import { expect, test } from "vitest";
import { parseStopLink } from "#components/site/own-lesson/stop-link.ts";

const ROOT = new URL("https://site.test/cube/");

test("a link to a figure keeps its state, and loses what the page was used for", () => {
  expect(parseStopLink("https://site.test/cube/moves/?turn=1.R#turns", ROOT)).toEqual({
    value: "moves/?turn=1.R#turns",
  });
  const presented =
    "https://site.test/cube/moves/?present=figures&lesson=own-2&turn=1.R&plan=1.W10#turns";
  expect(parseStopLink(presented, ROOT)).toEqual({ value: "moves/?turn=1.R#turns" });
  expect(parseStopLink("https://site.test/cube/#cover-cube", ROOT)).toEqual({
    value: "#cover-cube",
  });
});

test.each([
  ["", "“” is not a link. Links to this site begin with https://site.test/cube/."],
  [
    "moves/#turns",
    "“moves/#turns” is not a link. Links to this site begin with https://site.test/cube/.",
  ],
  [
    "javascript:alert(1)#a",
    "This link leads to another site. Links to this site begin with https://site.test/cube/.",
  ],
  [
    "https://site.test/#a",
    "This link leads to another site. Links to this site begin with https://site.test/cube/.",
  ],
  [
    "https://site.test/cube/moves/",
    "This link opens a whole page, not a figure. Copy the link in a figure’s Share.",
  ],
  [
    "https://site.test/cube/icon.svg#a",
    "This link doesn’t open a page that can be presented.",
  ],
  [
    `https://site.test/cube/?cube=${"1".repeat(1000)}#a`,
    "This link is too long for a lesson: the limit is 1000 characters.",
  ],
])("%s is refused: %s", (link, problem) => {
  expect(parseStopLink(link, ROOT)).toEqual({ problem });
});
